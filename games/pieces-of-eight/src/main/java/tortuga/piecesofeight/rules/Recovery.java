package tortuga.piecesofeight.rules;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Lottery;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// Coins that come back from the hold: Barrel of Grog, Buried Treasure, Call to Quarters.
///
/// No window opens after a coin has come back, so a Treachery used in this turn cannot be used
/// again in it.
@Rule("POE-RULING-73")
public final class Recovery extends Chapter {
  /// Which coin to fetch from the hold.
  static final QuestionRule<EightState, FetchCoin, EightMove> FETCH_COIN = new FetchCoinRule();

  /// Which of two coins becomes the aft.
  static final QuestionRule<EightState, OrderTreasure, EightMove> ORDER_TREASURE =
      new OrderTreasureRule();

  private static final Luck TREASURE = Lottery.luck("treasure");
  private static final Luck QUARTERS = Lottery.luck("quarters");

  Recovery(Chapter same) {
    super(same);
  }

  // Barrel of Grog

  /// One coin of the player's choice becomes the aft; then the Barrel goes to the hold.
  @Rule({"POE-GROG-01", "POE-GROG-02"})
  void grog(Deed deed) {
    if (ship(deed.user()).fetchable() == 1) fetchAny(deed.user(), deed.from());
    else agenda.push(new FetchCoin(deed.user(), deed.from()));
  }

  /// Fetches the first coin that may enter.
  void fetchAny(int seat, Place from) {
    Ship ship = ship(seat);
    int kind = 0;
    while (!ship.mayFetch(Coin.of(kind))) kind++;
    fetch(seat, from, Coin.of(kind));
  }

  /// Takes the coin for a Barrel of Grog, or the one that joins a ship after a stalemate.
  void fetch(int seat, Coin coin) {
    if (agenda.current() instanceof FetchCoin(_, Place from)) {
      agenda.pop();
      fetch(seat, from, coin);
    } else {
      player(seat).plan.joining = Cell.of(coin);
    }
  }

  private void fetch(int seat, Place from, Coin coin) {
    Ship ship = ship(seat);
    boolean gold = coin == Coin.CAPTAIN;
    int index = from == Place.AFT ? ship.size - 1 : 0;
    fetchFromHold(seat, coin);
    tell(new CoinFetched(Seat.of(seat), gold, Optional.of(coin)));
    addAft(seat, coin);
    spendAt(seat, from, index);
    if (from == Place.NEST && ship.size == 1) showFore(seat);
  }

  @Rule("POE-WIN-03")
  private void addAft(int seat, Coin coin) {
    ship(seat).addAft(Cell.of(coin));
    stir();
    if (coin == Coin.CAPTAIN) tell(new CaptainGained(Seat.of(seat)));
  }

  // Buried Treasure

  /// Two random coins are named aloud and go to the aft, in an order that only their owner knows.
  @Rule({"POE-BURY-01", "POE-BURY-02", "POE-BURY-03", "POE-BURY-04", "POE-RULING-32"})
  void digUp(Deed deed) {
    Ship ship = ship(deed.user());
    Coin one = Lottery.pick(heap(ship, ship.hasCaptain), TREASURE, chance);
    Coins rest = heapAfter(ship, one);
    ship.fetchSeen(one);
    if (rest.count == 0) {
      tell(new TreasureFound(Seat.of(deed.user()), List.of(one)));
      lay(new OrderTreasure(deed.user(), deed.from(), one, one), one, true);
      return;
    }
    Coin other = Lottery.pick(rest, TREASURE, chance);
    ship.fetchSeen(other);
    tell(new TreasureFound(Seat.of(deed.user()), List.of(one, other)));
    OrderTreasure treasure = new OrderTreasure(deed.user(), deed.from(), one, other);
    if (one == other) lay(treasure, other);
    else agenda.push(treasure);
  }

  /// Returns the coins of the hold among which a blind draw decides; a Captain that must not enter
  /// is drawn again.
  @Rule({"POE-BURY-02", "POE-RULING-31"})
  public static Coins heap(Ship ship, boolean noCaptain) {
    Coins heap = new Coins();
    heap.copyFrom(ship.hold);
    if (noCaptain) heap.add(Coin.CAPTAIN, -heap.of(Coin.CAPTAIN));
    return heap;
  }

  /// Returns the coins among which the second draw of a treasure decides.
  public static Coins heapAfter(Ship ship, Coin one) {
    Coins heap = heap(ship, ship.hasCaptain || one == Coin.CAPTAIN);
    if (heap.has(one)) heap.remove(one);
    return heap;
  }

  void order(Coin aftmost) {
    lay((OrderTreasure) agenda.pop(), aftmost);
  }

  void lay(OrderTreasure treasure, Coin aftmost) {
    lay(treasure, aftmost, false);
  }

  @Rule({"POE-BURY-01", "POE-BURY-04", "POE-RULING-35"})
  private void lay(OrderTreasure treasure, Coin aftmost, boolean alone) {
    int seat = treasure.seat();
    Ship ship = ship(seat);
    Place from = treasure.from();
    int index = from == Place.AFT ? ship.size - 1 : 0;
    boolean wasBare = from == Place.NEST && ship.size == 0;
    boolean gold = treasure.one() == Coin.CAPTAIN || treasure.other() == Coin.CAPTAIN;
    tell(new TreasureStowed(Seat.of(seat), gold, Optional.of(aftmost)));
    if (!alone) addAft(seat, aftmost == treasure.one() ? treasure.other() : treasure.one());
    addAft(seat, aftmost);
    spendAt(seat, from, index);
    if (wasBare) showFore(seat);
  }

  // Call to Quarters

  /// A random coin joins the ship unseen; then all of it but this coin is rearranged in secret.
  @Rule({"POE-QUART-01", "POE-QUART-02", "POE-RULING-31", "POE-RULING-34"})
  void callToQuarters(Deed deed) {
    int seat = deed.user();
    Ship ship = ship(seat);
    if (ship.canFetch()) {
      Coin drawn = Lottery.pick(heap(ship, ship.hasCaptain), QUARTERS, chance);
      player(seat).plan.joining = Cell.of(drawn);
      tell(new CoinDrawn(Seat.of(seat), Optional.of(drawn)));
    }
    agenda.push(new RearrangeShip(seat, deed.from()));
    if (new Shipwright(this).coinsToPlace(seat) == 0) {
      player(seat).plan.leaveNest();
      new Shipwright(this).ready(seat);
    }
  }

  /// The coin is spent and the new ship is seen in one step, so that nothing shows in between.
  @Rule({"POE-QUART-01", "POE-QUART-02", "POE-RULING-33"})
  void finishQuarters(int seat, Place from) {
    Ship ship = ship(seat);
    int used = (from == Place.NEST ? ship.removeNest() : spendUnseen(ship, from)) | Cell.KNOWN;
    new Shipwright(this).rearrange(seat);
    stow(seat, used);
    tell(new CoinSpent(Seat.of(seat), Coin.CALL_TO_QUARTERS, from));
    new Shipwright(this).show(seat);
  }

  private static int spendUnseen(Ship ship, Place from) {
    return ship.takeOut(from == Place.AFT ? ship.size - 1 : 0);
  }

  /// Whoever is leaving the game arranges nothing; the coin is spent, and the ship stays as it is.
  void leaveAsItIs(int seat, Place from) {
    player(seat).plan.clear();
    spend(seat, from);
  }

  // Questions

  /// Lists the coins that may come out of a hold.
  @Rule("POE-GROG-01")
  static void listFetches(Ship ship, Moves<EightMove> moves) {
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      if (ship.mayFetch(Coin.of(kind))) moves.add(new Fetch(Coin.of(kind)));
    }
  }

  static String objectionToFetching(EightState table, int seat, Coin coin) {
    boolean there = table.ship(seat).hold.has(coin);
    return there ? Objections.SECOND_CAPTAIN : Objections.NOT_IN_HOLD;
  }

  static EightMove bestFetch(Ship ship) {
    return new Fetch(HousePlay.mostWorth(ship::mayFetch));
  }

  private static final class FetchCoinRule
      implements QuestionRule<EightState, FetchCoin, EightMove> {
    @Override
    public Seats asked(EightState table, FetchCoin question) {
      return table.askable(question.seat());
    }

    @Override
    public Manner manner(EightState table, FetchCoin question) {
      return Manner.SECRET;
    }

    @Override
    public void offer(EightState table, FetchCoin question, Seat seat, Moves<EightMove> moves) {
      listFetches(table.ship(seat.index()), moves);
    }

    @Override
    public String objection(EightState table, FetchCoin question, Seat seat, EightMove move) {
      return move instanceof Fetch(Coin coin)
          ? objectionToFetching(table, seat.index(), coin)
          : Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, FetchCoin question, Seat seat, Chance chance) {
      return bestFetch(table.ship(seat.index()));
    }
  }

  private static final class OrderTreasureRule
      implements QuestionRule<EightState, OrderTreasure, EightMove> {
    @Override
    public Seats asked(EightState table, OrderTreasure treasure) {
      return table.askable(treasure.seat());
    }

    @Override
    public Manner manner(EightState table, OrderTreasure treasure) {
      return Manner.SECRET;
    }

    @Override
    public void offer(EightState table, OrderTreasure treasure, Seat seat, Moves<EightMove> moves) {
      moves.add(new Aftmost(treasure.one()));
      moves.add(new Aftmost(treasure.other()));
    }

    @Override
    public String objection(EightState table, OrderTreasure treasure, Seat seat, EightMove move) {
      return move instanceof Aftmost ? Objections.NOT_IN_HOLD : Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, OrderTreasure treasure, Seat seat, Chance chance) {
      boolean better = treasure.other().worth() > treasure.one().worth();
      return new Aftmost(better ? treasure.other() : treasure.one());
    }
  }

  static final class RearrangeShipRule extends ShipQuestion<RearrangeShip> {
    RearrangeShipRule(Options options) {
      super(options);
    }

    @Override
    public Seats asked(EightState table, RearrangeShip question) {
      return table.askable(question.seat());
    }

    @Override
    public Manner manner(EightState table, RearrangeShip question) {
      return Manner.DRAFT;
    }

    @Override
    public String objection(EightState table, RearrangeShip question, Seat seat, EightMove move) {
      return objectionToRearranging(table, seat.index(), move);
    }
  }
}
