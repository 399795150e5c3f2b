package tortuga.aye.rules;

import java.util.List;
import tortuga.aye.AyeEvent.CommandGiven;
import tortuga.aye.AyeEvent.CommandsConfirmed;
import tortuga.aye.AyeEvent.DiceDealt;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Confirm;
import tortuga.aye.AyeMove.Deal;
import tortuga.aye.AyeMove.Order;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.IssueCommands;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Lists;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// The captain's commands and dice: a draft for all to see, to be changed until it is confirmed.
final class Orders extends Chapter {
  /// By seat, and by command or number of dice.
  private static final List<List<AyeMove>> ORDERS =
      Lists.of(
          Seat.MOST,
          seat -> Lists.of(Command.COUNT, number -> new Order(Seat.of(seat), Command.of(number))));

  private static final List<List<AyeMove>> DEALS =
      Lists.of(
          Seat.MOST,
          seat -> Lists.of(Die.MISSION.number + 1, dice -> new Deal(Seat.of(seat), dice)));

  private static final AyeMove CONFIRM = new Confirm();

  Orders(Referee referee) {
    super(referee);
  }

  /// The captain is asked for the command, then for the dice, of the next pirate in crew order, and
  /// may always confirm.
  static final AyeQuestion<IssueCommands> ISSUE_COMMANDS =
      new AyeQuestion<>(Manner.DRAFT, 120) {
        @Override
        public Seats asked(AyeState table, IssueCommands question) {
          return only(table.captain);
        }

        @Override
        @Rule({"AYE-CMD-01", "AYE-CMD-02", "AYE-CMD-03", "AYE-CMD-04"})
        public void offer(AyeState table, IssueCommands question, Seat seat, Moves<AyeMove> moves) {
          int next = table.firstOutside(question.ordered() & question.dealt());
          if (next != Pirate.NOBODY) {
            if ((question.ordered() & 1 << next) == 0) offerCommands(table, next, moves);
            else offerDice(table, next, moves);
          }
          moves.add(CONFIRM);
        }

        @Override
        @Rule("AYE-CMD-05")
        void offerChanges(AyeState table, Moves<AyeMove> moves) {
          for (int turn = 0; turn < table.crewSize(); turn++) {
            offerCommands(table, table.crew(turn), moves);
            offerDice(table, table.crew(turn), moves);
          }
          moves.add(CONFIRM);
        }

        @Override
        public String objection(AyeState table, IssueCommands question, Seat seat, AyeMove move) {
          if (move instanceof Order(Seat to, Command command)) {
            if (!table.isCrew(to.index())) return Objections.NOT_IN_CREW;
            boolean finished = table.isFinishedMission(command);
            return finished ? Objections.MISSION_FINISHED : Objections.NO_TOKEN;
          }
          if (move instanceof Deal(Seat to, _)) {
            return table.isCrew(to.index()) ? Objections.TOO_FEW_DICE : Objections.NOT_IN_CREW;
          }
          return otherwise(move);
        }

        @Override
        public AyeMove fallback(AyeState table, IssueCommands question, Seat seat, Chance chance) {
          return new Confirm();
        }
      };

  private static void offerCommands(AyeState table, int seat, Moves<AyeMove> moves) {
    for (int number = 0; number < Command.COUNT; number++) {
      Command command = Command.of(number);
      if (isAvailable(table, seat, command)) moves.add(ORDERS.get(seat).get(number));
    }
  }

  private static void offerDice(AyeState table, int seat, Moves<AyeMove> moves) {
    int most = table.supply + table.pirates[seat].dealt;
    for (int dice = 0; dice <= most; dice++) moves.add(DEALS.get(seat).get(dice));
  }

  /// A pirate gets at most one command.
  @Rule({"AYE-CMD-01", "AYE-CMD-02", "AYE-CMD-05", "AYE-CMD-06"})
  void order(int seat, Command command) {
    var draft = (IssueCommands) table.question();
    pirate(seat).command = command;
    tell(new CommandGiven(seat(seat), command));
    agenda.replaceTop(new IssueCommands(draft.ordered() | 1 << seat, draft.dealt()));
  }

  /// A pirate gets any number of dice, whatever the command.
  @Rule({"AYE-CMD-01", "AYE-CMD-03", "AYE-CMD-05", "AYE-RULING-17"})
  void deal(int seat, int dice) {
    var draft = (IssueCommands) table.question();
    table.supply += pirate(seat).dealt - dice;
    pirate(seat).dealt = dice;
    tell(new DiceDealt(seat(seat), dice));
    agenda.replaceTop(new IssueCommands(draft.ordered(), draft.dealt() | 1 << seat));
  }

  /// What the captain confirms is final; dice that were kept are not used this round.
  @Rule({"AYE-CMD-04", "AYE-CMD-05", "AYE-RULING-16"})
  void confirm() {
    agenda.pop();
    tell(new CommandsConfirmed(seat(table.captain)));
  }

  /// Returns how many tokens of a command lie before the captain.
  @Rule("AYE-RULING-04")
  static int tokensLeft(AyeState table, Command command) {
    return Board.TOKENS - table.issued(command);
  }

  /// Whether a pirate can be given a command; giving none is always possible.
  @Rule({"AYE-CMD-02", "AYE-RULING-04", "AYE-RULING-18"})
  static boolean isAvailable(AyeState table, int seat, Command command) {
    if (command == Command.NOTHING) return true;
    if (table.isFinishedMission(command)) return false;
    return table.pirates[seat].command == command || tokensLeft(table, command) > 0;
  }
}
