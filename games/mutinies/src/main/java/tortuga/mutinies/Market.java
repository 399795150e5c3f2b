package tortuga.mutinies;

import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.MutiniesEvent.RowPicked;
import tortuga.mutinies.MutiniesEvent.RumPoured;
import tortuga.mutinies.MutiniesEvent.Sold;
import tortuga.mutinies.Step.MarketRow;
import tortuga.mutinies.Step.SellJewels;
import tortuga.mutinies.Step.SellRum;

/// The sale of jewels, with rum for a better price.
final class Market extends Gains {
  Market(Chapter same) {
    super(same);
  }

  /// In the City any combination may be sold; who has two jewels has no choice.
  @Rule("MUT-CITY-05")
  void open(int seat) {
    if (pirate(seat).jewelCount == Combination.ANY2.jewels) offer(seat, Combination.ANY2);
    else agenda.push(new MarketRow(seat));
  }

  /// A seller picks the jewels, unless the row takes all that he has.
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
    int most = mostRum(seat, jewels);
    if (most == 0) close(seat, row, 0);
    else agenda.push(new SellRum(seat, row, most));
  }

  /// Rum may be added up to the icons on the jewels, and never more than four.
  @Rule({"MUT-BM-03", "MUT-RULING-16"})
  private int mostRum(int seat, long jewels) {
    Pirate seller = pirate(seat);
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
    gainDoubloons(seat, row.doubloons(rum) + pirate(seat).favour(Favour.DEARER_SALE));
    movePrestige(seat, row.prestige(rum));
  }
}
