package tortuga.aye.rules;

import tortuga.aye.AyeEvent.Answered;
import tortuga.aye.AyeEvent.ClaimJudged;
import tortuga.aye.AyeEvent.ClaimRejected;
import tortuga.aye.AyeEvent.Claimed;
import tortuga.aye.AyeMove;
import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.HearClaims;
import tortuga.aye.state.Step.JudgeClaim;
import tortuga.aye.state.Step.LosePoint;
import tortuga.aye.state.Step.MeetRoundEnd;
import tortuga.engine.Rule;

/// The end of a round: who claims to have convinced somebody, and what the others think of it.
public final class Claims extends Chapter {
  Claims(Referee referee) {
    super(referee);
  }

  /// Everybody is asked, whether he can claim anything or not, so that nobody learns who could.
  @Rule({"AYE-CONV-01", "AYE-RULING-42"})
  void ask() {
    if (options.convinceCards()) agenda.push(new MeetRoundEnd());
  }

  /// Whether a player may claim a card with a target: the target did this round what the card says.
  @Rule("AYE-CONV-01")
  public static boolean canClaim(AyeState table, int seat, Card card, int target) {
    Pirate own = table.pirates[seat];
    Pirate other = table.pirates[target];
    if (target == seat) return false;
    return switch (card) {
      case C31 -> own.command == Command.RUM && target == table.commander;
      case C32 -> other.vote == Ballot.ARGH;
      case C33 -> target == own.hookGiver;
      case C34 -> table.captainPaid && target == table.commander;
      case C35 -> other.hasDeclared;
      default -> false;
    };
  }

  void answer(int player, AyeMove move) {
    pirate(player).answer = Answers.code(move);
    tell(new Answered(seat(player)));
    if (!table.asked(table.question()).isEmpty()) return;
    agenda.replaceTop(new HearClaims(0));
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.crew(turn);
      Pirate pirate = pirate(seat);
      if (pirate.answer >= Answers.WITH_CARD) {
        pirate.claim = pirate.answer;
        Card card = Answers.card(pirate.claim);
        tell(new Claimed(seat(seat), card, seat(Answers.target(pirate.claim))));
      }
      pirate.answer = 0;
    }
  }

  /// Claims are judged one after the other, in crew order.
  void hear(int from) {
    for (int turn = from; turn < table.seats; turn++) {
      int seat = table.crew(turn);
      int claim = pirate(seat).claim;
      if (claim == 0) continue;
      agenda.plan(
          new JudgeClaim(seat, Answers.card(claim), Answers.target(claim)),
          new HearClaims(turn + 1));
      return;
    }
  }

  void judge(int player, AyeMove move) {
    pirate(player).answer = Answers.code(move);
    tell(new Answered(seat(player)));
    if (table.asked(table.question()).isEmpty()) count((JudgeClaim) agenda.pop());
  }

  /// The group decides; if it is split, the target knows best, and who is silent does not object.
  @Rule({"AYE-CONV-02", "AYE-RULING-59"})
  private void count(JudgeClaim claim) {
    boolean convinced = pirate(claim.target()).answer != Answers.SECOND;
    int balance = 0;
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.crew(turn);
      if (seat == claim.claimant()) continue;
      int answer = pirate(seat).answer;
      if (answer == Answers.FIRST) balance++;
      if (answer == Answers.SECOND) balance--;
      pirate(seat).answer = 0;
      tell(new ClaimJudged(seat(seat), verdict(answer)));
    }
    pirate(claim.claimant()).claim = 0;
    settle();
    if (balance > 0 || (balance == 0 && convinced)) {
      pirate(claim.claimant()).fulfilled |= claim.card().bit();
    } else {
      reject(claim.claimant(), claim.card());
    }
  }

  /// Who is not believed loses a point of reputation, and replaces the card.
  @Rule("AYE-CONV-02")
  private void reject(int seat, Card card) {
    pirate(seat).drop(card);
    new Goals(referee).discardOpenly(card);
    tell(new ClaimRejected(seat(seat), card));
    pirate(seat).due++;
    agenda.push(new LosePoint(seat));
  }

  private static ClaimJudged.Verdict verdict(int answer) {
    return switch (answer) {
      case Answers.FIRST -> ClaimJudged.Verdict.AGREE;
      case Answers.SECOND -> ClaimJudged.Verdict.DISAGREE;
      default -> ClaimJudged.Verdict.ABSTAIN;
    };
  }
}
