package tortuga.aye.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Setup;

/// Players of good sense win about as often as the rule book's calibration says, or a little more;
/// but bots ask nobody for anything and so claim no card, which costs large crews many games.
final class CalibrationTest {
  private static final int GAMES = 200;

  @ParameterizedTest
  @CsvSource({"4, 58", "5, 69", "6, 68", "7, 65", "8, 62", "9, 63", "10, 65"})
  void beginners_win_about_two_games_in_three(int players, int percent) {
    var played = Calibration.of(new Setup(players, Map.of("mode", "beginner")), GAMES, players);

    assertThat(100 * played.crewWins / GAMES).isBetween(percent - 15, percent + 27);
    assertThat(played.rounds / GAMES).isBetween(11, 17);
  }

  @ParameterizedTest
  @CsvSource({"4, 59", "5, 62", "6, 49", "7, 48", "8, 35", "9, 31", "10, 21"})
  void experts_who_claim_no_card_win_less_the_more_they_are(int players, int percent) {
    var played = Calibration.of(Setup.of(players), GAMES, players);

    assertThat(100 * played.crewWins / GAMES).isBetween(percent - 15, percent + 15);
    assertThat(100 * played.traitorWins / GAMES).isBetween(1, 20);
  }

  @Test
  void calm_seas_are_easier_than_storms() {
    var calm = Calibration.of(new Setup(6, Map.of("difficulty", "calm")), GAMES, 1);
    var storm = Calibration.of(new Setup(6, Map.of("difficulty", "storm")), GAMES, 1);

    assertThat(calm.crewWins).isGreaterThan(storm.crewWins);
  }
}
