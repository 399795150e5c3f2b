package tortuga.jamaica;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.jamaica.JamaicaMove.Choose;
import tortuga.jamaica.JamaicaMove.Dump;
import tortuga.jamaica.JamaicaMove.Nothing;
import tortuga.jamaica.JamaicaMove.Pay;
import tortuga.jamaica.Step.ChooseCard;
import tortuga.jamaica.Step.ChooseLoot;
import tortuga.jamaica.Step.DumpHold;
import tortuga.jamaica.Step.PayFrom;

/// What is played for a seat whose time has run out.
final class Defaults {
  private static final Luck CARD = Luck.of("default", Card.class);

  private Defaults() {}

  /// Any card, no loot, the smallest stack; for all else, the first option.
  @Rule("JAM-RULING-49")
  static JamaicaMove move(JamaicaState table, Seat seat, Chance chance) {
    return switch (table.question()) {
      case ChooseCard _ -> new Choose(Card.of(chance.pick(CARD, table.ship(seat).hand)));
      case ChooseLoot _ -> new Nothing();
      case DumpHold(int ship, Cargo cargo, _) -> {
        Ship full = table.ships[ship];
        yield new Dump(smallest(full, full.holdsWithout(cargo)));
      }
      case PayFrom(int ship, Cargo cargo, int due) -> {
        Ship payer = table.ships[ship];
        int hold = smallest(payer, payer.holdsWith(cargo));
        yield new Pay(hold, Math.min(payer.amount(hold), due));
      }
      default -> {
        Moves<JamaicaMove> moves = new Moves<>();
        Offers.list(table, seat, moves);
        yield moves.get(0);
      }
    };
  }

  private static int smallest(Ship ship, int holds) {
    int best = Integer.numberOfTrailingZeros(holds);
    for (int left = holds & holds - 1; left != 0; left &= left - 1) {
      int hold = Integer.numberOfTrailingZeros(left);
      if (ship.amount(hold) < ship.amount(best)) best = hold;
    }
    return best;
  }
}
