package tortuga.piecesofeight.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.piecesofeight.Sea.ANNE;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.piecesofeight.Sea;

/// What is played for a seat whose time has run out.
final class FallbackTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // the nest stays empty
        "0; stay; {nests: {0: -}, decks: {0: mate captain}}",
        // a Captain in reach is destroyed
        "0; mate nest 1 fore; {nests: {0: mate}, decks: {0: bomb captain, 1: captain bomb}}",
        // an exposed Captain is covered
        "0; call aft-ahead; {nests: {0: full-sail, 1: mate}, decks: {0: captain bomb full-sail, 1: bomb mate captain mate}}",
        // standing orders: the Monkey saves itself, the Black Spot is used, Full Sail and Treachery
        // are not
        "1; save; {nests: {0: mate, 1: captains-monkey}, decks: {0: bomb captain, 1: captain}, pending: save-coin 0 mate nest 1 yes nest}",
        "1; black-spot nest; {nests: {1: black-spot@1}, decks: {1: full-sail@1 captain}, destructions: 1, pending: answer-loss 1 0 1 no}",
        "1; pass; {nests: {1: full-sail@1}, decks: {1: captain}, destructions: 1, pending: answer-loss 1 0 1 no}",
        "1; pass; {nests: {0: mate, 1: treachery}, decks: {0: captain, 1: captain}, pending: any-reaction 0 mate nest 1 yes}",
        // no Cannon is lent, and the line is as long as can be
        "1; lend 0; {nests: {0: cannon, 1: cannon}, decks: {0: mate captain, 1: captain}, pending: lend-cannons 0 cannon nest 0 no 2}",
        "0; depth 2; {nests: {0: cannon}, decks: {0: cannon captain}, pending: choose-depth 0 cannon nest 1 no 2}",
        "0; fetch broadside; {nests: {0: barrel-of-grog}, decks: {0: captain}, holds: {0: mate broadside}, pending: fetch-coin 0 nest}",
        "0; refuse; {pending: vote-stalemate}",
        "0; copy full-admiral; {turn: 0, pending: build-ship}",
        "0; start-over; {turn: 0, plans: {0: mate}, pending: build-ship}",
        "0; copy as-before; {nests: {0: call-to-quarters}, decks: {0: mate captain}, pending: rearrange-ship 0 nest}"
      })
  void time_runs_out(int seat, String move, String position) {
    assertThat(Sea.with(2, position).fallback(Seat.of(seat))).isEqualTo(move);
  }

  @Test
  void the_nest_is_filled_if_nothing_else_could_be_done() {
    Sea sea = Sea.with(3, "{nests: {0: -}, decks: {0: treachery full-sail}}");

    assertThat(sea.fallback(ANNE)).isEqualTo("send fore");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "copy house; {turn: 0, pending: build-ship}",
        "draft broadside; {turn: 0, pool: mate broadside, pending: draft-coin 0 2}",
        "done; {turn: 0, pending: make-offer 0 3}",
        "take-spoil cannon; {turn: 0, leftovers: mate cannon, pending: take-spoil 0}"
      })
  void time_runs_out_with_a_pool(String move, String position) {
    Setup pool =
        new Setup(
            2,
            Map.of(
                "shipyard", "pool", "pool", "random-trades", "match", "best-of-3", "spoils", "on"));

    assertThat(Sea.with(pool, position).fallback(ANNE)).isEqualTo(move);
  }
}
