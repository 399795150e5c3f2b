package tortuga.piecesofeight;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tortuga.engine.Setup;
import tortuga.testkit.Playthrough;

/// Golden games: a change of the rules shows here as a changed game.
final class EightPlaythroughTest {
  @Test
  void two_ready_made_ships() {
    Playthrough.of(new PiecesOfEight(), new Setup(2, Map.of("quickStart", "on")), 2)
        .entries(60)
        .check(getClass());
  }

  @Test
  void four_players_in_two_teams() {
    Playthrough.of(new PiecesOfEight(), new Setup(4, Map.of("quickStart", "on", "teams", "2x2")), 4)
        .check(getClass());
  }

  @Test
  void a_match_with_pool_trades_and_spoils() {
    Map<String, String> chosen =
        Map.of(
            "shipyard",
            "pool",
            "pool",
            "draft-random-trades",
            "match",
            "best-of-3",
            "spoils",
            "on");
    Playthrough.of(new PiecesOfEight(), new Setup(2, chosen), 3).check(getClass());
  }
}
