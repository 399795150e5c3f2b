package tortuga.aye.rules;

import java.util.List;
import tortuga.aye.AyeEvent.ActionChosen;
import tortuga.aye.AyeEvent.ActionLapsed;
import tortuga.aye.AyeEvent.CommandRefused;
import tortuga.aye.AyeEvent.Repaired;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Act;
import tortuga.aye.AyeMove.Mend;
import tortuga.aye.AyeMove.Pass;
import tortuga.aye.AyeMove.Refuse;
import tortuga.aye.Command;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.ActFreely;
import tortuga.aye.state.Step.ChooseAction;
import tortuga.aye.state.Step.GainPoints;
import tortuga.aye.state.Step.LosePoint;
import tortuga.aye.state.Step.Repair;
import tortuga.aye.state.Step.SpendOnRepair;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Lists;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// Phases two and three: free actions and repairs.
final class Actions extends Chapter {
  private static final List<AyeMove> ACTS =
      Lists.of(Command.COUNT, number -> new Act(Command.of(number)));

  Actions(Referee referee) {
    super(referee);
  }

  /// Whoever has the rum or said Argh! says in crew order what to do; all others obey.
  @Rule({"AYE-VOTE-02", "AYE-FREE-01", "AYE-RULING-22", "AYE-RULING-25"})
  void actFreely(int from) {
    if (from == 0) beginPhase(2);
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      Pirate pirate = pirate(seat);
      pirate.action = pirate.isFree() ? Command.NOTHING : pirate.command;
      if (pirate.isFree() && hasChoice(seat)) {
        agenda.push(new ChooseAction(turn));
        return;
      }
    }
  }

  private boolean hasChoice(int seat) {
    for (int number = 1; number < Command.COUNT; number++) {
      if (canChoose(table, seat, Command.of(number))) return true;
    }
    return false;
  }

  /// Whether a free pirate may choose an action; the number of tokens does not matter.
  @Rule({"AYE-FREE-01", "AYE-FREE-03", "AYE-RULING-18", "AYE-RULING-66"})
  static boolean canChoose(AyeState table, int seat, Command action) {
    return switch (action) {
      case NOTHING -> true;
      case REPAIR -> table.ship < Board.SHIP && table.canPay(seat);
      case HOOK -> table.canPay(seat);
      case RUM -> false;
      case SAILS, HELM, CANNONS, SWORDS -> table.isOpenMission(action);
    };
  }

  static final AyeQuestion<ChooseAction> CHOOSE_ACTION =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, ChooseAction question) {
          return only(table.crew(question.turn()));
        }

        @Override
        public void offer(AyeState table, ChooseAction question, Seat seat, Moves<AyeMove> moves) {
          for (int number = 0; number < Command.COUNT; number++) {
            Command action = Command.of(number);
            if (canChoose(table, seat.index(), action)) moves.add(ACTS.get(number));
          }
        }

        @Override
        public String objection(AyeState table, ChooseAction question, Seat seat, AyeMove move) {
          if (!(move instanceof Act(Command action))) return otherwise(move);
          if (table.isFinishedMission(action)) return Objections.MISSION_FINISHED;
          if (action == Command.RUM) return Objections.NOT_AMONG_THESE;
          boolean whole = action == Command.REPAIR && table.ship == Board.SHIP;
          return whole ? Objections.SHIP_IS_WHOLE : Objections.TOO_FEW_DOUBLOONS;
        }
      };

  @Rule({"AYE-FREE-01", "AYE-FREE-02"})
  void choose(int seat, Command action) {
    int turn = ((ChooseAction) table.question()).turn();
    pirate(seat).action = action;
    tell(new ActionChosen(seat(seat), action));
    agenda.replaceTop(new ActFreely(turn + 1));
  }

  /// Each pirate who repairs, in crew order; what is impossible costs nothing.
  @Rule({"AYE-REPAIR-01", "AYE-RULING-24", "AYE-RULING-25"})
  void repair(int from) {
    if (from == 0) beginPhase(3);
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (pirate(seat).action != Command.REPAIR) continue;
      if (table.ship == Board.SHIP || !table.canPay(seat)) {
        tell(new ActionLapsed(seat(seat), Command.REPAIR));
      } else if (mustMendOne(seat)) {
        agenda.push(new Repair(turn + 1));
        mend(seat, 1);
        return;
      } else {
        agenda.push(new SpendOnRepair(turn));
        return;
      }
    }
  }

  private boolean mustMendOne(int seat) {
    return largestRepair(table, seat) == 1
        && !pirate(seat).isBound()
        && !table.canTakeDoubloon(seat);
  }

  /// A repair takes up to three doubloons, and no more than the ship needs.
  @Rule("AYE-REPAIR-01")
  static int largestRepair(AyeState table, int seat) {
    int affordable = Math.min(Board.LARGEST_REPAIR, table.pirates[seat].doubloons);
    return Math.min(affordable, Board.SHIP - table.ship);
  }

  static final AyeQuestion<SpendOnRepair> SPEND_ON_REPAIR =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, SpendOnRepair question) {
          return only(table.crew(question.turn()));
        }

        @Override
        public void offer(AyeState table, SpendOnRepair question, Seat seat, Moves<AyeMove> moves) {
          int most = largestRepair(table, seat.index());
          for (int doubloons = 1; doubloons <= most; doubloons++) moves.add(new Mend(doubloons));
          offerNotToSpend(table, seat.index(), moves);
        }

        @Override
        public String objection(AyeState table, SpendOnRepair question, Seat seat, AyeMove move) {
          if (move instanceof Refuse) return Objections.NOT_BOUND;
          if (!(move instanceof Mend(int doubloons))) return otherwise(move);
          boolean tooFew = doubloons > table.pirates[seat.index()].doubloons;
          return tooFew ? Objections.TOO_FEW_DOUBLOONS : Objections.REPAIR_TOO_LARGE;
        }

        @Override
        public AyeMove fallback(AyeState table, SpendOnRepair question, Seat seat, Chance chance) {
          boolean canSpend = table.pirates[seat.index()].doubloons > 0;
          return canSpend ? firstOffer(table, question, seat) : new Pass();
        }
      };

  /// Whoever has nothing to spend may take a doubloon, or decline without penalty.
  @Rule({"AYE-VOTE-04", "AYE-RULING-24"})
  static void offerNotToSpend(AyeState table, int seat, Moves<AyeMove> moves) {
    Abilities.offerDoubloonCards(table, seat, moves);
    if (table.pirates[seat].doubloons == 0) moves.add(new Pass());
    else if (table.pirates[seat].isBound()) moves.add(new Refuse());
  }

  void mend(int doubloons) {
    int turn = ((SpendOnRepair) table.question()).turn();
    agenda.replaceTop(new Repair(turn + 1));
    mend(table.crew(turn), doubloons);
  }

  /// Each doubloon mends one point of the ship, and gives one of reputation.
  @Rule({"AYE-REPAIR-01", "AYE-REPAIR-02", "AYE-REPAIR-03", "AYE-RULING-26"})
  private void mend(int seat, int doubloons) {
    int before = table.ship;
    spend(seat, doubloons);
    table.ship += doubloons;
    tell(new Repaired(seat(seat), doubloons, table.ship));
    int freed = new CaptainPhase(referee).raiseFlags();
    new Goals(referee).onRepair(seat, doubloons, before, freed);
    agenda.plan(new GainPoints(seat, doubloons), SETTLE);
  }

  void refuse(int seat) {
    int turn = ((SpendOnRepair) table.question()).turn();
    breakWord(seat, new Repair(turn + 1));
  }

  /// Whoever breaks a promise loses a point of reputation.
  @Rule({"AYE-VOTE-04", "AYE-RULING-23"})
  void breakWord(int seat, Step next) {
    agenda.replaceTop(next);
    tell(new CommandRefused(seat(seat), pirate(seat).command));
    agenda.plan(new LosePoint(seat), SETTLE);
  }
}
