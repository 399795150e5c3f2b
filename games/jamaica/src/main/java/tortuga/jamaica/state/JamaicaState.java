package tortuga.jamaica.state;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.steps.SteppedState;
import tortuga.jamaica.Half;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.Step.Question;

/// What lies on the table. With two players there is a third ship, the Ghost.
public final class JamaicaState extends SteppedState<JamaicaState, Step> {
  public static final int GHOST = 2;

  public final int seats;
  public final Ship[] ships;

  public int round;
  public Seat captain = Seat.of(0);
  public int morning;
  public int evening;
  public boolean lastRound;

  /// The lairs that still have their token.
  public long tokens = Route.LAIRS;

  /// The treasures that nobody has found: those of the pile and those that left the game unseen,
  /// which nobody can tell apart, so that luck decides when one is drawn.
  public int unfound = Treasure.ALL;

  public JamaicaState(int seats) {
    this.seats = seats;
    ships = new Ship[seats == 2 ? 3 : seats];
    for (int ship = 0; ship < ships.length; ship++) ships[ship] = new Ship();
  }

  @Override
  public JamaicaState copy() {
    JamaicaState copy = new JamaicaState(seats);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(JamaicaState other) {
    for (int ship = 0; ship < ships.length; ship++) ships[ship].copyFrom(other.ships[ship]);
    copySteps(other);
    round = other.round;
    captain = other.captain;
    morning = other.morning;
    evening = other.evening;
    lastRound = other.lastRound;
    tokens = other.tokens;
    unfound = other.unfound;
  }

  public Ship ship(Seat seat) {
    return ships[seat.index()];
  }

  public boolean hasGhost() {
    return ships.length > seats;
  }

  public boolean isGhost(int ship) {
    return ship >= seats;
  }

  public int die(Half half) {
    return half == Half.MORNING ? morning : evening;
  }

  public Seat clockwise(Seat from, int places) {
    return Seat.of((from.index() + places) % seats);
  }

  /// Returns the cards left in the treasure pile: as many as there are tokens.
  public int treasurePile() {
    return Long.bitCount(tokens);
  }

  /// Returns the other ships on a ship's space, as a set of bits; there is peace in Port Royal.
  @Rule({"JAM-COMBAT-11", "JAM-RULING-21"})
  public int neighbours(int ship) {
    return rivalsAt(ships[ship].space, ship);
  }

  /// Returns the ships that another one would meet on a space, as a set of bits.
  @Rule("JAM-COMBAT-11")
  public int rivalsAt(int space, int ship) {
    if (space == Route.HOME) return 0;
    int found = 0;
    for (int other = 0; other < ships.length; other++) {
      if (other != ship && ships[other].space == space) found |= 1 << other;
    }
    return found;
  }

  public Question question() {
    return (Question) agenda.current();
  }

  /// Returns who has chosen no card for this round yet.
  public Seats undecided() {
    int undecided = 0;
    for (int seat = 0; seat < seats; seat++) if (!ships[seat].hasChosen()) undecided |= 1 << seat;
    return Seats.ofMask(undecided);
  }

  /// Returns who steers a ship: the captain steers the Ghost.
  public Seat master(int ship) {
    return isGhost(ship) ? captain : Seat.of(ship);
  }

  /// Returns the player in a combat who owns the Saber, or -1; it does nothing for the Ghost.
  @Rule("JAM-RULING-42")
  public int saberOwner(Combat combat) {
    if (!isGhost(combat.attacker()) && ships[combat.attacker()].owns(Treasure.SABER)) {
      return combat.attacker();
    }
    if (!isGhost(combat.defender()) && ships[combat.defender()].owns(Treasure.SABER)) {
      return combat.defender();
    }
    return -1;
  }
}
