package tortuga.piecesofeight.notation;

import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.text.BadPosition;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.Salvo;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// What is true of abilities that are being used: their coins, their users and their targets.
final class DeedCheck {
  private final EightState table;
  private final List<Step> steps;

  DeedCheck(EightState table, List<Step> steps) {
    this.table = table;
    this.steps = steps;
  }

  void checkIn(int seat) {
    if (seat < 0 || seat >= table.seats) throw PendingCheck.wrong("there is no seat " + seat);
    if (!table.isIn(seat)) throw PendingCheck.wrong("seat %d is out".formatted(seat));
  }

  /// The coin of a deed is where it is said to be, and may be used from there.
  void checkDeed(Deed deed) {
    if (deed.coin() == Coin.TREACHERY) {
      checkTreachery(deed);
      return;
    }
    if (deed.coin().onlyReacts()) {
      checkReaction(deed);
      return;
    }
    checkUse(deed.user(), deed.coin(), deed.from(), deed.ship());
    if (deed.spent() != isSpent(deed)) {
      throw PendingCheck.wrong(
          "a %s is %s".formatted(deed.coin(), deed.spent() ? "kept" : "spent"));
    }
    boolean fetches = deed.coin() == Coin.BARREL_OF_GROG || deed.coin() == Coin.BURIED_TREASURE;
    if (fetches && !table.ship(deed.user()).canFetch())
      throw PendingCheck.wrong("there is no coin to fetch");
    checkTargets(deed);
  }

  private static boolean isSpent(Deed deed) {
    return switch (deed.coin()) {
      case CUTLASS, PISTOLS -> deed.spent();
      case CAPTAIN, BROADSIDE, CANNON -> false;
      case MATE, BOMB, PILLAGE, BARREL_OF_GROG, BURIED_TREASURE, CALL_TO_QUARTERS -> true;
      case BLACK_SPOT, CAPTAINS_MONKEY, FULL_SAIL, TREACHERY -> false;
    };
  }

  void checkUse(int user, Coin coin, Place from, int ship) {
    checkIn(user);
    checkIn(ship);
    if (user != table.turnSeat)
      throw PendingCheck.wrong("it is not the turn of seat %d".formatted(user));
    if (!Cell.isCoin(coinAt(user, from), coin)) {
      throw PendingCheck.wrong("there is no %s to use".formatted(coin));
    }
    if (coin == Coin.CANNON && from == Place.AFT)
      throw PendingCheck.wrong("only an open Cannon fires");
  }

  /// A coin in use at the aft stays there, even when it has become the last of its deck.
  int coinAt(int seat, Place place) {
    Ship ship = table.ship(seat);
    return place == Place.AFT ? ship.aft() : ship.at(place);
  }

  /// Nothing aims at itself, nothing but an attack aims at all, and some never aim at a Captain.
  @Rule({"POE-BROAD-01", "POE-RULING-12", "POE-RULING-38"})
  private void checkTargets(Deed deed) {
    boolean aims =
        switch (deed.coin()) {
          case BARREL_OF_GROG, BURIED_TREASURE, CALL_TO_QUARTERS -> false;
          case BOMB, BROADSIDE, CANNON, CAPTAIN, CUTLASS, MATE, PILLAGE, PISTOLS -> true;
          case BLACK_SPOT, CAPTAINS_MONKEY, FULL_SAIL, TREACHERY -> true;
        };
    if (!aims && deed.ship() != deed.user()) {
      throw PendingCheck.wrong("a %s works on the ship of its user".formatted(deed.coin()));
    }
    if (deed.coin() == Coin.PILLAGE && deed.ship() == deed.user()) {
      throw PendingCheck.wrong("nobody pillages their own ship");
    }
    boolean sparesCaptains =
        deed.coin() == Coin.BROADSIDE
            || (deed.coin() == Coin.PILLAGE && table.ship(deed.user()).hasCaptain);
    for (int seat = 0; seat < table.seats; seat++) {
      Ship ship = table.ship(seat);
      for (int position = 0; position <= ship.size; position++) {
        int cell = position == 0 ? ship.nest : ship.deck[position - 1];
        if (!Cell.has(cell, Cell.TARGET)) continue;
        if (!aims || seat != deed.ship()) throw wrongTarget(position, seat, "nothing aims at it");
        boolean captain = Cell.isCoin(cell, Coin.CAPTAIN);
        if (captain && sparesCaptains) {
          throw wrongTarget(position, seat, "a %s never takes this Captain".formatted(deed.coin()));
        }
      }
    }
    boolean itself =
        deed.ship() == deed.user() && Cell.has(coinAt(deed.user(), deed.from()), Cell.TARGET);
    if (itself) throw PendingCheck.wrong("a coin never aims at itself");
  }

  private static BadPosition wrongTarget(int position, int seat, String message) {
    return Invariants.wrong(position == 0 ? "nests" : "decks", seat, message);
  }

  void checkAttack(Deed deed) {
    checkDeed(deed);
    switch (deed.coin()) {
      case BOMB, BROADSIDE, CANNON, CAPTAIN, CUTLASS, MATE, PISTOLS -> {}
      case PILLAGE, BARREL_OF_GROG, BURIED_TREASURE, CALL_TO_QUARTERS -> throw harmless(deed);
      case BLACK_SPOT, CAPTAINS_MONKEY, FULL_SAIL, TREACHERY -> throw harmless(deed);
    }
  }

  private static BadPosition harmless(Deed deed) {
    return PendingCheck.wrong("a %s destroys nothing".formatted(deed.coin()));
  }

  /// A Treachery has been in the hold of its user since it was announced.
  @Rule("POE-TREA-06")
  private void checkTreachery(Deed deed) {
    checkIn(deed.user());
    checkIn(deed.ship());
    if (deed.from() == Place.HOLD || deed.spent())
      throw PendingCheck.wrong("no Treachery is used like that");
    int used = 0;
    for (Step step : steps) {
      boolean same = step instanceof Resolve(Deed other) && other.coin() == Coin.TREACHERY;
      if (same && ((Resolve) step).deed().user() == deed.user()) used++;
    }
    if (table.ship(deed.user()).hold.of(Coin.TREACHERY) < used) {
      throw Invariants.wrong(
          "holds", deed.user(), "a Treachery is in the hold as soon as it is announced");
    }
  }

  private void checkReaction(Deed deed) {
    checkIn(deed.user());
    checkIn(deed.ship());
    if (deed.spent()) throw PendingCheck.wrong("a %s is kept".formatted(deed.coin()));
    Ship ship = table.ship(deed.user());
    boolean monkey = deed.coin() == Coin.CAPTAINS_MONKEY;
    if (monkey && deed.ship() != deed.user())
      throw PendingCheck.wrong("a captains-monkey saves only itself");
    boolean there =
        deed.from() == Place.HOLD
            ? !monkey && isWreck(ship, deed.coin())
            : Cell.isCoin(coinAt(deed.user(), deed.from()), deed.coin());
    if (!there) throw PendingCheck.wrong("there is no %s to use".formatted(deed.coin()));
  }

  private static boolean isWreck(Ship ship, Coin coin) {
    return Cell.isCoin(ship.nestWreck, coin)
        || Cell.isCoin(ship.foreWreck, coin)
        || Cell.isCoin(ship.aftWreck, coin);
  }

  // Cannons

  void checkAim(Deed deed) {
    if (deed.coin() != Coin.CANNON) throw PendingCheck.wrong("only Cannons are lent");
    checkDeed(deed);
    if (table.ship(deed.ship()).size == 0) throw PendingCheck.wrong("there is no deck to fire at");
  }

  void checkInvited(Deed deed, int invited) {
    checkAim(deed);
    if (invited == 0 || (invited & ~Salvo.lenders(table, deed)) != 0) {
      throw PendingCheck.wrong(
          "only others with open Cannons are invited, and not the target's owner");
    }
  }

  /// The line is no longer than the deck, nor than the open Cannons that may be there.
  @Rule({"POE-CANN-02", "POE-RULING-40"})
  void checkDepth(Deed deed, int most) {
    checkAim(deed);
    int cannons = table.ship(deed.user()).openCannons();
    int lenders = Salvo.lenders(table, deed);
    for (int seat = 0; seat < table.seats; seat++) {
      if ((lenders & 1 << seat) != 0) cannons += table.ship(seat).openCannons();
    }
    int deepest = Math.min(cannons, table.ship(deed.ship()).size);
    if (most < 2 || most > deepest) {
      throw PendingCheck.wrong(
          deepest < 2
              ? "there is no depth to choose: only one coin can be hit"
              : "the greatest depth is from 2 to %d here, not %d".formatted(deepest, most));
    }
  }
}
