package tortuga.mutinies.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesView;
import tortuga.mutinies.MutiniesView.Closed;
import tortuga.mutinies.MutiniesView.Disc;
import tortuga.mutinies.MutiniesView.PirateView;
import tortuga.mutinies.MutiniesView.Route;
import tortuga.mutinies.MutiniesView.Sale;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.Window;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.*;
import tortuga.mutinies.state.Track;

/// How a concealed table is presented as plain data.
final class Views {
  private static final int MOST_PLAYERS = 5;

  /// The squares in use, by the number of players.
  private static final List<List<Square>> IN_USE =
      IntStream.rangeClosed(0, MOST_PLAYERS)
          .mapToObj(players ->
              Arrays.stream(Square.values()).filter(square -> square.isInUse(players)).toList())
          .toList();

  private Views() {}

  static MutiniesView of(MutiniesState table) {
    Optional<Standing> standing =
        table.counting ? Optional.empty() : Optional.of(Standing.of(table));
    return new MutiniesView(
        table.round,
        table.ending,
        table.lastRound,
        table.counting,
        table.simplified,
        IN_USE.get(table.seats),
        Lists.of(table.seats, turn -> Seat.of(table.inTurn(turn))),
        table.hasPirate() ? Optional.of(table.pirate()) : Optional.empty(),
        closed(table),
        table.rum,
        Lists.of(table.routes(), before -> route(table, before + 1)),
        table.ntrSize,
        table.pileSize,
        table.exhausted,
        Jewel.list(table.discards),
        table.treasurePile,
        Treasure.list(table.spent),
        table.deck,
        EndOfRound.isNear(table),
        Card.list(table.played),
        Lists.of(table.seats, seat -> pirate(table, seat, standing)),
        table.hasMinion() ? Optional.of(disc(table.crew[MutiniesState.MINION])) : Optional.empty(),
        Turns.next(table),
        sale(table),
        aimed(table),
        table.isAsking() ? window(table.question()) : Optional.empty(),
        EndOfRound.fewestRounds(table),
        table.counting ? Stages.of(table) : List.of());
  }

  private static List<Closed> closed(MutiniesState table) {
    List<Closed> closed = new ArrayList<>();
    for (int i = 0; i < Action.FOR_CAPTAIN; i++) {
      Action action = Action.of(i);
      if (table.closedFor(action) > 0) closed.add(new Closed(action, table.closedFor(action)));
    }
    return closed;
  }

  private static Route route(MutiniesState table, int route) {
    return new Route(
        Square.of(Action.TRADE_ROUTES, route),
        table.isDisplayed(route) ? Optional.of(table.displayed(route)) : Optional.empty(),
        Placing.printedPrice(table, route));
  }

  private static Optional<Sale> sale(MutiniesState table) {
    if (!table.isAsking()) return Optional.empty();
    if (table.question() instanceof SellJewels(int seat, Combination row)) {
      return Optional.of(new Sale(Seat.of(seat), row, 0));
    }
    return table.question() instanceof SellRum(int seat, Combination row, int most)
        ? Optional.of(new Sale(Seat.of(seat), row, most))
        : Optional.empty();
  }

  private static Optional<Card> aimed(MutiniesState table) {
    return table.isAsking() && table.question() instanceof CardTarget(_, Card card)
        ? Optional.of(card)
        : Optional.empty();
  }

  private static Optional<Window> window(Question question) {
    return switch (question) {
      case CaptainTurn _, SailorTurn _ -> Optional.of(Window.BEFORE);
      case AfterPlacing _ -> Optional.of(Window.AFTER);
      case BeforeResolving _ -> Optional.of(Window.RESOLVING);
      case FinalTrade _ -> Optional.of(Window.END);
      case MinionTurn _,
          NtrJewel _,
          MarketRow _,
          SellJewels _,
          SellRum _,
          RobJewel _,
          CabinRob _,
          MutinyCard _,
          CardTarget _,
          Overboard _ ->
          Optional.empty();
    };
  }

  private static Disc disc(Pirate pirate) {
    return new Disc(
        pirate.isPlaced() ? Optional.of(pirate.square()) : Optional.empty(),
        pirate.asideDoubloons,
        pirate.asideRum);
  }

  /// Shows only the number of others' jewels, even of those that everybody saw them take.
  @Rule("MUT-RULING-41")
  private static PirateView pirate(MutiniesState table, int seat, Optional<Standing> standing) {
    Pirate pirate = table.crew[seat];
    boolean own = !pirate.veiled;
    boolean ponders = pirate.drawn > 0 && table.isAsking();
    return new PirateView(
        Seat.of(seat),
        pirate.prestige,
        pirate.doubloons,
        pirate.rum,
        disc(pirate),
        pirate.jewelCount,
        own ? Jewel.list(pirate.jewels) : List.of(),
        pirate.treasureCount,
        Treasure.list(pirate.treasures),
        pirate.cardCount,
        Card.list(pirate.cards),
        ponders && table.question() instanceof NtrJewel
            ? Optional.of(Jewel.of(pirate.drawn - 1))
            : Optional.empty(),
        ponders && table.question() instanceof MutinyCard
            ? Optional.of(Card.of(pirate.drawn - 1))
            : Optional.empty(),
        IntStream.range(0, Track.BONUSES)
            .filter(i -> (pirate.bonuses & 1 << i) != 0)
            .mapToObj(i -> Track.bonus(i).at())
            .toList(),
        Arrays.stream(Favour.values()).filter(pirate::has).toList(),
        own
            ? Arrays.stream(Combination.values()).filter(row -> row.isIn(pirate.jewels)).toList()
            : List.of(),
        standing.map(now -> now.worths(seat)).orElse(List.of()),
        standing.map(now -> now.prestige(seat)));
  }
}
