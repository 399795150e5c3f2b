package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tortuga.engine.Seat;
import tortuga.server.protocol.Json;
import tortuga.server.store.LogLines;
import tortuga.server.store.Store;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Origin;
import tortuga.server.table.Table;

/// Everything that players were told, to be compared in the end with what was stored.
final class ToldMoves {
  /// The refusals for whoever comes too late; any other is a bug.
  private static final Set<String> TOO_LATE =
      Set.of("stale-question", "not-your-turn", "game-over", "already-answered", "not-offered");

  private final Supplier<List<URI>> nodes;
  private final Set<String> accepted = ConcurrentHashMap.newKeySet();
  private final Map<String, JsonNode> seen = new ConcurrentHashMap<>();
  private final Queue<Throwable> problems = new ConcurrentLinkedQueue<>();
  private final AtomicInteger moves = new AtomicInteger();
  private long latest;

  ToldMoves(Supplier<List<URI>> nodes) {
    this.nodes = nodes;
  }

  URI anyNode(SplittableRandom random) {
    List<URI> all = nodes.get();
    return all.get(random.nextInt(all.size()));
  }

  void moved() {
    moves.incrementAndGet();
  }

  void complain(Throwable problem) {
    problems.add(problem);
  }

  void accept(String table, String command) {
    if (!accepted.add(command)) complain(new IllegalStateException(table + " twice " + command));
  }

  void refuse(String reason) {
    if (!TOO_LATE.contains(reason)) complain(new IllegalStateException("refused: " + reason));
  }

  /// What a seat sees under a number it must see under that number for ever, at every node.
  void see(String table, int seat, int number, JsonNode view) {
    JsonNode before = seen.putIfAbsent(key(table, seat, number), view);
    if (before != null && !before.equals(view)) {
      complain(new IllegalStateException("another view of " + key(table, seat, number)));
    }
  }

  private static String key(String table, int seat, int number) {
    return "%s %d %d".formatted(table, seat, number);
  }

  int accepted() {
    return accepted.size();
  }

  int seen() {
    return seen.size();
  }

  int changesOfNode() {
    return moves.get();
  }

  /// Returns by how many milliseconds the latest of all clocks was late.
  long latest() {
    return latest;
  }

  void requireNoProblems() {
    assertThat(problems).isEmpty();
  }

  /// Checks that a table is, line by line, what everybody was told.
  void compare(Store store, String id) {
    List<LogLine> log = store.read(id, 0).join();
    LogLines.check(log);
    Table table =
        Table.of(id, log.subList(0, 1), store.seed(id).join().orElseThrow(), store.downtime());
    Map<String, Integer> commands = new HashMap<>();
    for (LogLine line : log.subList(1, log.size())) {
      requireFairClock(table, line, store);
      table.apply(line, store.downtime());
      count(line.entry(), commands);
      for (int seat = 0; seat < table.seats(); seat++) compare(table, seat);
    }
    assertThat(commands.values()).allMatch(times -> times == 1);
    assertThat(commands.keySet())
        .containsAll(accepted.stream().filter(each -> each.startsWith(id + "-")).toList());
  }

  private void compare(Table table, int seat) {
    Seat viewer = Seat.of(seat);
    JsonNode sent = seen.get(key(table.id(), seat, table.number(viewer)));
    if (sent == null || table.view(viewer).isEmpty()) return;
    JsonNode view = Json.MAPPER.readTree(Json.write(table.view(viewer).orElseThrow()));
    assertThat(sent).as(key(table.id(), seat, table.number(viewer))).isEqualTo(view);
  }

  /// Nobody's time is up too early, outages not counted.
  private void requireFairClock(Table table, LogLine line, Store store) {
    if (!(line.entry() instanceof LogEntry.Played(_, Origin by, _))) return;
    if (by != Origin.CLOCK && by != Origin.TABLE) return;
    long due = table.automation().nextDeadline(line.at(), store.downtime()).orElseThrow();
    assertThat(due).as("line %d of %s", line.seq(), table.id()).isLessThanOrEqualTo(line.at());
    latest = Math.max(latest, line.at() - due);
  }

  private static void count(LogEntry entry, Map<String, Integer> commands) {
    String command =
        switch (entry) {
          case LogEntry.Played(_, _, String id) -> id;
          case LogEntry.Pledged(_, _, _, String id) -> id;
          default -> "";
        };
    if (!command.isEmpty()) commands.merge(command, 1, Integer::sum);
  }

  /// Returns how far a seat is at a table as it is stored.
  static int number(Store store, String id, int seat) {
    List<LogLine> log = store.read(id, 0).join();
    return Table.of(id, log, store.seed(id).join().orElseThrow(), store.downtime())
        .number(Seat.of(seat));
  }
}
