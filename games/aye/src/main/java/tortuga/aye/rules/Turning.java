package tortuga.aye.rules;

import tortuga.aye.AyeEvent.HookSpent;
import tortuga.aye.AyeEvent.TridentPaid;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Pass;
import tortuga.aye.AyeMove.PayTrident;
import tortuga.aye.AyeMove.SpendHook;
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
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// Dice that are turned into successes: tridents that are paid, and any die by the hook.
final class Turning extends Chapter {
  Turning(Referee referee) {
    super(referee);
  }

  /// Whether a member can turn a die: a trident of their own, or any die by the hook.
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
        table.question() instanceof ConsiderThrow(int turn)
            ? new TakeTurns(turn)
            : new TurnLast(((TurnDice) table.question()).turn()));
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

  static final AyeQuestion<TurnDice> TURN_DICE =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, TurnDice question) {
          return only(table.crew(question.turn()));
        }

        @Override
        public void offer(AyeState table, TurnDice question, Seat seat, Moves<AyeMove> moves) {
          moves.add(new Pass());
          boolean enough = table.hasEnough();
          if (!enough) offerTridents(table, seat.index(), moves);
          offerHook(table, seat.index(), enough, moves);
          if (!enough) Abilities.offerDoubloonCards(table, seat.index(), moves);
        }

        @Override
        public String objection(AyeState table, TurnDice question, Seat seat, AyeMove move) {
          return Turning.objection(table.pirates[seat.index()], move);
        }
      };

  @Rule({"AYE-DICE-02", "AYE-MIS-05"})
  static void offerTridents(AyeState table, int seat, Moves<AyeMove> moves) {
    Pirate pirate = table.pirates[seat];
    if (pirate.doubloons == 0) return;
    for (int kind = 0; kind < Die.COUNT; kind++) {
      Die die = Die.of(kind);
      if (Dice.lying(pirate.dice, die, Face.TRIDENT) > 0) moves.add(new PayTrident(die));
    }
  }

  @Rule({"AYE-DICE-05", "AYE-RULING-30"})
  static void offerHook(AyeState table, int seat, boolean onlyKrakens, Moves<AyeMove> moves) {
    if (!table.pirates[seat].hook) return;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int owner = table.crew(turn);
      for (int side = Face.TRIDENT.ordinal(); side < Face.COUNT; side++) {
        Face face = Face.of(side);
        if (!onlyKrakens || face == Face.KRAKEN) offerHook(table, owner, face, moves);
      }
    }
  }

  private static void offerHook(AyeState table, int owner, Face face, Moves<AyeMove> moves) {
    for (int kind = 0; kind < Die.COUNT; kind++) {
      Die die = Die.of(kind);
      if (Dice.lying(table.pirates[owner].dice, die, face) > 0) {
        moves.add(new SpendHook(Seat.of(owner), die, face));
      }
    }
  }

  /// Says why a die cannot be turned.
  static String objection(Pirate pirate, AyeMove move) {
    if (move instanceof PayTrident(Die die)) {
      boolean lies = Dice.lying(pirate.dice, die, Face.TRIDENT) > 0;
      return lies ? Objections.TOO_FEW_DOUBLOONS : Objections.NO_SUCH_DIE;
    }
    if (!(move instanceof SpendHook)) return AyeQuestion.otherwise(move);
    return pirate.hook ? Objections.NO_SUCH_DIE : Objections.NO_HOOK;
  }
}
