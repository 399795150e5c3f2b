package tortuga.aye.rules;

import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Confirm;
import tortuga.aye.AyeMove.Deal;
import tortuga.aye.AyeMove.Give;
import tortuga.aye.AyeMove.Order;
import tortuga.aye.Command;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.DealDoubloons;
import tortuga.aye.state.Step.IssueCommands;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// What the captain may do while he deals doubloons, or commands and dice.
///
/// He is asked for one thing after the other in crew order, so that who only answers comes to an
/// end. Besides, until he confirms, he is free to change all that lies on the table, in any order.
final class Drafts {
  private Drafts() {}

  /// Asks for the doubloons of the next player in crew order, and at last to confirm.
  @Rule({"AYE-SETUP-09", "AYE-RULING-06"})
  static void gifts(AyeState table, int settled, Moves<AyeMove> moves) {
    int next = next(table, settled);
    if (next == Pirate.NOBODY) moves.add(new Confirm());
    else doubloons(table, next, moves);
  }

  private static void doubloons(AyeState table, int seat, Moves<AyeMove> moves) {
    int most = mostDoubloons(table, seat);
    for (int doubloons = 0; doubloons <= most; doubloons++) {
      moves.add(new Give(Seat.of(seat), doubloons));
    }
  }

  private static int mostDoubloons(AyeState table, int seat) {
    return table.pirates[table.captain].doubloons + table.pirates[seat].doubloons - 2;
  }

  /// Asks for the command, then for the dice, of the next pirate in crew order; he may always
  /// confirm.
  @Rule({"AYE-CMD-01", "AYE-CMD-02", "AYE-CMD-03", "AYE-CMD-04"})
  static void orders(AyeState table, int ordered, int dealt, Moves<AyeMove> moves) {
    int next = next(table, ordered & dealt);
    if (next != Pirate.NOBODY && (ordered & 1 << next) == 0) commands(table, next, moves);
    else if (next != Pirate.NOBODY) dice(table, next, moves);
    moves.add(new Confirm());
  }

  private static void commands(AyeState table, int seat, Moves<AyeMove> moves) {
    for (int number = 0; number < Command.COUNT; number++) {
      Command command = Command.of(number);
      if (Orders.isAvailable(table, seat, command)) moves.add(new Order(Seat.of(seat), command));
    }
  }

  private static void dice(AyeState table, int seat, Moves<AyeMove> moves) {
    int most = table.supply + table.pirates[seat].dealt;
    for (int dice = 0; dice <= most; dice++) moves.add(new Deal(Seat.of(seat), dice));
  }

  private static int next(AyeState table, int settled) {
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((settled & 1 << seat) == 0) return seat;
    }
    return Pirate.NOBODY;
  }

  /// Lists all that the captain may change before he confirms.
  @Rule("AYE-CMD-05")
  static void list(AyeState table, int seat, Moves<AyeMove> moves) {
    if (table.isOver() || seat != table.captain) return;
    switch (table.question()) {
      case DealDoubloons _ -> {
        for (int turn = 0; turn < table.crewSize(); turn++)
          doubloons(table, table.crew(turn), moves);
        moves.add(new Confirm());
      }
      case IssueCommands _ -> {
        for (int turn = 0; turn < table.crewSize(); turn++) {
          commands(table, table.crew(turn), moves);
          dice(table, table.crew(turn), moves);
        }
        moves.add(new Confirm());
      }
      default -> {}
    }
  }
}
