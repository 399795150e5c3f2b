package tortuga.aye.rules;

import tortuga.aye.AyeEvent.CaptainReputationSet;
import tortuga.aye.AyeEvent.DieOverboard;
import tortuga.aye.AyeEvent.FameKept;
import tortuga.aye.AyeEvent.FameTraded;
import tortuga.aye.AyeEvent.PenaltyPaid;
import tortuga.aye.AyeEvent.ReputationGained;
import tortuga.aye.AyeEvent.ReputationLost;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Keep;
import tortuga.aye.AyeMove.Trade;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.EnjoyFame;
import tortuga.aye.state.Step.GainPoints;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// Reputation, gained and lost, and the dice that go overboard for it.
final class Reputation extends Chapter {
  Reputation(Referee referee) {
    super(referee);
  }

  /// A pirate turns the tile point by point, and chooses at six, if there is a doubloon to take.
  @Rule({"AYE-REP-01", "AYE-REP-03", "AYE-RULING-02", "AYE-RULING-27"})
  void gain(int seat, int points) {
    if (seat == table.captain) {
      changeCaptainReputation(points);
      return;
    }
    Pirate pirate = pirate(seat);
    for (int left = points; left > 0; left--) {
      if (pirate.reputation < Board.HIGHEST_REPUTATION) {
        pirate.reputation++;
        tell(new ReputationGained(seat(seat), pirate.reputation));
        new Goals(referee).onRise(seat);
      } else if (table.offerings == 0) {
        tell(new FameKept(seat(seat)));
      } else {
        if (left > 1) agenda.push(new GainPoints(seat, left - 1));
        agenda.push(new EnjoyFame(seat));
        return;
      }
    }
  }

  /// The captain's reputation stays on its track.
  @Rule({"AYE-REP-04", "AYE-RULING-13", "AYE-RULING-41"})
  void changeCaptainReputation(int points) {
    int reputation = Math.clamp(table.captainReputation + points, 0, Board.CAPTAIN);
    if (reputation == table.captainReputation) return;
    table.captainReputation = reputation;
    tell(new CaptainReputationSet(reputation));
  }

  static final AyeQuestion<EnjoyFame> ENJOY_FAME =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, EnjoyFame question) {
          return only(question.seat());
        }

        @Override
        public void offer(AyeState table, EnjoyFame question, Seat seat, Moves<AyeMove> moves) {
          moves.add(new Keep());
          moves.add(new Trade());
        }
      };

  void keepFame() {
    int seat = ((EnjoyFame) agenda.pop()).seat();
    tell(new FameKept(seat(seat)));
  }

  /// Six points of reputation buy a doubloon from the offerings.
  @Rule("AYE-REP-03")
  void tradeFame() {
    int seat = ((EnjoyFame) agenda.pop()).seat();
    pirate(seat).reputation = Board.LOWEST_REPUTATION;
    pirate(seat).doubloons++;
    table.offerings--;
    tell(new FameTraded(seat(seat)));
    Goals.on(table, Occasion.TRADED, seat);
    Goals.on(table, Occasion.ENRICHED, seat);
    new Goals(referee).onRise(seat);
  }

  /// A pirate at one stays there, and throws a die overboard instead.
  @Rule({"AYE-REP-01", "AYE-REP-02", "AYE-RULING-41"})
  void lose(int seat) {
    Pirate pirate = pirate(seat);
    if (seat == table.captain) {
      changeCaptainReputation(-1);
    } else if (pirate.reputation > Board.LOWEST_REPUTATION) {
      pirate.reputation--;
      tell(new ReputationLost(seat(seat), pirate.reputation));
    } else if (table.plank < Board.PLANK && takeUnlockedDie(seat)) {
      table.plank++;
      tell(new DieOverboard(seat(seat)));
      Goals.on(table, Occasion.OVERBOARD, seat);
    } else if (pirate.doubloons > 0) {
      payPenalty(seat);
    }
  }

  /// With the plank full, or no die to throw, it costs a doubloon, if there is one.
  @Rule("AYE-PLANK-02")
  private void payPenalty(int seat) {
    spend(seat, 1);
    tell(new PenaltyPaid(seat(seat)));
  }

  /// Takes a die away: the pirate's own, else from the supply, else one that was used.
  @Rule({"AYE-PLANK-01", "AYE-RULING-52"})
  private boolean takeUnlockedDie(int seat) {
    Pirate pirate = pirate(seat);
    if (pirate.dealt > 0) pirate.dealt--;
    else if (takeThrownDie(pirate)) return true;
    else if (pirate.used > 0) pirate.used--;
    else if (table.supply > 0) table.supply--;
    else return takeUsedDie();
    return true;
  }

  /// Takes a mission die of the attempt that is going on, unless it is a Kraken.
  private static boolean takeThrownDie(Pirate pirate) {
    for (int side = Face.COUNT - 1; side >= 0; side--) {
      Face face = Face.of(side);
      boolean lies = face != Face.KRAKEN && Dice.lying(pirate.dice, Die.MISSION, face) > 0;
      if (lies || Dice.turned(pirate.dice, Die.MISSION, face) > 0) {
        pirate.dice -= Dice.one(Die.MISSION, face, !lies);
        return true;
      }
    }
    return false;
  }

  /// Any used die will do, even one of a pirate who has become captain since.
  @Rule("AYE-RULING-70")
  private boolean takeUsedDie() {
    int turns = options.firstEdition() ? table.crewSize() : table.seats;
    for (int turn = 0; turn < turns; turn++) {
      Pirate pirate = pirate(table.crew(turn));
      if (pirate.used == 0) continue;
      pirate.used--;
      return true;
    }
    return false;
  }
}
