package tortuga.mutinies;

import java.util.Optional;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.MutiniesEvent.*;
import tortuga.mutinies.Step.NtrJewel;
import tortuga.mutinies.Step.RobJewel;

/// Jewels from the Trade Routes and from the Non-Trade Routes, and the City's robberies of both.
final class Boarding extends Gains {
  private final JewelPile jewels;

  Boarding(Chapter same) {
    super(same);
    jewels = new JewelPile(this);
  }

  /// A disc takes the jewel of its square; the last square of five players takes one unseen.
  @Rule({"MUT-TR-02", "MUT-TR-03", "MUT-RULING-01", "MUT-DUO-03", "MUT-RULING-45"})
  void trade(int disc, Square square) {
    if (square == Square.TR6) takeBlind(disc);
    else if (table.isMinion(disc)) jewels.discardDisplayed(square.number());
    else takeDisplayed(disc, square.number());
  }

  private void takeDisplayed(int seat, int route) {
    Jewel jewel = table.displayed(route);
    table.clearDisplay(route);
    pirate(seat).takeShown(jewel);
    tell(new JewelTaken(Seat.of(seat), Square.of(Action.TRADE_ROUTES, route), jewel));
  }

  private void takeBlind(int seat) {
    Jewel jewel = jewels.drawNtr();
    pirate(seat).take(jewel);
    tell(new JewelDrawn(Seat.of(seat), true, Optional.of(jewel)));
  }

  /// Each draws the top token and looks at it; its printed cost is not paid.
  @Rule({"MUT-NTR-03", "MUT-NTR-05", "MUT-RULING-45"})
  void draw(int disc) {
    if (table.isMinion(disc)) {
      discardTop();
      return;
    }
    Jewel jewel = jewels.drawNtr();
    pirate(disc).take(jewel);
    pirate(disc).ponder(jewel.number());
    tell(new JewelDrawn(Seat.of(disc), true, Optional.of(jewel)));
    agenda.push(new NtrJewel(disc));
  }

  private void discardTop() {
    Jewel jewel = jewels.drawNtr();
    jewels.discard(jewel);
    tell(new JewelRemoved(jewel));
  }

  void keep(int seat) {
    pirate(seat).decided();
    tell(new JewelKept(Seat.of(seat)));
  }

  /// A jewel discarded at once brings back the doubloons of the square, but not its rum.
  @Rule({"MUT-NTR-04", "MUT-RULING-08"})
  void discard(int seat) {
    Jewel jewel = Jewel.of(pirate(seat).decided());
    discard(seat, jewel);
    gainDoubloons(seat, pirate(seat).square().cost);
  }

  private void discard(int seat, Jewel jewel) {
    pirate(seat).lose(jewel.bit());
    jewels.discard(jewel);
    tell(new JewelDiscarded(Seat.of(seat), jewel));
  }

  /// A robber in the City takes a displayed jewel that he can pay, or the top token for nothing.
  @Rule({"MUT-CITY-02", "MUT-RULING-19"})
  void rob(int disc) {
    if (table.isMinion(disc)) {
      discardTop();
      jewels.fillNtr(table.ntrSize + 1);
      return;
    }
    int routes = Placing.payableRoutes(table, pirate(disc));
    int choices = Integer.bitCount(routes) + (table.ntrSize > 0 ? 1 : 0);
    if (choices > 1) agenda.push(new RobJewel(disc));
    else if (table.ntrSize > 0) robBlind(disc);
    else if (choices == 1) robDisplayed(disc, Integer.numberOfTrailingZeros(routes));
  }

  void robDisplayed(int seat, int route) {
    Jewel jewel = table.displayed(route);
    if (!pirate(seat).has(Favour.FREE_JEWEL)) {
      payDoubloons(seat, jewel.doubloons());
      loseRum(seat, jewel.rum());
    }
    takeDisplayed(seat, route);
    jewels.fillRoute(route);
  }

  void robBlind(int seat) {
    takeBlind(seat);
    jewels.fillNtr(table.ntrSize + 1);
  }

  /// Throws a jewel overboard, face up.
  void jettison(int seat, Jewel jewel) {
    discard(seat, jewel);
  }
}
