package tortuga.piecesofeight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static tortuga.piecesofeight.Sea.ANNE;
import static tortuga.piecesofeight.Sea.MARY;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Seat;
import tortuga.engine.Setup;

/// Games that were begun under old rules go on like that.
final class EditionsTest {
  private static final Setup TEAMS = new Setup(4, Map.of("teams", "2x2"));
  private static final Setup SPOILS =
      new Setup(4, Map.of("shipyard", "pool", "match", "first-to-3", "spoils", "on"));

  private static Sea surrender(int edition) {
    String position =
        """
        nests: {0: "-", 1: mate, 2: mate, 3: mate}
        decks: {0: mate bomb captain, 1: bomb captain, 2: bomb captain, 3: bomb}
        pending: main-action
        """;
    return Sea.of(edition, TEAMS, position).play(MARY, "surrender");
  }

  @Test
  void in_the_first_edition_a_surrender_that_decides_a_team_game_costs_the_main_action() {
    assertThat(surrender(1).options(ANNE)).containsExactly("stay", "send fore", "send aft");
    assertThat(surrender(2).options(ANNE)).contains("mate fore 2 nest");
  }

  private static Sea decline(int edition) {
    String position =
        """
        nests: {0: mate, 2: "-"}
        decks: {0: bomb captain, 2: captain}
        out: {1: 2, 3: 1}
        losses: 2
        leftovers: cannon
        """;
    Sea sea = Sea.of(edition, SPOILS, position).play(ANNE, "mate nest 2 fore");
    return sea.play(Seat.of(3), "pass");
  }

  @Test
  void in_the_first_edition_a_declined_spoil_is_offered_to_nobody_else() {
    assertThat(decline(1).match.decision().kind()).isEqualTo("build-ship");
    assertThat(decline(2).match.decision().kind()).isEqualTo("take-spoil");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void there_are_no_other_editions(int edition) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PiecesOfEight().rules(TEAMS, edition))
        .withMessage("no edition " + edition);
  }
}
