package tortuga.mutinies;

import java.util.Set;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.Step.*;

/// Why a move is not legal, in words that help: from what the seat itself can see.
final class Objections {
  private static final String OTHER_QUESTION = "other-question";
  private static final String MUST_PLACE = "must-place";
  private static final String NOT_YOURS = "not-yours";
  private static final String NOT_NOW = "not-now";
  private static final String CHANGES_NOTHING = "changes-nothing";
  private static final String NOT_JUST_DRAWN = "not-just-drawn";
  private static final String NOT_OBLIGATORY = "not-obligatory";
  private static final String NOT_THAT_SET = "not-that-set";
  private static final String TOO_MUCH_RUM = "too-much-rum";
  private static final String NOT_PAYABLE = "not-payable";
  private static final String NO_VICTIM = "no-victim";

  static final Set<String> ALL =
      Set.of(
          Placing.NOT_IN_USE,
          Placing.SAILORS_ONLY,
          Placing.CLOSED,
          Placing.REPEATED,
          Placing.NOT_FOLLOWING,
          Placing.TAKEN,
          Placing.NOT_NEXT,
          Placing.TOO_FEW_DOUBLOONS,
          Placing.TOO_LITTLE_RUM,
          Placing.NO_JEWEL,
          Placing.NO_RUM_LEFT,
          Placing.NO_SUCH_SET,
          Placing.MINION_OWNS_NOTHING,
          OTHER_QUESTION,
          MUST_PLACE,
          NOT_YOURS,
          NOT_NOW,
          CHANGES_NOTHING,
          NOT_JUST_DRAWN,
          NOT_OBLIGATORY,
          NOT_THAT_SET,
          TOO_MUCH_RUM,
          NOT_PAYABLE,
          NO_VICTIM);

  private final MutiniesState table;

  Objections(MutiniesState table) {
    this.table = table;
  }

  String to(MutiniesMove move) {
    Question question = table.question();
    int seat = question.seat();
    return switch (question) {
      case CaptainTurn _, SailorTurn _ -> toTurn(seat, move);
      case MinionTurn _ when move instanceof Place(Square square) ->
          Placing.objection(table, MutiniesState.MINION, square);
      case AfterPlacing _, BeforeResolving _ -> toItem(seat, Items.window(question), move);
      case MarketRow _ when move instanceof Pick -> Placing.NO_SUCH_SET;
      case SellJewels _ when move instanceof Sell -> NOT_THAT_SET;
      case SellRum _ when move instanceof Pour -> TOO_MUCH_RUM;
      case RobJewel _ when move instanceof Rob(Square square) -> toRobbery(square);
      case CabinRob _ when move instanceof Steal -> NO_VICTIM;
      case CardTarget _ when move instanceof Target -> NO_VICTIM;
      case MutinyCard _ when move instanceof Play(Card card) -> toOrder(seat, card);
      case Overboard _ when move instanceof Jettison -> NOT_YOURS;
      case FinalTrade _ -> toItem(seat, Window.END, move);
      default -> OTHER_QUESTION;
    };
  }

  private String toTurn(int seat, MutiniesMove move) {
    return switch (move) {
      case Place(Square square) -> Placing.objection(table, seat, square);
      case Pass() -> MUST_PLACE;
      default -> toItem(seat, Window.BEFORE, move);
    };
  }

  private String toItem(int seat, Window window, MutiniesMove move) {
    return switch (move) {
      case Use(Treasure token) ->
          token.isIn(table.crew[seat].treasures) ? CHANGES_NOTHING : NOT_YOURS;
      case Play(Card card) when !card.isIn(table.crew[seat].cards) -> NOT_YOURS;
      case Play(Card card) -> card.isFor(window) ? CHANGES_NOTHING : NOT_NOW;
      default -> OTHER_QUESTION;
    };
  }

  private String toRobbery(Square square) {
    boolean there =
        square.action() == Action.TRADE_ROUTES
            && square.number() <= table.routes()
            && table.isDisplayed(square.number());
    return there ? NOT_PAYABLE : Placing.NO_JEWEL;
  }

  private String toOrder(int seat, Card card) {
    if (!card.isIn(table.crew[seat].cards)) return NOT_YOURS;
    return card.number() == table.crew[seat].drawn - 1 ? NOT_OBLIGATORY : NOT_JUST_DRAWN;
  }
}
