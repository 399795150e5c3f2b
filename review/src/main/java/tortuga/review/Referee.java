package tortuga.review;

import tortuga.bots.BotContext;
import tortuga.bots.Playout;
import tortuga.bots.WinShares;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// Says how likely each seat is to win, if everybody goes on as the yardstick plays. Confined to
/// one thread.
final class Referee<S extends State<S>, M extends Move> {
  private final BotContext<S, M> context;
  private final Playout<S, M> playout;
  private final double[] gains;

  Referee(BotContext<S, M> context, Yardstick yardstick) {
    this.context = context;
    playout = yardstick.playout(context);
    gains = new double[context.seats()];
  }

  /// Returns the chances in a position, the whole truth of which is known.
  WinChances chances(S state, long playouts, long seed) {
    if (state.toAct().isEmpty()) return WinChances.certain(shares(state));
    S world = state.copy();
    return sampled(
        playouts,
        seed,
        _ -> {
          world.copyFrom(state);
          return world;
        });
  }

  /// Returns the chances after a move, whatever luck comes with it: it is drawn again each time.
  WinChances chancesAfter(S before, Seat seat, M move, long playouts, long seed) {
    S world = before.copy();
    return sampled(
        playouts,
        seed,
        chance -> {
          world.copyFrom(before);
          context.rules().play(world, seat, move, chance, Journal.silent());
          return world;
        });
  }

  /// Returns the chances before the setup, whatever start everybody gets.
  WinChances chancesBeforeSetup(long playouts, long seed) {
    return sampled(playouts, seed, chance -> context.rules().begin(chance, Journal.silent()));
  }

  /// Plays a world to where the yardstick stops, and returns what each seat has gained; the array
  /// is overwritten by the next one.
  double[] finish(S world, SplitMix chance) {
    playout.finish(world, gains, chance);
    return gains;
  }

  /// Returns the move that the yardstick makes for a seat that is asked.
  M choose(S world, Seat seat, SplitMix chance) {
    return playout.choose(world, seat, chance);
  }

  /// Returns what a finished game is worth to each seat.
  double[] shares(S end) {
    double[] shares = new double[context.seats()];
    WinShares.write(context.rules(), context.tactics(), end, shares);
    return shares;
  }

  private WinChances sampled(long playouts, long seed, Beginning<S> beginning) {
    SplitMix chance = Chance.seeded(seed);
    Sample[] samples = new Sample[context.seats()];
    for (int seat = 0; seat < samples.length; seat++) samples[seat] = new Sample();
    for (long i = 0; i < playouts; i++) {
      finish(beginning.next(chance), chance);
      for (int seat = 0; seat < samples.length; seat++) samples[seat].add(gains[seat]);
    }
    return WinChances.of(samples);
  }

  /// Where the next playout begins.
  private interface Beginning<S> {
    S next(SplitMix chance);
  }
}
