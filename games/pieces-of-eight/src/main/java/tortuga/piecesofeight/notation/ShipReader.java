package tortuga.piecesofeight.notation;

import java.util.List;
import java.util.function.BiConsumer;
import tortuga.engine.Rule;
import tortuga.engine.text.PositionText;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.Preset;
import tortuga.piecesofeight.ShipSet;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.OpenYards;
import tortuga.piecesofeight.state.Step.PickSet;

/// Reads the coins of a position: ships, holds, shipyards, plans and pools.
final class ShipReader {
  private static final int MOST_COINS = 255;

  private final Options options;
  private final EightState table;
  private final List<Step> steps;

  /// @param steps what is pending, the next step first
  ShipReader(Options options, EightState table, List<Step> steps) {
    this.options = options;
    this.table = table;
    this.steps = steps;
  }

  static void each(
      EightState table,
      PositionText.Chart given,
      String key,
      BiConsumer<Player, PositionText> reading) {
    given
        .get(key)
        .ifPresent(parts ->
            parts
                .chart()
                .entries()
                .forEach((name, part) -> reading.accept(player(table, name, part), part)));
  }

  private static Player player(EightState table, String name, PositionText part) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (Integer.toString(seat).equals(name)) return table.players[seat];
    }
    throw part.wrong("there is no seat " + name);
  }

  void read(PositionText.Chart given, boolean isInHarbour) {
    readShips(given, isInHarbour);
    each(table, given, "holds", ShipReader::readHold);
    each(table, given, "known-holds", ShipReader::readKnownHold);
    each(table, given, "wrecks", ShipReader::readWrecks);
    readYards(given);
    each(table, given, "plans", this::readPlan);
    each(table, given, "joining", (player, word) -> player.plan.joining = word.as(CoinText::read));
    given.get("pool").ifPresent(pool -> readCoins(pool, table.pool));
    given.get("leftovers").ifPresent(coins -> readCoins(coins, table.leftovers));
  }

  static void readCoins(PositionText words, Coins into) {
    into.clear();
    if (words.items().size() > MOST_COINS) throw words.wrong("there are not so many coins");
    for (PositionText word : words.items()) into.add(word.as(Coin::of));
  }

  /// A seat whose nest and deck are not given has the usual ship, once ships are at sea.
  private void readShips(PositionText.Chart given, boolean isInHarbour) {
    for (int seat = 0; seat < table.seats && !isInHarbour; seat++) {
      String name = Integer.toString(seat);
      if (!has(given, "nests", name) && !has(given, "decks", name) && table.isIn(seat)) {
        launchUsual(table.players[seat].ship);
      }
    }
    each(table, given, "nests", this::readNest);
    each(table, given, "decks", this::readDeck);
  }

  private static boolean has(PositionText.Chart given, String key, String name) {
    return given.get(key).map(parts -> parts.chart().get(name).isPresent()).orElse(false);
  }

  private static void launchUsual(Ship ship) {
    ship.putInNest(Cell.of(Preset.FULL_ADMIRAL.coin(0)));
    for (int place = 1; place < Ship.COINS; place++) {
      ship.addAft(Cell.of(Preset.FULL_ADMIRAL.coin(place)));
    }
  }

  private void readNest(Player player, PositionText word) {
    int cell = word.as(CoinText::read);
    if (cell != Cell.EMPTY) {
      checkAboard(player, word, cell);
      player.ship.putInNest(cell);
    }
  }

  private void readDeck(Player player, PositionText words) {
    for (PositionText word : words.items()) {
      int cell = word.as(CoinText::read);
      if (cell == Cell.EMPTY) throw word.wrong("a deck has no gaps");
      checkAboard(player, word, cell);
      player.ship.addAft(cell);
    }
  }

  @Rule("POE-COIN-02")
  private void checkAboard(Player player, PositionText word, int cell) {
    if (player.ship.size == player.ship.deck.length)
      throw word.wrong("there are not so many coins");
    if (player.ship.hasCaptain && Cell.isCoin(cell, Coin.CAPTAIN)) {
      throw word.wrong("a ship never holds two Captains");
    }
  }

  private static void readHold(Player player, PositionText words) {
    readCoins(words, player.ship.hold);
    player.ship.holdSize = player.ship.hold.count;
    player.ship.holdSeen.add(Coin.CAPTAIN, player.ship.hold.of(Coin.CAPTAIN));
  }

  private static void readKnownHold(Player player, PositionText words) {
    readKnown(words, player.ship.holdSeen, player.ship.hold);
  }

  /// Reads what everybody knows of a heap; Captains are always known.
  private static void readKnown(PositionText words, Coins known, Coins all) {
    readCoins(words, known);
    known.add(Coin.CAPTAIN, Math.max(0, all.of(Coin.CAPTAIN) - known.of(Coin.CAPTAIN)));
  }

  private static void readWrecks(Player player, PositionText words) {
    List<PositionText> three = words.items();
    if (three.size() != 3) throw words.wrong("expected what was crow's nest, fore and aft");
    player.ship.nestWreck = known(three.get(0).as(CoinText::read));
    player.ship.foreWreck = known(three.get(1).as(CoinText::read));
    player.ship.aftWreck = three.get(2).as(CoinText::read);
  }

  private static int known(int cell) {
    return cell == Cell.EMPTY ? cell : cell | Cell.KNOWN;
  }

  /// Yards that are not given are those of the settings; what is not said to be known is known only
  /// where yards are no secret.
  private void readYards(PositionText.Chart given) {
    boolean opened =
        steps.stream().noneMatch(step -> step instanceof OpenYards || step instanceof PickSet);
    for (int seat = 0; seat < table.seats && opened; seat++) fillUsualYard(seat);
    each(
        table,
        given,
        "yards",
        (player, words) -> {
          readCoins(words, player.yard);
          player.yardSize = player.yard.count;
          player.yardSeen.copyFrom(player.yard);
          if (options.isPool()) player.yardSeen.keepOnly(Coin.CAPTAIN);
        });
    each(
        table,
        given,
        "known-yards",
        (player, words) -> readKnown(words, player.yardSeen, player.yard));
    if (table.game > 0) for (Player player : table.players) launchUsual(player);
    each(table, given, "launched", ShipReader::readLaunched);
  }

  private void fillUsualYard(int seat) {
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      table.players[seat].addSeen(Coin.of(kind), usualCopies(seat, Coin.of(kind)));
    }
  }

  private int usualCopies(int seat, Coin coin) {
    int maiden = coin.copiesIn(ShipSet.MAIDENS_VENGEANCE);
    int blade = coin.copiesIn(ShipSet.CURSED_BLADE);
    return switch (options.shipyard()) {
      case FULL -> coin.limit();
      case MV -> maiden;
      case CB -> blade;
      case BOTH -> maiden + blade;
      case CHOOSE, POOL -> seat % 2 == 0 ? maiden : blade;
    };
  }

  /// The usual ship is the last ready-made one for which the shipyard has the coins, if there is
  /// one.
  private static void launchUsual(Player player) {
    for (Preset preset : Preset.all()) {
      if (!preset.isPrinted() || !player.yard.hasAll(preset)) continue;
      player.launched = 0;
      for (int place = Ship.COINS - 1; place >= 0; place--) {
        player.launched = (player.launched << 4) | Cell.of(preset.coin(place));
      }
    }
  }

  private static void readLaunched(Player player, PositionText words) {
    List<PositionText> coins = words.items();
    if (!coins.isEmpty() && coins.size() != Ship.COINS) {
      throw words.wrong("a ship is launched with thirteen coins");
    }
    player.launched = 0;
    for (PositionText word : coins.reversed()) {
      player.launched = (player.launched << 4) | Cell.of(word.as(Coin::of));
    }
  }

  private void readPlan(Player player, PositionText words) {
    List<PositionText> coins = words.items();
    if (coins.size() > table.seats * Ship.COINS) throw words.wrong("there are not so many coins");
    for (int place = 0; place < coins.size(); place++) {
      PositionText word = coins.get(place);
      if (place == 0 && word.text().equals(EightPositions.EMPTY)) player.plan.leaveNest();
      else player.plan.put(word.as(Coin::of));
    }
  }
}
