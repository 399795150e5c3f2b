package tortuga.mutinies;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.MutiniesEvent.DiscPlaced;
import tortuga.mutinies.MutiniesEvent.Passed;
import tortuga.mutinies.Step.*;

/// The first half of a round: discs are placed, the Captain's first.
final class Turns extends Gains {
  Turns(Chapter same) {
    super(same);
  }

  /// The Captain places, then all others in turn order; the Captain moves the Minion.
  @Rule({"MUT-ROLE-01", "MUT-DUO-02", "MUT-RULING-47"})
  void takeTurn(int disc) {
    if (table.isMinion(disc)) {
      agenda.push(new MinionTurn(table.captain()));
    } else if (disc != table.captain()) {
      agenda.push(new SailorTurn(disc));
    } else if (mustPass(table, disc)) {
      tell(new Passed(Seat.of(disc)));
    } else {
      agenda.push(new CaptainTurn(disc));
    }
  }

  /// Whether everybody can see that the Captain has no legal square and nothing to use.
  @Rule("MUT-RULING-27")
  static boolean mustPass(MutiniesState table, int captain) {
    Pirate pirate = table.crew[captain];
    boolean mightSell = table.mayChoose(Action.BLACK_MARKET) && pirate.jewelCount >= 2;
    return !pirate.hasItems() && !mightSell && !Offers.hasSquare(table, captain);
  }

  void pass() {
    var turn = (CaptainTurn) agenda.pop();
    tell(new Passed(Seat.of(turn.seat())));
  }

  void place(Square square) {
    switch (agenda.pop()) {
      case MinionTurn _ -> place(MutiniesState.MINION, square);
      case Question turn -> {
        place(turn.seat(), square);
        openAfter(turn.seat());
      }
      case Duty _ -> throw new IllegalStateException("nobody was asked to place a disc");
    }
  }

  /// What a square costs is set aside there: out of the stock, but not yet spent.
  @Rule({"MUT-NTR-01", "MUT-DUO-03", "MUT-RULING-03", "MUT-RULING-05"})
  private void place(int disc, Square square) {
    int doubloons = Placing.doubloons(table, disc, square);
    int rum = Placing.rum(table, disc, square);
    Pirate payer = pirate(table.master(disc));
    payer.doubloons -= doubloons;
    payer.rum -= rum;
    pirate(disc).square = square.ordinal();
    pirate(disc).asideDoubloons = doubloons;
    pirate(disc).asideRum = rum;
    tell(new DiscPlaced(Seat.of(table.master(disc)), table.isMinion(disc), square, doubloons, rum));
  }

  private void openAfter(int seat) {
    if (pirate(seat).hasItems()) agenda.push(new AfterPlacing(seat));
  }
}
