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
  /// Which part of the playouts goes into the chances of positions; the rest is for choices.
  private static final double FOR_POSITIONS = 0.4;

  /// How many positions there usually are to look at for each choice.
  private static final double POSITIONS_PER_CHOICE = 1.2;

  private static final int LEAST = 16;

  /// The playouts of a choice, in parts of those that a game of usual length has for each of its
  /// choices: for every move that competes, and for a first measurement.
  private static final double FOR_MOVE = 0.05;

  private static final double FOR_MEASURING = 0.2;

  /// Moves beyond this number get no more playouts.
  private static final int MOST_MOVES = 12;

  /// How often a choice is measured again, each time with twice as many playouts, as long as it may
  /// be a mistake; and how often while only its label is unclear.
  private static final int ROUNDS = 3;

  private static final int ROUNDS_FOR_TRIFLES = 1;

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

  /// Returns about how long a review takes, compared with one of a game of usual length.
  static double length(Course<?, ?> course, Yardstick yardstick) {
    long choices = course.turns().stream().filter(Turn::isChoice).count();
    return Math.max(1, choices) / yardstick.usualChoices(course.context().seats());
  }

  Review review(Recording recording, long salt, Workers workers) {
    String hash = hash(recording);
    long root = Streams.ofHash(hash) + salt;
    Positions<S, M> positions = new Positions<>(course, yardstick, Streams.seed(root, 1));
    double usual = POSITIONS_PER_CHOICE * yardstick.usualChoices(course.context().seats());
    long each = Math.max(LEAST, (long) (FOR_POSITIONS * effort.playouts() / usual));
    workers.run(positions.parts(each), 0, FOR_POSITIONS);
    Map<Integer, MovePricing<S, M>> pricings = pricings(salt);
    workers.run(pricingParts(pricings), FOR_POSITIONS, 1);
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

  private Map<Integer, MovePricing<S, M>> pricings(long salt) {
    ObservationSeeds seeds = new ObservationSeeds(course, salt);
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
          new MovePricing<>(course.context(), yardstick, observation, turn.move(), seeds.of(turn)));
    }
    return pricings;
  }

  /// No choice gets more or less because of another one: of those of others, a seat knows nothing.
  private List<Runnable> pricingParts(Map<Integer, MovePricing<S, M>> pricings) {
    double each = effort.playouts() / yardstick.usualChoices(course.context().seats());
    List<Runnable> parts = new ArrayList<>();
    for (Turn<S, M> turn : course.turns()) {
      if (!turn.isChoice()) continue;
      MovePricing<S, M> pricing = Optional.ofNullable(pricings.get(turn.entry())).orElseThrow();
      double competition = FOR_MOVE * Math.min(turn.options(), MOST_MOVES);
      parts.add(() -> {
        pricing.compete((long) (competition * each));
        pricing.measure((long) (FOR_MEASURING * each));
        lookAgain(pricing, FOR_MEASURING * each);
      });
    }
    return parts;
  }

  /// Gives more playouts to a choice whose label is still unclear.
  private void lookAgain(MovePricing<S, M> pricing, double first) {
    double playouts = first;
    for (int round = 0; round < ROUNDS && isUnclear(pricing); round++, playouts *= 2) {
      if (round >= ROUNDS_FOR_TRIFLES && !mayBeMistake(pricing)) return;
      pricing.refine((long) playouts);
    }
  }

  private boolean isUnclear(MovePricing<S, M> pricing) {
    return yardstick.label(pricing.lead(), pricing.noise()) == Label.UNCLEAR;
  }

  private boolean mayBeMistake(MovePricing<S, M> pricing) {
    return isUnclear(pricing) && 100 * (pricing.lead() + pricing.noise()) > yardstick.mistake();
  }
}
