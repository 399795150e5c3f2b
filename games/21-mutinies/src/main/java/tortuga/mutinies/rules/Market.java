package tortuga.mutinies.rules;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Lists;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesEvent.RowPicked;
import tortuga.mutinies.MutiniesEvent.RumPoured;
import tortuga.mutinies.MutiniesEvent.Sold;
import tortuga.mutinies.MutiniesFigure.Deal;
import tortuga.mutinies.MutiniesFigure.PriceList;
import tortuga.mutinies.MutiniesFigure.Room;
import tortuga.mutinies.MutiniesFigure.Takings;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.Pick;
import tortuga.mutinies.MutiniesMove.Pour;
import tortuga.mutinies.MutiniesMove.Sell;
import tortuga.mutinies.rules.Questions.ForOneSeat;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.MarketRow;
import tortuga.mutinies.state.Step.SellJewels;
import tortuga.mutinies.state.Step.SellRum;

/// The sale of jewels, with rum for a better price.
final class Market extends Gains {
  static final ForOneSeat<MarketRow> ROW = new RowRule();
  static final ForOneSeat<SellJewels> JEWELS = new JewelsRule();
  static final ForOneSeat<SellRum> RUM = new RumRule();

  private static final Comparator<Deal> BETTER =
      Comparator.comparingInt(Deal::prestige)
          .thenComparingInt(Deal::doubloons)
          .thenComparing(Comparator.comparingLong(Market::wilds).reversed());

  Market(Chapter same) {
    super(same);
  }

  /// In the City any combination may be sold; whoever has two jewels has no choice.
  @Rule("MUT-CITY-05")
  void open(int seat) {
    if (pirate(seat).jewelCount == Combination.ANY2.jewels) offer(seat, Combination.ANY2);
    else agenda.push(new MarketRow(seat));
  }

  /// A seller picks the jewels, unless the row takes the whole hand.
  @Rule({"MUT-BM-04", "MUT-RULING-16"})
  void offer(int seat, Combination row) {
    if (pirate(seat).jewelCount == row.jewels) sell(seat, row, pirate(seat).jewels);
    else agenda.push(new SellJewels(seat, row));
  }

  void pick(Combination row) {
    int seat = ((MarketRow) agenda.pop()).seat();
    tell(new RowPicked(Seat.of(seat), row));
    offer(seat, row);
  }

  void sell(List<Jewel> jewels) {
    var sale = (SellJewels) agenda.pop();
    sell(sale.seat(), sale.row(), Jewel.set(jewels));
  }

  /// The jewels are revealed, and lie face up on the discard pile.
  @Rule({"MUT-BM-04", "MUT-BM-05", "MUT-JEWEL-03"})
  private void sell(int seat, Combination row, long jewels) {
    pirate(seat).lose(jewels);
    table.discards |= jewels;
    tell(new Sold(Seat.of(seat), row, Jewel.list(jewels)));
    int most = mostRum(pirate(seat), jewels);
    if (most == 0) close(seat, row, 0);
    else agenda.push(new SellRum(seat, row, most));
  }

  /// Rum may be added up to the icons on the jewels, and never more than four.
  @Rule({"MUT-BM-03", "MUT-RULING-16"})
  private static int mostRum(Pirate seller, long jewels) {
    int room = Jewel.icons(jewels) + seller.favour(Favour.ROOM_FOR_RUM);
    return Math.min(Math.min(Combination.MOST_RUM, room), seller.rum);
  }

  void pour(int rum) {
    var sale = (SellRum) agenda.pop();
    if (rum > 0) {
      table.rum += rum;
      pirate(sale.seat()).rum -= rum;
      tell(new RumPoured(Seat.of(sale.seat()), rum));
    }
    close(sale.seat(), sale.row(), rum);
  }

  private void close(int seat, Combination row, int rum) {
    Takings takings = takings(pirate(seat), row, rum);
    gainDoubloons(seat, takings.doubloons());
    movePrestige(seat, takings.prestige());
  }

  private static Takings takings(Pirate seller, Combination row, int rum) {
    return new Takings(row.doubloons(rum) + seller.favour(Favour.DEARER_SALE), row.prestige(rum));
  }

  // What a sale would bring

  /// Returns what a row brings a seller with each amount of rum, in stock or not.
  static PriceList prices(Pirate seller, Combination row) {
    return new PriceList(row, Lists.of(Combination.MOST_RUM + 1, rum -> takings(seller, row, rum)));
  }

  static Room room(Pirate seller, List<Jewel> jewels) {
    long set = Jewel.set(jewels);
    return new Room(Jewel.icons(set), mostRum(seller, set));
  }

  static Deal deal(Pirate seller, Combination row, List<Jewel> jewels, int rum) {
    Takings takings = takings(seller, row, rum);
    return new Deal(row, jewels, rum, takings.doubloons(), takings.prestige());
  }

  /// Returns the sale of a row that brings most prestige, then most doubloons, then costs fewest
  /// wilds.
  static Optional<Deal> bestDeal(Pirate seller, Combination row) {
    Moves<MutiniesMove> sales = new Moves<>();
    Sales.list(seller, row, sales);
    Optional<Deal> best = Optional.empty();
    for (int i = 0; i < sales.size(); i++) {
      List<Jewel> jewels = ((Sell) sales.get(i)).jewels();
      Deal deal = deal(seller, row, jewels, mostRum(seller, Jewel.set(jewels)));
      if (best.isEmpty() || BETTER.compare(deal, best.get()) > 0) best = Optional.of(deal);
    }
    return best;
  }

  /// Returns the best sale of each row for which a seller has the jewels.
  static List<Deal> bestDeals(Pirate seller) {
    return Arrays.stream(Combination.values())
        .filter(row -> row.isIn(seller.jewels))
        .flatMap(row -> bestDeal(seller, row).stream())
        .toList();
  }

  static Optional<Deal> bestDeal(Pirate seller) {
    return bestDeals(seller).stream().max(BETTER);
  }

  private static long wilds(Deal deal) {
    return deal.jewels().stream().filter(jewel -> jewel.colour() == Colour.WILD).count();
  }

  /// A seller in the City picks a row that the jewels in hand make.
  private static final class RowRule implements ForOneSeat<MarketRow> {
    @Override
    public void offer(
        MutiniesState table, MarketRow question, Seat seat, Moves<MutiniesMove> moves) {
      long jewels = table.crew[question.seat()].jewels;
      for (Combination row : Combination.values()) {
        if (row.isIn(jewels)) moves.add(new Pick(row));
      }
    }

    @Override
    public String objection(
        MutiniesState concealed, MarketRow question, Seat seat, MutiniesMove move) {
      return move instanceof Pick ? Objections.NO_SUCH_SET : Objections.OTHER_QUESTION;
    }

    /// Picks the row that pays most prestige with as much rum as can be added, then most doubloons.
    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, MarketRow question, Seat seat, Chance chance) {
      Pirate seller = concealed.crew[question.seat()];
      Moves<MutiniesMove> moves = new Moves<>();
      offer(concealed, question, seat, moves);
      MutiniesMove best = moves.get(0);
      int most = -1;
      for (int i = 0; i < moves.size(); i++) {
        Combination row = ((Pick) moves.get(i)).row();
        int rum = mostRum(seller, Jewel.set(JewelsRule.roomiest(seller, row).jewels()));
        int worth = 100 * row.prestige(rum) + row.doubloons(rum);
        if (worth > most) {
          most = worth;
          best = moves.get(i);
        }
      }
      return best;
    }
  }

  /// A seller picks the jewels for a row.
  private static final class JewelsRule implements ForOneSeat<SellJewels> {
    @Override
    public void offer(
        MutiniesState table, SellJewels question, Seat seat, Moves<MutiniesMove> moves) {
      Sales.list(table.crew[question.seat()], question.row(), moves);
    }

    @Override
    public String objection(
        MutiniesState concealed, SellJewels question, Seat seat, MutiniesMove move) {
      return move instanceof Sell ? Objections.NOT_THAT_SET : Objections.OTHER_QUESTION;
    }

    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, SellJewels question, Seat seat, Chance chance) {
      return roomiest(concealed.crew[question.seat()], question.row());
    }

    /// Picks the set with most rum icons, then fewest wilds, then the lowest numbers.
    private static Sell roomiest(Pirate seller, Combination row) {
      Moves<MutiniesMove> sales = new Moves<>();
      Sales.list(seller, row, sales);
      Sell best = (Sell) sales.get(0);
      for (int i = 1; i < sales.size(); i++) {
        Sell sale = (Sell) sales.get(i);
        if (isRoomier(Jewel.set(sale.jewels()), Jewel.set(best.jewels()))) best = sale;
      }
      return best;
    }

    private static boolean isRoomier(long one, long other) {
      int icons = Integer.compare(Jewel.icons(one), Jewel.icons(other));
      if (icons != 0) return icons > 0;
      int wilds =
          Integer.compare(Long.bitCount(one & Jewel.WILD), Long.bitCount(other & Jewel.WILD));
      return wilds != 0
          ? wilds < 0
          : Long.lowestOneBit(one ^ other) == (Long.lowestOneBit(one ^ other) & one);
    }
  }

  /// A seller adds rum for a better price, or none.
  private static final class RumRule implements ForOneSeat<SellRum> {
    @Override
    public void offer(MutiniesState table, SellRum question, Seat seat, Moves<MutiniesMove> moves) {
      for (int rum = 0; rum <= question.most(); rum++) moves.add(new Pour(rum));
    }

    @Override
    public String objection(
        MutiniesState concealed, SellRum question, Seat seat, MutiniesMove move) {
      return move instanceof Pour ? Objections.TOO_MUCH_RUM : Objections.OTHER_QUESTION;
    }

    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, SellRum question, Seat seat, Chance chance) {
      return new Pour(question.most());
    }
  }
}
