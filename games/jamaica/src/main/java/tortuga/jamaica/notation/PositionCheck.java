package tortuga.jamaica.notation;

import java.util.List;
import tortuga.engine.text.BadPosition;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Place;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.rules.Options;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step.*;

/// What is true of every position of a race; the page `games/jamaica/rules/jamaica.notation.md`
/// lists it.
final class PositionCheck {
  private final JamaicaState table;
  private final int roundLimit;

  PositionCheck(JamaicaState table, Options options) {
    this.table = table;
    roundLimit = options.roundLimit();
  }

  /// @throws BadPosition with the key of the first thing that cannot be
  void check() {
    checkRound();
    for (int ship = 0; ship < table.ships.length; ship++) {
      checkPlace(ship);
      checkHolds(ship);
      if (!table.isGhost(ship)) checkCards(ship);
      checkKnowledge(ship);
    }
    checkTreasures();
    checkTokens();
    new PendingCheck(table, roundLimit).check();
  }

  private void checkRound() {
    if (table.round > roundLimit) {
      throw new BadPosition("round", "the race has %d rounds at most".formatted(roundLimit));
    }
    boolean placed = isDie(table.morning) && isDie(table.evening);
    boolean unplaced = table.morning == 0 && table.evening == 0;
    boolean comes =
        table.agenda.isEmpty()
            || table.agenda.current() instanceof StartRound
            || table.agenda.current() instanceof PlaceDice;
    if (!placed && !(unplaced && comes)) {
      throw new BadPosition(
          "dice", "a die that is placed shows 1 to 6; both are 0 before they are placed");
    }
  }

  private static boolean isDie(int pips) {
    return pips >= 1 && pips <= 6;
  }

  private void checkPlace(int number) {
    Ship ship = table.ships[number];
    String key = "ships." + JamaicaPositions.name(table, number);
    if (ship.lap > 1
        || (ship.lap == 1 && ship.space != Route.HOME)
        || ship.lap < Place.FURTHEST_BEHIND) {
      throw new BadPosition(
          key,
          "there is no place %s; after the first lap there is only home, 0@1"
              .formatted(ship.place()));
    }
    if (ship.isHome() && !table.isGhost(number) && !table.lastRound) {
      throw new BadPosition(
          "last-round", "ship %d is home, so this is the last round".formatted(number));
    }
  }

  private void checkHolds(int number) {
    Ship ship = table.ships[number];
    String key = "holds." + JamaicaPositions.name(table, number);
    for (int hold = 1; hold <= Ship.SIXTH; hold++) {
      if (ship.isEmpty(hold)) continue;
      if (hold > ship.lastHold()) throw new BadPosition(key, "only HOLD6 gives a sixth hold");
      if (ship.amount(hold) > Ship.MOST_IN_HOLD) {
        throw new BadPosition(key, "a hold has 1 to 6 tokens, not " + ship.amount(hold));
      }
      if (table.isGhost(number) && ship.cargo(hold) != Cargo.DOUBLOONS) {
        throw new BadPosition(key, "the Ghost Ship carries only doubloons");
      }
    }
  }

  private void checkCards(int seat) {
    Ship ship = table.ships[seat];
    int chosen = ship.hasChosen() ? ship.chosen().bit() : 0;
    List<Integer> places = List.of(ship.hand, ship.pile, ship.discarded(), chosen);
    int total = places.stream().mapToInt(Integer::bitCount).sum();
    int together = places.stream().reduce(0, (one, other) -> one | other);
    if (total != Card.values().length || together != Card.ALL) {
      throw new BadPosition("hands." + seat, "each of the eleven cards is in one place");
    }
    if (ship.revealed && !ship.hasChosen()) {
      throw new BadPosition("revealed", "seat %d has chosen no card".formatted(seat));
    }
  }

  private void checkKnowledge(int seat) {
    int elsewhere = 0;
    for (int ship = 0; ship < table.ships.length; ship++) {
      if (ship != seat) elsewhere |= table.ships[ship].hidden;
    }
    int gone = table.ships[seat].seen & ~elsewhere;
    if (gone != 0) {
      throw new BadPosition(
          "knows." + seat,
          "no other ship has %s face down".formatted(Treasure.list(gone).getFirst()));
    }
  }

  private void checkTreasures() {
    int seen = table.unfound;
    for (int number = 0; number < table.ships.length; number++) {
      Ship ship = table.ships[number];
      String key = "hidden." + JamaicaPositions.name(table, number);
      int twice = (ship.powers & ship.hidden) | (seen & (ship.powers | ship.hidden));
      if (twice != 0) {
        throw new BadPosition(key, "there is only one " + Treasure.list(twice).getFirst());
      }
      if (!table.isGhost(number) && (ship.hidden & Treasure.POWERS) != 0) {
        throw new BadPosition(key, "a power lies face up");
      }
      seen |= ship.powers | ship.hidden;
    }
    if (table.hasGhost() && !table.ships[JamaicaState.GHOST].owns(Treasure.BETH)) {
      throw new BadPosition("powers.ghost", "the Ghost Ship always has BETH");
    }
  }

  private void checkTokens() {
    for (Ship ship : table.ships) {
      if ((table.tokens & 1L << ship.space) != 0) {
        throw new BadPosition(
            "tokens", "a ship on lair %d has taken its token".formatted(ship.space));
      }
    }
    int found = Integer.bitCount(Treasure.ALL & ~table.unfound) - (table.hasGhost() ? 1 : 0);
    int most = Long.bitCount(Route.LAIRS) - found;
    if (Long.bitCount(table.tokens) > most) {
      throw new BadPosition(
          "tokens", "with so many treasures found, only %d tokens are left".formatted(most));
    }
  }
}
