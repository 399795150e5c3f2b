package tortuga.mutinies.rules;

import java.util.Optional;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Action;
import tortuga.mutinies.MutiniesEvent.DiscPlaced;
import tortuga.mutinies.MutiniesEvent.Passed;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.Pass;
import tortuga.mutinies.MutiniesMove.Place;
import tortuga.mutinies.MutiniesView.NextDisc;
import tortuga.mutinies.Square;
import tortuga.mutinies.Window;
import tortuga.mutinies.rules.Questions.ForOneSeat;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.state.Step.*;

/// The first half of a round: discs are placed, the Captain's first.
public final class Turns extends Gains {
  static final ForOneSeat<CaptainTurn> CAPTAIN = new CaptainRule();
  static final ForOneSeat<SailorTurn> SAILOR = new SailorRule();
  static final ForOneSeat<MinionTurn> MINION = new MinionRule();

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
  public static boolean mustPass(MutiniesState table, int captain) {
    Pirate pirate = table.crew[captain];
    boolean mightSell = table.mayChoose(Action.BLACK_MARKET) && pirate.jewelCount >= 2;
    return !pirate.hasItems() && !mightSell && !Placing.hasSquare(table, captain);
  }

  void pass() {
    var turn = (CaptainTurn) agenda.pop();
    tell(new Passed(Seat.of(turn.seat())));
  }

  void place(Square square) {
    var turn = (Question) agenda.pop();
    if (turn instanceof MinionTurn) {
      place(MutiniesState.MINION, square);
    } else {
      place(turn.seat(), square);
      openAfter(turn.seat());
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

  /// Returns the disc that is placed next; the Captain places the Minion's.
  @Rule({"MUT-PLACE-01", "MUT-DUO-01"})
  static Optional<NextDisc> next(MutiniesState table) {
    for (int depth = 0; depth < table.agenda.size(); depth++) {
      switch (table.agenda.beneath(depth)) {
        case CaptainTurn(int seat) -> {
          return Optional.of(new NextDisc(Seat.of(seat), false));
        }
        case SailorTurn(int seat) -> {
          return Optional.of(new NextDisc(Seat.of(seat), false));
        }
        case MinionTurn(int seat) -> {
          return Optional.of(new NextDisc(Seat.of(seat), true));
        }
        case TakeTurn(int disc) -> {
          boolean isMinion = table.isMinion(disc);
          return Optional.of(new NextDisc(Seat.of(table.master(disc)), isMinion));
        }
        case Step _ -> {} // places no disc
      }
    }
    return Optional.empty();
  }

  /// Returns the discs whose turn to be placed is still to come, as a set of bits.
  static int stillToPlace(MutiniesState table) {
    int discs = 0;
    for (int depth = 0; depth < table.agenda.size(); depth++) {
      if (table.agenda.beneath(depth) instanceof TakeTurn(int disc)) discs |= 1 << disc;
    }
    return discs;
  }

  private void openAfter(int seat) {
    if (pirate(seat).hasItems()) agenda.push(new AfterPlacing(seat));
  }

  private static String objection(MutiniesState table, int seat, MutiniesMove move) {
    if (move instanceof Place(Square square)) return Placing.objection(table, seat, square);
    if (move instanceof Pass) return Objections.MUST_PLACE;
    return Items.objection(table, seat, Window.BEFORE, move);
  }

  /// The Captain places a disc, or passes without a legal square, and may use things before.
  private static final class CaptainRule implements ForOneSeat<CaptainTurn> {
    private static final Square[] SAFE = {Square.WRECK1, Square.TAV1, Square.NTR1, Square.C4};
    private static final Pass PASS = new Pass();

    @Override
    public void offer(MutiniesState table, CaptainTurn turn, Seat seat, Moves<MutiniesMove> moves) {
      Placing.offer(table, turn.seat(), moves);
      if (moves.isEmpty()) moves.add(PASS);
      Items.offer(table, turn.seat(), Window.BEFORE, moves);
    }

    @Override
    public String objection(
        MutiniesState concealed, CaptainTurn turn, Seat seat, MutiniesMove move) {
      return Turns.objection(concealed, turn.seat(), move);
    }

    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, CaptainTurn turn, Seat seat, Chance chance) {
      for (Square square : SAFE) {
        if (Placing.isLegal(concealed, turn.seat(), square)) return new Place(square);
      }
      return firstOffer(concealed, turn, seat);
    }
  }

  /// A Sailor places a disc, and may use things before.
  private static final class SailorRule implements ForOneSeat<SailorTurn> {
    @Override
    public void offer(MutiniesState table, SailorTurn turn, Seat seat, Moves<MutiniesMove> moves) {
      Placing.offer(table, turn.seat(), moves);
      Items.offer(table, turn.seat(), Window.BEFORE, moves);
    }

    @Override
    public String objection(
        MutiniesState concealed, SailorTurn turn, Seat seat, MutiniesMove move) {
      return Turns.objection(concealed, turn.seat(), move);
    }

    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, SailorTurn turn, Seat seat, Chance chance) {
      return new Place(Square.CAB1);
    }
  }

  /// The Captain places the Minion's disc.
  private static final class MinionRule implements ForOneSeat<MinionTurn> {
    @Override
    public void offer(MutiniesState table, MinionTurn turn, Seat seat, Moves<MutiniesMove> moves) {
      Placing.offer(table, MutiniesState.MINION, moves);
    }

    @Override
    public String objection(
        MutiniesState concealed, MinionTurn turn, Seat seat, MutiniesMove move) {
      return move instanceof Place(Square square)
          ? Placing.objection(concealed, MutiniesState.MINION, square)
          : Objections.OTHER_QUESTION;
    }

    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, MinionTurn turn, Seat seat, Chance chance) {
      return new Place(Square.CAB1);
    }
  }
}
