package tortuga.piecesofeight.notation;

import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.text.BadPosition;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.rules.settings.PoolWay;
import tortuga.piecesofeight.rules.settings.Shipyard;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// What is true of the pool, and of the way in which shipyards are filled.
final class PoolCheck {
  private final Options options;
  private final EightState table;
  private final List<Step> steps;

  /// @param steps what is pending, the next step last
  PoolCheck(Options options, EightState table, List<Step> steps) {
    this.options = options;
    this.table = table;
    this.steps = steps;
  }

  void check() {
    checkSettings();
    checkPool();
  }

  private void checkSettings() {
    for (Step step : steps) {
      if (!(step instanceof Harbour harbour)) continue;
      switch (harbour) {
        case OpenYards _ -> checkFirstGame("open-yards");
        case PickSet _ -> {
          if (options.shipyard() != Shipyard.CHOOSE) throw onlyWith("shipyard: choose");
          checkFirstGame("pick-set");
        }
        case DealCoins _, BeginDraft _, DraftCoin _ -> {
          if (!options.isPool()) throw onlyWith("shipyard: pool");
          checkFirstGame("the pool");
        }
        case BeginTrades _, MakeOffer _, AnswerOffer _ -> {
          boolean trades =
              options.poolWay() == PoolWay.RANDOM_TRADES
                  || options.poolWay() == PoolWay.DRAFT_RANDOM_TRADES;
          if (!options.isPool() || !trades) {
            throw onlyWith("shipyard: pool and pool: random-trades or draft-random-trades");
          }
          checkFirstGame("a trade");
        }
        case Step.TakeSpoil(int seat) -> {
          checkSeat(seat);
          if (!options.spoils()) throw onlyWith("spoils: on");
        }
        case BeginGame _, BuildShip _, Launch _ -> {}
      }
    }
  }

  private void checkFirstGame(String what) {
    if (table.game > 0) {
      throw new BadPosition("game", "%s comes before the first game: game is 0".formatted(what));
    }
  }

  void checkSeat(int seat) {
    if (seat < 0 || seat >= table.seats) {
      throw new BadPosition("pending", "there is no seat " + seat);
    }
  }

  private static BadPosition onlyWith(String settings) {
    return new BadPosition("pending", "this happens only with the settings " + settings);
  }

  /// A pool has no Captains, and enough coins for all drafts and deals that are still to come.
  @Rule({"POE-POOL-02", "POE-POOL-03"})
  private void checkPool() {
    if (table.pool.has(Coin.CAPTAIN)) throw new BadPosition("pool", "no Captain is in a pool");
    if (table.leftovers.has(Coin.CAPTAIN)) {
      throw new BadPosition("leftovers", "no Captain is left over");
    }
    int toCome = 0;
    for (Step step : steps) {
      int coins = step instanceof Harbour harbour ? fromPool(harbour) : 0;
      if (coins < 0 || coins > table.pool.count) {
        throw new BadPosition(
            "pending", "the pool has %d coins for all".formatted(table.pool.count));
      }
      toCome += coins;
    }
    if (toCome > table.pool.count) {
      throw new BadPosition(
          "pool",
          "%d coins are still to come, but %d are there".formatted(toCome, table.pool.count));
    }
  }

  /// Returns how many coins of the pool a step hands out, or -1 if that cannot be.
  private int fromPool(Harbour step) {
    return switch (step) {
      case DealCoins(int each) -> each < 0 ? -1 : each * table.seats;
      case BeginDraft(int each) -> each < 1 ? -1 : each * table.seats;
      case DraftCoin(int seat, int picksLeft) -> {
        checkSeat(seat);
        yield picksLeft < 1 ? -1 : picksLeft;
      }
      case OpenYards _, PickSet _, BeginTrades _, MakeOffer _, AnswerOffer _ -> 0;
      case Step.TakeSpoil _, BeginGame _, BuildShip _, Launch _ -> 0;
    };
  }

  /// Returns how many coins of the pool a seat still gets.
  int toCome(int seat) {
    int coins = 0;
    for (Step step : steps) if (step instanceof Harbour harbour) coins += toCome(harbour, seat);
    return coins;
  }

  private int toCome(Harbour step, int seat) {
    return switch (step) {
      case DealCoins(int each) -> each;
      case BeginDraft(int each) -> each;
      case DraftCoin(int first, int picksLeft) -> {
        int turn = (seat - first + table.seats) % table.seats;
        yield (picksLeft - turn + table.seats - 1) / table.seats;
      }
      case OpenYards _, PickSet _, BeginTrades _, MakeOffer _, AnswerOffer _ -> 0;
      case Step.TakeSpoil _, BeginGame _, BuildShip _, Launch _ -> 0;
    };
  }

  /// Nobody chooses twice among the spoils.
  void checkSpoils() {
    int asked = 0;
    for (Step step : steps) {
      if (!(step instanceof Step.TakeSpoil(int seat))) continue;
      if ((asked & 1 << seat) != 0) {
        throw new BadPosition("pending", "seat %d is asked twice".formatted(seat));
      }
      asked |= 1 << seat;
    }
  }
}
