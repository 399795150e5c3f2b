package tortuga.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tortuga.server.table.PositionStart;
import tortuga.server.table.TestTable;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// When bots answer says nothing about what they hold.
class BotPacingTest {
  private static BotPacing tempo() {
    return new BotPacing(new Random(1));
  }

  private static TestTable window(int people, Pace pace) {
    PositionStart sea =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb, 2: bomb}
            decks: {0: mate bomb captain, 1: bomb captain treachery, 2: bomb captain cutlass}
            """);
    TestTable testTable = TestTable.of("pieces-of-eight", 3, people, pace, sea);
    testTable.play(0, "mate fore 1 fore");
    return testTable;
  }

  private static TestTable silence(String hand) {
    PositionStart end = new PositionStart("{phase: 9, hands: {4: %s}}".formatted(hand));
    return TestTable.of("aye", 5, 2, Pace.NORMAL, end);
  }

  @Test
  void silent_answers_come_at_the_same_moments_whatever_a_bot_holds() {
    BotPacing one = tempo();
    BotPacing other = tempo();
    for (int i = 0; i < 100; i++) {
      assertThat(one.delay(silence("C33").table, "ready"))
          .isEqualTo(other.delay(silence("C31").table, "claim C31"))
          .isBetween(1000L, 4000L);
    }
  }

  @Test
  void open_moves_come_at_the_same_moments_whatever_they_are() {
    TestTable testTable = TestTable.of("jamaica", 3, 1, Pace.NORMAL, MatchFactory.USUAL);
    BotPacing one = tempo();
    BotPacing other = tempo();
    for (String move : List.of("a", "b", "c")) {
      assertThat(one.delay(testTable.table, move)).isEqualTo(other.delay(testTable.table, "pass"));
    }
  }

  @Test
  void a_reaction_comes_between_eight_tenths_of_a_second_and_four_fifths_of_the_window() {
    BotPacing pacing = tempo();
    TestTable testTable = window(2, Pace.NORMAL);
    for (int i = 0; i < 1000; i++) {
      assertThat(pacing.delay(testTable.table, "treachery aft")).isBetween(800L, 4000L);
    }
  }

  @Test
  void whoever_is_away_can_come_back_at_any_decision() {
    TestTable testTable = TestTable.of("jamaica", 3, 1, Pace.NORMAL, MatchFactory.USUAL);
    testTable.commit(() -> testTable.table.propose().handToBot(0, false));

    assertThat(tempo().delay(testTable.table, "a")).isBetween(700L, 1800L);
  }

  @Test
  void where_no_person_plays_bots_lose_no_time() {
    assertThat(tempo().delay(window(0, Pace.NORMAL).table, "treachery aft")).isZero();
  }
}
