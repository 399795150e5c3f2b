package tortuga.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.server.store.RewrittenLog.Look;
import tortuga.server.store.RewrittenLog.Sitting;
import tortuga.server.store.RewrittenLog.Successor;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogEntry.*;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;
import tortuga.server.table.Origin;
import tortuga.server.table.clock.Pace;

class RewrittenLogTest {
  private static final Played MOVE = new Played(List.of(new Turn(0, "dump 2")), Origin.PLAYER, "c");

  private static LogEntry opened(String host) {
    return new Opened("jamaica", 1, 2, Map.of(), Pace.WEEK, false, host, "promise");
  }

  private static LogEntry seated(int seat, String id, String name, String flag) {
    return new Seated(seat, new Occupant.Person(id, name, flag), "word");
  }

  /// Each line is ten milliseconds later than the one before.
  private static List<LogLine> log(LogEntry... entries) {
    List<LogLine> log = new ArrayList<>();
    String hash = "";
    for (LogEntry entry : entries) {
      log.add(LogLines.after(hash, log.size(), 10L * log.size(), entry));
      hash = log.getLast().hash();
    }
    return log;
  }

  private static final List<LogLine> LOG =
      log(
          opened("anne"),
          seated(0, "anne", "Anne", "flag-1"),
          seated(1, "mary", "Mary", "flag-2"),
          new Renamed(0, "Bonny", "flag-3"),
          new Renamed(1, "Read", "flag-2"),
          new Vacated(0, Optional.of("anne")),
          MOVE);

  private static List<LogEntry> entries(RewrittenLog log) {
    return log.lines().stream().map(LogLine::entry).toList();
  }

  @Test
  void somebody_who_is_gone_is_named_nowhere_and_everything_else_stays() {
    Successor nobody = new Successor("gone-1", Optional.of(new Look("Nobody", "none")));

    RewrittenLog next = RewrittenLog.of(LOG, "anne", nobody);

    assertThat(entries(next))
        .containsExactly(
            opened("gone-1"),
            seated(0, "gone-1", "Nobody", "none"),
            seated(1, "mary", "Mary", "flag-2"),
            new Renamed(0, "Nobody", "none"),
            new Renamed(1, "Read", "flag-2"),
            new Vacated(0, Optional.of("gone-1")),
            MOVE,
            new Rewritten());
    assertThat(RewrittenLog.isNamed(LOG, "anne")).isTrue();
    assertThat(RewrittenLog.isNamed(next.lines(), "anne")).isFalse();
    LogLines.check(next.lines());
  }

  @Test
  void a_successor_without_another_look_keeps_the_names_of_then() {
    RewrittenLog next = RewrittenLog.of(LOG, "anne", new Successor("grace", Optional.empty()));

    assertThat(entries(next))
        .contains(seated(0, "grace", "Anne", "flag-1"), new Renamed(0, "Bonny", "flag-3"));
  }

  @Test
  void times_and_the_text_of_other_lines_stay_as_they_were() {
    RewrittenLog next = RewrittenLog.of(LOG, "anne", new Successor("grace", Optional.empty()));

    assertThat(next.lines().get(6).body()).isEqualTo(LOG.get(6).body());
    assertThat(next.lines().get(6).hash()).isNotEqualTo(LOG.get(6).hash());
    assertThat(next.lines().stream().map(LogLine::at))
        .containsExactly(0L, 10L, 20L, 30L, 40L, 50L, 60L, 60L);
  }

  @Test
  void what_somebody_says_is_theirs_only_while_they_have_the_seat() {
    List<LogLine> log =
        log(
            opened("anne"),
            seated(0, "anne", "Anne", "flag-1"),
            new Vacated(0),
            seated(0, "mary", "Mary", "flag-2"),
            seated(1, "anne", "Anne", "flag-1"));

    List<Sitting> sittings = RewrittenLog.sittings(log, "anne");

    assertThat(sittings)
        .containsExactly(new Sitting(0, 10, 20), new Sitting(1, 40, Long.MAX_VALUE));
    assertThat(sittings.getFirst().covers(0, 15)).isTrue();
    assertThat(sittings.getFirst().covers(0, 30)).isFalse();
    assertThat(sittings.getFirst().covers(1, 15)).isFalse();
  }
}
