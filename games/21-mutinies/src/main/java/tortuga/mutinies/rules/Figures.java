package tortuga.mutinies.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Lists;
import tortuga.engine.Seat;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesFigure;
import tortuga.mutinies.MutiniesFigure.CabinCompany;
import tortuga.mutinies.MutiniesFigure.Captaincy;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.secrets.Odds;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.*;

/// What can be said before somebody answers: each figure comes from the chapter of its rule.
final class Figures {
  private final MutiniesState table;
  private final int seat;
  private final List<MutiniesFigure> figures = new ArrayList<>();

  private Figures(MutiniesState table, int seat) {
    this.table = table;
    this.seat = seat;
  }

  static List<MutiniesFigure> of(MutiniesState concealed, int seat, MutiniesMove move) {
    Figures all = new Figures(concealed, seat);
    all.addMove(move);
    return all.figures;
  }

  static List<MutiniesFigure> of(MutiniesState concealed, int seat) {
    Figures all = new Figures(concealed, seat);
    if (concealed.isAsking() && !concealed.counting) all.addPosition();
    return all.figures;
  }

  private void add(Optional<? extends MutiniesFigure> figure) {
    figure.ifPresent(figures::add);
  }

  private void addMove(MutiniesMove move) {
    Pirate pirate = table.crew[seat];
    switch (move) {
      case Place(Square square) -> addPlace(square);
      case Use(Treasure token) -> addTrick(Effects.of(token));
      case Play(Card card) -> addTrick(Effects.of(card));
      case Done() -> addOwnDisc();
      case Keep() -> {
        if (table.question() instanceof MutinyCard) {
          figures.add(Standing.kept(table, seat, Card.of(pirate.drawn - 1)));
        }
      }
      case Pick(Combination row) -> add(Market.bestDeal(pirate, row));
      case Sell(List<Jewel> jewels) -> figures.add(Market.room(pirate, jewels));
      case Pour(int rum) -> {
        if (table.question() instanceof SellRum sale) {
          figures.add(Market.deal(pirate, sale.row(), List.of(), rum));
        }
      }
      case RobBlind() -> add(Odds.ofNtr(table));
      case Pass _, Discard _, Rob _, Bank _, Steal _, Target _, Jettison _ -> {}
    }
  }

  private void addTrick(Effect effect) {
    if (table.counting) return;
    switch (effect) {
      case Trick.DrawJewel _ -> add(Odds.ofPile(table));
      case Trick.DrawTreasure _ -> add(Odds.ofTreasures(table));
      case Trick _, Order _, Bonus _, Effect.LastMutiny _ -> {}
    }
  }

  private void addPlace(Square square) {
    int disc = table.question() instanceof MinionTurn ? MutiniesState.MINION : seat;
    figures.add(Placing.terms(table, disc, square));
    if (!table.isMinion(disc)) addSquare(square);
  }

  /// Says of a disc that waits to be resolved what is said of one that is placed.
  private void addOwnDisc() {
    boolean isWaiting = table.isAsking() && table.crew[seat].isPlaced() && !table.counting;
    if (isWaiting && table.question() instanceof BeforeResolving) {
      addSquare(table.crew[seat].square());
    }
  }

  private void addSquare(Square square) {
    Pirate pirate = table.crew[seat];
    switch (square.business()) {
      case TOP_TOKEN, DRAWN_JEWEL -> add(Odds.ofNtr(table));
      case SEARCH -> {
        figures.add(Wrecks.odds(pirate, square));
        add(Odds.ofTreasures(table));
      }
      case HOST, GUEST -> figures.add(Tavern.shares(table, seat));
      case SALE -> add(Market.bestDeal(pirate, Combination.at(square)));
      case ANY_SALE -> add(Market.bestDeal(pirate));
      case TREASURE -> add(Odds.ofTreasures(table));
      case DOUBLOON -> figures.add(company());
      case DISPLAYED_JEWEL, ROBBERY, RUM, PRESTIGE, DISGRACE -> {}
    }
    if (square.action() == Action.CITY) add(Resolving.fifth(table, seat));
    if (square.action() == Action.MUTINY) addMutiny(square);
    add(Resolving.aim(table, seat, square));
  }

  private void addMutiny(Square square) {
    Captaincy captaincy = Captaincies.of(table, seat, square);
    figures.add(captaincy);
    if (!table.crew[seat].isPlaced()) figures.add(Captaincies.nextOrder(table, seat, square));
    if (!captaincy.isOutbid()) add(Odds.ofCards(table));
  }

  private CabinCompany company() {
    List<Seat> there =
        seats(Lists.where(table.seats, one -> one != seat && table.crew[one].isAt(Action.CABIN)));
    boolean isMinionThere =
        table.hasMinion() && table.crew[MutiniesState.MINION].isAt(Action.CABIN);
    int toPlace = Turns.stillToPlace(table);
    int victims = Cabin.victims(table, seat);
    return new CabinCompany(
        there,
        isMinionThere,
        seats(Lists.where(table.seats, one -> (toPlace & 1 << one) != 0)),
        seats(Lists.where(table.seats, one -> (victims & 1 << one) != 0)));
  }

  private static List<Seat> seats(List<Integer> numbers) {
    return numbers.stream().map(Seat::of).toList();
  }

  private void addPosition() {
    Pirate pirate = table.crew[seat];
    figures.add(Captaincies.nextOrder(table));
    boolean isMinions = table.question() instanceof MinionTurn(int captain) && captain == seat;
    if (isMinions) figures.addAll(Placing.barred(table, MutiniesState.MINION));
    else if (isToPlace()) figures.addAll(Placing.barred(table, seat));
    if (isToPlace()) figures.addAll(Placing.bargains(table, seat));
    if (table.question() instanceof SellRum sale && sale.seat() == seat) {
      figures.add(Market.prices(pirate, sale.row()));
    } else if (table.question() instanceof SellJewels sale && sale.seat() == seat) {
      figures.add(Market.prices(pirate, sale.row()));
      add(Market.bestDeal(pirate, sale.row()));
    } else if (!pirate.veiled) {
      figures.addAll(Market.bestDeals(pirate));
    }
    if (table.question().seat() == seat) addOwnDisc();
  }

  private boolean isToPlace() {
    boolean isAsked = table.question().seat() == seat && isTurn(table.question());
    return isAsked || (Turns.stillToPlace(table) & 1 << seat) != 0;
  }

  private static boolean isTurn(Question question) {
    return question instanceof CaptainTurn || question instanceof SailorTurn;
  }
}
