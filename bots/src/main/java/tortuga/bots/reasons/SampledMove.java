package tortuga.bots.reasons;

import java.util.Arrays;
import java.util.function.IntPredicate;
import tortuga.bots.BotContext;
import tortuga.bots.Playout;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.reasons.Considerations;

/// What comes of one move in many imagined worlds, each played on to the next pause. Confined to
/// one thread.
final class SampledMove<S extends State<S>, M extends Move> {
  /// More decisions than there are in a round of any of our games.
  private static final int ENDLESS = 600;

  private final Rules<S, M, ?, ?> rules;
  private final Considerations<S> considerations;
  private final Playout<S, M> playout;
  private final Seat seat;
  private final M move;
  private final int topics;
  final int seats;

  /// By world: how likely each seat is to win, what has happened, and whether the game is over.
  final double[][] chances;

  /// By world: who wins, or is likely to, when it is played on for longer.
  final double[][] ends;

  final long[] incidents;
  final boolean[] over;

  /// By world, and then by seat and topic.
  final double[][] amounts;

  final double[][] worths;

  SampledMove(BotContext<S, M> context, Seat seat, M move, int worlds) {
    rules = context.rules();
    considerations = context.tactics().considerations();
    playout = Playout.resolute(context);
    this.seat = seat;
    this.move = move;
    topics = considerations.topics().size();
    seats = context.seats();
    chances = new double[worlds][seats];
    ends = new double[worlds][seats];
    incidents = new long[worlds];
    over = new boolean[worlds];
    amounts = new double[worlds][seats * topics];
    worths = new double[worlds][seats * topics];
  }

  /// Plays the move in a copy of a world, which is changed.
  void play(S start, S world, int number, long luck) {
    SplitMix chance = Chance.seeded(luck);
    Journal<Event> journal = event -> note(event, number);
    rules.play(world, seat, move, chance, journal);
    for (int i = 0; i < ENDLESS && goesOn(start, world); i++) playout.step(world, chance, journal);
    over[number] = world.toAct().isEmpty();
    playout.judge(world, chances[number]);
    weigh(world, number);
    playout.finishIfSoon(world, ends[number], chance);
  }

  private boolean goesOn(S start, S world) {
    return !world.toAct().isEmpty() && !considerations.isPause(start, world, seat);
  }

  private void note(Event event, int number) {
    considerations.incident(event, seat).ifPresent(place -> incidents[number] |= 1L << place);
  }

  private void weigh(S world, int number) {
    double[] amount = new double[topics];
    double[] worth = new double[topics];
    for (int each = 0; each < chances[number].length; each++) {
      Arrays.fill(amount, 0);
      Arrays.fill(worth, 0);
      considerations.weigh(world, Seat.of(each), amount, worth);
      System.arraycopy(amount, 0, amounts[number], each * topics, topics);
      System.arraycopy(worth, 0, worths[number], each * topics, topics);
    }
  }

  /// Whether a seat has won in a world, perhaps with others.
  boolean won(int world, int winner) {
    return over[world] && chances[world][winner] > 0;
  }

  boolean lost(int world, int loser) {
    return over[world] && chances[world][loser] == 0;
  }

  /// Returns the share of worlds for which something is true.
  double share(IntPredicate isTrue) {
    int count = 0;
    for (int world = 0; world < over.length; world++) if (isTrue.test(world)) count++;
    return (double) count / over.length;
  }
}
