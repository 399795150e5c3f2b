package tortuga.review;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Adds up the account of one seat.
final class Accounting {
  private final int seat;
  private final double expected;
  private final Map<Label, Integer> labels = new EnumMap<>(Label.class);
  private double start;
  private double luck;
  private double own;
  private double hidden;
  private double others;
  private double remainder;
  private double luckSquares;
  private double ownSquares;
  private int choices;
  private double loss;
  private double lossSquares;

  Accounting(int seat, double expected) {
    this.seat = seat;
    this.expected = expected;
  }

  Accounting add(List<Moment> moments) {
    for (Moment moment : moments) {
      if (moment.entry() == 0) start = moment.luckOf(seat);
      else enter(moment);
    }
    return this;
  }

  private void enter(Moment moment) {
    luck += moment.luckOf(seat);
    if (!moment.luckNoise().isEmpty()) luckSquares += square(moment.luckNoise().get(seat));
    double moved = moment.moved().get(seat);
    if (moment.seat().filter(mover -> mover == seat).isEmpty()) {
      others += moved;
    } else if (moment.choice().isPresent()) {
      enter(moment.choice().get());
    } else {
      remainder += moved;
    }
  }

  private void enter(Choice choice) {
    choices++;
    own += choice.own();
    hidden += choice.hidden();
    ownSquares += square(choice.ownNoise());
    loss += choice.loss();
    lossSquares += square(choice.noise());
    labels.merge(choice.label(), 1, Integer::sum);
  }

  Account close(int side, double result) {
    return new Account(
        seat,
        side,
        expected,
        result,
        start,
        luck,
        own,
        hidden,
        others,
        remainder,
        Math.sqrt(luckSquares),
        Math.sqrt(ownSquares),
        choices,
        loss,
        Math.sqrt(lossSquares),
        count(Label.INEXACT),
        count(Label.MISTAKE),
        count(Label.BLUNDER),
        count(Label.UNCLEAR));
  }

  private int count(Label label) {
    return labels.getOrDefault(label, 0);
  }

  private static double square(double value) {
    return value * value;
  }
}
