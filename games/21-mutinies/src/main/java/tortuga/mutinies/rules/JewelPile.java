package tortuga.mutinies.rules;

import tortuga.engine.Rule;
import tortuga.engine.chance.Luck;
import tortuga.mutinies.Action;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesEvent.*;
import tortuga.mutinies.Square;

/// The jewel pile, what is filled up from it, and what becomes of discards.
final class JewelPile extends Chapter {
  private static final Luck TOP = new Luck("ntr", number -> Jewel.of(number).id());

  JewelPile(Chapter same) {
    super(same);
  }

  boolean canDraw() {
    return table.pileSize > 0 || canReshuffle();
  }

  private boolean canReshuffle() {
    return table.exhausted == 1 && table.discards != 0;
  }

  /// The pile is exhausted when its last token is drawn: the first time the discards become a new
  /// pile, at once or as soon as there are any; the second time the end is near.
  @Rule({"MUT-JEWEL-04", "MUT-END-02", "MUT-RULING-11"})
  Jewel draw() {
    if (table.pileSize == 0) reshuffle();
    Jewel jewel = Jewel.of(chance.pick(Jewel.DRAW, table.pile));
    table.pile &= ~jewel.bit();
    table.pileSize--;
    if (table.pileSize == 0) exhaust();
    return jewel;
  }

  private void exhaust() {
    table.exhausted++;
    tell(new JewelPileExhausted(table.exhausted));
    if (canReshuffle()) reshuffle();
    if (table.exhausted == 2) table.ending = true;
  }

  private void reshuffle() {
    table.pile = table.discards;
    table.secondPile = table.discards;
    table.pileSize = Long.bitCount(table.discards);
    table.discards = 0;
    tell(new DiscardsShuffled(table.pileSize));
  }

  /// Fills the Trade Routes from left to right, then the pile of the Non-Trade Routes.
  @Rule({"MUT-TR-04", "MUT-RULING-09"})
  void refill() {
    refillRoutes();
    fillNtr(table.fullNtr());
  }

  void refillRoutes() {
    for (int route = 1; route <= table.routes(); route++) {
      if (!table.isDisplayed(route)) fillRoute(route);
    }
  }

  void fillRoute(int route) {
    if (!canDraw()) return;
    Jewel jewel = draw();
    table.display(route, jewel);
    tell(new SquareFilled(Square.of(Action.TRADE_ROUTES, route), jewel));
  }

  void fillNtr(int size) {
    int before = table.ntrSize;
    while (table.ntrSize < size && canDraw()) {
      table.ntr |= draw().bit();
      table.ntrSize++;
    }
    if (table.ntrSize > before) tell(new NtrFilled(table.ntrSize));
  }

  /// Takes the top token of the Non-Trade Routes pile.
  Jewel drawNtr() {
    Jewel jewel = Jewel.of(chance.pick(TOP, table.ntr));
    table.ntr &= ~jewel.bit();
    table.ntrSize--;
    return jewel;
  }

  void discard(Jewel jewel) {
    table.discards |= jewel.bit();
  }

  void discardDisplayed(int route) {
    if (!table.isDisplayed(route)) return;
    Jewel jewel = table.displayed(route);
    table.clearDisplay(route);
    discard(jewel);
    tell(new JewelRemoved(jewel));
  }
}
