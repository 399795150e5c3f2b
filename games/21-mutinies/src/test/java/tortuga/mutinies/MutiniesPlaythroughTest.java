package tortuga.mutinies;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tortuga.engine.Setup;
import tortuga.testkit.Playthrough;

/// Golden games: a change of the rules shows here as a changed game.
final class MutiniesPlaythroughTest {
  @Test
  void two_pirates_and_a_minion() {
    Playthrough.of(new Mutinies(), Setup.of(2), 2).check(getClass());
  }

  @Test
  void three_pirates_with_a_simplified_deck_of_thirty() {
    Playthrough.of(new Mutinies(), new Setup(3, Map.of("cards", "simplified", "mutinies", "30")), 3)
        .entries(20)
        .check(getClass());
  }

  @Test
  void four_pirates() {
    Playthrough.of(new Mutinies(), Setup.of(4), 4).check(getClass());
  }

  @Test
  void five_pirates() {
    Playthrough.of(new Mutinies(), Setup.of(5), 5).entries(60).check(getClass());
  }
}
