package tortuga.piecesofeight.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.piecesofeight.Sea.ANNE;
import static tortuga.piecesofeight.Sea.JACK;
import static tortuga.piecesofeight.Sea.MARY;
import static tortuga.piecesofeight.Sea.READ;

import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;
import tortuga.piecesofeight.Sea;

/// Three Treacheries in a row, among four players.
final class TreacheryChainTest {
  private final Sea sea =
      Sea.with(
          4,
          """
          nests: {0: bomb, 1: treachery, 2: treachery, 3: treachery}
          decks: {0: mate cutlass captain, 1: pistols captain, 2: captain, 3: captain}
          """);

  @Test
  @Rule({"POE-TREA-03", "POE-TREA-06", "POE-REACT-01", "POE-REACT-04", "POE-NEG-03"})
  void the_third_treachery_restores_the_first_and_the_attack_is_cancelled() {
    sea.play(ANNE, "mate fore 1 fore");

    sea.play(MARY, "treachery nest").play(JACK, "pass").play(READ, "pass");
    assertThat(sea.hold(MARY)).isEqualTo("treachery");

    sea.play(JACK, "treachery nest").play(READ, "pass");
    assertThat(sea.hold(JACK)).isEqualTo("treachery");

    sea.play(READ, "treachery nest");
    assertThat(sea.heardBy(ANNE))
        .containsExactly(
            "answered 3",
            "reacted 3 treachery nest",
            "negated 3 2 treachery",
            "negated 1 0 mate",
            "coin-destroyed 0 1 yes mate 1 treachery",
            "fore-shown 0 cutlass",
            "turn-begun 2 1");
  }

  @Test
  @Rule({"POE-TREA-03", "POE-RULING-15"})
  void two_treacheries_let_the_attack_happen_as_announced() {
    sea.play(ANNE, "mate fore 1 fore");
    sea.play(MARY, "treachery nest").play(JACK, "pass").play(READ, "pass");
    sea.play(JACK, "treachery nest").play(READ, "pass");

    sea.play(READ, "pass");

    assertThat(sea.deck(MARY)).isEqualTo("captain");
    assertThat(sea.hold(ANNE)).isEqualTo("mate");
    assertThat(sea.hold(MARY)).isEqualTo("pistols treachery");
    assertThat(sea.nest(READ)).isEqualTo("treachery");
  }
}
