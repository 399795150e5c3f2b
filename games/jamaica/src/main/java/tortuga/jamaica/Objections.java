package tortuga.jamaica;

import java.util.Set;
import tortuga.jamaica.JamaicaMove.*;
import tortuga.jamaica.Step.*;

/// Why a move is not legal, in words that help: from what the seat itself can see.
final class Objections {
  private static final String OTHER_QUESTION = "other-question";
  private static final String NOT_THESE_DICE = "not-these-dice";
  private static final String NOT_IN_HAND = "not-in-hand";
  private static final String OUT_OF_REACH = "out-of-reach";
  private static final String NOT_PAYABLE = "not-payable";
  private static final String NOT_HERE = "not-here";
  private static final String TOO_FEW_CANNONS = "too-few-cannons";
  private static final String EMPTY_HOLD = "empty-hold";
  private static final String NO_SUCH_HOLD = "no-such-hold";
  private static final String SAME_CARGO = "same-cargo";
  private static final String OTHER_CARGO = "other-cargo";
  private static final String NO_ROOM_FOR_LOOT = "no-room-for-loot";
  private static final String NOT_THEIRS = "not-theirs";
  private static final String GHOST_KEEPS_BETH = "ghost-keeps-beth";
  private static final String NOTHING_HIDDEN = "nothing-hidden";
  private static final String NOT_YOURS = "not-yours";
  private static final String ONLY_CURSES = "only-curses";
  private static final String GHOST_GIVES_NOTHING = "ghost-gives-nothing";
  private static final String NOT_THAT_MUCH = "not-that-much";

  static final Set<String> ALL =
      Set.of(
          OTHER_QUESTION,
          NOT_THESE_DICE,
          NOT_IN_HAND,
          OUT_OF_REACH,
          NOT_PAYABLE,
          NOT_HERE,
          TOO_FEW_CANNONS,
          EMPTY_HOLD,
          NO_SUCH_HOLD,
          SAME_CARGO,
          OTHER_CARGO,
          NO_ROOM_FOR_LOOT,
          NOT_THEIRS,
          GHOST_KEEPS_BETH,
          NOTHING_HIDDEN,
          NOT_YOURS,
          ONLY_CURSES,
          GHOST_GIVES_NOTHING,
          NOT_THAT_MUCH);

  private final JamaicaState table;

  Objections(JamaicaState table) {
    this.table = table;
  }

  String to(JamaicaMove move) {
    return switch (table.question()) {
      case PlaceDice _ when move instanceof Assign -> NOT_THESE_DICE;
      case ChooseCard _ when move instanceof Choose -> NOT_IN_HAND;
      case ChoosePath _ when move instanceof Sail -> OUT_OF_REACH;
      case ChooseRetreat _ when move instanceof Retreat -> NOT_PAYABLE;
      case GhostMove _ when move instanceof Steer -> OUT_OF_REACH;
      case ChooseTarget _ when move instanceof Attack -> NOT_HERE;
      case SpendCannons _ when move instanceof Spend -> TOO_FEW_CANNONS;
      case DumpHold(int ship, _, _) when move instanceof Dump(int hold) ->
          holdOr(table.ships[ship], hold, SAME_CARGO);
      case PayFrom(int ship, Cargo cargo, _) when move instanceof Pay(int hold, _) ->
          payment(table.ships[ship], cargo, hold);
      case ChooseLoot(int winner, int loser) -> loot(winner, loser, move);
      default -> OTHER_QUESTION;
    };
  }

  private static String holdOr(Ship ship, int hold, String reason) {
    if (hold < 1 || hold > ship.lastHold()) return NO_SUCH_HOLD;
    return ship.isEmpty(hold) ? EMPTY_HOLD : reason;
  }

  private static String payment(Ship ship, Cargo cargo, int hold) {
    String reason = holdOr(ship, hold, OTHER_CARGO);
    return reason.equals(OTHER_CARGO) && ship.carries(cargo, hold) ? NOT_THAT_MUCH : reason;
  }

  private String loot(int winner, int loser, JamaicaMove move) {
    return switch (move) {
      case StealHold(int hold) -> holdOr(table.ships[loser], hold, NO_ROOM_FOR_LOOT);
      case StealPower(Treasure power) ->
          table.isGhost(loser) && power == Treasure.BETH ? GHOST_KEEPS_BETH : NOT_THEIRS;
      case StealHidden() -> NOTHING_HIDDEN;
      case Give _ when table.isGhost(winner) -> GHOST_GIVES_NOTHING;
      case Give(Treasure curse) when !curse.isIn(Treasure.CURSED) -> ONLY_CURSES;
      case Give _ -> NOT_YOURS;
      default -> OTHER_QUESTION;
    };
  }
}
