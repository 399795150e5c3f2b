package tortuga.jamaica.notation;

import tortuga.engine.text.PositionText;
import tortuga.jamaica.Card;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;

/// Reads the action cards of a position, and deals those that it does not mention.
final class CardReader {
  private static final int LARGEST_HAND = 4;
  private static final int USUAL_HAND = 3;

  private final JamaicaState table;

  CardReader(JamaicaState table) {
    this.table = table;
  }

  void readDiscards(int seat, PositionText discards) {
    for (PositionText word : discards.items()) {
      Card card = word.as(Card::of);
      if ((table.ships[seat].discarded() & card.bit()) != 0)
        throw word.wrong("there is only one " + card);
      table.ships[seat].discard(card);
    }
  }

  void readChosen(int seat, PositionText chosen) {
    if (chosen.text().equals(JamaicaPositions.EMPTY)) return;
    Ship ship = table.ships[seat];
    Card card = chosen.as(Card::of);
    if ((ship.discarded() & card.bit()) != 0) throw chosen.wrong(card + " is discarded");
    ship.imagineChoice(card);
  }

  void readHand(int seat, PositionText hand) {
    Ship ship = table.ships[seat];
    int gone = ship.discarded() | (ship.hasChosen() ? ship.chosen().bit() : 0);
    for (PositionText word : hand.items()) {
      Card card = word.as(Card::of);
      if (((ship.hand | gone) & card.bit()) != 0) throw word.wrong("there is only one " + card);
      ship.hand |= card.bit();
      ship.handSize++;
    }
    if (ship.handSize > LARGEST_HAND) throw hand.wrong("nobody holds so many cards");
    if (ship.handSize == 0) throw hand.wrong("nobody's hand is ever empty");
  }

  /// Deals every hand that is not given.
  void deal() {
    for (int seat = 0; seat < table.seats; seat++) deal(table.ships[seat]);
  }

  /// Deals a hand where none is given, the first cards in printed order; all others are in the
  /// pile.
  private static void deal(Ship ship) {
    int left = Card.ALL & ~ship.discarded() & ~ship.hand;
    if (ship.hasChosen()) left &= ~ship.chosen().bit();
    int size = (ship.owns(Treasure.MAP) ? LARGEST_HAND : USUAL_HAND) - (ship.hasChosen() ? 1 : 0);
    if (ship.hand == 0) {
      for (; ship.handSize < size && left != 0; ship.handSize++) {
        ship.hand |= Integer.lowestOneBit(left);
        left &= left - 1;
      }
    }
    ship.pile = left;
    ship.pileSize = Integer.bitCount(left);
  }

  /// A pile follows from what lies elsewhere; it may be given, but only as it is.
  void checkPile(int seat, PositionText pile) {
    int cards = 0;
    for (PositionText word : pile.items()) cards |= word.as(Card::of).bit();
    if (cards != table.ships[seat].pile) {
      throw pile.wrong("this pile must be " + Card.list(table.ships[seat].pile));
    }
  }
}
