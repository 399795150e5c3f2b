package tortuga.bots;

import java.util.Arrays;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Tactics;
import tortuga.engine.chance.SplitMix;

/// Plays a world on quickly, with moves chosen by appeal, and says what the result is worth to each
/// seat. Confined to one thread.
final class Playout<S extends State<S>, M extends Move> {
  /// More decisions than any of our games takes.
  private static final int ENDLESS = 20_000;

  private final Rules<S, M, ?, ?> rules;
  private final Tactics<S, M> tactics;
  private final boolean clueless;
  private final boolean resolute;
  private final int horizon;
  private final Moves<M> moves = new Moves<>();
  private double[] weights = new double[64];

  Playout(BotContext<S, M> context) {
    rules = context.rules();
    tactics = context.tactics();
    clueless = tactics.equals(Tactics.none());
    resolute = tactics.isResolute();
    horizon = Math.min(tactics.horizon(), ENDLESS);
  }

  /// Plays on to the end or to the first settled position beyond the horizon, and writes how likely
  /// each seat is to win.
  void finish(S world, double[] gains, SplitMix chance) {
    Seats asked = world.toAct();
    for (int i = 0; !asked.isEmpty() && goesOn(world, i); i++) {
      Seat seat = asked.lowest();
      rules.play(world, seat, choose(world, seat, chance), chance, Journal.silent());
      asked = world.toAct();
    }
    if (asked.isEmpty()) share(world, gains);
    else tactics.appraise(world, gains);
  }

  private boolean goesOn(S world, int done) {
    return done < horizon || (done < ENDLESS && !tactics.isSettled(world));
  }

  private M choose(S world, Seat seat, SplitMix chance) {
    moves.clear();
    rules.legalMoves(world, seat, moves);
    int count = moves.size();
    if (count == 1) return moves.get(0);
    if (clueless) return moves.get(chance.below(count));
    if (weights.length < count) weights = new double[2 * count];
    tactics.weigh(world, seat, moves, weights);
    return moves.get(
        resolute ? FirstLook.greatest(weights, count) : WeightedPick.pick(weights, count, chance));
  }

  /// Gives each winner one; sides that tie share it.
  private void share(S world, double[] gains) {
    Outcome outcome = rules.outcome(world);
    Seats winners = outcome.winners();
    Arrays.fill(gains, 0);
    if (winners.isEmpty()) return;
    double share = 1.0 / sides(world, winners);
    for (int seat = 0; seat < gains.length; seat++) {
      if ((winners.mask() & 1 << seat) != 0) gains[seat] = share;
    }
  }

  private int sides(S world, Seats winners) {
    if (winners.size() == 1) return 1;
    long sides = 0;
    for (Seat seat : winners) sides |= 1L << tactics.side(world, seat);
    return Long.bitCount(sides);
  }
}
