package tortuga.mutinies.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.MutiniesFigure.Captaincy;
import tortuga.mutinies.MutiniesFigure.NextOrder;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Track;

/// Who becomes Captain if nobody else mutinies, and who can still prevent that.
final class Captaincies {
  /// The most doubloons, and the most prestige, that a token or a card can be worth before its
  /// owner places a disc.
  private static final int MOST_DOUBLOONS = most(Captaincies::doubloons);

  private static final int MOST_PRESTIGE = most(Captaincies::prestige);

  private Captaincies() {}

  /// Returns whether a disc on a square of the Mutiny makes its owner Captain.
  @Rule({"MUT-MUT-02", "MUT-PLACE-07"})
  static Captaincy of(MutiniesState table, int seat, Square square) {
    List<Seat> richer = new ArrayList<>();
    List<Seat> hidden = new ArrayList<>();
    int rivals = Turns.stillToPlace(table) & ((1 << table.seats) - 1) & ~(1 << seat);
    for (int left = rivals; left != 0; left &= left - 1) {
      int rival = Integer.numberOfTrailingZeros(left);
      int price = cheapestAbove(table, rival, square);
      if (table.crew[rival].doubloons >= price) richer.add(Seat.of(rival));
      else if (mostMeans(table.crew[rival]) >= price) hidden.add(Seat.of(rival));
    }
    return new Captaincy(isOutbid(table, seat, square), richer, hidden);
  }

  private static boolean isOutbid(MutiniesState table, int seat, Square square) {
    for (int other = 0; other < table.seats; other++) {
      Pirate pirate = table.crew[other];
      boolean isDearer = pirate.isAt(Action.MUTINY) && pirate.square > square.ordinal();
      if (other != seat && isDearer) return true;
    }
    return false;
  }

  /// Returns what the cheapest free square costs that is dearer than one.
  private static int cheapestAbove(MutiniesState table, int rival, Square square) {
    for (int number = square.number() + 1; number <= Square.count(Action.MUTINY); number++) {
      Square dearer = Square.of(Action.MUTINY, number);
      if (!table.isTaken(dearer)) return Placing.doubloons(table, rival, dearer);
    }
    return Integer.MAX_VALUE;
  }

  /// Returns what somebody could pay at most if all that nobody sees were as good as can be, and
  /// carried them to bonuses of the track.
  private static int mostMeans(Pirate pirate) {
    int items = pirate.treasureCount + pirate.cardCount;
    if (items == 0) return pirate.doubloons;
    int means = pirate.doubloons + items * MOST_DOUBLOONS;
    for (int i = 0; i < Track.BONUSES; i++) {
      Track bonus = Track.bonus(i);
      boolean isNear = bonus.at() <= pirate.prestige + items * MOST_PRESTIGE;
      if (!isNear || (pirate.bonuses & 1 << i) != 0) continue;
      means += bonus.doubloons() + bonus.treasures() * MOST_DOUBLOONS + bonus.jewels();
    }
    return means;
  }

  private static int most(ToIntFunction<Effect> worth) {
    IntStream tokens =
        IntStream.range(0, Treasure.COUNT).map(i -> worth.applyAsInt(Effects.of(Treasure.of(i))));
    IntStream cards =
        IntStream.range(0, Card.COUNT).map(i -> worth.applyAsInt(Effects.of(Card.of(i))));
    return IntStream.concat(tokens, cards).max().orElse(0);
  }

  private static int doubloons(Effect effect) {
    return switch (effect) {
      case Trick.Doubloons(int amount) -> amount;
      case Trick.Pickpocket(int amount) -> amount;
      case Trick.Bribe(int discount) -> discount;
      case Trick _, Order _, Bonus _, Effect.LastMutiny _ -> 0;
    };
  }

  private static int prestige(Effect effect) {
    return switch (effect) {
      case Trick.Prestige(int points) -> points;
      case Trick.Trade(_, int points) -> points;
      case Trick _, Order _, Bonus _, Effect.LastMutiny _ -> 0;
    };
  }

  /// Returns the turn order of the next round as the discs lie, the Minion left out.
  static NextOrder nextOrder(MutiniesState table) {
    int[] order = EndOfRound.orderAfter(table);
    List<Seat> seats = new ArrayList<>(table.seats);
    for (int disc : order) if (!table.isMinion(disc)) seats.add(Seat.of(disc));
    return new NextOrder(seats);
  }

  /// Returns the turn order of the next round with one more disc on a square.
  static NextOrder nextOrder(MutiniesState table, int disc, Square square) {
    MutiniesState then = table.copy();
    then.crew[disc].square = square.ordinal();
    return nextOrder(then);
  }
}
