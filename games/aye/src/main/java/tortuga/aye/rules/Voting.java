package tortuga.aye.rules;

import tortuga.aye.AyeEvent.Answered;
import tortuga.aye.AyeEvent.CaptainPaid;
import tortuga.aye.AyeEvent.Voted;
import tortuga.aye.AyeMove;
import tortuga.aye.Ballot;
import tortuga.aye.state.Answers;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.OfferReputation;
import tortuga.aye.state.Step.PayReputation;
import tortuga.engine.Rule;

/// Aye! or Argh!
final class Voting extends Chapter {
  Voting(Referee referee) {
    super(referee);
  }

  /// Every crew member votes in secret, with or without a command; all votes are turned up
  /// together.
  @Rule({"AYE-VOTE-01", "AYE-RULING-03", "AYE-RULING-19"})
  void vote(int player, AyeMove move) {
    pirate(player).answer = Answers.code(move);
    tell(new Answered(seat(player)));
    if (table.asked(table.question()).isEmpty()) {
      agenda.pop();
      reveal();
    }
  }

  private void reveal() {
    int argh = 0;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      Pirate pirate = pirate(seat);
      pirate.vote = pirate.answer == Answers.FIRST ? Ballot.AYE : Ballot.ARGH;
      pirate.answer = 0;
      if (pirate.vote == Ballot.ARGH) argh++;
      tell(new Voted(seat(seat), pirate.vote));
    }
    count(argh);
  }

  /// Each Argh! costs the captain a point; if all say Aye!, he may pay for more reputation.
  @Rule({"AYE-VOTE-03", "AYE-VOTE-05", "AYE-RULING-20", "AYE-RULING-21"})
  private void count(int argh) {
    if (argh > 0) new Reputation(referee).changeCaptainReputation(-argh);
    else agenda.push(new OfferReputation());
    new Goals(referee).onVotes(argh);
    settle();
  }

  /// A captain at the top of the track, or without money, is not asked to pay.
  @Rule({"AYE-VOTE-03", "AYE-RULING-13"})
  void offerReputation() {
    boolean isFull = table.captainReputation == Board.CAPTAIN;
    if (!isFull && table.canPay(table.captain)) agenda.push(new PayReputation());
  }

  @Rule("AYE-VOTE-03")
  void pay(int doubloons) {
    agenda.pop();
    if (doubloons == 0) return;
    spend(table.captain, doubloons);
    table.captainPaid = true;
    tell(new CaptainPaid(seat(table.captain), doubloons));
    new Reputation(referee).changeCaptainReputation(doubloons);
    new Goals(referee).on(Occasion.CAPTAIN_PAID, table.captain);
    settle();
  }
}
