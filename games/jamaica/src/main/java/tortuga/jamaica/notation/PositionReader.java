package tortuga.jamaica.notation;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tortuga.engine.Seat;
import tortuga.engine.text.PositionText;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Place;
import tortuga.jamaica.Space;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.rules.Referee;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;

/// Reads a position, fills in what is usual, and refuses what cannot be.
final class PositionReader {
  private static final int MOST_ROUNDS = 1000;

  private final JamaicaState table;
  private final Referee referee;

  PositionReader(JamaicaState table, Referee referee) {
    this.table = table;
    this.referee = referee;
  }

  void read(PositionText.Chart given) {
    given.only(
        "round",
        "captain",
        "dice",
        "last-round",
        "ships",
        "holds",
        "powers",
        "hidden",
        "knows",
        "hands",
        "piles",
        "discards",
        "chosen",
        "revealed",
        "tokens",
        "treasure-pile",
        "pending");
    setUsual();
    given.get("round").ifPresent(round -> table.round = round.number(1, MOST_ROUNDS));
    given.get("captain").ifPresent(captain -> table.captain = seat(captain));
    given.get("dice").ifPresent(this::readDice);
    given.get("ships").ifPresent(ships -> eachShip(ships, this::readPlace));
    table.lastRound =
        given.get("last-round").map(PositionText::yes).orElseGet(this::somebodyIsHome);
    given.get("powers").ifPresent(powers -> eachShip(powers, this::readPowers));
    given.get("hidden").ifPresent(hidden -> eachShip(hidden, this::readHidden));
    given.get("knows").ifPresent(knows -> eachSeat(knows, this::readKnown));
    given.get("holds").ifPresent(holds -> eachShip(holds, this::readHolds));
    given.get("tokens").ifPresent(this::readTokens);
    CardReader cards = new CardReader(table);
    given.get("discards").ifPresent(discards -> eachSeat(discards, cards::readDiscards));
    given.get("chosen").ifPresent(chosen -> eachSeat(chosen, cards::readChosen));
    given.get("revealed").ifPresent(this::readRevealed);
    given.get("hands").ifPresent(hands -> eachSeat(hands, cards::readHand));
    cards.deal();
    matchTokens(given);
    given.get("piles").ifPresent(piles -> eachSeat(piles, cards::checkPile));
    given
        .get("treasure-pile")
        .ifPresent(pile -> {
          if (pile.number(0, Treasure.values().length) != table.treasurePile()) {
            throw pile.wrong(
                "there are as many treasures as tokens left: %d".formatted(table.treasurePile()));
          }
        });
    PendingReader pending = new PendingReader(table, referee);
    given.get("pending").ifPresentOrElse(pending::read, pending::planRest);
  }

  /// Sets the table as it is when the first cards are chosen, before any are dealt.
  private void setUsual() {
    table.round = 1;
    table.morning = 1;
    table.evening = 1;
    referee.loadShips();
  }

  private Seat seat(PositionText word) {
    return Seat.of(word.number(0, table.seats - 1));
  }

  private void eachShip(PositionText parts, BiConsumer<Integer, PositionText> reading) {
    parts.chart().entries().forEach((name, part) -> reading.accept(ship(name, part), part));
  }

  private void eachSeat(PositionText parts, BiConsumer<Integer, PositionText> reading) {
    eachShip(
        parts,
        (ship, part) -> {
          if (table.isGhost(ship)) throw part.wrong("the Ghost Ship has none");
          reading.accept(ship, part);
        });
  }

  private int ship(String name, PositionText part) {
    for (int ship = 0; ship < table.ships.length; ship++) {
      if (JamaicaPositions.name(table, ship).equals(name)) return ship;
    }
    String known =
        IntStream.range(0, table.ships.length)
            .mapToObj(ship -> JamaicaPositions.name(table, ship))
            .collect(Collectors.joining(", "));
    throw part.wrong("there is no ship %s; there are %s".formatted(name, known));
  }

  private void readDice(PositionText dice) {
    List<PositionText> both = dice.items();
    if (both.size() != 2) throw dice.wrong("expected the morning die and the evening die");
    table.morning = both.get(0).number(0, 6);
    table.evening = both.get(1).number(0, 6);
  }

  private void readPlace(int ship, PositionText place) {
    Place there = place.as(Place::of);
    table.ships[ship].moveTo(there.space(), there.lap());
  }

  private boolean somebodyIsHome() {
    return Arrays.stream(table.ships).limit(table.seats).anyMatch(Ship::isHome);
  }

  private void readPowers(int ship, PositionText powers) {
    int cards = 0;
    for (PositionText word : powers.items()) {
      Treasure card = word.as(Treasure::of);
      if (!card.isPower()) throw word.wrong(card + " is no power: it lies face down");
      cards |= card.bit();
    }
    if (table.isGhost(ship) && !Treasure.BETH.isIn(cards)) {
      throw powers.wrong("the Ghost Ship always has BETH");
    }
    for (Treasure card : Treasure.list(cards & ~table.ships[ship].powers)) take(card, powers);
    table.ships[ship].powers = cards;
  }

  private void readHidden(int ship, PositionText hidden) {
    for (PositionText word : hidden.items()) {
      Treasure card = word.as(Treasure::of);
      if (card.isPower() && !table.isGhost(ship)) throw word.wrong(card + " lies face up");
      take(card, word);
      table.ships[ship].hide(card);
    }
  }

  private void take(Treasure card, PositionText where) {
    if (!card.isIn(table.unfound)) throw where.wrong("there is only one " + card);
    table.unfound &= ~card.bit();
  }

  private void readKnown(int seat, PositionText known) {
    for (PositionText word : known.items()) {
      Treasure card = word.as(Treasure::of);
      if (!liesHiddenElsewhere(card, seat)) {
        throw word.wrong("no other ship has " + card + " face down");
      }
      table.ships[seat].seen |= card.bit();
    }
  }

  private boolean liesHiddenElsewhere(Treasure card, int seat) {
    for (int ship = 0; ship < table.ships.length; ship++) {
      if (ship != seat && card.isIn(table.ships[ship].hidden)) return true;
    }
    return false;
  }

  private void readHolds(int number, PositionText holds) {
    Ship ship = table.ships[number];
    for (int hold = 1; hold <= Ship.SIXTH; hold++) ship.clear(hold);
    int hold = 1;
    for (PositionText word : holds.items()) {
      if (word.text().equals(JamaicaPositions.BAR)) {
        if (!ship.owns(Treasure.HOLD6)) throw word.wrong("only HOLD6 gives a sixth hold");
        hold = Ship.SIXTH;
        continue;
      }
      if (hold > ship.lastHold()) throw word.wrong("this ship has no hold " + hold);
      if (!word.text().equals(JamaicaPositions.EMPTY)) readHold(ship, hold, word);
      hold++;
    }
  }

  private static void readHold(Ship ship, int hold, PositionText word) {
    String text = word.text();
    if (!text.matches("[FGC][1-6]")) {
      throw word.wrong("expected F, G or C and a number from 1 to 6, or -, found " + text);
    }
    ship.stow(hold, Cargo.ofLetter(text.charAt(0)), text.charAt(1) - '0');
  }

  private void readTokens(PositionText lairs) {
    table.tokens = 0;
    for (PositionText word : lairs.items()) {
      int space = word.number(0, Route.SPACES - 1);
      if (!Route.isSpace(Space.Kind.LAIR, space)) throw word.wrong(space + " is no lair");
      table.tokens |= 1L << space;
    }
  }

  /// Whoever is on a lair has taken its token, and every treasure found came from some lair. A
  /// position that does not mention tokens lacks as many as it must, the first ones of the race.
  private void matchTokens(PositionText.Chart given) {
    for (Ship ship : table.ships) {
      if ((table.tokens & 1L << ship.space) == 0) continue;
      refuseIfGiven(given, "a ship on lair %d has taken its token".formatted(ship.space));
      table.tokens &= ~(1L << ship.space);
    }
    int most = Long.bitCount(Route.LAIRS) - treasuresFound();
    while (Long.bitCount(table.tokens) > most) {
      refuseIfGiven(given, "with so many treasures found, only %d tokens are left".formatted(most));
      table.tokens &= table.tokens - 1;
    }
  }

  private static void refuseIfGiven(PositionText.Chart given, String reason) {
    given
        .get("tokens")
        .ifPresent(tokens -> {
          throw tokens.wrong(reason);
        });
  }

  private int treasuresFound() {
    int found = Integer.bitCount(Treasure.ALL & ~table.unfound);
    return table.hasGhost() ? found - 1 : found;
  }

  private void readRevealed(PositionText revealed) {
    for (PositionText word : revealed.items()) {
      Ship ship = table.ship(seat(word));
      if (!ship.hasChosen()) throw word.wrong("this seat has chosen no card");
      ship.revealed = true;
    }
  }
}
