package tortuga.piecesofeight.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.piecesofeight.Sea.ANNE;
import static tortuga.piecesofeight.Sea.MARY;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;
import tortuga.engine.Viewer;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.KnockedOut.Why;
import tortuga.piecesofeight.EightView.FateView;
import tortuga.piecesofeight.EightView.LossView;
import tortuga.piecesofeight.EightView.LossView.How;
import tortuga.piecesofeight.Sea;

/// What is told of every ship when all is over.
final class FatesTest {
  private static LossView loss(Coin coin, How how, tortuga.engine.Seat by, Coin with, int turn) {
    return new LossView(Optional.of(coin), how, by, Optional.of(with), turn);
  }

  private static LossView gone(Coin coin, How how, tortuga.engine.Seat by, int turn) {
    return new LossView(Optional.of(coin), how, by, Optional.empty(), turn);
  }

  /// Anne fires at Mary's aft, which nobody sees sink, and then takes the Captain.
  private static Sea battle() {
    Sea sea =
        Sea.with(
            2,
            """
            nests: {0: mate, 1: treachery}
            decks: {0: pistols captain mate, 1: captain bomb}
            """);
    sea.play(ANNE, "pistols fore keep 1").play(MARY, "pass");
    sea.play(ANNE, "pass");
    return sea;
  }

  @Test
  @Rule({"POE-RULING-62", "POE-RULING-43"})
  void nothing_is_told_before_the_end() {
    Sea sea = battle();

    assertThat(sea.view(ANNE).fates()).isEmpty();
    assertThat(sea.view(MARY).fates()).isEmpty();
    assertThat(sea.view(Viewer.SPECTATOR).fates()).isEmpty();
  }

  @Test
  @Rule({"POE-RULING-62", "POE-HOLD-01"})
  void in_the_end_every_coin_that_was_lost_is_told_with_who_and_what_did_it() {
    Sea sea = Sea.with(2, "{nests: {0: mate, 1: bomb}, decks: {0: bomb captain, 1: captain mate}}");
    sea.play(ANNE, "mate nest 1 fore").play(MARY, "pass");

    LossView fall = loss(Coin.CAPTAIN, How.DESTROYED, ANNE, Coin.MATE, 1);
    assertThat(sea.view(Viewer.SPECTATOR).fates())
        .containsExactly(
            new FateView(List.of(), 1, Optional.empty(), Optional.empty()),
            new FateView(List.of(fall), 0, Optional.of(fall), Optional.empty()));
  }

  @Test
  @Rule({"POE-RULING-62", "POE-SCUT-01"})
  void coins_of_your_own_that_you_gave_away_are_no_victories() {
    Sea sea =
        Sea.with(2, "{nests: {0: bomb, 1: bomb}, decks: {0: cannon captain, 1: mate captain}}");
    sea.play(ANNE, "scuttle").play(MARY, "surrender");

    assertThat(sea.view(ANNE).fates())
        .containsExactly(
            new FateView(
                List.of(gone(Coin.BOMB, How.SCUTTLED, ANNE, 1)),
                0,
                Optional.empty(),
                Optional.empty()),
            new FateView(List.of(), 0, Optional.empty(), Optional.of(Why.SURRENDER)));
  }
}
