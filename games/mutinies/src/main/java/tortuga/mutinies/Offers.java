package tortuga.mutinies;

import java.util.Arrays;
import java.util.stream.IntStream;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.Step.*;

/// Who may do what: the legal answers to every question, in the order of the rule book.
final class Offers {
  private static final Pass PASS = new Pass();
  private static final Done DONE = new Done();
  private static final Keep KEEP = new Keep();
  private static final Discard DISCARD = new Discard();
  private static final RobBlind ROB_BLIND = new RobBlind();
  private static final Bank BANK = new Bank();
  private static final Place[] PLACE =
      Arrays.stream(Square.values()).map(Place::new).toArray(Place[]::new);
  private static final Use[] USE =
      IntStream.range(0, Treasure.COUNT).mapToObj(i -> new Use(Treasure.of(i))).toArray(Use[]::new);
  private static final Play[] PLAY =
      IntStream.range(0, Card.COUNT).mapToObj(i -> new Play(Card.of(i))).toArray(Play[]::new);

  private Offers() {}

  static void list(MutiniesState table, Moves<MutiniesMove> moves) {
    Question question = table.question();
    int seat = question.seat();
    Pirate pirate = table.crew[seat];
    switch (question) {
      case CaptainTurn _ -> {
        squares(table, seat, moves);
        if (moves.isEmpty()) moves.add(PASS);
        items(table, seat, Window.BEFORE, moves);
      }
      case SailorTurn _ -> {
        squares(table, seat, moves);
        items(table, seat, Window.BEFORE, moves);
      }
      case MinionTurn _ -> squares(table, MutiniesState.MINION, moves);
      case AfterPlacing _, BeforeResolving _ -> {
        items(table, seat, Items.window(question), moves);
        moves.add(DONE);
      }
      case NtrJewel _ -> {
        moves.add(KEEP);
        moves.add(DISCARD);
      }
      case MarketRow _ -> rows(pirate, moves);
      case SellJewels(_, Combination row) -> Sales.list(pirate, row, moves);
      case SellRum(_, _, int most) -> {
        for (int rum = 0; rum <= most; rum++) moves.add(new Pour(rum));
      }
      case RobJewel _ -> jewelsToRob(table, pirate, moves);
      case CabinRob _ -> {
        moves.add(BANK);
        for (int left = Cabin.victims(table, seat); left != 0; left &= left - 1) {
          moves.add(new Steal(Seat.of(Integer.numberOfTrailingZeros(left))));
        }
      }
      case MutinyCard _ -> drawnCard(pirate, moves);
      case CardTarget(_, Card card) -> targets(table, seat, card, moves);
      case Overboard _ -> jewelsToJettison(pirate, moves);
      case FinalTrade _ -> {
        treasures(table, seat, moves);
        moves.add(DONE);
      }
    }
  }

  /// Lists the squares for a disc: the Captain's six actions, or the one to follow, then Cabin and
  /// Mutiny.
  @Rule({"MUT-PLACE-01", "MUT-PLACE-02", "MUT-PLACE-06"})
  private static void squares(MutiniesState table, int disc, Moves<MutiniesMove> moves) {
    boolean captain = disc == table.captain();
    for (int number = 0; number < Action.FOR_CAPTAIN; number++) {
      Action action = Action.of(number);
      boolean open = captain ? table.mayChoose(action) : table.crew[table.captain()].isAt(action);
      if (open) squares(table, disc, action, moves);
    }
    if (captain) return;
    squares(table, disc, Action.CABIN, moves);
    squares(table, disc, Action.MUTINY, moves);
  }

  private static void squares(
      MutiniesState table, int disc, Action action, Moves<MutiniesMove> moves) {
    int from = action.isOrdered() ? table.discsAt(action) + 1 : 1;
    int to = action.isOrdered() ? Math.min(from, Square.count(action)) : Square.count(action);
    for (int number = from; number <= to; number++) {
      Square square = Square.of(action, number);
      if (Placing.isLegal(table, disc, square)) moves.add(PLACE[square.ordinal()]);
    }
  }

  static boolean hasSquare(MutiniesState table, int captain) {
    Moves<MutiniesMove> moves = new Moves<>();
    squares(table, captain, moves);
    return !moves.isEmpty();
  }

  private static void items(
      MutiniesState table, int seat, Window window, Moves<MutiniesMove> moves) {
    treasures(table, seat, moves);
    for (long left = table.crew[seat].cards; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      if (Items.isPlayable(table, seat, Card.of(card), window)) moves.add(PLAY[card]);
    }
  }

  private static void treasures(MutiniesState table, int seat, Moves<MutiniesMove> moves) {
    for (int left = table.crew[seat].treasures; left != 0; left &= left - 1) {
      int token = Integer.numberOfTrailingZeros(left);
      if (Items.isUsable(table, seat, Treasure.of(token))) moves.add(USE[token]);
    }
  }

  private static void rows(Pirate seller, Moves<MutiniesMove> moves) {
    for (Combination row : Combination.values()) {
      if (row.isIn(seller.jewels)) moves.add(new Pick(row));
    }
  }

  private static void jewelsToRob(MutiniesState table, Pirate robber, Moves<MutiniesMove> moves) {
    for (int left = Placing.payableRoutes(table, robber); left != 0; left &= left - 1) {
      int route = Integer.numberOfTrailingZeros(left);
      moves.add(new Rob(Square.of(Action.TRADE_ROUTES, route)));
    }
    if (table.ntrSize > 0) moves.add(ROB_BLIND);
  }

  /// Only an Obligatory card can be played at once; any card can be kept.
  @Rule({"MUT-CARD-02", "MUT-MUT-04"})
  private static void drawnCard(Pirate captain, Moves<MutiniesMove> moves) {
    int drawn = captain.drawn - 1;
    if (Card.of(drawn).effect() instanceof Order) moves.add(PLAY[drawn]);
    moves.add(KEEP);
  }

  private static void targets(MutiniesState table, int seat, Card card, Moves<MutiniesMove> moves) {
    if (!(card.effect() instanceof Trick.Attack attack)) return;
    for (int left = attack.targets(table, seat); left != 0; left &= left - 1) {
      moves.add(new Target(Seat.of(Integer.numberOfTrailingZeros(left))));
    }
  }

  private static void jewelsToJettison(Pirate owner, Moves<MutiniesMove> moves) {
    for (long left = owner.jewels; left != 0; ) {
      long kind = Jewel.alike(Long.numberOfTrailingZeros(left));
      moves.add(new Jettison(Sales.first(owner, kind)));
      left &= ~kind;
    }
  }
}
