package tortuga.mutinies.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.mutinies.Harbour.ANNE;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.NoLuck;
import tortuga.mutinies.Harbour;
import tortuga.mutinies.MutiniesMove.Place;
import tortuga.mutinies.MutiniesView.NextDisc;
import tortuga.mutinies.Square;

final class NextDiscTest {
  @Test
  @Rule("MUT-PLACE-01")
  void the_captain_places_first_and_then_the_others_in_turn_order() {
    var harbour = Harbour.with(3, "round: 2");
    Seat captain = Seat.of(harbour.table.captain());
    assertThat(next(harbour)).contains(new NextDisc(captain, false));

    place(harbour, captain, Square.TAV1);
    assertThat(next(harbour)).contains(new NextDisc(Seat.of(harbour.table.order[1]), false));
  }

  @Test
  @Rule("MUT-DUO-01")
  void with_two_the_captain_places_the_minion_too() {
    var harbour = Harbour.with(2, "order: [0, 1]");
    place(harbour, ANNE, Square.TAV1);

    assertThat(next(harbour)).contains(new NextDisc(ANNE, true));
  }

  private static Optional<NextDisc> next(Harbour harbour) {
    return harbour.view(Viewer.SPECTATOR).nextDisc();
  }

  private static void place(Harbour harbour, Seat seat, Square square) {
    harbour.rules.play(harbour.table, seat, new Place(square), NoLuck.INSTANCE, Journal.silent());
  }
}
