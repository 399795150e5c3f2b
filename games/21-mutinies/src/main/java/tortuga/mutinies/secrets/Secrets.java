package tortuga.mutinies.secrets;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.mutinies.Card;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.MutinyCard;
import tortuga.mutinies.state.Step.NtrJewel;

/// Who knows what: jewels, treasure tokens and Mutiny cards in hands, and what lies face down.
///
/// Everybody remembers which displayed jewels a player took ([Pirate#shown]), which jewels became
/// the second pile, and which tokens and cards have left the game. A viewer does not consider when
/// a hidden jewel came to its owner.
public final class Secrets {
  static final Luck JEWEL = new Luck("imagined jewel", number -> Jewel.of(number).id());
  private static final Luck TREASURE =
      new Luck("imagined treasure", number -> Treasure.of(number).id());
  private static final Luck CARD = new Luck("imagined card", number -> Card.of(number).id());

  private Secrets() {}

  /// Jewels stay hidden until they are sold, tokens until they are used or counted, and cards until
  /// they are played or counted; nobody knows what lies in a pile.
  @Rule({"MUT-JEWEL-05", "MUT-TREAS-03", "MUT-CARD-05", "MUT-MUT-04"})
  public static void conceal(MutiniesState table, Viewer viewer) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (!Seat.of(seat).equals(viewer) && !table.isOver()) table.crew[seat].veil(table.counting);
    }
    table.pile = 0;
    table.ntr = 0;
    table.treasures = 0;
    table.unseen = 0;
  }

  /// Deals at random what cannot be seen, from what lies nowhere in sight.
  public static void imagine(MutiniesState table, Chance chance) {
    imagineJewels(table, chance);
    imagineTreasures(table, chance);
    imagineCards(table, chance);
    for (int seat = 0; seat < table.seats; seat++) imagineDrawn(table, seat, chance);
    for (Pirate pirate : table.crew) pirate.veiled = false;
  }

  private static void imagineJewels(MutiniesState table, Chance chance) {
    ImaginedHands.deal(table, unseenJewels(table), chance);
  }

  /// Returns the jewels that lie nowhere in sight.
  static long unseenJewels(MutiniesState table) {
    long left = Jewel.ALL & ~(table.discards | table.displayedJewels());
    for (Pirate pirate : table.crew) left &= ~pirate.jewels;
    return left;
  }

  private static void imagineTreasures(MutiniesState table, Chance chance) {
    int left = unseenTreasures(table);
    for (Pirate pirate : table.crew) {
      int tokens = (int) some(left, pirate.unknownTreasures(), TREASURE, chance);
      pirate.treasures |= tokens;
      left &= ~tokens;
    }
    table.treasures = left;
  }

  /// Returns the treasure tokens that lie nowhere in sight.
  static int unseenTreasures(MutiniesState table) {
    int left = Treasure.ALL & ~table.spent;
    for (Pirate pirate : table.crew) left &= ~pirate.treasures;
    return left;
  }

  private static void imagineCards(MutiniesState table, Chance chance) {
    if (table.simplified) return;
    long left = unseenCards(table);
    for (Pirate pirate : table.crew) {
      long cards = some(left, pirate.unknownCards(), CARD, chance);
      pirate.cards |= cards;
      left &= ~cards;
    }
    table.unseen = left;
  }

  /// Returns the Mutiny cards that lie nowhere in sight, Last Mutiny not among them.
  static long unseenCards(MutiniesState table) {
    long left = Card.SHUFFLED & ~table.played;
    for (Pirate pirate : table.crew) left &= ~pirate.cards;
    return left;
  }

  /// What somebody ponders is one of the things held unseen.
  private static void imagineDrawn(MutiniesState table, int seat, Chance chance) {
    Pirate pirate = table.crew[seat];
    if (!pirate.veiled || !table.isAsking() || table.question().seat() != seat) return;
    if (table.question() instanceof NtrJewel) {
      pirate.ponder(chance.pick(JEWEL, pirate.jewels & ~pirate.shown));
    } else if (table.question() instanceof MutinyCard) {
      pirate.ponder(chance.pick(CARD, pirate.cards & ~Card.LAST_MUTINY.bit()));
    }
  }

  /// Picks `count` different members of a set.
  static long some(long set, int count, Luck luck, Chance chance) {
    long picked = 0;
    for (int i = 0; i < count; i++) picked |= 1L << chance.pick(luck, set & ~picked);
    return picked;
  }
}
