package tortuga.aye.notation;

import java.util.Optional;
import tortuga.aye.Card;
import tortuga.aye.Mission;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.engine.text.PositionText;

/// Reads where the goal cards are; those that are not mentioned are in the deck.
final class CardReader {
  private static final int MOST_CARDS = 8;

  private final AyeState table;
  private long left;

  CardReader(AyeState table, Options options) {
    this.table = table;
    left = options.cards();
  }

  /// @param deals whether cards are being dealt, so that everybody holds three
  void read(PositionText.Chart given, boolean deals) {
    given.get("hands").ifPresent(hands -> PositionReader.each(table, hands, this::readHand));
    given
        .get("completed")
        .ifPresent(cards -> PositionReader.each(table, cards, (p, set) -> p.completed = take(set)));
    if (deals) for (Pirate pirate : table.pirates) deal(pirate);
    readProgress(given);
    readPiles(given);
    given
        .get("open-discards")
        .ifPresent(cards -> table.openDiscards = among(cards, table.discards));
    given
        .get("buried")
        .ifPresent(cards ->
            PositionReader.each(table, cards, (p, set) -> p.buried = among(set, table.discards)));
  }

  private void readHand(Pirate pirate, PositionText hand) {
    pirate.hand = take(hand);
    pirate.handSize = Long.bitCount(pirate.hand);
    if (pirate.handSize > MOST_CARDS) throw hand.wrong("nobody holds so many cards");
  }

  /// Fills a hand up to three cards with the last ones, but not the Traitor.
  private void deal(Pirate pirate) {
    while (pirate.handSize < Board.CARDS_DEALT && (left & ~Card.C36.bit()) != 0) {
      Card card = Card.of(Long.SIZE - 1 - Long.numberOfLeadingZeros(left & ~Card.C36.bit()));
      left &= ~card.bit();
      pirate.draw(card);
    }
  }

  private void readProgress(PositionText.Chart given) {
    given
        .get("fulfilled")
        .ifPresent(cards ->
            PositionReader.each(table, cards, (p, set) -> p.fulfilled = among(set, p.hand)));
    PositionReader.numbers(table, given, "due", 0, MOST_CARDS, (pirate, due) -> pirate.due = due);
    PositionReader.numbers(
        table, given, "times-alone", 0, 2, (pirate, times) -> pirate.timesAlone = times);
    PositionReader.numbers(table, given, "risen", 0, 30, (pirate, points) -> pirate.risen = points);
    given
        .get("missions-won")
        .ifPresent(won -> PositionReader.each(table, won, CardReader::readMissions));
  }

  private static void readMissions(Pirate pirate, PositionText missions) {
    for (PositionText word : missions.items()) {
      pirate.missionsWon |= 1 << PositionReader.constant(Mission.class, word).ordinal();
    }
  }

  /// If only the deck is given, all other cards are discarded; else they are in the deck.
  private void readPiles(PositionText.Chart given) {
    Optional<PositionText> deck = given.get("deck");
    Optional<PositionText> discards = given.get("discards");
    deck.ifPresent(cards -> table.deck = take(cards));
    discards.ifPresent(cards -> table.discards = take(cards));
    if (deck.isEmpty()) table.deck = left;
    else if (discards.isEmpty()) table.discards = left;
    else if (left != 0) throw given.wrong("these cards are nowhere: " + Card.list(left));
    table.deckSize = Long.bitCount(table.deck);
    table.discardCount = Long.bitCount(table.discards);
  }

  private long take(PositionText cards) {
    long set = 0;
    for (PositionText word : cards.items()) {
      Card card = word.as(Card::of);
      if (!card.isIn(left)) throw word.wrong(card + " is elsewhere, or not in this game");
      left &= ~card.bit();
      set |= card.bit();
    }
    return set;
  }

  private static long among(PositionText cards, long all) {
    long set = 0;
    for (PositionText word : cards.items()) {
      Card card = word.as(Card::of);
      if (!card.isIn(all)) throw word.wrong(card + " is not there");
      set |= card.bit();
    }
    return set;
  }
}
