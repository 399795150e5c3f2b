package tortuga.aye.rules;

import tortuga.aye.AyeEvent.ClaimJudged;
import tortuga.aye.AyeEvent.ClaimRejected;
import tortuga.aye.AyeEvent.Claimed;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Abstain;
import tortuga.aye.AyeMove.Agree;
import tortuga.aye.AyeMove.Claim;
import tortuga.aye.AyeMove.Disagree;
import tortuga.aye.AyeMove.Ready;
import tortuga.aye.Card;
import tortuga.aye.goals.Conditions;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.HearClaims;
import tortuga.aye.state.Step.JudgeClaim;
import tortuga.aye.state.Step.LosePoint;
import tortuga.aye.state.Step.MeetRoundEnd;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// The end of a round: who claims to have convinced somebody, and what the others think of it.
final class Claims extends Chapter {
  Claims(Referee referee) {
    super(referee);
  }

  /// Everybody is asked, whether they can claim anything or not, so that nobody learns who could.
  @Rule({"AYE-CONV-01", "AYE-RULING-42"})
  void ask() {
    if (options.convinceCards()) agenda.push(new MeetRoundEnd());
  }

  static final AyeQuestion<MeetRoundEnd> MEET_ROUND_END =
      new AyeQuestion<>(Manner.SILENT, 15) {
        @Override
        public Seats asked(AyeState table, MeetRoundEnd question) {
          return unanswered(table, Pirate.NOBODY);
        }

        @Override
        public void offer(AyeState table, MeetRoundEnd question, Seat seat, Moves<AyeMove> moves) {
          moves.add(new Ready());
          long cards = table.pirates[seat.index()].hand & Occasion.CLAIM.cards();
          for (long left = cards; left != 0; left &= left - 1) {
            Card card = Card.lowest(left);
            for (int target = 0; target < table.seats; target++) {
              if (Conditions.canClaim(table, seat.index(), card, target)) {
                moves.add(new Claim(card, Seat.of(target)));
              }
            }
          }
        }

        @Override
        public String objection(AyeState table, MeetRoundEnd question, Seat seat, AyeMove move) {
          if (!(move instanceof Claim(Card card, _))) return otherwise(move);
          boolean holds = table.pirates[seat.index()].holds(card);
          return holds ? Objections.NOT_CONVINCED : Objections.NOT_IN_HAND;
        }
      };

  void answer(int player, AyeMove move) {
    if (!takeAnswer(player, move)) return;
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

  static final AyeQuestion<JudgeClaim> JUDGE_CLAIM =
      new AyeQuestion<>(Manner.SECRET, 25) {
        @Override
        public Seats asked(AyeState table, JudgeClaim question) {
          return unanswered(table, question.claimant());
        }

        @Override
        public void offer(AyeState table, JudgeClaim question, Seat seat, Moves<AyeMove> moves) {
          moves.add(new Agree());
          moves.add(new Disagree());
          moves.add(new Abstain());
        }

        @Override
        public AyeMove fallback(AyeState table, JudgeClaim question, Seat seat, Chance chance) {
          return new Abstain();
        }
      };

  void judge(int player, AyeMove move) {
    if (takeAnswer(player, move)) count((JudgeClaim) agenda.pop());
  }

  /// The group decides; if it is split, the target knows best, and whoever is silent does not
  /// object.
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

  /// Whoever is not believed loses a point of reputation, and replaces the card.
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
