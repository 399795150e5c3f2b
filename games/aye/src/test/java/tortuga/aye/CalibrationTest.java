package tortuga.aye;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Setup;

/// Players of good sense win about as often as the rule book's calibration says, or a little more.
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
  @CsvSource({"4, 55", "5, 66", "6, 59", "7, 59", "8, 55", "9, 58", "10, 52"})
  void experts_with_a_traitor_among_them_win_about_half(int players, int percent) {
    var played = Calibration.of(Setup.of(players), GAMES, players);

    assertThat(100 * played.crewWins / GAMES).isBetween(percent - 15, percent + 27);
    assertThat(100 * played.traitorWins / GAMES).isBetween(1, 20);
  }

  @Test
  void calm_seas_are_easier_than_storms() {
    var calm = Calibration.of(new Setup(6, Map.of("difficulty", "calm")), GAMES, 1);
    var storm = Calibration.of(new Setup(6, Map.of("difficulty", "storm")), GAMES, 1);

    assertThat(calm.crewWins).isGreaterThan(storm.crewWins);
  }
}
