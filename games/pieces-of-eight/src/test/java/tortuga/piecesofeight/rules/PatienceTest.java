package tortuga.piecesofeight.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.piecesofeight.Sea.ANNE;
import static tortuga.piecesofeight.Sea.MARY;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.piecesofeight.Sea;

/// How long people may think about what has just happened.
final class PatienceTest {
  private static Sea sea(String nest, String aft, String familiar) {
    return Sea.with(
        2,
        """
        nests: {0: mate, 1: %s}
        decks: {0: bomb captain mate, 1: bomb captain %s}
        familiar: %s
        """
            .formatted(nest, aft, familiar.isEmpty() ? "[]" : familiar));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "mate", "cutlass cutlass cutlass"})
  void a_table_that_sees_a_coin_for_the_first_times_has_time_to_read(String familiar) {
    Sea sea = sea("mate", "treachery", familiar).play(ANNE, "mate nest 1 fore");

    assertThat(sea.patience()).isEqualTo(10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mate mate", "mate mate mate", "mate mate mate cutlass"})
  void a_coin_that_the_table_knows_needs_no_more_time(String familiar) {
    Sea sea = sea("mate", "treachery", familiar).play(ANNE, "mate nest 1 fore");

    assertThat(sea.patience()).isEqualTo(5);
  }

  @Test
  void who_may_save_a_coin_or_answer_a_loss_has_time_to_read_at_first() {
    Sea first = sea("black-spot", "captains-monkey", "mate mate");
    first.play(ANNE, "mate nest 1 aft").play(ANNE, "pass").play(MARY, "pass");
    assertThat(first.patience()).isEqualTo(10);

    Sea later = sea("black-spot", "captains-monkey", "mate mate save-coin save-coin");
    later.play(ANNE, "mate nest 1 aft").play(ANNE, "pass").play(MARY, "pass");
    assertThat(later.patience()).isEqualTo(3);

    Sea loss = sea("black-spot", "cutlass", "mate mate");
    loss.play(ANNE, "mate nest 1 fore").play(ANNE, "pass").play(MARY, "pass");
    assertThat(loss.patience()).isEqualTo(10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"treachery", "cutlass"})
  void what_lies_in_secret_changes_no_time(String aft) {
    Sea sea = sea("mate", aft, "").play(ANNE, "mate nest 1 fore");

    assertThat(sea.patience()).isEqualTo(10);
  }

  @Test
  void a_position_knows_everything_unless_it_says_otherwise() {
    Sea sea =
        Sea.with(2, "{nests: {0: mate}, decks: {0: bomb captain mate, 1: bomb captain mate}}");

    assertThat(sea.play(ANNE, "mate nest 1 fore").patience()).isEqualTo(5);
  }
}
