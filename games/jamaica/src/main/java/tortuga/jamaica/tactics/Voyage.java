package tortuga.jamaica.tactics;

import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Half;
import tortuga.jamaica.Symbol;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;

/// A captain's daydream: what becomes of a ship that does this or that, as far as anybody can tell
/// beforehand. The table stays as it is.
final class Voyage {
  private final JamaicaState table;
  private final int number;
  private final double toCome;
  private final Ship ship = new Ship();
  private final Ship fork = new Ship();
  private double luck;
  private long found;

  Voyage(JamaicaState table, int number) {
    this.table = table;
    this.number = number;
    toCome = Worth.toCome(table);
    startOver();
  }

  Voyage startOver() {
    ship.copyFrom(table.ships[number]);
    luck = 0;
    found = 0;
    return this;
  }

  /// Returns what the ship would be worth.
  double worth() {
    return luck + Worth.of(table, ship, toCome) + (ship.isHome() ? homecoming() : 0);
  }

  /// Plays a whole card.
  Voyage play(Card card, int morning, int evening) {
    act(card.symbol(Half.MORNING), morning);
    if (!ship.isHome()) act(card.symbol(Half.EVENING), evening);
    return this;
  }

  Voyage act(Symbol symbol, int die) {
    switch (symbol) {
      case AHEAD -> sail(ship.reachAhead(die), true);
      case BACK -> sail(ship.reachBack(die), false);
      case FOOD -> load(Cargo.FOOD, die);
      case DOUBLOONS -> load(Cargo.DOUBLOONS, die);
      case CANNONS -> load(Cargo.CANNONS, die);
    }
    return this;
  }

  // Loading

  void load(Cargo cargo, int amount) {
    int hold = ship.emptyRegularHold();
    if (hold == 0 && ship.hasEmptySixth()) hold = Ship.SIXTH;
    if (hold == 0) hold = cheapest(ship.holdsWithout(cargo));
    if (hold != 0) ship.stow(hold, cargo, amount);
  }

  void dump(int hold, Cargo cargo, int amount) {
    ship.stow(hold, cargo, amount);
  }

  private int cheapest(int holds) {
    int best = 0;
    double least = Double.MAX_VALUE;
    for (int left = holds; left != 0; left &= left - 1) {
      int hold = Integer.numberOfTrailingZeros(left);
      Cargo cargo = ship.cargo(hold);
      double worth = Worth.share(cargo, ship.amount(hold), ship.total(cargo), toCome);
      if (worth < least) {
        least = worth;
        best = hold;
      }
    }
    return best;
  }

  // Sailing

  private void sail(long reach, boolean ahead) {
    int first = Long.numberOfTrailingZeros(reach);
    long rest = reach & reach - 1;
    if (rest == 0) {
      arrive(first, lap(first, ahead));
      return;
    }
    int second = Long.numberOfTrailingZeros(rest);
    fork.copyFrom(ship);
    double luckBefore = luck;
    long foundBefore = found;
    arrive(first, lap(first, ahead));
    double worth = worth();
    ship.copyFrom(fork);
    luck = luckBefore;
    found = foundBefore;
    arrive(second, lap(second, ahead));
    if (worth() >= worth) return;
    ship.copyFrom(fork);
    luck = luckBefore;
    found = foundBefore;
    arrive(first, lap(first, ahead));
  }

  private int lap(int to, boolean ahead) {
    return ahead ? ship.lapAhead(to) : ship.lapBack(to);
  }

  Voyage arrive(int space, int lap) {
    ship.moveTo(space, lap);
    if (ship.isHome()) return this;
    meet();
    settle();
    return this;
  }

  private void meet() {
    if (ship.space == Route.HOME) return;
    double best = -Double.MAX_VALUE;
    for (int other = 0; other < table.ships.length; other++) {
      if (other == number || table.ships[other].space != ship.space) continue;
      best = Math.max(best, Prey.attack(table, ship, other, toCome));
    }
    if (best > -Double.MAX_VALUE) luck += best;
  }

  private void settle() {
    int cost = Route.cost(ship.space);
    if (cost > 0) {
      pay(Route.currency(ship.space), cost);
    } else if ((table.tokens & ~found & 1L << ship.space) != 0) {
      found |= 1L << ship.space;
      luck += Worth.TREASURE;
    }
  }

  /// Empties small holds first; whoever cannot pay gives what there is, and falls back.
  private void pay(Cargo currency, int cost) {
    int due = cost;
    while (due > 0) {
      int hold = smallest(currency);
      if (hold == 0) {
        fallBack();
        return;
      }
      int part = Math.min(due, ship.amount(hold));
      ship.take(hold, part);
      due -= part;
    }
  }

  private int smallest(Cargo cargo) {
    int best = 0;
    for (int hold = 1; hold <= Ship.SIXTH; hold++) {
      if (ship.carries(cargo, hold) && (best == 0 || ship.amount(hold) < ship.amount(best))) {
        best = hold;
      }
    }
    return best;
  }

  private void fallBack() {
    arrive(Route.furthest(ship.retreats()), ship.lap);
  }

  /// Whoever comes home ends the race: a triumph for the richest, and a mistake for all others.
  private double homecoming() {
    int own = 15 + ship.total(Cargo.DOUBLOONS) + Treasure.worth(ship.hidden);
    double rivals = -99;
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat != number) rivals = Math.max(rivals, Prey.finalCount(table, seat));
    }
    return Math.clamp(own - rivals, -8.0, 8.0);
  }
}
