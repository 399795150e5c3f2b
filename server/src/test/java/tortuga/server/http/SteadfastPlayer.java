package tortuga.server.http;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;
import tortuga.load.Visitor;
import tortuga.load.WebSocketClient;
import tortuga.server.protocol.AppliedPatch;
import tortuga.server.protocol.Json;

/// A player who plays at a table whatever happens to the nodes: it leaves a node that does not
/// answer for another one, and sends commands without an answer again.
final class SteadfastPlayer implements Runnable {
  private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(2500);
  private static final long SILENCE = TimeUnit.SECONDS.toNanos(6);

  private final Visitor visitor;
  private final String table;
  private final int seat;
  private final ToldMoves told;
  private final SplittableRandom random;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private volatile Optional<Command> unanswered = Optional.empty();
  private volatile int number = -1;
  private int commands;
  private JsonNode latest = MissingNode.getInstance();
  private JsonNode asked = MissingNode.getInstance();
  private volatile boolean finished;
  private volatile boolean resting;
  private volatile boolean ashore;

  /// The command that is not answered yet.
  private record Command(String id, int question, String move) {}

  /// A node no longer answers.
  private static final class Lost extends Exception {
    private static final long serialVersionUID = 1;
  }

  SteadfastPlayer(Visitor visitor, String table, int seat, ToldMoves told, long seed) {
    this.visitor = visitor;
    this.table = table;
    this.seat = seat;
    this.told = told;
    this.random = new SplittableRandom(seed);
  }

  String table() {
    return table;
  }

  int seat() {
    return seat;
  }

  int number() {
    return number;
  }

  /// Answers no more questions, but stays until all of its commands are answered.
  void rest() {
    resting = true;
  }

  boolean isResting() {
    return resting && unanswered.isEmpty();
  }

  /// Whether the game is over, as far as this player knows.
  boolean isFinished() {
    return finished;
  }

  void disconnect() {
    ashore = true;
  }

  @Override
  public void run() {
    while (!ashore) {
      try {
        keepPlaying(told.anyNode(random));
      } catch (Lost _) {
        told.moved();
      } catch (RuntimeException e) {
        told.complain(e);
        return;
      }
    }
  }

  private void keepPlaying(URI node) throws Lost {
    heard.clear();
    WebSocketClient socket = connect(node);
    try {
      socket.watch(table, number < 0 ? Optional.empty() : Optional.of(number));
      long since = System.nanoTime();
      long sent = since;
      boolean sending = false;
      while (!ashore) {
        JsonNode message = next(since);
        since = System.nanoTime();
        boolean answered = receive(message, socket);
        if (answered || message.path("type").asString().equals("whole")) sending = false;
        if (unanswered.isEmpty() && !resting) unanswered = choose();
        if (unanswered.isPresent() && !sending && number >= 0) {
          play(socket, unanswered.get());
          sending = true;
          sent = since;
        }
        if (sending && since - sent > PATIENCE) throw new Lost();
      }
    } finally {
      socket.abort();
    }
  }

  private WebSocketClient connect(URI node) throws Lost {
    try {
      return CompletableFuture.supplyAsync(
              () -> visitor.at(node).connect(heard::add, _ -> heard.add("")),
              Thread::startVirtualThread)
          .orTimeout(2, TimeUnit.SECONDS)
          .join();
    } catch (RuntimeException _) {
      pause(100);
      throw new Lost();
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Returns the next message; an empty object if there is none for a while.
  private JsonNode next(long since) throws Lost {
    try {
      String text = heard.poll(200, TimeUnit.MILLISECONDS);
      if (text == null && System.nanoTime() - since > SILENCE) throw new Lost();
      if (text == null) return unanswered.isPresent() ? waiting() : next(since);
      if (text.isEmpty()) throw new Lost();
      return Json.MAPPER.readTree(text);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static JsonNode waiting() {
    return MissingNode.getInstance();
  }

  /// Handles a message; returns whether it answers the command. A node that cannot accept the
  /// subscription, because the store is away, is left as well.
  private boolean receive(JsonNode message, WebSocketClient socket) throws Lost {
    switch (message.path("type").asString("")) {
      case "whole" -> take(message.path("now"));
      case "update", "change" -> {
        if (message.path("since").asInt() != number) socket.watch(table, Optional.of(number));
        else take(message.has("changed") ? AppliedPatch.update(latest, message) : message);
      }
      case "accepted" -> {
        return isAnswer(message) && accepted();
      }
      case "refused" -> {
        if (message.path("id").asString("").isEmpty()) throw new Lost();
        return isAnswer(message) && refused(message.path("reason").asString());
      }
      default -> {}
    }
    return false;
  }

  private boolean isAnswer(JsonNode message) {
    return unanswered.filter(each -> each.id.equals(message.path("id").asString())).isPresent();
  }

  private void take(JsonNode update) {
    int next = update.path("number").asInt();
    if (next < number) throw new IllegalStateException("%d after %d".formatted(next, number));
    number = next;
    latest = update;
    asked = update.path("asked");
    finished = update.path("phase").asString().equals("finished");
    told.see(table, seat, number, update.path("view"));
  }

  private boolean accepted() {
    told.accept(table, unanswered.orElseThrow().id);
    unanswered = Optional.empty();
    return true;
  }

  private boolean refused(String reason) {
    boolean again = reason.equals("store-unavailable");
    if (!again) told.refuse(reason);
    if (!again) unanswered = Optional.empty();
    return true;
  }

  private Optional<Command> choose() {
    JsonNode moves = asked.path("moves");
    if (moves.isEmpty()) return Optional.empty();
    String move = moves.get(random.nextInt(moves.size())).asString();
    int question = asked.path("number").asInt();
    asked = MissingNode.getInstance();
    return Optional.of(new Command("%s-%d-%d".formatted(table, seat, ++commands), question, move));
  }

  private void play(WebSocketClient socket, Command command) {
    pause(random.nextInt(150));
    socket.play(command.id, table, command.question, List.of(command.move));
  }
}
