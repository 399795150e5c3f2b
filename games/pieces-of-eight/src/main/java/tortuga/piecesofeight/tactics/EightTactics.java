package tortuga.piecesofeight.tactics;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Tactics;
import tortuga.engine.reasons.Considerations;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// How a decent pirate plays: strike Captains, keep your own covered, spend little for much.
public final class EightTactics implements Tactics<EightState, EightMove> {
  /// How many points of worth make a move about three times as tempting.
  private static final double TEMPER = 1.2;

  private static final double LEAST = 0.002;

  private final Options options;

  public EightTactics(Options options) {
    this.options = options;
  }

  @Override
  public void appraise(EightState table, double[] chances) {
    new Prospects(options, table).appraise(chances);
  }

  @Override
  public Considerations<EightState> considerations() {
    return new EightConsiderations(options);
  }

  @Override
  public double credit(EightState world, Seat seat, List<? extends Event> past) {
    return Suspicion.credit(world, seat.index(), past);
  }

  @Override
  public void weigh(EightState table, Seat by, Moves<EightMove> moves, double[] weights) {
    int seat = by.index();
    switch (table.question()) {
      case MainAction _ -> new Assault(options, table, seat).weigh(moves, weights);
      case SendToNest(boolean first) -> Lookout.weigh(options, table, seat, first, moves, weights);
      case AnyReaction(Deed deed) -> new Betrayal(options, table, seat).weigh(deed, moves, weights);
      case SaveCoin _, AnswerLoss _ -> Vengeance.weigh(table, seat, moves, weights);
      case InviteCannons _ -> invite(moves, weights);
      case ChooseDepth _ -> fire(moves, weights);
      case LendCannons(Deed deed, _) -> lend(table, seat, deed, moves, weights);
      case FetchCoin _, OrderTreasure _, Step.TakeSpoil _, DraftCoin _, PickSet _ ->
          Bargain.weigh(table, seat, moves, weights);
      case MakeOffer _, AnswerOffer _ -> Bargain.weighTrades(table, seat, moves, weights);
      case BuildShip _, RearrangeShip _, RebuildShips _ ->
          Blueprint.weigh(table, seat, moves, weights);
      case VoteStalemate _ -> vote(table, seat, moves, weights);
    }
    temper(moves.size(), weights);
  }

  /// Teams win together, as long as they hold together.
  @Override
  public int side(EightState table, Seat seat) {
    return table.teamed ? options.teamOf(seat.index()) : seat.index();
  }

  /// Turns points into weights: equal differences are equal ratios.
  private static void temper(int count, double[] weights) {
    double best = weights[0];
    for (int i = 1; i < count; i++) best = Math.max(best, weights[i]);
    for (int i = 0; i < count; i++) {
      weights[i] = Math.max(LEAST, Math.exp((weights[i] - best) / TEMPER));
    }
  }

  /// The more Cannons help, the better.
  private static void invite(Moves<EightMove> moves, double[] points) {
    for (int i = 0; i < moves.size(); i++) {
      points[i] = moves.get(i) instanceof Invite invite ? 2 * invite.seats().size() : 0;
    }
  }

  /// The deeper Cannons fire, the better.
  private static void fire(Moves<EightMove> moves, double[] points) {
    for (int i = 0; i < moves.size(); i++) {
      points[i] = moves.get(i) instanceof Depth(int coins) ? 3 * coins : 0;
    }
  }

  /// Cannons are lent gladly, unless that hurts an ally or hands the victory to somebody else.
  private void lend(
      EightState table, int seat, Deed deed, Moves<EightMove> moves, double[] points) {
    boolean ally = Assault.areAllies(options, table, seat, deed.ship());
    boolean lastRival = false;
    if (table.ship(deed.ship()).hasCaptain) {
      lastRival = true;
      for (int other = 0; other < table.seats; other++) {
        boolean third = other != deed.user() && other != deed.ship();
        if (third && table.isIn(other) && table.ship(other).hasCaptain) lastRival = false;
      }
    }
    double eager = ally || lastRival ? -4 : 1.5;
    for (int i = 0; i < moves.size(); i++) {
      points[i] = moves.get(i) instanceof Lend(int cannons) ? eager * cannons : 0;
    }
  }

  /// A calm game may start afresh, but nobody who is ahead does a rival that favour.
  private void vote(EightState table, int seat, Moves<EightMove> moves, double[] points) {
    boolean proposed = false;
    for (Player player : table.players) if (player.proposes) proposed = true;
    double[] chances = new double[table.seats];
    appraise(table, chances);
    boolean ahead = chances[seat] > 1.3 / table.countIn();
    for (int i = 0; i < moves.size(); i++) {
      points[i] = moves.get(i) instanceof Agree ^ (proposed && ahead) ? 3 : 0;
    }
  }
}
