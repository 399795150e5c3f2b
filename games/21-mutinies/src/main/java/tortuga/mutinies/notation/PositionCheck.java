package tortuga.mutinies.notation;

import tortuga.engine.Setting;
import tortuga.engine.text.BadPosition;
import tortuga.mutinies.Action;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.rules.EndOfRound;
import tortuga.mutinies.rules.settings.Options;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.*;

/// What is true of every position of a game, as listed in
/// `games/21-mutinies/rules/21-mutinies.notation.md`.
final class PositionCheck {
  private static final int MOST_FIGURE = 1000;

  private final MutiniesState table;
  private final Options options;

  PositionCheck(MutiniesState table, Options options) {
    this.table = table;
    this.options = options;
  }

  /// @throws BadPosition with the key of the first thing that cannot be
  void check() {
    checkRound();
    checkStock();
    checkJewels();
    checkTreasures();
    checkCards();
    for (int disc = 0; disc < table.crew.length; disc++) {
      if (table.crew[disc].isPlaced()) checkDisc(disc);
      checkAside(disc);
    }
    new PendingCheck(table, EndOfRound.mostRounds(options)).check();
  }

  private static void require(boolean possible, String key, String reason) {
    if (!possible) throw new BadPosition(key, reason);
  }

  private String key(String part, int disc) {
    return part + "." + MutiniesPositions.name(table, disc);
  }

  private void checkRound() {
    int most = EndOfRound.mostRounds(options);
    require(
        table.round <= most,
        "round",
        "with %d mutinies the game has %d rounds at most".formatted(options.mutinies(), most));
    require(
        table.deck <= options.mutinies(),
        "mutinies",
        "the Mutiny deck has %d cards at most, as the setting says".formatted(options.mutinies()));
    int quiet = EndOfRound.mostQuiet(options);
    require(
        table.quiet >= 0 && table.quiet <= quiet,
        "quiet",
        "after %d quiet rounds the game is over".formatted(quiet));
  }

  private void checkStock() {
    int rum = table.rum;
    for (int disc = 0; disc < table.crew.length; disc++) {
      Pirate pirate = table.crew[disc];
      require(
          pirate.doubloons >= 0 && pirate.rum >= 0,
          key("stock", disc),
          "nobody has less than nothing");
      require(
          pirate.doubloons <= 2 * MOST_FIGURE && Math.abs(pirate.prestige) <= 2 * MOST_FIGURE,
          key("stock", disc),
          "nobody gets that far");
      rum += pirate.rum + pirate.asideRum;
    }
    require(
        table.rum >= 0 && rum == MutiniesState.ALL_RUM,
        "rum",
        "there are %d rum in all, not %d".formatted(MutiniesState.ALL_RUM, rum));
  }

  private void checkJewels() {
    long seen = 0;
    long display = table.displayedJewels();
    long[] places = {table.pile, table.ntr, table.discards, display};
    String[] keys = {"jewel-pile", "ntr", "discards", "trade-routes"};
    for (int i = 0; i < places.length; i++) {
      require((seen & places[i]) == 0, keys[i], "a jewel is in two places");
      seen |= places[i];
    }
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.crew[seat];
      require((seen & pirate.jewels) == 0, key("jewels", seat), "a jewel is in two places");
      require(
          (pirate.shown & ~pirate.jewels) == 0, key("shown", seat), "only jewels held are shown");
      seen |= pirate.jewels;
    }
    require(seen == Jewel.ALL, "jewels", "each jewel is in one place");
    require(
        table.ntrSize <= table.fullNtr(),
        "ntr",
        "the Non-Trade Routes pile has %d jewels at most".formatted(table.fullNtr()));
    checkExhaustion();
  }

  private void checkExhaustion() {
    require(
        table.exhausted != 2 || table.pileSize == 0,
        "exhausted",
        "when the pile is exhausted twice, no jewel is left in it");
    require(
        table.exhausted != 0 || table.pileSize > 0,
        "exhausted",
        "an empty jewel pile is exhausted at least once");
    require(
        table.exhausted != 1 || (table.pile & ~table.secondPile) == 0,
        "second-pile",
        "the jewel pile must be part of second-pile");
  }

  private void checkTreasures() {
    int seen = table.treasures | table.spent;
    boolean once = (table.treasures & table.spent) == 0;
    for (int seat = 0; seat < table.seats; seat++) {
      once &= (seen & table.crew[seat].treasures) == 0;
      seen |= table.crew[seat].treasures;
    }
    require(once && seen == Treasure.ALL, "treasures", "each treasure token is in one place");
  }

  private void checkCards() {
    long seen = table.unseen | table.played;
    boolean once = (table.unseen & table.played) == 0;
    for (int seat = 0; seat < table.seats; seat++) {
      once &= (seen & table.crew[seat].cards) == 0;
      seen |= table.crew[seat].cards;
    }
    require(once, "cards", "each Mutiny card is in one place");
    require(
        table.simplified || table.deck <= Long.bitCount(table.unseen) + 1,
        "mutinies",
        "there are not so many Mutiny cards left");
    require(!table.simplified || seen == 0, "cards", "the simplified game has no cards");
  }

  /// Discs are where their owners could have placed them.
  private void checkDisc(int disc) {
    Square square = table.crew[disc].square();
    Action action = square.action();
    String key = key("discs", disc);
    require(square.fewest <= table.seats, key, square + " is not in use with so few players");
    require(action == Action.CABIN || discsOn(square) == 1, key, "there is one disc on " + square);
    require(
        !action.isOrdered() || square.number() <= table.discsAt(action),
        key,
        "discs fill the squares from %s on".formatted(Square.of(action, 1)));
    require(
        !table.isMinion(disc) || !square.sells(),
        key,
        "the Minion has nothing to sell on " + square);
    if (disc == table.captain()) checkCaptain(action, key);
    else checkSailor(action, key);
  }

  private int discsOn(Square square) {
    int discs = 0;
    for (Pirate pirate : table.crew) if (pirate.square == square.ordinal()) discs++;
    return discs;
  }

  private void checkCaptain(Action action, String key) {
    String name = Setting.word(action);
    require(action.isForCaptain(), key, "the Captain cannot choose " + name);
    require(table.closedFor(action) == 0, key, name + " is closed");
    require(
        table.mayChoose(action),
        key,
        "the Captain cannot repeat %s, where the pirate token lies".formatted(name));
  }

  private void checkSailor(Action action, String key) {
    Pirate captain = table.crew[table.captain()];
    require(
        !action.isForCaptain() || captain.isAt(action),
        key,
        captain.isPlaced()
            ? "Sailors follow the Captain to %s, or go to Cabin or Mutiny"
                .formatted(Setting.word(captain.square().action()))
            : "without a disc of the Captain, Sailors go to Cabin or Mutiny");
  }

  private void checkAside(int disc) {
    Pirate pirate = table.crew[disc];
    String key = key("aside", disc);
    int doubloons = 0;
    int rum = 0;
    if (pirate.isPlaced()) {
      Square square = pirate.square();
      boolean route = square.action() == Action.TRADE_ROUTES && square != Square.TR6;
      boolean priced = route && table.isDisplayed(square.number());
      doubloons = priced ? table.displayed(square.number()).doubloons() : square.cost;
      rum = priced ? table.displayed(square.number()).rum() : 0;
    }
    require(
        pirate.asideDoubloons >= 0
            && pirate.asideRum >= 0
            && pirate.asideDoubloons <= doubloons
            && pirate.asideRum <= rum,
        key,
        pirate.isPlaced()
            ? "up to %d doubloons and %d rum are set aside on %s"
                .formatted(doubloons, rum, pirate.square())
            : "there is no disc to set anything aside on");
  }
}
