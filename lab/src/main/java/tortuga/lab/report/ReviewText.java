package tortuga.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tortuga.review.Account;
import tortuga.review.Choice;
import tortuga.review.Lesson;
import tortuga.review.Moment;
import tortuga.review.Review;

/// A review as text for people: accounts, the moments that counted, and lessons.
public final class ReviewText {
  private static final int MOST_MOMENTS = 12;

  private final Review review;
  private final int only;

  /// A text about one seat, or about all seats if it is below zero.
  public ReviewText(Review review, int only) {
    this.review = review;
    this.only = only;
  }

  public Stream<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %s review with %,d playouts, yardstick %d (%s)"
            .formatted(
                review.game(),
                review.effort().name(),
                review.effort().playouts(),
                review.yardstick().version(),
                review.yardstick().hash().substring(0, 12)));
    lines.add("");
    accounts().forEach(lines::add);
    lines.add("");
    lines.add("Moments that counted, in points of winning chance:");
    moments().forEach(lines::add);
    if (!review.lessons().isEmpty()) {
      lines.add("");
      lines.add("Lessons:");
      lessons().forEach(lines::add);
    }
    lines.add("");
    lines.add("Not priced: " + String.join(", ", review.notPriced()) + ".");
    return lines.stream();
  }

  private Stream<String> accounts() {
    Columns columns = new Columns("lrrrrrrrrrrrrrr");
    columns.row(
        "seat",
        "expected",
        "start",
        "luck",
        "±",
        "own",
        "hidden",
        "others",
        "rest",
        "result",
        "choices",
        "loss",
        "inexact",
        "mistakes",
        "blunders");
    for (Account each : review.accounts()) {
      columns.row(
          name(each.seat()),
          percent(each.expected()),
          points(each.start()),
          points(each.luck()),
          percent(each.luckNoise()),
          points(each.own()),
          points(each.hidden()),
          points(each.others()),
          points(each.remainder()),
          percent(each.result()),
          Integer.toString(each.choices()),
          percent(each.loss()),
          Integer.toString(each.inexact()),
          Integer.toString(each.mistakes()),
          Integer.toString(each.blunders()));
    }
    return columns.lines();
  }

  private Stream<String> moments() {
    Columns columns = new Columns("rllrl");
    review.moments().stream()
        .filter(this::isShown)
        .sorted(Comparator.comparingDouble(this::weight).reversed())
        .limit(MOST_MOMENTS)
        .sorted(Comparator.comparingInt(Moment::entry))
        .forEach(each -> row(columns, each));
    return columns.lines();
  }

  private void row(Columns columns, Moment moment) {
    String entry = Integer.toString(moment.entry());
    String who = moment.seat().map(this::name).orElse("");
    if (loss(moment) >= luck(moment)) {
      Choice choice = moment.choice().orElseThrow();
      columns.row(
          entry,
          who,
          moment.move(),
          "-" + percent(choice.loss()),
          "%s; better: %s"
              .formatted(
                  choice.label().toString().toLowerCase(Locale.ROOT),
                  choice.prices().getFirst().move()));
    } else {
      int seat = luckiest(moment);
      columns.row(
          entry,
          moment.seat().isEmpty() ? "setup" : who,
          moment.move(),
          points(moment.luck().get(seat)),
          "luck of %s: %s".formatted(name(seat), brief(moment.draws())));
    }
  }

  private static String brief(List<String> draws) {
    int most = 4;
    String text = String.join(", ", draws.subList(0, Math.min(most, draws.size())));
    return draws.size() > most ? text + ", …" : text;
  }

  private boolean isShown(Moment moment) {
    return only < 0 || moment.seat().filter(seat -> seat != only).isEmpty();
  }

  private double weight(Moment moment) {
    return Math.max(loss(moment), luck(moment));
  }

  private double luck(Moment moment) {
    return moment.luck().isEmpty() ? 0 : Math.abs(moment.luck().get(luckiest(moment)));
  }

  private static double loss(Moment moment) {
    return moment.choice().map(Choice::loss).orElse(0.0);
  }

  private int luckiest(Moment moment) {
    if (only >= 0) return only;
    int found = 0;
    for (int seat = 1; seat < moment.luck().size(); seat++) {
      if (Math.abs(moment.luck().get(seat)) > Math.abs(moment.luck().get(found))) found = seat;
    }
    return found;
  }

  private Stream<String> lessons() {
    return review.lessons().stream()
        .filter(each -> only < 0 || each.seat() == only)
        .map(this::lesson);
  }

  private String lesson(Lesson lesson) {
    String points = percent(lesson.points());
    return "  %s: %s"
        .formatted(
            name(lesson.seat()),
            switch (lesson.kind()) {
              case MISTAKE ->
                  "entry %d, %s: %s cost %s points; %s was better"
                      .formatted(
                          lesson.entry(),
                          lesson.question(),
                          lesson.move(),
                          points,
                          lesson.better());
              case HABIT ->
                  "%s: %d choices cost %s points, such as entry %d, %s instead of %s"
                      .formatted(
                          lesson.question(),
                          lesson.count(),
                          points,
                          lesson.entry(),
                          lesson.move(),
                          lesson.better());
              case FIND ->
                  "well done: entry %d, %s, %s points better than %s"
                      .formatted(lesson.entry(), lesson.move(), points, lesson.better());
              case SURE_HAND ->
                  "well done: %s, nothing given away in %d choices"
                      .formatted(lesson.question(), lesson.count());
            });
  }

  private String name(int seat) {
    return review.names().isEmpty() ? "seat " + seat : review.names().get(seat);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  private static String points(double share) {
    return String.format(Locale.ROOT, "%+.1f", 100 * share);
  }
}
