package tortuga.jamaica;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tortuga.engine.Setup;
import tortuga.testkit.Playthrough;

/// Golden games: a change of the rules shows here as a changed game.
final class JamaicaPlaythroughTest {
  @Test
  void two_captains_and_a_ghost() {
    Playthrough.of(new Jamaica(), Setup.of(2), 2).check(getClass());
  }

  @Test
  void four_captains() {
    Playthrough.of(new Jamaica(), Setup.of(4), 4).entries(30).check(getClass());
  }

  @Test
  void six_captains_who_turn_their_cards_up_together() {
    Playthrough.of(new Jamaica(), new Setup(6, Map.of("cardReveal", "together")), 6)
        .entries(20)
        .check(getClass());
  }
}
