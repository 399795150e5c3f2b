package tortuga.mutinies.rules;

import java.util.Optional;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Action;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesEvent.*;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.Discard;
import tortuga.mutinies.MutiniesMove.Jettison;
import tortuga.mutinies.MutiniesMove.Keep;
import tortuga.mutinies.MutiniesMove.Rob;
import tortuga.mutinies.MutiniesMove.RobBlind;
import tortuga.mutinies.Square;
import tortuga.mutinies.rules.Questions.ForOneSeat;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.NtrJewel;
import tortuga.mutinies.state.Step.Overboard;
import tortuga.mutinies.state.Step.RobJewel;

/// Jewels from the Trade Routes and from the Non-Trade Routes, and the City's robberies of both.
final class Boarding extends Gains {
  static final ForOneSeat<NtrJewel> NTR_JEWEL = new NtrJewelRule();
  static final ForOneSeat<RobJewel> ROBBERY = new RobberyRule();
  static final ForOneSeat<Overboard> OVERBOARD = new OverboardRule();

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

  /// A robber in the City takes a payable displayed jewel, or the top token for nothing.
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

  /// Makes a player throw a jewel overboard.
  void demandJewel(int seat) {
    agenda.push(new Overboard(seat));
  }

  /// Throws a jewel overboard, face up.
  void jettison(int seat, Jewel jewel) {
    discard(seat, jewel);
  }

  /// Whoever has drawn a jewel from the Non-Trade Routes keeps or discards it.
  private static final class NtrJewelRule implements ForOneSeat<NtrJewel> {
    private static final Keep KEEP = new Keep();
    private static final Discard DISCARD = new Discard();

    @Override
    public void offer(
        MutiniesState table, NtrJewel question, Seat seat, Moves<MutiniesMove> moves) {
      moves.add(KEEP);
      moves.add(DISCARD);
    }

    @Override
    public String objection(
        MutiniesState concealed, NtrJewel question, Seat seat, MutiniesMove move) {
      return Objections.OTHER_QUESTION;
    }

    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, NtrJewel question, Seat seat, Chance chance) {
      return KEEP;
    }
  }

  /// A robber in the City picks a displayed jewel, or takes one unseen.
  private static final class RobberyRule implements ForOneSeat<RobJewel> {
    private static final RobBlind ROB_BLIND = new RobBlind();

    @Override
    public void offer(
        MutiniesState table, RobJewel question, Seat seat, Moves<MutiniesMove> moves) {
      Pirate robber = table.crew[question.seat()];
      for (int left = Placing.payableRoutes(table, robber); left != 0; left &= left - 1) {
        int route = Integer.numberOfTrailingZeros(left);
        moves.add(new Rob(Square.of(Action.TRADE_ROUTES, route)));
      }
      if (table.ntrSize > 0) moves.add(ROB_BLIND);
    }

    @Override
    public String objection(
        MutiniesState concealed, RobJewel question, Seat seat, MutiniesMove move) {
      if (!(move instanceof Rob(Square square))) return Objections.OTHER_QUESTION;
      boolean there =
          square.action() == Action.TRADE_ROUTES
              && square.number() <= concealed.routes()
              && concealed.isDisplayed(square.number());
      return there ? Objections.NOT_PAYABLE : Objections.NO_JEWEL;
    }

    /// Takes a jewel unseen, or the cheapest that is displayed.
    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, RobJewel question, Seat seat, Chance chance) {
      if (concealed.ntrSize > 0) return ROB_BLIND;
      Moves<MutiniesMove> moves = new Moves<>();
      offer(concealed, question, seat, moves);
      MutiniesMove best = moves.get(0);
      for (int i = 1; i < moves.size(); i++) {
        if (price(concealed, moves.get(i)) < price(concealed, best)) best = moves.get(i);
      }
      return best;
    }

    private static int price(MutiniesState table, MutiniesMove robbery) {
      Jewel jewel = table.displayed(((Rob) robbery).square().number());
      return jewel.doubloons() + jewel.rum();
    }
  }

  /// Whoever must throw a jewel overboard picks it; tokens of one kind are offered once.
  private static final class OverboardRule implements ForOneSeat<Overboard> {
    @Override
    public void offer(
        MutiniesState table, Overboard question, Seat seat, Moves<MutiniesMove> moves) {
      Pirate owner = table.crew[question.seat()];
      for (long left = owner.jewels; left != 0; ) {
        long kind = Jewel.alike(Long.numberOfTrailingZeros(left));
        moves.add(new Jettison(Sales.first(owner, kind)));
        left &= ~kind;
      }
    }

    @Override
    public String objection(
        MutiniesState concealed, Overboard question, Seat seat, MutiniesMove move) {
      return move instanceof Jettison ? Objections.NOT_YOURS : Objections.OTHER_QUESTION;
    }

    /// Picks the jewel with fewest icons, one with a colour before a wild one.
    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, Overboard question, Seat seat, Chance chance) {
      Moves<MutiniesMove> moves = new Moves<>();
      offer(concealed, question, seat, moves);
      MutiniesMove best = moves.get(0);
      for (int i = 1; i < moves.size(); i++) {
        if (worth(moves.get(i)) < worth(best)) best = moves.get(i);
      }
      return best;
    }

    private static int worth(MutiniesMove loss) {
      Jewel jewel = ((Jettison) loss).jewel();
      int icons = jewel.doubloons() + jewel.rum();
      return 2 * icons + (jewel.colour() == Colour.WILD ? 1 : 0);
    }
  }
}
