package tortuga.aye.rules;

import tortuga.aye.AyeEvent.CommandGiven;
import tortuga.aye.AyeEvent.CommandsConfirmed;
import tortuga.aye.AyeEvent.DiceDealt;
import tortuga.aye.Command;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Step.IssueCommands;
import tortuga.engine.Rule;

/// The captain's commands and dice: a draft for all to see, his to change until he confirms it.
final class Orders extends Chapter {
  Orders(Referee referee) {
    super(referee);
  }

  /// A pirate gets one command at most.
  @Rule({"AYE-CMD-01", "AYE-CMD-02", "AYE-CMD-05", "AYE-CMD-06"})
  void order(int seat, Command command) {
    var draft = (IssueCommands) table.question();
    pirate(seat).command = command;
    tell(new CommandGiven(seat(seat), command));
    agenda.replaceTop(new IssueCommands(draft.ordered() | 1 << seat, draft.dealt()));
  }

  /// A pirate gets any number of dice, whatever his command.
  @Rule({"AYE-CMD-01", "AYE-CMD-03", "AYE-CMD-05", "AYE-RULING-17"})
  void deal(int seat, int dice) {
    var draft = (IssueCommands) table.question();
    table.supply += pirate(seat).dealt - dice;
    pirate(seat).dealt = dice;
    tell(new DiceDealt(seat(seat), dice));
    agenda.replaceTop(new IssueCommands(draft.ordered(), draft.dealt() | 1 << seat));
  }

  /// What the captain confirms is final; dice that he kept are not used this round.
  @Rule({"AYE-CMD-04", "AYE-CMD-05", "AYE-RULING-16"})
  void confirm() {
    agenda.pop();
    tell(new CommandsConfirmed(seat(table.captain)));
  }

  /// Whether a token is there to be given to a pirate, none being always there.
  @Rule({"AYE-CMD-02", "AYE-RULING-04", "AYE-RULING-18"})
  static boolean isAvailable(AyeState table, int seat, Command command) {
    if (command == Command.NOTHING) return true;
    if (command.isMission() && !table.isOpenMission(command)) return false;
    return table.pirates[seat].command == command || table.issued(command) < Board.TOKENS;
  }
}
