package tortuga.mutinies.notation;

import java.util.List;
import java.util.function.BiConsumer;
import tortuga.engine.text.PositionText;
import tortuga.mutinies.Card;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// Reads where the tokens and cards of a position lie; what is not mentioned lies in its pile.
final class StockReader {
  private static final String RANGE = "..";

  private final MutiniesState table;

  /// What has not been given a place yet.
  private long jewels = Jewel.ALL;

  StockReader(MutiniesState table) {
    this.table = table;
  }

  void read(PositionText.Chart given) {
    readJewels(given);
    readTreasures(given);
    readCards(given);
    given.get("drawn").ifPresent(drawn -> each(drawn, this::readDrawn));
  }

  private void each(PositionText parts, BiConsumer<Pirate, PositionText> reading) {
    parts
        .chart()
        .entries()
        .forEach((name, part) -> reading.accept(PositionReader.pirate(table, name, part), part));
  }

  // Jewels

  private void readJewels(PositionText.Chart given) {
    given.get("jewels").ifPresent(hands -> each(hands, this::readHand));
    given.get("shown").ifPresent(shown -> each(shown, this::readShown));
    given.get("discards").ifPresent(discards -> table.discards = take(discards));
    given.get("trade-routes").ifPresent(this::readRoutes);
    given.get("ntr").ifPresent(this::readNtr);
    if (given.get("trade-routes").isEmpty()) {
      for (int route = 1; route <= table.routes() && jewels != 0; route++) {
        table.display(route, takeFirst());
      }
    }
    if (given.get("ntr").isEmpty()) dealNtr(table.fullNtr());
    table.pile = jewels;
    table.pileSize = Long.bitCount(jewels);
    readExhaustion(given);
  }

  private void readHand(Pirate pirate, PositionText hand) {
    pirate.jewels = take(hand);
    pirate.jewelCount = Long.bitCount(pirate.jewels);
  }

  private void readShown(Pirate pirate, PositionText shown) {
    for (PositionText word : shown.items()) {
      long tokens = jewels(word);
      if ((tokens & ~pirate.jewels) != 0) throw word.wrong(word + " is not in this hand");
      pirate.shown |= tokens;
    }
  }

  private long take(PositionText list) {
    long taken = 0;
    for (PositionText word : list.items()) {
      long tokens = jewels(word);
      if ((tokens & ~jewels) != 0) throw word.wrong("there is only one " + word);
      jewels &= ~tokens;
      taken |= tokens;
    }
    return taken;
  }

  /// Reads a jewel, or a range such as `RED-01..04`.
  private static long jewels(PositionText word) {
    Range range = Range.of(word);
    int from = word.as(_ -> Jewel.of(range.from)).number();
    int to = word.as(_ -> Jewel.of(range.to)).number();
    return bits(from, to);
  }

  private static long bits(int from, int to) {
    return to < from ? 0 : (1L << (to + 1)) - (1L << from);
  }

  private Jewel takeFirst() {
    Jewel jewel = Jewel.of(Long.numberOfTrailingZeros(jewels));
    jewels &= ~jewel.bit();
    return jewel;
  }

  private void readRoutes(PositionText routes) {
    List<PositionText> words = routes.items();
    if (words.size() > table.routes())
      throw routes.wrong("there are %d squares".formatted(table.routes()));
    for (int route = 1; route <= words.size(); route++) {
      PositionText word = words.get(route - 1);
      if (!word.text().equals(MutiniesPositions.NONE)) {
        table.display(route, Jewel.of(Long.numberOfTrailingZeros(take(word))));
      }
    }
  }

  private void readNtr(PositionText ntr) {
    if (ntr instanceof PositionText.Word(String text, _) && text.matches("\\d+")) {
      dealNtr(ntr.number(0, table.fullNtr()));
      return;
    }
    table.ntr = take(ntr);
    table.ntrSize = Long.bitCount(table.ntr);
  }

  private void dealNtr(int size) {
    for (; table.ntrSize < size && jewels != 0; table.ntrSize++) table.ntr |= takeFirst().bit();
  }

  private void readExhaustion(PositionText.Chart given) {
    given.get("exhausted").ifPresent(times -> table.exhausted = times.number(0, 2));
    if (table.exhausted == 1) table.secondPile = table.pile;
    given.get("second-pile").ifPresent(pile -> table.secondPile = set(pile));
    given
        .get("jewel-pile")
        .ifPresent(pile -> {
          if (set(pile) != table.pile) {
            throw pile.wrong("the jewel pile must be " + Jewel.list(table.pile));
          }
        });
  }

  private static long set(PositionText list) {
    long set = 0;
    for (PositionText word : list.items()) set |= jewels(word);
    return set;
  }

  // Treasure tokens

  private void readTreasures(PositionText.Chart given) {
    table.treasures = Treasure.ALL;
    given.get("treasures").ifPresent(hands -> each(hands, this::readTokens));
    given.get("spent").ifPresent(spent -> table.spent = takeTokens(spent));
    table.treasurePile = Integer.bitCount(table.treasures);
    given
        .get("treasure-pile")
        .ifPresent(pile -> {
          int tokens = 0;
          for (PositionText word : pile.items()) tokens |= tokens(word);
          if (tokens != table.treasures) {
            throw pile.wrong("this pile must be " + Treasure.list(table.treasures));
          }
        });
  }

  private void readTokens(Pirate pirate, PositionText hand) {
    pirate.treasures = takeTokens(hand);
    pirate.treasureCount = Integer.bitCount(pirate.treasures);
  }

  private int takeTokens(PositionText list) {
    int taken = 0;
    for (PositionText word : list.items()) {
      int tokens = tokens(word);
      if ((tokens & ~table.treasures) != 0) throw word.wrong("there is only one " + word);
      table.treasures &= ~tokens;
      taken |= tokens;
    }
    return taken;
  }

  private static int tokens(PositionText word) {
    Range range = Range.of(word);
    int from = word.as(_ -> Treasure.of(range.from)).number();
    int to = word.as(_ -> Treasure.of(range.to)).number();
    return (int) bits(from, to);
  }

  // Mutiny cards

  private void readCards(PositionText.Chart given) {
    if (table.simplified) {
      given.get("cards").ifPresent(hands -> each(hands, StockReader::expectNone));
      given.get("played").ifPresent(played -> expectNone(table.crew[0], played));
      return;
    }
    table.unseen = Card.SHUFFLED | (table.deck == 0 ? Card.LAST_MUTINY.bit() : 0);
    given.get("cards").ifPresent(hands -> each(hands, this::readCards));
    given.get("played").ifPresent(played -> table.played = takeCards(played));
    table.unseen &= Card.SHUFFLED;
  }

  private static void expectNone(Pirate pirate, PositionText cards) {
    if (!cards.items().isEmpty()) throw cards.wrong("the simplified game has no cards");
  }

  private void readCards(Pirate pirate, PositionText hand) {
    pirate.cards = takeCards(hand);
    pirate.cardCount = Long.bitCount(pirate.cards);
  }

  private long takeCards(PositionText list) {
    long taken = 0;
    for (PositionText word : list.items()) {
      Card card = word.as(Card::of);
      if (!card.isIn(table.unseen)) throw word.wrong(card + " cannot lie here");
      table.unseen &= ~card.bit();
      taken |= card.bit();
    }
    return taken;
  }

  private void readDrawn(Pirate pirate, PositionText drawn) {
    String name = drawn.text();
    if (name.equals(MutiniesPositions.NONE)) return;
    boolean jewel = Jewel.list(pirate.jewels).stream().anyMatch(one -> one.id().equals(name));
    boolean card = Card.list(pirate.cards).stream().anyMatch(one -> one.id().equals(name));
    if (!jewel && !card) throw drawn.wrong(name + " is not in this hand");
    pirate.ponder(jewel ? Jewel.of(name).number() : Card.of(name).number());
  }

  /// The first and the last of several tokens.
  private record Range(String from, String to) {
    static Range of(PositionText word) {
      String text = word.text();
      int dots = text.indexOf(RANGE);
      if (dots < 0) return new Range(text, text);
      String from = text.substring(0, dots);
      String series = from.substring(0, from.lastIndexOf('-') + 1);
      return new Range(from, series + text.substring(dots + RANGE.length()));
    }
  }
}
