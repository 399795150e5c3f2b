package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Rule;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.server.store.EntryJson;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.table.game.QuestionView;

/// A game that asks the host asks whoever is host when it begins, wherever the host sits.
class HostTest {
  private static final Occupant ANNE = new Occupant.Person("anne", "Anne", "none");
  private static final Map<String, String> SETTINGS = Map.of("mode", "beginner", "captain", "host");

  private static TestTable table(int hostsSeat) {
    TestTable testTable =
        TestTable.empty("aye", 4, SETTINGS, Pace.NORMAL, Seed.of(7), MatchFactory.USUAL);
    for (int seat = 0; seat < 4; seat++) {
      testTable.sit(seat, seat == hostsSeat ? ANNE : TestTable.person(seat));
    }
    return testTable;
  }

  private static QuestionView begun(TestTable testTable) {
    testTable.commit(testTable.table.propose()::begin);
    return testTable.asked(Viewer.SPECTATOR);
  }

  @ParameterizedTest
  @Rule("AYE-RULING-71")
  @ValueSource(ints = {0, 2, 3})
  void the_host_is_asked_wherever_the_host_sits(int seat) {
    TestTable testTable = table(seat);

    QuestionView asked = begun(testTable);

    assertThat(asked.kind()).isEqualTo("choose-captain");
    assertThat(asked.seats()).containsExactly(seat);
    assertThat(testTable.rebuilt().questionView(Viewer.SPECTATOR, testTable.now, Downtime.NONE))
        .contains(asked);
  }

  @Test
  @Rule("AYE-RULING-71")
  void a_host_who_has_left_the_seat_is_not_asked_there() {
    TestTable testTable = table(0);
    testTable.commit(() -> testTable.table.propose().vacate(0, "anne"));
    testTable.commit(() -> testTable.table.propose().vacate(3, "person3"));
    testTable.sit(3, ANNE);
    testTable.sit(0, TestTable.person(3));

    assertThat(begun(testTable).seats()).containsExactly(3);
  }

  @Test
  @Rule("AYE-RULING-71")
  void without_a_host_one_of_the_pirates_is_asked() {
    TestTable testTable = table(/* hostsSeat= */ -1);

    QuestionView asked = begun(testTable);

    assertThat(asked.seats()).hasSize(1);
    assertThat(testTable.table.host()).isEmpty();
    assertThat(testTable.rebuilt().questionView(Viewer.SPECTATOR, testTable.now, Downtime.NONE))
        .contains(asked);
  }

  @Test
  void a_log_that_does_not_say_who_hosted_is_read() {
    assertThat(EntryJson.read("{\"type\":\"begun\",\"words\":[\"w\"]}"))
        .isEqualTo(new LogEntry.Begun(List.of("w"), Optional.empty()));
  }
}
