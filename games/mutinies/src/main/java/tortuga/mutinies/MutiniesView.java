package tortuga.mutinies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.Step.CardTarget;
import tortuga.mutinies.Step.MutinyCard;
import tortuga.mutinies.Step.NtrJewel;
import tortuga.mutinies.Step.SellJewels;
import tortuga.mutinies.Step.SellRum;

/// What one viewer sees of the table.
///
/// @param order the players in turn order, the Captain first
/// @param pirate where the pirate token lies
/// @param rum the supply
/// @param exhausted how often the jewel pile has run out
/// @param mutinies the cards left in the Mutiny deck
/// @param minion the Minion's disc, with two players
/// @param sale the sale that is going on
/// @param aimed the card for which a target must be picked
public record MutiniesView(
    int round,
    boolean ending,
    boolean lastRound,
    boolean scoring,
    boolean simplified,
    List<Seat> order,
    Optional<Action> pirate,
    List<Closed> closed,
    int rum,
    List<Route> routes,
    int ntrPile,
    int jewelPile,
    int exhausted,
    List<Jewel> discards,
    int treasurePile,
    List<Treasure> spent,
    int mutinies,
    List<Card> played,
    List<PirateView> pirates,
    Optional<Disc> minion,
    Optional<Sale> sale,
    Optional<Card> aimed) {

  /// An action that the Captain cannot choose for some rounds.
  public record Closed(Action action, int rounds) {}

  /// A square of the Trade Routes with its jewel.
  public record Route(Square square, Optional<Jewel> jewel) {}

  /// An Action Disc, and what is set aside under it.
  public record Disc(Optional<Square> square, int doubloons, int rum) {}

  /// A sale: what is sold, and how much rum can be added, once the jewels are chosen.
  public record Sale(Seat seller, Combination row, int mostRum) {}

  /// A player, and what lies before him.
  ///
  /// @param jewels the jewels in hand, if they are the viewer's own or the game is over; likewise
  ///   `treasures` and `cards`
  /// @param drawnJewel the jewel that the viewer has just drawn and may discard
  /// @param drawnCard the Mutiny card that the viewer has just drawn
  /// @param bonuses the bonus squares of the track that he has had
  /// @param sales what the viewer could sell now
  /// @param count what the steps of the final count have brought, in prestige or doubloons
  public record PirateView(
      Seat seat,
      int prestige,
      int doubloons,
      int rum,
      Disc disc,
      int jewelCount,
      List<Jewel> jewels,
      int treasureCount,
      List<Treasure> treasures,
      int cardCount,
      List<Card> cards,
      Optional<Jewel> drawnJewel,
      Optional<Card> drawnCard,
      List<Integer> bonuses,
      List<Favour> favours,
      List<Combination> sales,
      List<Count> count) {}

  /// One step of the final count.
  public record Count(ScoreStep step, int amount) {}

  static MutiniesView of(MutiniesState table) {
    return new MutiniesView(
        table.round,
        table.ending,
        table.lastRound,
        table.counting,
        table.simplified,
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
        Card.list(table.played),
        Lists.of(table.seats, seat -> pirate(table, seat)),
        table.hasMinion() ? Optional.of(disc(table.crew[MutiniesState.MINION])) : Optional.empty(),
        sale(table),
        aimed(table));
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
        table.isDisplayed(route) ? Optional.of(table.displayed(route)) : Optional.empty());
  }

  private static Optional<Sale> sale(MutiniesState table) {
    if (table.isOver()) return Optional.empty();
    return switch (table.question()) {
      case SellJewels(int seat, Combination row) -> Optional.of(new Sale(Seat.of(seat), row, 0));
      case SellRum(int seat, Combination row, int most) ->
          Optional.of(new Sale(Seat.of(seat), row, most));
      default -> Optional.empty();
    };
  }

  private static Optional<Card> aimed(MutiniesState table) {
    return !table.isOver() && table.question() instanceof CardTarget(_, Card card)
        ? Optional.of(card)
        : Optional.empty();
  }

  private static Disc disc(Pirate pirate) {
    return new Disc(
        pirate.isPlaced() ? Optional.of(pirate.square()) : Optional.empty(),
        pirate.asideDoubloons,
        pirate.asideRum);
  }

  /// Of others' jewels only the number is shown, even of those that everybody saw them take.
  @Rule("MUT-RULING-41")
  private static PirateView pirate(MutiniesState table, int seat) {
    Pirate pirate = table.crew[seat];
    boolean own = !pirate.veiled;
    boolean ponders = pirate.drawn > 0 && !table.isOver();
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
        table.counting
            ? Arrays.stream(ScoreStep.values())
                .map(step -> new Count(step, pirate.score[step.ordinal()]))
                .toList()
            : List.of());
  }
}
