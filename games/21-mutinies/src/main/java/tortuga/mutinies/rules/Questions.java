package tortuga.mutinies.rules;

import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.steps.QuestionRule;
import tortuga.engine.steps.QuestionRules;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Step.*;

/// The rule of each question; it is in the chapter to which the question belongs.
final class Questions extends QuestionRules<MutiniesState, Question, MutiniesMove> {
  static final Questions ALL = new Questions();

  private Questions() {}

  /// The rule of a question that is put to one seat, as all are in this game.
  interface ForOneSeat<Q extends Question> extends QuestionRule<MutiniesState, Q, MutiniesMove> {
    @Override
    default Seats asked(MutiniesState table, Q question) {
      return seatAsked(question);
    }
  }

  /// Returns who must answer a question, without looking for its rule: they are all alike in this.
  static Seats seatAsked(Question question) {
    return Seats.of(Seat.of(question.seat()));
  }

  @Override
  protected ForOneSeat<? extends Question> ruleOf(Question question) {
    return switch (question) {
      case CaptainTurn _ -> Turns.CAPTAIN;
      case SailorTurn _ -> Turns.SAILOR;
      case MinionTurn _ -> Turns.MINION;
      case AfterPlacing _ -> Items.AFTER_PLACING;
      case BeforeResolving _ -> Items.BEFORE_RESOLVING;
      case CardTarget _ -> Items.TARGET;
      case NtrJewel _ -> Boarding.NTR_JEWEL;
      case RobJewel _ -> Boarding.ROBBERY;
      case Overboard _ -> Boarding.OVERBOARD;
      case MarketRow _ -> Market.ROW;
      case SellJewels _ -> Market.JEWELS;
      case SellRum _ -> Market.RUM;
      case CabinRob _ -> Cabin.THEFT;
      case MutinyCard _ -> EndOfRound.CARD;
      case FinalTrade _ -> Scoring.TRADE;
    };
  }
}
