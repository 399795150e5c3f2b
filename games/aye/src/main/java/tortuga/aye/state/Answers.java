package tortuga.aye.state;

import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.state.Step.*;
import tortuga.engine.Seat;

/// Secret answers as numbers, so that they can lie with their owners until all are in.
public final class Answers {
  public static final int FIRST = 1;
  public static final int SECOND = 2;
  static final int THIRD = 3;

  /// From here on the number says which card is meant, and who.
  public static final int WITH_CARD = 4;

  private static final int SEATS = 16;

  private Answers() {}

  public static int code(AyeMove move) {
    return switch (move) {
      case Swap(Card card) -> code(card, 0);
      case Discard(Card card) -> code(card, 0);
      case Claim(Card card, Seat target) -> code(card, target.index());
      case Vote(Ballot ballot) -> ballot == Ballot.ARGH ? SECOND : FIRST;
      case ThumbDown _, Disagree _ -> SECOND;
      case Abstain _ -> THIRD;
      case Keep _, ThumbUp _, Ready _, Agree _ -> FIRST;
      case NameCaptain _,
          Give _,
          Order _,
          Deal _,
          Confirm _,
          Use _,
          Pass _,
          PayPlank _,
          Pay _,
          Act _,
          Mend _,
          Refuse _,
          Hook _,
          Unite _,
          ThrowEarly _,
          ThrowLate _,
          ThrowAlone _,
          StandAside _,
          TakeArgh _,
          PayTrident _,
          SpendHook _,
          Reroll _,
          Trade _,
          Declare _ ->
          throw new IllegalArgumentException(move + " is no secret answer");
    };
  }

  private static int code(Card card, int seat) {
    return WITH_CARD + card.ordinal() * SEATS + seat;
  }

  public static Card card(int answer) {
    return Card.of((answer - WITH_CARD) / SEATS);
  }

  public static int target(int answer) {
    return (answer - WITH_CARD) % SEATS;
  }

  /// Returns the move that an answer to a question stands for.
  public static AyeMove move(Question question, int answer) {
    return switch (question) {
      case SwapCard() -> answer == FIRST ? new Keep() : new Swap(card(answer));
      case DiscardThird() -> new Discard(card(answer));
      case CastVotes() -> new Vote(answer == FIRST ? Ballot.AYE : Ballot.ARGH);
      case ShowThumbs _ -> answer == FIRST ? new ThumbUp() : new ThumbDown();
      case MeetRoundEnd() -> answer == FIRST ? new Ready() : claim(answer);
      case JudgeClaim _ -> opinion(answer);
      case ChooseCaptain _,
          DealDoubloons _,
          UseAbility _,
          BreakTie _,
          ClearPlank _,
          IssueCommands _,
          PayReputation _,
          ChooseAction _,
          SpendOnRepair _,
          GiveHook _,
          TakeStance _,
          TakeArghDice _,
          ConsiderThrow _,
          TurnDice _,
          EnjoyFame _,
          DiscardCard _,
          ConsiderMutiny _ ->
          throw new IllegalArgumentException(question + " is not answered in secret");
    };
  }

  public static Claim claim(int answer) {
    return new Claim(card(answer), Seat.of(target(answer)));
  }

  private static AyeMove opinion(int answer) {
    return switch (answer) {
      case FIRST -> new Agree();
      case SECOND -> new Disagree();
      default -> new Abstain();
    };
  }
}
