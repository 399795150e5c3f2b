package tortuga.aye.tactics;

import java.util.Arrays;
import java.util.List;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeEvent.CaptainChanged;
import tortuga.aye.AyeEvent.CaptainChosen;
import tortuga.aye.AyeEvent.CommandGiven;
import tortuga.aye.AyeEvent.CommandRefused;
import tortuga.aye.AyeEvent.CommandsConfirmed;
import tortuga.aye.AyeEvent.MutinyDeclared;
import tortuga.aye.AyeEvent.Repaired;
import tortuga.aye.AyeEvent.ShipDamaged;
import tortuga.aye.Command;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.engine.Event;
import tortuga.engine.Seat;

/// How much everything that the table saw suggests that a pirate is the traitor.
///
/// A captain who orders no repair for a weak ship, a pirate who breaks his word, and one who wants
/// the command of a weak ship for himself are suspicious; whoever pays for repairs is less so. Only
/// the last rounds count: whoever was a traitor once may have drawn better cards.
final class Suspicion {
  private static final int RECENT = 400;
  private static final double NO_REPAIR = 1.8;
  private static final double BROKEN_WORD = 1.3;
  private static final double GRAB = 1.25;
  private static final double REPAIR = 0.97;

  private final double[] suspicion;
  private int captain;
  private int ship = Board.SHIP;
  private boolean repairOrdered;

  Suspicion(AyeState table, List<? extends Event> past) {
    captain = table.captain;
    suspicion = new double[table.seats];
    Arrays.fill(suspicion, 1);
    for (int i = Math.max(0, past.size() - RECENT); i < past.size(); i++) {
      if (past.get(i) instanceof AyeEvent told) note(told);
    }
  }

  double of(int seat) {
    return suspicion[seat];
  }

  private void note(AyeEvent event) {
    if (event instanceof CaptainChosen(Seat chosen)) captain = chosen.index();
    if (event instanceof CaptainChanged(_, Seat chosen)) captain = chosen.index();
    if (event instanceof ShipDamaged(_, int left)) ship = left;
    if (event instanceof Repaired(Seat seat, int doubloons, int raised)) {
      ship = raised;
      for (int i = 0; i < doubloons; i++) suspicion[seat.index()] *= REPAIR;
    }
    if (event instanceof CommandGiven(_, Command command)) {
      repairOrdered |= command == Command.REPAIR;
    }
    if (event instanceof CommandsConfirmed) judgeCommands();
    if (event instanceof CommandRefused(Seat seat, _)) suspicion[seat.index()] *= BROKEN_WORD;
    if (event instanceof MutinyDeclared(Seat seat, Seat nominee)) {
      if (seat.equals(nominee) && isWeak()) suspicion[seat.index()] *= GRAB;
    }
  }

  private boolean isWeak() {
    return ship <= Watch.HALF_SHIP;
  }

  private void judgeCommands() {
    if (isWeak() && !repairOrdered) suspicion[captain] *= NO_REPAIR;
    repairOrdered = false;
  }
}
