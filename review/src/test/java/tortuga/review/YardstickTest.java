package tortuga.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Games;
import tortuga.record.JsonText;

class YardstickTest {
  private static final Yardstick YARDSTICK =
      new Yardstick(1, 0, true, 1, 2, 4, 30, 1_000, 10_000, "");

  /// If this fails, rules or tactics have changed: raise the version, check the calibration, and
  /// write the new hash into the yardstick of the game.
  @ParameterizedTest
  @ValueSource(strings = {"jamaica", "21-mutinies", "aye", "pieces-of-eight"})
  void a_version_of_a_yardstick_always_plays_the_same(String game) {
    var found = Games.named(game).orElseThrow();
    Yardstick yardstick = Yardstick.of(found);

    assertThat(yardstick.behaviour()).isEqualTo(Behaviour.of(found, yardstick));
  }

  @Test
  void a_label_that_another_seed_may_change_is_unclear() {
    assertThat(YARDSTICK.label(0.005, 0.001)).isEqualTo(Label.FINE);
    assertThat(YARDSTICK.label(-0.5, 0.1)).isEqualTo(Label.FINE);
    assertThat(YARDSTICK.label(0.015, 0.001)).isEqualTo(Label.INEXACT);
    assertThat(YARDSTICK.label(0.03, 0.005)).isEqualTo(Label.MISTAKE);
    assertThat(YARDSTICK.label(0.06, 0.01)).isEqualTo(Label.BLUNDER);
    assertThat(YARDSTICK.label(0.039, 0.005)).isEqualTo(Label.UNCLEAR);
    assertThat(YARDSTICK.label(0.0, 0.02)).isEqualTo(Label.UNCLEAR);
  }

  @Test
  void every_change_of_a_yardstick_changes_its_hash() {
    Yardstick read = Yardstick.read(JsonText.write(YARDSTICK, 1));
    Yardstick other = new Yardstick(1, 1, true, 1, 2, 4, 30, 1_000, 10_000, "");

    assertThat(read).isEqualTo(YARDSTICK);
    assertThat(read.hash()).isEqualTo(YARDSTICK.hash()).isNotEqualTo(other.hash());
  }

  @Test
  void labels_must_rise() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Yardstick(1, 0, true, 2, 2, 4, 30, 1_000, 10_000, ""));
  }
}
