package tortuga.aye.rules;

import tortuga.aye.AyeEvent.ArghDiceTaken;
import tortuga.aye.AyeEvent.DiceThrown;
import tortuga.aye.AyeEvent.RerollNamed;
import tortuga.aye.AyeEvent.ThrowingStopped;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Reroll;
import tortuga.aye.AyeMove.TakeArgh;
import tortuga.aye.Ballot;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// The attempt of a group at one step of a mission.
final class Attempt extends Chapter {
  private static final Face[] THROWN_AGAIN = {Face.SUCCESS, Face.TRIDENT, Face.BLANK};

  private static final Step[] AFTER_FIRST_THROW = {
    new OpenWindow(Window.KRAKEN, 0),
    new WeighThrow(),
    new Stop(),
    new OpenWindow(Window.TRIDENT, 0),
    new TurnLast(0),
    new OpenWindow(Window.CAPTAIN, 0),
    new SufferKrakens(),
    new JudgeAttempt(),
    new KeepHooks(),
    new EndAttempt(),
    new CheckMissions()
  };

  private static final Step[] THROW_AGAIN = {new TakeTurns(0), new ThrowNamed()};

  private static final Step[] AFTER_THROW = {new OpenWindow(Window.KRAKEN, 0), new WeighThrow()};

  Attempt(Referee referee) {
    super(referee);
  }

  /// Whoever said Argh! takes Argh! dice, at least one while there are any, and leaves one for each
  /// who chooses later.
  @Rule({"AYE-ARGH-01", "AYE-ARGH-03", "AYE-RULING-32", "AYE-RULING-34"})
  void dealArghDice(int from) {
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (!table.isMember(seat) || pirate(seat).vote != Ballot.ARGH || table.squares == 0) continue;
      if (mostArghDice(table, turn) > 1) {
        agenda.push(new TakeArghDice(turn));
        return;
      }
      takeArghDice(seat, 1);
    }
    agenda.push(new ThrowAll());
  }

  /// Returns the most Argh! dice that the member whose turn it is may take.
  @Rule("AYE-ARGH-03")
  static int mostArghDice(AyeState table, int turn) {
    return mostArghDice(table.squares, arghVoters(table, table.members, turn + 1));
  }

  /// Returns the most dice that somebody may take of those on their squares, leaving one for each
  /// who chooses later.
  @Rule("AYE-ARGH-03")
  static int mostArghDice(int squares, int later) {
    return Math.max(1, squares - later);
  }

  /// Returns how many of a group said Argh!, from a turn on.
  static int arghVoters(AyeState table, int group, int from) {
    int voters = 0;
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((group & 1 << seat) != 0 && table.pirates[seat].vote == Ballot.ARGH) voters++;
    }
    return voters;
  }

  static final AyeQuestion<TakeArghDice> TAKE_ARGH_DICE =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, TakeArghDice question) {
          return only(table.crew(question.turn()));
        }

        @Override
        public void offer(AyeState table, TakeArghDice question, Seat seat, Moves<AyeMove> moves) {
          int most = mostArghDice(table, question.turn());
          for (int dice = 1; dice <= most; dice++) moves.add(new TakeArgh(dice));
        }

        @Override
        public String objection(AyeState table, TakeArghDice question, Seat seat, AyeMove move) {
          return move instanceof TakeArgh ? Objections.TOO_FEW_DICE : otherwise(move);
        }
      };

  void takeArghDice(int dice) {
    int turn = ((TakeArghDice) table.question()).turn();
    agenda.replaceTop(new DealArghDice(turn + 1));
    takeArghDice(table.crew(turn), dice);
  }

  /// Dice that were taken lie blank side up until they are thrown.
  private void takeArghDice(int seat, int dice) {
    table.squares -= dice;
    pirate(seat).dice += dice * Dice.one(Die.ARGH, Face.BLANK, false);
    tell(new ArghDiceTaken(seat(seat), dice));
  }

  /// The group throws all its dice together; without any die nothing happens at all.
  @Rule({"AYE-DICE-01", "AYE-RULING-33"})
  void throwAll() {
    boolean anyDice = false;
    for (int seat = 0; seat < table.seats; seat++) {
      if (!table.isMember(seat)) continue;
      Pirate pirate = pirate(seat);
      pirate.dice += pirate.dealt * Dice.one(Die.MISSION, Face.BLANK, false);
      pirate.dealt = 0;
      anyDice |= pirate.dice != 0;
    }
    if (!anyDice) {
      new Aftermath(referee).forget();
      return;
    }
    agenda.plan(AFTER_FIRST_THROW);
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = pirate(seat);
      int mission = Dice.size(pirate.dice, Die.MISSION) * Handful.one(Die.MISSION, Face.BLANK);
      pirate.named = mission + Dice.size(pirate.dice, Die.ARGH) * Handful.one(Die.ARGH, Face.BLANK);
    }
    throwDice();
    Goals.on(table, Occasion.FIRST_THROW, Pirate.NOBODY);
    settle();
  }

  /// Throws all dice that are named: members in crew order, mission dice before Argh! dice.
  private void throwDice() {
    table.throwsMade++;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      int named = pirate(seat).named;
      if (named == 0) continue;
      pirate(seat).named = 0;
      throwDice(seat, named);
    }
  }

  private void throwDice(int seat, int named) {
    Pirate pirate = pirate(seat);
    int shown = 0;
    for (int kind = 0; kind < Die.COUNT; kind++) {
      Die die = Die.of(kind);
      int number = 0;
      for (int side = 0; side < Face.COUNT; side++) {
        Face face = Face.of(side);
        int dice = Handful.count(named, die, face);
        pirate.dice -= dice * Dice.one(die, face, false);
        number += dice;
      }
      for (; number > 0; number--) {
        Face face = die.face(chance.below(die.luck(), die.sides()));
        pirate.dice += Dice.one(die, face, false);
        shown += Handful.one(die, face);
      }
    }
    tell(new DiceThrown(seat(seat), new Handful(shown)));
  }

  /// Throws again all Krakens that nobody turned.
  @Rule({"AYE-ABIL-02", "AYE-RULING-61"})
  void rethrowKrakens() {
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      long dice = pirate(seat).dice;
      if (Dice.krakens(dice) == 0) continue;
      throwDice(
          seat,
          Dice.krakens(dice, Die.MISSION) * Handful.one(Die.MISSION, Face.KRAKEN)
              + Dice.krakens(dice, Die.ARGH) * Handful.one(Die.ARGH, Face.KRAKEN));
    }
  }

  /// With enough successes, or after the third throw, throwing is over; else each member has a
  /// turn, and what they named is thrown.
  @Rule({"AYE-DICE-03", "AYE-RULING-36"})
  void weighThrow() {
    if (table.hasEnough() || table.throwsMade == Board.THROWS) return;
    agenda.plan(THROW_AGAIN);
  }

  /// Members in crew order turn dice and name those to throw again, until there are enough.
  @Rule({"AYE-DICE-03", "AYE-MIS-02", "AYE-RULING-37"})
  void takeTurns(int from) {
    if (table.hasEnough()) return;
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (!table.isMember(seat)) continue;
      if (hasDiceToThrow(seat) || Turning.canTurn(table, seat)) {
        agenda.push(new ConsiderThrow(turn));
        return;
      }
    }
  }

  /// Krakens are never thrown again, nor are dice that were turned.
  @Rule("AYE-DICE-04")
  private boolean hasDiceToThrow(int seat) {
    long dice = pirate(seat).dice;
    return Dice.lying(dice, Face.SUCCESS)
            + Dice.lying(dice, Face.TRIDENT)
            + Dice.lying(dice, Face.BLANK)
        > 0;
  }

  /// Members turn dice as often as they like, and end their turn with the dice that they throw
  /// again.
  static final AyeQuestion<ConsiderThrow> CONSIDER_THROW =
      new AyeQuestion<>(Manner.OPEN, 30) {
        @Override
        public Seats asked(AyeState table, ConsiderThrow question) {
          return only(table.crew(question.turn()));
        }

        @Override
        public void offer(AyeState table, ConsiderThrow question, Seat seat, Moves<AyeMove> moves) {
          offerRerolls(table.pirates[seat.index()], 0, 0, moves);
          Turning.offerTridents(table, seat.index(), moves);
          Turning.offerHook(table, seat.index(), false, moves);
          Abilities.offerDoubloonCards(table, seat.index(), moves);
        }

        @Override
        public String objection(AyeState table, ConsiderThrow question, Seat seat, AyeMove move) {
          if (move instanceof Reroll) return Objections.NO_SUCH_DIE;
          return Turning.objection(table.pirates[seat.index()], move);
        }
      };

  /// Any dice but Krakens and those that were turned; equal dice are not told apart.
  @Rule({"AYE-DICE-03", "AYE-DICE-04"})
  private static void offerRerolls(Pirate pirate, int sort, int named, Moves<AyeMove> moves) {
    if (sort == Die.COUNT * THROWN_AGAIN.length) {
      moves.add(new Reroll(named == 0 ? Handful.NONE : new Handful(named)));
      return;
    }
    Die die = Die.of(sort / THROWN_AGAIN.length);
    Face face = THROWN_AGAIN[sort % THROWN_AGAIN.length];
    int lying = Dice.lying(pirate.dice, die, face);
    for (int dice = 0; dice <= lying; dice++) {
      offerRerolls(pirate, sort + 1, named + dice * Handful.one(die, face), moves);
    }
  }

  /// Members name all the dice that they throw again at the same time.
  @Rule("AYE-DICE-03")
  void name(int seat, Handful dice) {
    int turn = ((ConsiderThrow) table.question()).turn();
    pirate(seat).named = dice.packed();
    if (dice.packed() != 0) tell(new RerollNamed(seat(seat), dice));
    agenda.replaceTop(new TakeTurns(turn + 1));
  }

  /// All named dice are thrown together, unless nothing is named or there are enough by now.
  @Rule({"AYE-DICE-03", "AYE-RULING-36"})
  void throwNamed() {
    int named = 0;
    for (Pirate pirate : table.pirates) named |= pirate.named;
    if (table.hasEnough()) for (Pirate pirate : table.pirates) pirate.named = 0;
    else if (named != 0) {
      agenda.plan(AFTER_THROW);
      throwDice();
    }
  }

  /// Only now do dice count for the cards that ask for a result.
  @Rule({"AYE-CARD-10", "AYE-RULING-62"})
  void stop() {
    tell(new ThrowingStopped(table.successes(), table.needed));
    Goals.on(table, Occasion.STOPPED, Pirate.NOBODY);
    settle();
  }
}
