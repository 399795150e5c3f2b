package tortuga.server.live;

import java.util.Optional;
import tortuga.server.protocol.ClientMessage;
import tortuga.server.table.Origin;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// An entry that a page wants written into the log of a table in the name of its seat.
///
/// @param subscriber the page, which is answered after whatever else it is told
/// @param id the id that the page gave to the command, so that it is not carried out twice
record SeatCommand(Subscriber subscriber, String id, Action action) {
  /// What is to be written.
  interface Action {
    Proposal propose(Table table, int seat) throws Refusal;
  }

  static SeatCommand play(Subscriber page, ClientMessage.Play play) {
    return new SeatCommand(
        page,
        play.id(),
        (table, seat) ->
            table.propose().answer(seat, play.question(), play.moves(), Origin.PLAYER, play.id()));
  }

  static SeatCommand undo(Subscriber page, ClientMessage.Undo undo) {
    return new SeatCommand(page, undo.id(), (table, seat) -> table.propose().undo(seat, undo.id()));
  }

  static SeatCommand order(Subscriber page, ClientMessage.Order order) {
    return new SeatCommand(
        page, order.id(), (table, seat) -> table.propose().order(seat, order.kind(), order.verb()));
  }

  static SeatCommand resume(Subscriber page, ClientMessage.Resume resume) {
    return new SeatCommand(page, resume.id(), (table, seat) -> table.propose().resume(seat));
  }

  static SeatCommand leave(Subscriber page, ClientMessage.Leave leave) {
    return new SeatCommand(
        page, leave.id(), (table, seat) -> table.propose().handToBot(seat, true));
  }

  Proposal propose(Table table, int seat) throws Refusal {
    return action.propose(table, seat);
  }

  /// Returns the seat that gives the command.
  int seat(Table table) throws Refusal {
    return seat(subscriber, table);
  }

  /// Returns the seat of a page's viewer.
  static int seat(Subscriber page, Table table) throws Refusal {
    Optional<Integer> seat = page.person().flatMap(table.chairs()::of);
    if (seat.isEmpty()) throw new Refusal("not-seated");
    return seat.get();
  }
}
