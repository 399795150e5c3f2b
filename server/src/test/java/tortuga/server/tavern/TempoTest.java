package tortuga.server.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tortuga.server.table.Beginning;
import tortuga.server.table.Cabin;
import tortuga.server.table.Pace;
import tortuga.server.table.Position;

/// When bots answer says nothing about what they hold.
class TempoTest {
  private static Tempo tempo() {
    return new Tempo(new Random(1));
  }

  private static Cabin window(int people, Pace pace) {
    Position sea =
        new Position(
            """
            nests: {0: bomb, 1: bomb, 2: bomb}
            decks: {0: mate bomb captain, 1: bomb captain treachery, 2: bomb captain cutlass}
            """);
    Cabin cabin = Cabin.of("pieces-of-eight", 3, people, pace, sea);
    cabin.play(0, "mate fore 1 fore");
    return cabin;
  }

  private static Cabin silence(String hand) {
    Position end = new Position("{phase: 9, hands: {4: %s}}".formatted(hand));
    return Cabin.of("aye", 5, 2, Pace.NORMAL, end);
  }

  @Test
  void silent_answers_come_at_the_same_moments_whatever_a_bot_holds() {
    Tempo one = tempo();
    Tempo other = tempo();
    for (int i = 0; i < 100; i++) {
      assertThat(one.delay(silence("C33").table, "ready"))
          .isEqualTo(other.delay(silence("C31").table, "claim C31"))
          .isBetween(1000L, 4000L);
    }
  }

  @Test
  void open_moves_come_at_the_same_moments_whatever_they_are() {
    Cabin cabin = Cabin.of("jamaica", 3, 1, Pace.NORMAL, Beginning.USUAL);
    Tempo one = tempo();
    Tempo other = tempo();
    for (String move : List.of("a", "b", "c")) {
      assertThat(one.delay(cabin.table, move)).isEqualTo(other.delay(cabin.table, "pass"));
    }
  }

  @Test
  void a_reaction_comes_between_eight_tenths_of_a_second_and_four_fifths_of_the_window() {
    Tempo tempo = tempo();
    Cabin cabin = window(2, Pace.NORMAL);
    for (int i = 0; i < 1000; i++) {
      assertThat(tempo.delay(cabin.table, "treachery aft")).isBetween(800L, 4000L);
    }
  }

  @Test
  void whoever_is_away_can_come_back_at_any_decision() {
    Cabin cabin = Cabin.of("jamaica", 3, 1, Pace.NORMAL, Beginning.USUAL);
    cabin.commit(() -> cabin.table.propose().hold(0, false));

    assertThat(tempo().delay(cabin.table, "a")).isBetween(700L, 1800L);
  }

  @Test
  void where_no_person_plays_bots_lose_no_time() {
    assertThat(tempo().delay(window(0, Pace.NORMAL).table, "treachery aft")).isZero();
  }
}
