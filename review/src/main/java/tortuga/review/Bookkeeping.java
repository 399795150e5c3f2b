package tortuga.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.text.Notation;
import tortuga.record.Recording;

/// Turns what was computed into a review: every change of a chance is entered once, as somebody's
/// luck or as what a move brought.
final class Bookkeeping<S extends State<S>, M extends Move> {
  /// What no playout can know.
  private static final List<String> NOT_PRICED = List.of("alliances", "bluff", "talk", "plans");

  /// How many standard errors apart two moves must be to be told apart.
  private static final double CERTAINTY = 2;

  private static final int MOST_PRICES = 12;

  private final Course<S, M> course;
  private final Notation<M> notation;
  private final Yardstick yardstick;
  private final Positions<S, M> positions;
  private final Map<Integer, MovePricing<S, M>> pricings;
  private final int seats;

  Bookkeeping(
      Course<S, M> course,
      Class<M> moveType,
      Yardstick yardstick,
      Positions<S, M> positions,
      Map<Integer, MovePricing<S, M>> pricings) {
    this.course = course;
    this.notation = new Notation<>(moveType);
    this.yardstick = yardstick;
    this.positions = positions;
    this.pricings = pricings;
    this.seats = course.context().seats();
  }

  Review review(Recording recording, String hash, Effort effort) {
    List<Moment> moments = moments();
    S sided = sides(course.end()) > sides(course.opened()) ? course.opened() : course.end();
    double[] result = new Referee<>(course.context(), yardstick).shares(course.end());
    List<Account> accounts = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int side = side(sided, seat);
      accounts.add(
          new Accounting(seat, positions.expected().of(seat))
              .add(moments)
              .close(side, result[seat]));
    }
    List<String> notPriced = new ArrayList<>(NOT_PRICED);
    if (accounts.stream().mapToInt(Account::side).distinct().count() < seats) notPriced.add("lies");
    return new Review(
        Review.FORMAT,
        recording.game(),
        recording.edition(),
        hash,
        recording.names(),
        new Review.Measure(yardstick.version(), yardstick.hash()),
        effort,
        accounts,
        moments,
        new Lessons(yardstick, moments).of(seats),
        notPriced);
  }

  private int side(S state, int seat) {
    return course.context().tactics().side(state, Seat.of(seat));
  }

  /// Returns how many sides there are: teams that have won fight on alone.
  private long sides(S state) {
    return IntStream.range(0, seats).map(seat -> side(state, seat)).distinct().count();
  }

  private List<Moment> moments() {
    List<Moment> moments = new ArrayList<>();
    WinChances before = positions.after(0);
    moments.add(setup());
    for (Turn<S, M> turn : course.turns()) {
      if (!turn.matters()) continue;
      moments.add(moment(turn, before));
      before = positions.after(turn.entry());
    }
    return moments;
  }

  private Moment setup() {
    WinChances opened = positions.after(0);
    return new Moment(
        0,
        Optional.empty(),
        "",
        "",
        chances(opened),
        noise(opened),
        List.of(),
        course.openingDraws(),
        change(positions.expected(), opened),
        noise(positions.expected(), opened),
        Optional.empty());
  }

  private Moment moment(Turn<S, M> turn, WinChances before) {
    WinChances after = positions.after(turn.entry());
    WinChances moved = positions.moved(turn, before);
    List<Double> change = change(before, moved);
    return new Moment(
        turn.entry(),
        Optional.of(turn.seat().index()),
        turn.text(),
        turn.isUnasked() ? "" : turn.question(),
        chances(after),
        noise(after),
        change,
        turn.draws(),
        turn.isLucky() ? change(moved, after) : List.of(),
        turn.isLucky() ? noise(moved, after) : List.of(),
        turn.isChoice()
            ? Optional.of(choice(turn, change.get(turn.seat().index())))
            : Optional.empty());
  }

  private Choice choice(Turn<S, M> turn, double moved) {
    MovePricing<S, M> pricing = Optional.ofNullable(pricings.get(turn.entry())).orElseThrow();
    List<Choice.Price> prices =
        pricing.prices().stream()
            .map(each -> new Choice.Price(notation.write(each.move()), each.lead(), each.noise()))
            .toList();
    return new Choice(
        turn.options(),
        pricing.value(),
        pricing.gain(),
        pricing.gainNoise(),
        moved - pricing.gain(),
        pricing.lead() > CERTAINTY * pricing.noise() ? pricing.lead() : 0,
        pricing.lead(),
        pricing.noise(),
        yardstick.label(pricing.lead(), pricing.noise()),
        best(prices),
        notation.write(pricing.mostTempting()),
        prices.subList(0, Math.min(MOST_PRICES, prices.size())));
  }

  private static List<String> best(List<Choice.Price> prices) {
    Choice.Price best = prices.getFirst();
    return prices.stream()
        .filter(
            each -> best.lead() - each.lead() <= CERTAINTY * Math.hypot(best.noise(), each.noise()))
        .limit(MOST_PRICES)
        .map(Choice.Price::move)
        .toList();
  }

  private List<Double> chances(WinChances of) {
    return IntStream.range(0, seats).mapToObj(of::of).toList();
  }

  private List<Double> noise(WinChances of) {
    return IntStream.range(0, seats).mapToObj(of::noise).toList();
  }

  private List<Double> change(WinChances from, WinChances to) {
    return IntStream.range(0, seats).mapToObj(seat -> to.of(seat) - from.of(seat)).toList();
  }

  private List<Double> noise(WinChances from, WinChances to) {
    return IntStream.range(0, seats)
        .mapToObj(seat -> Math.hypot(from.noise(seat), to.noise(seat)))
        .toList();
  }
}
