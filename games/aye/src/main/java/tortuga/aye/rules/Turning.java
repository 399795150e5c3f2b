package tortuga.aye.rules;

import tortuga.aye.AyeEvent.HookSpent;
import tortuga.aye.AyeEvent.TridentPaid;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.ConsiderThrow;
import tortuga.aye.state.Step.TakeTurns;
import tortuga.aye.state.Step.TurnDice;
import tortuga.aye.state.Step.TurnLast;
import tortuga.engine.Rule;

/// Dice that are turned into successes: tridents that are paid, and any die by the hook.
final class Turning extends Chapter {
  Turning(Referee referee) {
    super(referee);
  }

  /// Whether a member can turn a die: an own trident, or any die by the hook.
  @Rule({"AYE-MIS-05", "AYE-DICE-02", "AYE-DICE-05"})
  static boolean canTurn(AyeState table, int seat) {
    Pirate pirate = table.pirates[seat];
    boolean enough = table.hasEnough();
    boolean trident = !enough && Dice.lying(pirate.dice, Face.TRIDENT) > 0 && table.canPay(seat);
    return trident || (pirate.hook && canHook(table, enough));
  }

  private static boolean canHook(AyeState table, boolean enough) {
    if (table.lying(Face.KRAKEN) > 0) return true;
    return !enough && table.lying(Face.TRIDENT) + table.lying(Face.BLANK) > 0;
  }

  /// A trident becomes a success for a doubloon of its owner's.
  @Rule({"AYE-DICE-02", "AYE-MIS-05", "AYE-RULING-29"})
  void payTrident(int seat, Die die) {
    spend(seat, 1);
    pirate(seat).tridentsPaid++;
    tell(new TridentPaid(seat(seat), die));
    turn(seat, die, Face.TRIDENT);
    askAgain();
  }

  /// The hook doubloon turns any die of the group, even a Kraken.
  @Rule({"AYE-DICE-05", "AYE-RULING-30"})
  void spendHook(int seat, int owner, Die die, Face face) {
    Pirate pirate = pirate(seat);
    pirate.hook = false;
    pirate.hookSpent = true;
    table.offerings++;
    tell(new HookSpent(seat(seat), seat(owner), die, face));
    turn(owner, die, face);
    askAgain();
    new Goals(referee).onHook(seat, face);
    settle();
  }

  /// A die that was named and then turned is not thrown; of equal dice, unnamed ones are turned
  /// first.
  private void turn(int owner, Die die, Face face) {
    Pirate pirate = pirate(owner);
    pirate.dice = Dice.turn(pirate.dice, die, face);
    if (Handful.count(pirate.named, die, face) > Dice.lying(pirate.dice, die, face)) {
      pirate.named -= Handful.one(die, face);
    }
  }

  private void askAgain() {
    agenda.replaceTop(
        switch (table.question()) {
          case ConsiderThrow(int turn) -> new TakeTurns(turn);
          case TurnDice(int turn) -> new TurnLast(turn);
          default -> throw new IllegalStateException("no die may be turned now");
        });
  }

  /// After the last throw, members turn dice once more while that helps; a hook may still turn a
  /// Kraken.
  @Rule("AYE-RULING-37")
  void turnLast(int from) {
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (table.isMember(seat) && canTurn(table, seat)) {
        agenda.push(new TurnDice(turn));
        return;
      }
    }
  }
}
