package tortuga.bots.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import tortuga.bots.reasons.Explanation.Reason;
import tortuga.engine.Seat;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;
import tortuga.engine.reasons.Topic.Unit;

/// Two moves in the same imagined worlds: how much better the one is, and in what they differ.
final class MoveComparison {
  /// Topics that every game has: its end.
  private static final Topic WIN = Topic.hope("win");

  private static final Topic LOSE = Topic.danger("lose");

  /// The least difference in chances to win that is worth a word.
  private static final double LEAST = 0.006;

  /// The least part of the weightiest reason that is worth a word beside it.
  private static final double LEAST_PART = 0.2;

  /// The least difference in numbers that is worth a word.
  private static final double LEAST_NUMBER = 0.25;

  /// The least difference in how likely a thing is there, and in how likely something comes about.
  private static final double LEAST_SHARE = 0.6;

  private static final double LEAST_CHANCE = 0.1;

  /// Chances to win that are as good as none.
  private static final double HOPELESS = 0.03;

  /// How many standard errors a difference must have, so that it is no accident.
  private static final double CLEAR = 2.5;

  private final Considerations<?> considerations;
  private final SampledMove<?, ?> one;
  private final SampledMove<?, ?> other;
  private final int me;
  private final int topics;
  private final int worlds;
  private final double[] means;

  MoveComparison(
      Considerations<?> considerations, Seat seat, SampledMove<?, ?> one, SampledMove<?, ?> other) {
    this.considerations = considerations;
    this.one = one;
    this.other = other;
    me = seat.index();
    topics = considerations.topics().size();
    worlds = one.over.length;
    means = new double[one.seats];
    for (int world = 0; world < worlds; world++) {
      for (int each = 0; each < means.length; each++) {
        means[each] += (one.chances[world][each] + other.chances[world][each]) / (2.0 * worlds);
      }
    }
  }

  /// Whether the moves were tried at all.
  boolean isTelling() {
    return worlds > 0;
  }

  /// Returns by how much the one move is better, in chances to win.
  double gain() {
    return gains().mean();
  }

  /// Whether the difference is no greater than chance may make it, or neither move helps any more.
  boolean isEven(double least) {
    return Math.abs(gain()) < Math.max(least, 2 * gains().error())
        || means[me] < HOPELESS
        || means[me] > 1 - HOPELESS;
  }

  private Differences gains() {
    return differences(
        world -> one.chances[world][me] - other.chances[world][me], /* which= */ _ -> true);
  }

  /// Returns by how much the one move is better in the end, or zero if that may be an accident.
  double gainInTheEnd() {
    Differences differences =
        differences(world -> one.ends[world][me] - other.ends[world][me], /* which= */ _ -> true);
    return differences.isClear() ? differences.mean() : 0;
  }

  /// Returns in what the moves differ, the weightiest first.
  List<Reason> reasons() {
    List<Reason> all = new ArrayList<>();
    addEnds(all);
    addIncidents(all);
    for (int each = 0; each < means.length; each++) {
      if (each == me || considerations.hasRivals()) addTopics(all, each);
    }
    double most = all.stream().mapToDouble(reason -> Math.abs(reason.weight())).max().orElse(0);
    double least = Math.max(LEAST, LEAST_PART * most);
    Set<String> told = new HashSet<>();
    return all.stream()
        .filter(reason -> Math.abs(reason.weight()) >= least)
        .sorted(Comparator.comparingDouble((Reason each) -> -Math.abs(each.weight())))
        .filter(reason -> told.add(matter(reason)))
        .toList();
  }

  /// Returns what a reason is about: a fight that is won is not lost, and what one player takes
  /// another one loses.
  private static String matter(Reason reason) {
    Topic topic = reason.topic();
    return topic.word().isEmpty()
        ? topic.key().split("-", 2)[0] + " " + reason.seat()
        : topic.key() + " " + topic.word();
  }

  private void addEnds(List<Reason> all) {
    double chance = means[me];
    addChance(all, WIN, world -> one.won(world, me), world -> other.won(world, me), 1 - chance);
    addChance(all, LOSE, world -> one.lost(world, me), world -> other.lost(world, me), -chance);
  }

  private void addIncidents(List<Reason> all) {
    List<Topic> incidents = considerations.incidents();
    for (int i = 0; i < incidents.size(); i++) {
      long bit = 1L << i;
      addChance(
          all,
          incidents.get(i),
          world -> (one.incidents[world] & bit) != 0,
          world -> (other.incidents[world] & bit) != 0,
          effect(bit));
    }
  }

  /// Returns how much more likely a win is in worlds where something has happened.
  private double effect(long bit) {
    double with = 0;
    double without = 0;
    int count = 0;
    for (SampledMove<?, ?> sample : List.of(one, other)) {
      for (int world = 0; world < worlds; world++) {
        boolean happened = (sample.incidents[world] & bit) != 0;
        if (happened) {
          with += sample.chances[world][me];
          count++;
        } else {
          without += sample.chances[world][me];
        }
      }
    }
    return count == 0 || count == 2 * worlds ? 0 : with / count - without / (2 * worlds - count);
  }

  private void addChance(
      List<Reason> all, Topic topic, IntPredicate here, IntPredicate there, double effect) {
    Differences differences =
        differences(
            world -> (here.test(world) ? 1 : 0) - (there.test(world) ? 1 : 0),
            /* which= */ _ -> true);
    boolean makesSense = topic.sign() * effect >= 0 && Math.abs(differences.mean()) >= LEAST_CHANCE;
    if (!differences.isClear() || !makesSense) return;
    add(all, topic, Seat.of(me), one.share(here), other.share(there), differences.mean() * effect);
  }

  /// A seat's topics count where the game is still on after both moves, or over after both.
  private void addTopics(List<Reason> all, int seat) {
    double slope = seat == me ? means[me] * (1 - means[me]) : -means[me] * means[seat];
    IntPredicate comparable = world -> one.over[world] == other.over[world];
    for (int i = 0; i < topics; i++) {
      Topic topic = considerations.topics().get(i);
      if (topic.isSilent() || (seat != me && topic.isSecret())) continue;
      int place = seat * topics + i;
      Differences worth =
          differences(world -> one.worths[world][place] - other.worths[world][place], comparable);
      double here = mean(one, place, comparable);
      double there = mean(other, place, comparable);
      double weight = slope * worth.mean();
      boolean isSaid =
          seat == me ? says(topic, here - there, weight) : says(topic, there - here, weight);
      if (worth.isClear() && isSaid) add(all, topic, Seat.of(seat), here, there, weight);
    }
  }

  /// Whether a topic's words and amounts show why a difference is worth what it is.
  private static boolean says(Topic topic, double more, double weight) {
    double least =
        switch (topic.unit()) {
          case NUMBER -> LEAST_NUMBER;
          case CHANCE -> topic.word().isEmpty() ? LEAST_CHANCE : LEAST_SHARE;
          case NONE -> 0;
        };
    boolean makesSense = topic.unit() == Unit.NONE || topic.sign() * more * weight >= 0;
    return makesSense && Math.abs(more) >= least;
  }

  private static void add(
      List<Reason> all, Topic topic, Seat seat, double here, double there, double weight) {
    boolean isSure = here == Math.rint(here) && there == Math.rint(there);
    all.add(new Reason(topic, seat, here, there, isSure, weight));
  }

  private double mean(SampledMove<?, ?> sample, int place, IntPredicate which) {
    double sum = 0;
    int count = 0;
    for (int world = 0; world < worlds; world++) {
      if (!which.test(world)) continue;
      sum += sample.amounts[world][place];
      count++;
    }
    return count == 0 ? 0 : sum / count;
  }

  /// A difference between two moves, world by world.
  private record Differences(double mean, double error) {
    boolean isClear() {
      return Math.abs(mean) > CLEAR * error && Math.abs(mean) > 1e-9;
    }
  }

  private Differences differences(IntToDoubleFunction difference, IntPredicate which) {
    double sum = 0;
    double squares = 0;
    int count = 0;
    for (int world = 0; world < worlds; world++) {
      if (!which.test(world)) continue;
      double each = difference.applyAsDouble(world);
      sum += each;
      squares += each * each;
      count++;
    }
    if (count < 2) return new Differences(0, 0);
    double mean = sum / count;
    double variance = Math.max(0, squares / count - mean * mean);
    return new Differences(count * mean / worlds, Math.sqrt(variance / count) * count / worlds);
  }
}
