package tortuga.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tortuga.bots.Observation;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.State;
import tortuga.record.Recording;

/// One review in progress: what is to be computed, how exactly, and in which order.
final class Reviewing<S extends State<S>, M extends Move> {
  /// Which parts of the playouts go into the chances of positions, and into a first look at all
  /// choices; the rest is for choices that may have lost something.
  private static final double FOR_POSITIONS = 0.4;

  private static final double FOR_CHOICES = 0.3;
  private static final int ROUNDS = 4;
  private static final int LEAST = 16;

  /// More moves than this get no more playouts than this many.
  private static final int MOST_MOVES = 12;

  /// The greatest part of all playouts that one choice gets in a round.
  private static final int LARGEST_PART = 25;

  private final Course<S, M> course;
  private final Class<M> moveType;
  private final Yardstick yardstick;
  private final Effort effort;

  Reviewing(Course<S, M> course, Class<M> moveType, Yardstick yardstick, Effort effort) {
    this.course = course;
    this.moveType = moveType;
    this.yardstick = yardstick;
    this.effort = effort;
  }

  Review review(Recording recording, long salt, Workers workers) {
    String hash = hash(recording);
    long root = Streams.ofHash(hash) + salt;
    Positions<S, M> positions = new Positions<>(course, yardstick, Streams.seed(root, 1));
    long each = Math.max(LEAST, (long) (FOR_POSITIONS * effort.playouts()) / positions.count());
    workers.run(positions.parts(each), 0, FOR_POSITIONS);
    Map<Integer, MovePricing<S, M>> pricings = pricings(Streams.seed(root, 2));
    lookAtAll(pricings, workers);
    lookAgain(List.copyOf(pricings.values()), workers);
    return new Bookkeeping<>(course, moveType, yardstick, positions, pricings)
        .review(recording, hash, effort);
  }

  /// Returns the hash of everything that matters for a review; names do not.
  private static String hash(Recording recording) {
    return Streams.sha256(
        new Recording(
                recording.format(),
                recording.game(),
                recording.edition(),
                recording.seats(),
                recording.settings(),
                recording.host(),
                recording.seed(),
                recording.promise(),
                recording.words(),
                List.of(),
                recording.entries(),
                recording.outcome(),
                false)
            .write());
  }

  private Map<Integer, MovePricing<S, M>> pricings(long seed) {
    Map<Integer, MovePricing<S, M>> pricings = new TreeMap<>();
    for (Turn<S, M> turn : course.turns()) {
      if (!turn.isChoice()) continue;
      Observation<S, M> observation =
          Observation.of(
              course.context().rules(),
              turn.before(),
              turn.seat(),
              new Moves<>(),
              course.past(turn));
      pricings.put(
          turn.entry(),
          new MovePricing<>(
              course.context(),
              yardstick,
              observation,
              turn.move(),
              Streams.seed(seed, turn.entry())));
    }
    return pricings;
  }

  private void lookAtAll(Map<Integer, MovePricing<S, M>> pricings, Workers workers) {
    double weights = 0;
    for (Turn<S, M> turn : course.turns()) if (turn.isChoice()) weights += weight(turn);
    double each = FOR_CHOICES * effort.playouts() / weights;
    List<Runnable> parts = new ArrayList<>();
    for (Turn<S, M> turn : course.turns()) {
      if (!turn.isChoice()) continue;
      MovePricing<S, M> pricing = Optional.ofNullable(pricings.get(turn.entry())).orElseThrow();
      long playouts = (long) (each * weight(turn));
      parts.add(() -> {
        pricing.compete(playouts / 2);
        pricing.measure(playouts / 2);
      });
    }
    workers.run(parts, FOR_POSITIONS, FOR_POSITIONS + FOR_CHOICES);
  }

  private double weight(Turn<S, M> turn) {
    return Math.min(turn.options(), MOST_MOVES) + 2;
  }

  /// Gives more playouts to choices whose label is still unclear, those that may be mistakes first.
  private void lookAgain(List<MovePricing<S, M>> all, Workers workers) {
    double from = FOR_POSITIONS + FOR_CHOICES;
    double share = (1 - from) / ROUNDS;
    long budget = (long) (share * effort.playouts());
    for (int round = 0; round < ROUNDS; round++) {
      List<MovePricing<S, M>> doubtful = all.stream().filter(this::mayBeMistake).toList();
      if (doubtful.isEmpty()) doubtful = all.stream().filter(this::isUnclear).toList();
      if (doubtful.isEmpty()) return;
      long each = Math.min(budget / doubtful.size(), effort.playouts() / LARGEST_PART);
      List<Runnable> parts =
          doubtful.stream().<Runnable>map(pricing -> () -> pricing.refine(each)).toList();
      workers.run(parts, from + share * round, from + share * (round + 1));
    }
  }

  private boolean isUnclear(MovePricing<S, M> pricing) {
    return yardstick.label(pricing.lead(), pricing.noise()) == Label.UNCLEAR;
  }

  private boolean mayBeMistake(MovePricing<S, M> pricing) {
    return isUnclear(pricing) && 100 * (pricing.lead() + pricing.noise()) > yardstick.mistake();
  }
}
