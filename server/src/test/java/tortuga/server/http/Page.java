package tortuga.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.load.WebSocketClient;
import tortuga.server.protocol.AppliedPatch;
import tortuga.server.protocol.Json;

/// A page that remembers everything that it is told.
final class Page {
  private static final long PATIENCE = 60_000_000_000L;

  private final Map<String, JsonNode> latest = new ConcurrentHashMap<>();
  private final Map<String, JsonNode> answers = new ConcurrentHashMap<>();
  private final Map<String, String> foreseen = new ConcurrentHashMap<>();
  private final Map<String, List<String>> updates = new ConcurrentHashMap<>();
  private final AtomicInteger commands = new AtomicInteger();
  private final WebSocketClient socket;

  private Page(Visitor visitor) {
    this.socket = visitor.connect(this::hear, _ -> {});
  }

  static Page of(Visitor visitor) {
    return new Page(visitor);
  }

  private void hear(String text) {
    JsonNode message = Json.MAPPER.readTree(text);
    String type = message.path("type").asString();
    switch (type) {
      case "whole" -> latest.put(message.path("now").path("table").asString(), message.path("now"));
      case "change" -> {
        String table = message.path("table").asString();
        latest.put(table, AppliedPatch.update(latest(table), message));
        updates.computeIfAbsent(table, _ -> new CopyOnWriteArrayList<>()).add(plain(text, table));
      }
      case "foreseen" ->
          foreseen.put(
              message.path("id").asString(), plain(text, message.path("table").asString()));
      case "accepted", "refused" -> answers.put(message.path("id").asString(), message);
      default -> {}
    }
  }

  /// Leaves out ids and times.
  private static String plain(String text, String table) {
    return text.replace(table, "TABLE").replaceAll("\"(now|at|opened|deadline)\":\\d+", "\"$1\":0");
  }

  void watch(String table) {
    socket.watch(table, Optional.empty());
    until(() -> latest.containsKey(table));
  }

  /// Ends a subscription: a page can follow only a limited number of tables.
  void leave(String table) {
    socket.send(Json.write(Map.of("type", "unwatch", "table", table)));
  }

  private JsonNode latest(String table) {
    return Objects.requireNonNull(latest.get(table));
  }

  /// Returns what may be answered at a table now.
  List<String> moves(String table) {
    List<String> moves = new ArrayList<>();
    JsonNode update = latest.get(table);
    if (update != null) {
      update.path("asked").path("moves").forEach(move -> moves.add(move.asString()));
    }
    return moves;
  }

  boolean isOver(String table) {
    JsonNode update = latest.get(table);
    return update != null && !update.path("phase").asString().equals("playing");
  }

  /// Whether the table waits for reactions.
  boolean isWindow(String table) {
    JsonNode update = latest.get(table);
    return update != null && update.path("asked").path("manner").asString("").equals("window");
  }

  /// Answers, and waits until that is stored and this page has seen it; false if it was refused.
  boolean play(String table, String move) {
    String id = "c" + commands.incrementAndGet();
    int question = latest(table).path("asked").path("number").asInt();
    socket.play(id, table, question, List.of(move));
    until(() -> answers.containsKey(id));
    JsonNode answer = Objects.requireNonNull(answers.get(id));
    if (!answer.path("type").asString().equals("accepted")) return false;
    int number = answer.path("number").asInt();
    until(() -> latest(table).path("number").asInt() >= number);
    return true;
  }

  /// What a page is told to foresee: at which update, and the message without its id.
  record Foreseen(int number, String message) {}

  /// Asks what every answer to the question would bring or, if this page is not asked, about the
  /// position; returns nothing if that is refused, or if the table is not where the page saw it.
  Optional<Foreseen> foresee(String table) {
    String id = "f" + commands.incrementAndGet();
    JsonNode sight = latest(table);
    int number = sight.path("number").asInt();
    boolean isAsked = sight.path("asked").path("mine").asBoolean(false);
    socket.send(
        "{\"type\":\"foresee\",\"id\":\"%s\",\"table\":\"%s\",\"question\":%s,\"chains\":[]}"
            .formatted(id, table, isAsked ? sight.path("asked").path("number").asInt() : null));
    until(() -> foreseen.containsKey(id) || answers.containsKey(id));
    return Optional.ofNullable(foreseen.get(id))
        .filter(text -> Json.MAPPER.readTree(text).path("number").asInt() == number)
        .map(text -> new Foreseen(number, text.replace(id, "ID")));
  }

  /// Returns the number of the latest update of a table.
  int number(String table) {
    return latest(table).path("number").asInt();
  }

  /// Returns the first updates of a table, without ids and times, once they are there. More may
  /// come at the same time, so they are read from a snapshot; a sublist would fail.
  List<String> updates(String table, int count) {
    List<String> all = updates.computeIfAbsent(table, _ -> new CopyOnWriteArrayList<>());
    until(() -> all.size() >= count);
    return all.stream().limit(count).toList();
  }

  void close() {
    socket.close();
  }

  /// Waits for something that must come.
  static void until(BooleanSupplier condition) {
    long begun = System.nanoTime();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - begun > PATIENCE) throw new AssertionError("it never comes");
      LockSupport.parkNanos(200_000);
    }
  }
}
