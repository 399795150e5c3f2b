package tortuga.aye.rules;

import java.util.List;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.ConsiderThrow;
import tortuga.aye.state.Step.TakeArghDice;
import tortuga.aye.state.Step.TakeStance;
import tortuga.aye.state.Step.TurnDice;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;

/// A crew that does everything for success, without cards: the policy of which the odds speak.
final class ForSuccess {
  private final AyeState table;

  private ForSuccess(AyeState table) {
    this.table = table;
  }

  /// Returns what somebody who is asked does.
  static AyeMove choose(Rules<AyeState, AyeMove, ?, ?> rules, AyeState table, Seat seat) {
    Moves<AyeMove> offered = new Moves<>();
    rules.legalMoves(table, seat, offered);
    List<AyeMove> moves = offered.toList();
    return switch (table.question()) {
      case ConsiderThrow _ -> new ForSuccess(table).think(moves, seat.index());
      case TurnDice _ -> new ForSuccess(table).turnLast(moves);
      case TakeArghDice _ -> moves.getLast();
      case TakeStance _ -> moves.getFirst();
      default -> moves.contains(new Pass()) ? new Pass() : moves.getFirst();
    };
  }

  private AyeMove think(List<AyeMove> moves, int seat) {
    if (reachable() >= table.needed) return turning(moves, new Reroll(Handful.NONE));
    boolean isHopeful =
        table.successes() + table.lying(Face.TRIDENT) + table.lying(Face.BLANK) + hooks()
            >= table.needed;
    boolean hasEnoughDice = dice() >= table.needed;
    return new Reroll(isHopeful && hasEnoughDice ? poor(table.pirates[seat]) : Handful.NONE);
  }

  private AyeMove turnLast(List<AyeMove> moves) {
    boolean turns = !table.hasEnough() && reachable() >= table.needed;
    return turns ? turning(moves, new Pass()) : new Pass();
  }

  private static AyeMove turning(List<AyeMove> moves, AyeMove otherwise) {
    for (AyeMove move : moves) if (move instanceof PayTrident) return move;
    for (AyeMove move : moves) if (move instanceof SpendHook) return move;
    return otherwise;
  }

  private int reachable() {
    int reachable = table.successes();
    for (Pirate pirate : table.pirates) {
      reachable += Math.min(Dice.lying(pirate.dice, Face.TRIDENT), pirate.doubloons);
    }
    return Math.min(dice(), reachable + hooks());
  }

  private int dice() {
    int dice = 0;
    for (Pirate pirate : table.pirates) dice += Dice.size(pirate.dice);
    return dice;
  }

  private int hooks() {
    int hooks = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.isMember(seat) && table.pirates[seat].hook) hooks++;
    }
    return hooks;
  }

  /// Returns all blanks, and the tridents that cannot be paid, mission dice first.
  private static Handful poor(Pirate own) {
    int unpaid = Math.max(0, Dice.lying(own.dice, Face.TRIDENT) - own.doubloons);
    int packed = 0;
    for (Die die : Die.values()) {
      int tridents = Math.min(unpaid, Dice.lying(own.dice, die, Face.TRIDENT));
      unpaid -= tridents;
      packed += tridents * Handful.one(die, Face.TRIDENT);
      packed += Dice.lying(own.dice, die, Face.BLANK) * Handful.one(die, Face.BLANK);
    }
    return new Handful(packed);
  }
}
