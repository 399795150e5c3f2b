package tortuga.aye.rules;

import tortuga.aye.AyeEvent.CaptainPaid;
import tortuga.aye.AyeEvent.Voted;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Pay;
import tortuga.aye.AyeMove.Vote;
import tortuga.aye.Ballot;
import tortuga.aye.Phase;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.CastVotes;
import tortuga.aye.state.Step.OfferReputation;
import tortuga.aye.state.Step.PayReputation;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// Aye! or Argh!
final class Voting extends Chapter {
  private static final AyeMove AYE = new Vote(Ballot.AYE);
  private static final AyeMove ARGH = new Vote(Ballot.ARGH);

  Voting(Referee referee) {
    super(referee);
  }

  static final AyeQuestion<CastVotes> CAST_VOTES =
      new AyeQuestion<>(Manner.SECRET, 25) {
        @Override
        public Seats asked(AyeState table, CastVotes question) {
          return unanswered(table, table.captain);
        }

        @Override
        public void offer(AyeState table, CastVotes question, Seat seat, Moves<AyeMove> moves) {
          moves.add(AYE);
          moves.add(ARGH);
        }
      };

  /// Every crew member votes in secret, with or without a command; all votes are turned up
  /// together.
  @Rule({"AYE-VOTE-01", "AYE-RULING-03", "AYE-RULING-19"})
  void vote(int player, AyeMove move) {
    if (!takeAnswer(player, move)) return;
    agenda.pop();
    reveal();
  }

  /// Whether this is the time of the vote, which belongs to the captain's phase and ends it.
  @Rule({"AYE-VOTE-01", "AYE-ROUND-01"})
  static boolean isVoting(AyeState table) {
    if (Phase.of(table.phase) != Phase.CAPTAIN) return false;
    if (table.isAsking() && table.question() instanceof CastVotes) return true;
    for (Pirate pirate : table.pirates) if (pirate.vote != Ballot.NONE) return true;
    return false;
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

  /// Each Argh! costs the captain a point; if all say Aye!, more reputation may be paid for.
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

  static final AyeQuestion<PayReputation> PAY_REPUTATION =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, PayReputation question) {
          return only(table.captain);
        }

        @Override
        @Rule("AYE-VOTE-03")
        public void offer(AyeState table, PayReputation question, Seat seat, Moves<AyeMove> moves) {
          int doubloons = table.pirates[seat.index()].doubloons;
          int most = Math.min(doubloons, Board.CAPTAIN - table.captainReputation);
          for (int paid = 0; paid <= most; paid++) moves.add(new Pay(paid));
          Abilities.offerDoubloonCards(table, seat.index(), moves);
        }

        @Override
        public String objection(AyeState table, PayReputation question, Seat seat, AyeMove move) {
          if (!(move instanceof Pay(int paid))) return otherwise(move);
          boolean tooFew = paid > table.pirates[seat.index()].doubloons;
          return tooFew ? Objections.TOO_FEW_DOUBLOONS : Objections.TRACK_IS_FULL;
        }
      };

  @Rule("AYE-VOTE-03")
  void pay(int doubloons) {
    agenda.pop();
    if (doubloons == 0) return;
    spend(table.captain, doubloons);
    table.captainPaid = true;
    tell(new CaptainPaid(seat(table.captain), doubloons));
    new Reputation(referee).changeCaptainReputation(doubloons);
    Goals.on(table, Occasion.CAPTAIN_PAID, table.captain);
    settle();
  }
}
