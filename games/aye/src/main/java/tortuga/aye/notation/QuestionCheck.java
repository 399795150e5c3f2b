package tortuga.aye.notation;

import java.util.List;
import tortuga.aye.AyeMove;
import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Mission;
import tortuga.aye.goals.Conditions;
import tortuga.aye.rules.Questions;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.text.BadPosition;

/// A question concerns those who are asked, and leaves a choice unless it is asked in secret; its
/// answers are ones that could have been given.
final class QuestionCheck {
  private final AyeState table;
  private final Question question;

  QuestionCheck(AyeState table, Question question) {
    this.table = table;
    this.question = question;
  }

  void check() {
    switch (question) {
      case SpendOnRepair(int turn) -> requireAction(turn, Command.REPAIR);
      case GiveHook(int turn) -> requireAction(turn, Command.HOOK);
      case TakeStance(Mission mission, int turn) -> requireAction(turn, mission.command());
      case ChooseAction(int turn) ->
          require(table.pirates[table.crew(turn)].isFree(), "this pirate is not free to choose");
      case ConsiderThrow _ ->
          require(
              table.throwsMade < Board.THROWS && !table.hasEnough(), "there is no further throw");
      case TakeArghDice(int turn) ->
          require(table.pirates[table.crew(turn)].vote == Ballot.ARGH, "this pirate said Aye!");
      case EnjoyFame(int seat) ->
          require(
              table.pirates[seat].reputation == Board.HIGHEST_REPUTATION && table.offerings > 0,
              "only at six, with a doubloon to take, there is a choice");
      case DiscardCard(int seat) ->
          require(table.pirates[seat].handSize > Board.CARDS_HELD, "no card is to be discarded");
      case ConsiderMutiny(int seat, int asked) -> {
        require(
            table.pirates[seat].reputation >= Board.MUTINY_REPUTATION,
            "only a reputation of four or more rebels");
        require((asked & 1 << seat) != 0, "who is asked is among those who were asked");
      }
      case BreakTie(int tied) -> checkTie(tied);
      case ClearPlank _ -> require(table.plank > 0, "the plank is empty");
      case JudgeClaim(int claimant, Card card, int target) ->
          require(
              table.pirates[claimant].holds(card)
                  && Conditions.canClaim(table, claimant, card, target),
              "seat %d cannot claim %s with seat %d".formatted(claimant, card, target));
      case SwapCard _,
          DiscardThird _,
          ChooseCaptain _,
          DealDoubloons _,
          UseAbility _,
          IssueCommands _,
          CastVotes _,
          PayReputation _,
          TurnDice _,
          ShowThumbs _,
          MeetRoundEnd _ -> {}
    }
    checkAnswers();
  }

  private void require(boolean possible, String reason) {
    if (possible) return;
    throw new BadPosition("pending.0", "%s: %s".formatted(Step.NOTATION.write(question), reason));
  }

  private void requireAction(int turn, Command action) {
    require(table.pirates[table.crew(turn)].action == action, "this pirate does something else");
  }

  private void checkTie(int tied) {
    int highest = 0;
    for (Pirate pirate : table.pirates) highest = Math.max(highest, pirate.reputation);
    int most = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.pirates[seat].reputation == highest) most |= 1 << seat;
    }
    require(tied == most && Integer.bitCount(tied) > 1, "only the most reputed can tie");
  }

  /// Every secret answer is one that its seat could give, and at least one is missing.
  private void checkAnswers() {
    Seats asked = Questions.ALL.asked(table, question);
    require(!asked.isEmpty(), "everybody has answered");
    boolean open = Questions.ALL.manner(question) == Manner.OPEN;
    for (int seat = 0; seat < table.seats; seat++) {
      int answer = table.pirates[seat].answer;
      List<AyeMove> moves = offered(table, seat);
      require(!open || moves.size() != 1, "there is nothing to choose");
      if (answer != 0 && !(isSecret(question) && fits(answer, moves))) {
        throw new BadPosition("answers." + seat, "seat %d cannot have said that".formatted(seat));
      }
    }
    for (Seat seat : asked) {
      require(!offered(table, seat.index()).isEmpty(), "seat %s can do nothing".formatted(seat));
    }
  }

  /// Whether answers to a question stay secret until all are in.
  static boolean isSecret(Question question) {
    return switch (Questions.ALL.manner(question)) {
      case SECRET, SILENT -> true;
      case OPEN, DRAFT, WINDOW -> false;
    };
  }

  private static boolean fits(int answer, List<AyeMove> moves) {
    return answer == Pirate.SOME_ANSWER
        ? !moves.isEmpty()
        : moves.stream().anyMatch(move -> Answers.code(move) == answer);
  }

  /// Returns what a seat could answer to the question, whether it has or not; nothing if it is not
  /// asked.
  static List<AyeMove> offered(AyeState table, int seat) {
    Pirate pirate = table.pirates[seat];
    int answer = pirate.answer;
    pirate.answer = 0;
    Moves<AyeMove> moves = new Moves<>();
    Question question = table.question();
    if (Questions.ALL.asked(table, question).contains(Seat.of(seat))) {
      Questions.ALL.offer(table, question, Seat.of(seat), moves);
    }
    pirate.answer = answer;
    return moves.toList();
  }
}
