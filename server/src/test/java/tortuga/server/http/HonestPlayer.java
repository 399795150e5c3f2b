package tortuga.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.load.WebSocketClient;
import tortuga.server.protocol.AppliedPatch;
import tortuga.server.protocol.Json;

/// A player who does something at a table every now and then, at the speed of a person, and
/// measures how long the answer takes: plays if asked, and tries to otherwise.
final class HonestPlayer implements AutoCloseable {
  private final String table;
  private final WebSocketClient socket;
  private final Map<String, Long> sent = new ConcurrentHashMap<>();
  private final List<Long> nanos = new ArrayList<>();
  private final List<String> refusals = new ArrayList<>();
  private @Nullable JsonNode update;
  private int moves;
  private int commands;

  HonestPlayer(Visitor visitor, String table) {
    this.table = table;
    this.socket = visitor.connect(this::hear, _ -> {});
    socket.watch(table, Optional.empty());
  }

  private synchronized void hear(String text) {
    JsonNode message = Json.MAPPER.readTree(text);
    switch (message.path("type").asString()) {
      case "whole" -> update = message.path("now");
      case "update" -> update = message;
      case "change" -> {
        if (update != null) update = AppliedPatch.update(update, message);
      }
      case "accepted", "refused" -> answered(message);
      default -> {}
    }
  }

  private void answered(JsonNode answer) {
    Long since = sent.remove(answer.path("id").asString());
    if (since == null) return;
    nanos.add(System.nanoTime() - since);
    if (answer.path("type").asString().equals("accepted")) moves++;
    else refusals.add(answer.path("reason").asString());
  }

  /// Does one thing.
  synchronized void act() {
    String id = "h" + ++commands;
    JsonNode asked = update == null ? Json.MAPPER.createObjectNode() : update.path("asked");
    boolean mine = asked.path("mine").asBoolean(false);
    String move = mine ? asked.path("moves").path(0).asString("") : "wait";
    sent.put(id, System.nanoTime());
    socket.play(id, table, asked.path("number").asInt(0), List.of(move));
  }

  /// Returns how long each answer took, in milliseconds; missing answers count as well.
  synchronized List<Double> millis() {
    List<Double> all = new ArrayList<>(nanos.stream().map(nano -> nano / 1e6).toList());
    long now = System.nanoTime();
    for (long since : sent.values()) all.add((now - since) / 1e6);
    return all;
  }

  synchronized int moves() {
    return moves;
  }

  /// Returns how often this player was told to slow down.
  synchronized long tooFast() {
    return refusals.stream().filter("too-fast"::equals).count();
  }

  /// Discards what was measured so far.
  synchronized void forget() {
    nanos.clear();
    refusals.clear();
    moves = 0;
  }

  @Override
  public void close() {
    socket.abort();
  }
}
