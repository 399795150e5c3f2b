package tortuga.aye.rules;

import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Card;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.*;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// What is played for a seat whose time has run out.
final class Defaults {
  private Defaults() {}

  /// What costs least: obey, pay nothing, keep, pass; for all else, the first option.
  @Rule({"AYE-RULING-06", "AYE-RULING-59"})
  static AyeMove move(AyeState table, int seat) {
    Pirate pirate = table.pirates[seat];
    return switch (table.question()) {
      case DiscardThird _, DiscardCard _ -> new Discard(Card.highest(pirate.hand));
      case DealDoubloons(int settled) -> evenShare(table, settled);
      case UseAbility _, ClearPlank _ -> new Pass();
      case IssueCommands _ -> new Confirm();
      case SpendOnRepair _ when pirate.doubloons == 0 -> new Pass();
      case GiveHook _ when pirate.doubloons == 0 -> new Pass();
      case GiveHook _ -> new Hook(Seat.of(mostDice(table, Actions.receivers(table, seat))));
      case ShowThumbs _ -> new ThumbDown();
      case JudgeClaim _ -> new Abstain();
      default -> first(table, seat);
    };
  }

  private static AyeMove first(AyeState table, int seat) {
    Moves<AyeMove> moves = new Moves<>();
    Offers.list(table, seat, moves);
    return moves.get(0);
  }

  /// The captain's doubloons are split evenly, what does not divide going to the first in crew
  /// order.
  private static AyeMove evenShare(AyeState table, int settled) {
    AyeMove first = first(table, table.captain);
    if (!(first instanceof Give(Seat to, _))) return first;
    int others = table.crewSize() - Integer.bitCount(settled);
    int rest = table.pirates[table.captain].doubloons + others;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((settled & 1 << seat) == 0) rest += table.pirates[seat].doubloons - 1;
    }
    int share = (rest + others) / (others + 1);
    return new Give(to, share - 1);
  }

  /// Returns who of a set has the most dice to throw, the first in crew order of equals.
  private static int mostDice(AyeState table, int among) {
    int best = Pirate.NOBODY;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      boolean isOne = (among & 1 << seat) != 0;
      if (isOne
          && (best == Pirate.NOBODY || table.pirates[seat].dealt > table.pirates[best].dealt)) {
        best = seat;
      }
    }
    return best;
  }
}
