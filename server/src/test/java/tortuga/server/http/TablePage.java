package tortuga.server.http;

import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;
import tortuga.load.Visitor;
import tortuga.load.WebSocketClient;
import tortuga.server.protocol.AppliedPatch;
import tortuga.server.protocol.Json;

/// A page in a test, which follows one table: it keeps what it is told, and waits for more.
final class TablePage {
  /// Longer than anything takes unless it is broken.
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /// The refusals that a page gets which does not know yet what others did.
  static final Set<String> TOO_LATE = Set.of("stale-question", "not-your-turn", "game-over");

  private Visitor visitor;
  private final String table;
  private final Semaphore news;
  private final Map<String, JsonNode> answers = new HashMap<>();
  private final List<JsonNode> others = new ArrayList<>();
  private Optional<WebSocketClient> line = Optional.empty();
  private Sight sight = Sight.NOTHING;
  private List<Sight> sights = new ArrayList<>();
  private JsonNode last = MissingNode.getInstance();
  private int visits;
  private int commands;
  private List<Integer> muted = List.of();
  private boolean gone;
  private Optional<RuntimeException> problem = Optional.empty();

  /// What the page shows: everything that it was told of the table.
  record Sight(
      int number,
      String phase,
      JsonNode table,
      JsonNode seats,
      List<JsonNode> items,
      JsonNode view,
      JsonNode asked,
      JsonNode result) {
    static final Sight NOTHING =
        of(MissingNode.getInstance(), MissingNode.getInstance(), List.of());

    private static Sight of(JsonNode table, JsonNode update, List<JsonNode> items) {
      return new Sight(
          update.path("number").asInt(-1),
          update.path("phase").asString(""),
          table,
          update.path("seats"),
          items,
          update.path("view"),
          update.path("asked"),
          update.path("result"));
    }

    private Sight then(JsonNode update) {
      List<JsonNode> all = new ArrayList<>(items);
      all.addAll(list(update.path("acts")));
      return of(table, update, List.copyOf(all));
    }

    private Sight with(List<JsonNode> all) {
      return new Sight(number, phase, table, seats, all, view, asked, result);
    }

    boolean isFinished() {
      return phase.equals("finished") || phase.equals("abandoned");
    }

    boolean isAsked() {
      return asked.path("mine").asBoolean(false);
    }

    int question() {
      return asked.path("number").asInt(-1);
    }

    List<String> moves() {
      return list(asked.path("moves")).stream().map(JsonNode::asString).toList();
    }

    List<String> free() {
      return list(asked.path("free")).stream().map(JsonNode::asString).toList();
    }

    /// What must be the same for all pages of the same seat.
    List<Object> essence() {
      return List.of(number, phase, items, view, withoutDeadline(asked), result);
    }

    /// A deadline moves when time is lost, for example when a test puts the clock forward; a page
    /// learns of that with the next update.
    private static JsonNode withoutDeadline(JsonNode asked) {
      JsonNode rest = asked.deepCopy();
      if (rest instanceof ObjectNode object) object.remove("deadline");
      return rest;
    }
  }

  /// Follows a table; `news` is released whenever the page gets a message.
  TablePage(Visitor visitor, String table, Semaphore news) {
    this.visitor = visitor;
    this.table = table;
    this.news = news;
  }

  static List<JsonNode> list(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }

  // Connecting

  /// Connects, and asks for what happened since `last`, or for everything.
  TablePage come(Optional<Integer> last) {
    connect();
    Sight before = sight();
    synchronized (this) {
      if (last.isEmpty()) sight = Sight.NOTHING;
      else sight = at(before, -2 - before.number());
    }
    line().watch(table, last);
    await(now -> now.number() >= 0);
    return this;
  }

  /// The same sight, marked as not yet confirmed by the server.
  private static Sight at(Sight old, int number) {
    return new Sight(
        number,
        old.phase(),
        old.table(),
        old.seats(),
        old.items(),
        old.view(),
        old.asked(),
        old.result());
  }

  /// Breaks the connection, and reconnects: with what it has, or as if it had nothing.
  TablePage comeBack(boolean withLast) {
    tear();
    return come(withLast ? Optional.of(sight().number()) : Optional.empty());
  }

  /// Breaks the connection, and reconnects as if it had missed everything after an earlier sight.
  TablePage comeBackWith(Sight earlier) {
    tear();
    synchronized (this) {
      sight = earlier;
    }
    return come(Optional.of(earlier.number()));
  }

  /// Breaks the connection, and connects to another server with what it has.
  TablePage comeTo(URI address) {
    tear();
    visitor = visitor.at(address);
    return come(Optional.of(sight().number()));
  }

  TablePage connect() {
    int visit;
    synchronized (this) {
      visit = ++visits;
      gone = false;
    }
    line = Optional.of(visitor.connect(text -> hear(visit, text), _ -> leave(visit)));
    return this;
  }

  void tear() {
    synchronized (this) {
      visits++;
    }
    line.ifPresent(WebSocketClient::abort);
  }

  private WebSocketClient line() {
    return line.orElseThrow();
  }

  // Receiving

  private synchronized void leave(int visit) {
    if (visit != visits) return;
    gone = true;
    notifyAll();
  }

  private synchronized void hear(int visit, String text) {
    if (visit != visits) return;
    JsonNode message = Json.MAPPER.readTree(text);
    switch (message.path("type").asString()) {
      case "whole" -> {
        last = message.path("now");
        see(Sight.of(message.path("table"), last, list(message.path("chronicle"))));
        muted = list(message.path("muted")).stream().map(JsonNode::asInt).toList();
      }
      case "update" -> update(message);
      case "change" -> update(AppliedPatch.update(last, message));
      case "accepted", "advice", "explained", "history", "foreseen" ->
          answers.put(message.path("id").asString(), message);
      case "refused" -> {
        if (message.path("id").asString().isEmpty()) others.add(message);
        else answers.put(message.path("id").asString(), message);
      }
      case "beat" -> {
        return;
      }
      default -> others.add(message);
    }
    notifyAll();
    news.release();
  }

  /// A page that missed something would notice here.
  private void update(JsonNode update) {
    int known = sight.number() < -1 ? -2 - sight.number() : sight.number();
    if (update.path("since").asInt() != known) {
      problem =
          Optional.of(
              new IllegalStateException("%s does not build on %d".formatted(update, known)));
    }
    last = update;
    see(sight.then(update));
  }

  /// Asks for everything that happened before the oldest item on the page, which may show the last
  /// ones only.
  void recallAll() {
    for (int oldest = oldest(); oldest > 1; oldest = oldest()) {
      recalled(list(command("recall", Map.of("before", oldest - 1)).path("acts")));
    }
  }

  private int oldest() {
    List<JsonNode> items = sight().items();
    return items.isEmpty() ? 1 : items.getFirst().path("number").asInt();
  }

  private synchronized void recalled(List<JsonNode> earlier) {
    List<JsonNode> all = new ArrayList<>(earlier);
    all.addAll(sight.items());
    sight = sight.with(List.copyOf(all));
  }

  private void see(Sight now) {
    sight = now;
    sights.add(now);
  }

  /// Returns every sight, one after the other, that was not returned before.
  synchronized List<Sight> sightsSinceThen() {
    List<Sight> since = sights;
    sights = new ArrayList<>();
    return since;
  }

  synchronized Sight sight() {
    if (problem.isPresent()) throw problem.get();
    return sight;
  }

  /// Returns how many milliseconds were left for the question when the page was told of it.
  synchronized long timeLeft() {
    return sight().asked().path("deadline").asLong() - last.path("now").asLong();
  }

  Sight await(Predicate<Sight> wanted) {
    return await(() -> wanted.test(sight) ? Optional.of(sight) : Optional.empty());
  }

  /// Returns the seats that the page's owner muted when it came.
  synchronized List<Integer> muted() {
    return muted;
  }

  /// Waits for something that is neither an update nor the answer to a command.
  JsonNode awaitOther(Predicate<JsonNode> wanted) {
    return await(() -> others.stream().filter(wanted).findFirst());
  }

  synchronized List<JsonNode> others(String type) {
    return others.stream().filter(message -> message.path("type").asString().equals(type)).toList();
  }

  void awaitGone() {
    await(() -> gone ? Optional.of(gone) : Optional.empty());
  }

  private interface Attempt<T> {
    Optional<T> look();
  }

  private synchronized <T> T await(Attempt<T> attempt) {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      if (problem.isPresent()) throw problem.get();
      Optional<T> found = attempt.look();
      if (found.isPresent()) return found.get();
      long left = (until - System.nanoTime()) / 1_000_000;
      if (left <= 0) throw new AssertionError("waited in vain; " + sight + " and " + others);
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError("interrupted", e);
      }
    }
  }

  // Sending

  void say(String text) {
    line().send(text);
  }

  void sayBytes(ByteBuffer bytes) {
    line().send(bytes);
  }

  /// Sends a command under a new id, and returns the answer.
  JsonNode command(String type, Map<String, ?> more) {
    return command(nextId(), type, more);
  }

  String nextId() {
    return "%x-%d".formatted(System.identityHashCode(this), ++commands);
  }

  JsonNode command(String id, String type, Map<String, ?> more) {
    send(id, type, more);
    return answer(id);
  }

  void send(String id, String type, Map<String, ?> more) {
    synchronized (this) {
      answers.remove(id);
    }
    Map<String, Object> all = new HashMap<>(more);
    all.put("type", type);
    all.put("id", id);
    all.putIfAbsent("table", table);
    say(Json.write(all));
  }

  JsonNode answer(String id) {
    return await(() -> Optional.ofNullable(answers.get(id)));
  }

  JsonNode play(int question, List<String> moves) {
    return command("play", Map.of("question", question, "moves", moves));
  }

  /// Answers the question on the page with its first offer, unless others were quicker.
  void playAny() {
    Sight before = await(Sight::isAsked);
    JsonNode answer = play(before.question(), before.moves().subList(0, 1));
    if (isAccepted(answer)) await(now -> now.number() > before.number());
    else if (!TOO_LATE.contains(reason(answer))) throw new AssertionError(answer.toString());
  }

  static boolean isAccepted(JsonNode answer) {
    return answer.path("type").asString().equals("accepted");
  }

  static String reason(JsonNode answer) {
    return answer.path("reason").asString("");
  }
}
