package tortuga.piecesofeight.rules;

import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Answers;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step.*;

/// A game that does not move: a vote, a coin from the hold for everybody, and new arrangements.
public final class Stalemate extends Chapter {
  /// Whether all rearrange their ships.
  static final QuestionRule<EightState, VoteStalemate, EightMove> VOTE_STALEMATE =
      new VoteStalemateRule();

  private static final Luck FLIP = Luck.seat("flip");

  /// Calm turns for each player in the game, after which a vote is held unasked.
  public static final int CALM_EACH = 10;

  /// How many of their own turns a refused proposer has to wait.
  public static final int PATIENCE = 3;

  Stalemate(Chapter same) {
    super(same);
  }

  @Rule("POE-RULING-54")
  void propose(int seat) {
    player(seat).proposes = true;
    tell(new StalemateProposed(Seat.of(seat)));
  }

  @Rule({"POE-RULING-54", "POE-RULING-55"})
  boolean isVoteDue() {
    if (table.calm >= CALM_EACH * table.countIn()) return true;
    for (Player player : table.players) if (player.proposes) return true;
    return false;
  }

  void callVote() {
    tell(new VoteCalled());
    agenda.push(new VoteStalemate());
  }

  /// All must agree; it is never told who declined, and a refused proposer has to wait.
  @Rule({"POE-STALE-01", "POE-RULING-54", "POE-RULING-55"})
  void count() {
    boolean agreed = true;
    for (Player player : table.players) {
      if (player.inGame && player.answer != Answers.AGREED) agreed = false;
      player.answer = Player.UNANSWERED;
    }
    tell(new VoteEnded(agreed));
    for (Player player : table.players) {
      if (player.proposes && !agreed) player.patience = PATIENCE;
      player.proposes = false;
    }
    table.calm = 0;
    if (agreed) agenda.push(new RebuildShips());
    else new Turns(this).passOn();
  }

  /// All new ships are seen together; then a random player is next, and a Full Sail lapses.
  @Rule({"POE-STALE-01", "POE-STALE-02", "POE-RULING-54"})
  void resume() {
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.isIn(seat)) new Shipwright(this).rearrange(seat);
    }
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.isIn(seat)) new Shipwright(this).show(seat);
    }
    table.sail = EightState.NOBODY;
    table.calm = 0;
    int next = table.countIn() == 2 ? flip() : new Shipwright(this).toss();
    tell(new FirstPlayerFound(Seat.of(next)));
    new Turns(this).passTo(next);
  }

  private int flip() {
    return chance.pick(FLIP, table.inMask());
  }

  // Questions

  private static final class VoteStalemateRule
      implements QuestionRule<EightState, VoteStalemate, EightMove> {
    @Override
    public Seats asked(EightState table, VoteStalemate question) {
      return table.unanswered(Seats.first(table.seats).mask());
    }

    @Override
    public Manner manner(EightState table, VoteStalemate question) {
      return Manner.SECRET;
    }

    @Override
    public void offer(EightState table, VoteStalemate question, Seat seat, Moves<EightMove> moves) {
      moves.add(new Agree());
      moves.add(new Refuse());
    }

    @Override
    public String objection(EightState table, VoteStalemate question, Seat seat, EightMove move) {
      return Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, VoteStalemate question, Seat seat, Chance chance) {
      return new Refuse();
    }
  }

  static final class RebuildShipsRule extends ShipQuestion<RebuildShips> {
    RebuildShipsRule(Options options) {
      super(options);
    }

    @Override
    public Seats asked(EightState table, RebuildShips question) {
      return table.unready();
    }

    @Override
    public Manner manner(EightState table, RebuildShips question) {
      return Manner.SECRET;
    }

    @Override
    public String objection(EightState table, RebuildShips question, Seat seat, EightMove move) {
      return objectionToRearranging(table, seat.index(), move);
    }
  }
}
