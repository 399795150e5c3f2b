package tortuga.bots;

import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Tactics;
import tortuga.engine.chance.SplitMix;

/// Plays a world on quickly, with moves chosen by appeal, and says what the result is worth to each
/// seat. Confined to one thread.
public final class Playout<S extends State<S>, M extends Move> {
  /// More decisions than any of our games takes.
  private static final int ENDLESS = 20_000;

  private final Rules<S, M, ?, ?> rules;
  private final Tactics<S, M> tactics;
  private final boolean clueless;
  private final boolean resolute;
  private final int horizon;
  private final Moves<M> moves = new Moves<>();
  private double[] weights = new double[64];

  /// Playouts as the tactics of the game like them.
  Playout(BotContext<S, M> context) {
    this(context, context.tactics().horizon(), context.tactics().isResolute());
  }

  /// Playouts with a `horizon` of their own, in decisions; `resolute` ones always make the most
  /// tempting move.
  public Playout(BotContext<S, M> context, int horizon, boolean resolute) {
    rules = context.rules();
    tactics = context.tactics();
    clueless = tactics.equals(Tactics.none());
    this.resolute = resolute;
    this.horizon = Math.min(horizon, ENDLESS);
  }

  /// A playout in which everybody always makes the move with the greatest appeal.
  public static <S extends State<S>, M extends Move> Playout<S, M> resolute(
      BotContext<S, M> context) {
    return new Playout<>(context, context.tactics().horizon(), /* resolute= */ true);
  }

  /// Plays on to the end or to the first settled position beyond the horizon, and writes how likely
  /// each seat is to win.
  public void finish(S world, double[] gains, SplitMix chance) {
    Seats asked = world.toAct();
    for (int i = 0; !asked.isEmpty() && goesOn(world, i); i++) {
      Seat seat = asked.lowest();
      rules.play(world, seat, choose(world, seat, chance), chance, Journal.silent());
      asked = world.toAct();
    }
    judge(world, gains);
  }

  /// Plays on to the horizon if there is one; whole games would take too long.
  public void finishIfSoon(S world, double[] gains, SplitMix chance) {
    if (horizon < ENDLESS) finish(world, gains, chance);
    else judge(world, gains);
  }

  /// Plays one move, and tells what happens.
  public void step(S world, SplitMix chance, Journal<Event> journal) {
    Seat seat = world.toAct().lowest();
    rules.play(world, seat, choose(world, seat, chance), chance, journal);
  }

  /// Writes how likely each seat is to win from here, or who has won.
  public void judge(S world, double[] gains) {
    if (world.toAct().isEmpty()) WinShares.write(rules, tactics, world, gains);
    else tactics.appraise(world, gains);
  }

  private boolean goesOn(S world, int done) {
    return done < horizon || (done < ENDLESS && !tactics.isSettled(world));
  }

  /// Returns the move that a playout would make for a seat that is asked.
  public M choose(S world, Seat seat, SplitMix chance) {
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
}
