package tortuga.piecesofeight.rules;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// The turn: crow's nest, main play, crow's nest again, and who is next.
public final class Turns extends Chapter {
  /// What goes to an empty crow's nest.
  static final QuestionRule<EightState, SendToNest, EightMove> SEND_TO_NEST = new SendToNestRule();

  /// Maximum number of turns of a game, for each seat.
  public static final int LONGEST_EACH = 60;

  Turns(Chapter same) {
    super(same);
  }

  /// A turn has a nest phase, a main phase and another nest phase.
  @Rule({"POE-TURN-01", "POE-NEST-01"})
  void begin(int seat) {
    table.turn++;
    table.turnSeat = seat;
    tell(new TurnBegun(table.turn, Seat.of(seat)));
    planFrom(new MainPhase());
    askForNest(true);
  }

  /// Plans the rest of a turn, from a step of its main phase on.
  void planFrom(Step step) {
    planEnd();
    agenda.push(step);
  }

  /// Plans what follows a main action.
  void planEnd() {
    agenda.plan(new CloseAction(), new LastNest(), new EndTurn());
  }

  /// A player whose crow's nest is empty may move the fore or the aft there, before and after the
  /// main phase.
  @Rule({"POE-NEST-01", "POE-NEST-02", "POE-NEST-03", "POE-RULING-48"})
  void askForNest(boolean first) {
    Ship ship = ship(table.turnSeat);
    if (!ship.hasNest() && ship.size > 0) agenda.push(new SendToNest(first));
  }

  @Rule({"POE-NEST-01", "POE-RULING-26", "POE-RULING-46"})
  void sendToNest(Place from) {
    agenda.pop();
    int seat = table.turnSeat;
    Ship ship = ship(seat);
    ship.putInNest(ship.remove(from));
    tell(new SentToNest(Seat.of(seat), from, Cell.coin(ship.nest)));
    if (from == Place.FORE) showFore(seat);
  }

  @Rule("POE-NEST-02")
  void stay() {
    agenda.pop();
    tell(new NestLeftEmpty(Seat.of(table.turnSeat)));
  }

  /// After a turn: the last turn of all, a vote, or the next player.
  @Rule({"POE-RULING-54", "POE-RULING-55"})
  void end() {
    table.calm++;
    if (player(table.turnSeat).patience > 0) player(table.turnSeat).patience--;
    if (table.turn >= LONGEST_EACH * table.seats) new Endings(this).endByCount();
    else if (!new Stalemate(this).isVoteDue()) passOn();
    else new Stalemate(this).callVote();
  }

  /// Full Sail or the order of seats says who is next.
  @Rule({
    "POE-SETUP-10",
    "POE-SAIL-01",
    "POE-SAIL-03",
    "POE-SAIL-04",
    "POE-RULING-27",
    "POE-RULING-50"
  })
  void passOn() {
    int sail = table.sail;
    table.sail = EightState.NOBODY;
    boolean bySail = sail != EightState.NOBODY && table.isIn(sail);
    passTo(bySail ? sail : table.nextIn(table.turnSeat));
  }

  /// Whoever owes turns loses one each time it would be their turn.
  @Rule({"POE-SPOT-03", "POE-SPOT-05", "POE-SAIL-05", "POE-RULING-49"})
  void passTo(int seat) {
    int next = seat;
    while (player(next).lostTurns > 0) {
      player(next).lostTurns--;
      tell(new TurnLost(Seat.of(next), player(next).lostTurns));
      next = table.nextIn(next);
    }
    agenda.push(new BeginTurn(next));
  }

  private static final class SendToNestRule
      implements QuestionRule<EightState, SendToNest, EightMove> {
    @Override
    public Seats asked(EightState table, SendToNest question) {
      return table.askable(table.turnSeat);
    }

    @Override
    @Rule({"POE-NEST-01", "POE-NEST-02"})
    public void offer(EightState table, SendToNest question, Seat seat, Moves<EightMove> moves) {
      moves.add(new Stay());
      moves.add(new Send(Place.FORE));
      if (table.ship(seat.index()).size > 1) moves.add(new Send(Place.AFT));
    }

    @Override
    public String objection(EightState table, SendToNest question, Seat seat, EightMove move) {
      return move instanceof Send ? Objections.NOT_THERE : Objections.OTHER_QUESTION;
    }

    /// The nest stays empty, unless that would leave nothing to do.
    @Override
    public EightMove fallback(EightState table, SendToNest question, Seat seat, Chance chance) {
      Moves<EightMove> moves = new Moves<>();
      MainOffers.list(table, seat.index(), moves);
      return moves.isEmpty() ? new Send(Place.FORE) : new Stay();
    }
  }
}
