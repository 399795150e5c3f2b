package tortuga.jamaica.rules;

import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.jamaica.Card;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;

/// Who knows what: cards in hands and piles, chosen cards, and treasures that lie face down.
///
/// Former owners remember a treasure that was stolen from them or that they gave away, as long as
/// they can follow it ([Ship#seen]). A viewer does not ponder that others may remember things too:
/// in a concealed state, and in every world imagined from it, they remember nothing.
final class Secrets {
  private static final Luck CARD = Luck.of("imagined card", Card.class);
  private static final Luck TREASURE = Luck.of("imagined treasure", Treasure.class);

  private Secrets() {}

  static void conceal(JamaicaState table, Viewer viewer) {
    int own = viewer instanceof Seat seat ? seat.index() : -1;
    int seen = own >= 0 ? table.ships[own].seen : 0;
    for (int number = 0; number < table.ships.length; number++) {
      if (number == own) continue;
      Ship ship = table.ships[number];
      ship.concealCards();
      ship.seen = 0;
      boolean turnedUp = table.isOver() && !table.isGhost(number);
      if (!turnedUp) ship.hidden &= seen;
    }
    table.unfound = 0;
  }

  /// Deals at random what cannot be seen: each player's cards from those not discarded, and all
  /// treasures from those that lie nowhere in sight.
  static void imagine(JamaicaState table, Chance chance) {
    int unseen = Treasure.ALL;
    for (Ship ship : table.ships) unseen &= ~(ship.powers | ship.hidden);
    for (int number = 0; number < table.ships.length; number++) {
      Ship ship = table.ships[number];
      if (!table.isGhost(number)) imagineCards(ship, chance);
      for (int missing = ship.hiddenCount - Integer.bitCount(ship.hidden); missing > 0; missing--) {
        int card = 1 << chance.pick(TREASURE, canHide(table, number, unseen));
        ship.hidden |= card;
        unseen &= ~card;
      }
    }
    table.unfound = unseen;
  }

  /// A player's power would lie face up; only the Ghost may hide one.
  private static int canHide(JamaicaState table, int ship, int unseen) {
    return table.isGhost(ship) ? unseen : unseen & ~Treasure.POWERS;
  }

  private static void imagineCards(Ship ship, Chance chance) {
    if (ship.hand != 0 || ship.pile != 0) return;
    int unseen = Card.ALL & ~ship.discarded();
    if (ship.hasKnownChoice()) unseen &= ~ship.chosen().bit();
    if (ship.hasUnknownChoice()) {
      int card = chance.pick(CARD, unseen);
      ship.imagineChoice(Card.of(card));
      unseen &= ~(1 << card);
    }
    for (int drawn = 0; drawn < ship.handSize; drawn++) {
      int card = 1 << chance.pick(CARD, unseen);
      ship.hand |= card;
      unseen &= ~card;
    }
    ship.pile = unseen;
  }
}
