package tortuga.jamaica.rules;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.steps.Chapter;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Steer;
import tortuga.jamaica.Place;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.GhostMove;

/// The Ghost Ship, which joins two players and is steered by their captain.
final class GhostShip extends JamaicaChapter {
  static final JamaicaQuestionRule<GhostMove> GHOST_MOVE = new GhostMoveRule();

  GhostShip(Chapter<JamaicaState, Step, JamaicaEvent> same) {
    super(same);
  }

  @Rule({"JAM-GHOST-01", "JAM-GHOST-02", "JAM-GHOST-03", "JAM-RULING-36"})
  void setUp() {
    Ship ghost = ship(JamaicaState.GHOST);
    ghost.stow(1, Cargo.DOUBLOONS, 5);
    ghost.stow(2, Cargo.DOUBLOONS, 3);
    ghost.powers = Treasure.BETH.bit();
    table.unfound &= ~Treasure.BETH.bit();
  }

  /// In the lead it turns back, in the rear it hurries, and in between the captain decides.
  @Rule({"JAM-GHOST-04", "JAM-GHOST-08", "JAM-GHOST-09", "JAM-RULING-37"})
  void move(int steps) {
    Ship ghost = ship(JamaicaState.GHOST);
    boolean ahead = maySailAhead(table);
    boolean back = maySailBack(table);
    if (ahead && back) agenda.push(new GhostMove(steps));
    else if (ahead) go(ghost.reachAhead(steps), true, steps);
    else go(ghost.reachBack(steps), false, steps);
  }

  private void go(long reach, boolean ahead, int steps) {
    if (Long.bitCount(reach) > 1) {
      agenda.push(new GhostMove(steps));
      return;
    }
    Ship ghost = ship(JamaicaState.GHOST);
    int to = Long.numberOfTrailingZeros(reach);
    new Sailing(this)
        .arrive(JamaicaState.GHOST, to, ahead ? ghost.lapAhead(to) : ghost.lapBack(to));
  }

  @Rule({"JAM-GHOST-06", "JAM-RULING-37", "JAM-RULING-38"})
  private static boolean maySailAhead(JamaicaState table) {
    Ship ghost = table.ships[JamaicaState.GHOST];
    return !ghost.isHome() && !(leads(ghost, table.ships[0]) && leads(ghost, table.ships[1]));
  }

  @Rule({"JAM-GHOST-07", "JAM-RULING-37"})
  private static boolean maySailBack(JamaicaState table) {
    Ship ghost = table.ships[JamaicaState.GHOST];
    return !(leads(table.ships[0], ghost) && leads(table.ships[1], ghost));
  }

  private static boolean leads(Ship one, Ship other) {
    return one.progress() > other.progress();
  }

  /// Where the captain steers the Ghost.
  private static final class GhostMoveRule implements JamaicaQuestionRule<GhostMove> {
    @Override
    public Seats asked(JamaicaState table, GhostMove move) {
      return Seats.of(table.captain);
    }

    @Override
    public void offer(JamaicaState table, GhostMove move, Seat seat, Moves<JamaicaMove> moves) {
      Ship ghost = table.ships[JamaicaState.GHOST];
      long ahead = maySailAhead(table) ? ghost.reachAhead(move.steps()) : 0;
      for (long left = ahead; left != 0; ) {
        int to = Route.furthest(left);
        moves.add(new Steer(new Place(to, ghost.lapAhead(to))));
        left &= ~(1L << to);
      }
      long back = maySailBack(table) ? ghost.reachBack(move.steps()) : 0;
      for (long left = back; left != 0; ) {
        int to = Route.furthest(left);
        moves.add(new Steer(new Place(to, ghost.lapBack(to))));
        left &= ~(1L << to);
      }
    }

    @Override
    public String objection(
        JamaicaState concealed, GhostMove question, Seat seat, JamaicaMove move) {
      return move instanceof Steer ? Objections.OUT_OF_REACH : Objections.OTHER_QUESTION;
    }
  }

  @Rule({"JAM-GHOST-09", "JAM-RULING-40"})
  void steer(Place to) {
    agenda.pop();
    new Sailing(this).arrive(JamaicaState.GHOST, to.space(), to.lap());
  }
}
