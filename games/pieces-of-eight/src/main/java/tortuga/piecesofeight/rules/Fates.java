package tortuga.piecesofeight.rules;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightView.FateView;
import tortuga.piecesofeight.EightView.LossView;
import tortuga.piecesofeight.state.Chronicle.Loss;
import tortuga.piecesofeight.state.EightState;

/// What became of every ship, told when all is over and nothing is secret any more.
final class Fates {
  private Fates() {}

  @Rule("POE-RULING-62")
  static List<FateView> of(EightState table) {
    if (!table.isOver()) return List.of();
    List<Loss> losses = table.chronicle.losses().toList();
    return Lists.of(table.seats, seat -> fate(table, losses, Seat.of(seat)));
  }

  private static FateView fate(EightState table, List<Loss> losses, Seat seat) {
    List<Loss> own = losses.stream().filter(loss -> loss.owner().equals(seat)).toList();
    long sank = losses.stream().filter(loss -> sank(loss, seat)).count();
    Optional<Loss> fall =
        own.reversed().stream()
            .filter(loss -> loss.coin().filter(coin -> coin == Coin.CAPTAIN).isPresent())
            .filter(_ -> !table.ship(seat.index()).hasCaptain)
            .findFirst();
    return new FateView(
        own.stream().map(Fates::view).toList(),
        (int) sank,
        fall.map(Fates::view),
        table.chronicle.leaving(seat));
  }

  private static boolean sank(Loss loss, Seat seat) {
    return loss.by().equals(seat) && !loss.owner().equals(seat);
  }

  private static LossView view(Loss loss) {
    return new LossView(loss.coin(), loss.how(), loss.by(), loss.with(), loss.turn());
  }
}
