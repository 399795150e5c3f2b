package tortuga.mutinies.rules;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Action;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.Bank;
import tortuga.mutinies.MutiniesMove.Steal;
import tortuga.mutinies.Square;
import tortuga.mutinies.rules.Questions.ForOneSeat;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Step.CabinRob;

/// What happens in the Cabin, where whoever is alone may rob.
public final class Cabin extends Gains {
  static final ForOneSeat<CabinRob> THEFT = new TheftRule();

  private static final int LOOT = Square.CAB2.doubloons;

  Cabin(Chapter same) {
    super(same);
  }

  /// Whoever takes the doubloon while alone in the whole Cabin may take it from another player.
  @Rule({"MUT-CAB-01", "MUT-CAB-03", "MUT-RULING-22"})
  void rest(int seat, Square square) {
    if (square != Square.CAB2) return;
    boolean alone = table.discsAt(Action.CABIN) == 1;
    if (alone && victims(table, seat) != 0) agenda.push(new CabinRob(seat));
    else takeFromBank(seat);
  }

  /// Returns the others who have doubloons in stock, as a set of bits.
  public static int victims(MutiniesState table, int seat) {
    int victims = 0;
    for (int other = 0; other < table.seats; other++) {
      if (other != seat && table.crew[other].doubloons > 0) victims |= 1 << other;
    }
    return victims;
  }

  void takeFromBank(int seat) {
    gainDoubloons(seat, LOOT);
  }

  void steal(int seat, int victim) {
    handOver(victim, seat, LOOT);
  }

  /// Whoever is alone in the Cabin takes a doubloon from the bank, or from somebody who has one.
  private static final class TheftRule implements ForOneSeat<CabinRob> {
    private static final Bank BANK = new Bank();

    @Override
    public void offer(
        MutiniesState table, CabinRob question, Seat seat, Moves<MutiniesMove> moves) {
      moves.add(BANK);
      for (int left = victims(table, question.seat()); left != 0; left &= left - 1) {
        moves.add(new Steal(Seat.of(Integer.numberOfTrailingZeros(left))));
      }
    }

    @Override
    public String objection(
        MutiniesState concealed, CabinRob question, Seat seat, MutiniesMove move) {
      return move instanceof Steal ? Objections.NO_VICTIM : Objections.OTHER_QUESTION;
    }

    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, CabinRob question, Seat seat, Chance chance) {
      return BANK;
    }
  }
}
