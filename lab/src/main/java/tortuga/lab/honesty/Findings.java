package tortuga.lab.honesty;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tortuga.bots.BotLevel;
import tortuga.review.Account;
import tortuga.review.Choice;
import tortuga.review.Label;
import tortuga.review.Moment;
import tortuga.review.Review;

/// What reviews of many games say, added up.
final class Findings {
  private final Bins bins = new Bins();
  private final Map<BotLevel, Map<BotLevel, Mean>> luck = new TreeMap<>();
  private final Map<BotLevel, OfLevel> levels = new TreeMap<>();
  private long compared;
  private long labelled;
  private long changed;
  private long unclear;
  private double greatestError;

  /// What one level did.
  private static final class OfLevel {
    private final Mean lossPerGame = new Mean();
    private final Mean hidden = new Mean();
    private final Map<Label, Long> labels = new EnumMap<>(Label.class);
    private double loss;
    private long choices;

    double share(Label label) {
      return choices == 0 ? 0 : (double) labels.getOrDefault(label, 0L) / choices;
    }
  }

  void add(Review review, List<BotLevel> seated) {
    for (Moment moment : review.moments()) {
      for (Account account : review.accounts()) {
        bins.add(moment.chances().get(account.seat()), account.result(), account.expected());
      }
    }
    bins.endGame();
    for (BotLevel level : seated.stream().distinct().toList()) {
      add(review, seated, level);
    }
    for (Account account : review.accounts()) {
      greatestError = Math.max(greatestError, Math.abs(account.error()));
    }
    review.moments().forEach(moment -> label(moment, seated));
  }

  private void add(Review review, List<BotLevel> seated, BotLevel level) {
    List<Account> own =
        review.accounts().stream().filter(each -> seated.get(each.seat()) == level).toList();
    BotLevel against = seated.stream().filter(each -> each != level).findFirst().orElse(level);
    luck.computeIfAbsent(level, _ -> new TreeMap<>())
        .computeIfAbsent(against, _ -> new Mean())
        .add(own.stream().mapToDouble(Account::luck).average().orElse(0));
    OfLevel figures = levels.computeIfAbsent(level, _ -> new OfLevel());
    int choices = own.stream().mapToInt(Account::choices).sum();
    double loss = own.stream().mapToDouble(Account::loss).sum();
    figures.choices += choices;
    figures.loss += loss;
    if (choices > 0) figures.lossPerGame.add(loss / choices);
    figures.hidden.add(own.stream().mapToDouble(Account::hidden).average().orElse(0));
  }

  private void label(Moment moment, List<BotLevel> seated) {
    if (moment.choice().isEmpty()) return;
    BotLevel level = seated.get(moment.seat().orElseThrow());
    levels
        .computeIfAbsent(level, _ -> new OfLevel())
        .labels
        .merge(moment.choice().get().label(), 1L, Long::sum);
  }

  /// Counts which labels another seed changes.
  void compare(Review one, Review other) {
    Map<Integer, Label> labels = new HashMap<>();
    for (Moment moment : other.moments()) {
      moment.choice().map(Choice::label).ifPresent(label -> labels.put(moment.entry(), label));
    }
    for (Moment moment : one.moments()) {
      if (moment.choice().isEmpty()) continue;
      Label first = moment.choice().get().label();
      Label second = labels.getOrDefault(moment.entry(), Label.UNCLEAR);
      compared++;
      if (first == Label.UNCLEAR) {
        unclear++;
      } else {
        labelled++;
        if (second != first && second != Label.UNCLEAR) changed++;
      }
    }
  }

  Calibration calibration(
      String game,
      int players,
      int games,
      long seed,
      Review.Measure yardstick,
      long playouts,
      double seconds) {
    return new Calibration(
        game,
        players,
        games,
        seed,
        yardstick,
        playouts,
        seconds,
        bins.bins(),
        bins.logLoss(),
        bins.knowingNothing(),
        pairings(),
        levels.entrySet().stream().map(each -> level(each.getKey(), each.getValue())).toList(),
        new Calibration.Stability(compared, labelled, changed, unclear),
        greatestError);
  }

  private List<Calibration.Pairing> pairings() {
    return luck.entrySet().stream()
        .flatMap(level ->
            level.getValue().entrySet().stream()
                .map(other -> pairing(level.getKey(), other.getKey(), other.getValue())))
        .toList();
  }

  private static Calibration.Pairing pairing(BotLevel level, BotLevel against, Mean luck) {
    return new Calibration.Pairing(
        level.toString(),
        against.toString(),
        luck.count(),
        luck.mean(),
        luck.error(),
        luck.spread());
  }

  private static Calibration.Level level(BotLevel level, OfLevel figures) {
    return new Calibration.Level(
        level.toString(),
        figures.choices,
        figures.choices == 0 ? 0 : figures.loss / figures.choices,
        figures.lossPerGame.error(),
        figures.share(Label.MISTAKE),
        figures.share(Label.BLUNDER),
        figures.hidden.mean(),
        figures.hidden.error());
  }
}
