package tortuga.lab.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tortuga.engine.Games;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.Replay;
import tortuga.review.Account;
import tortuga.review.Choice;
import tortuga.review.Label;
import tortuga.review.Lesson;
import tortuga.review.Moment;
import tortuga.review.Review;

/// A review as a page that needs nothing from elsewhere.
public final class ReviewPage {
  private static final int MOST_MOMENTS = 14;
  private static final int MOST_EVENTS = 4;

  private final Review review;
  private final Replay replay;
  private final GameWords words;
  private final List<String> names;

  /// A page about a review of a recording.
  public ReviewPage(Review review, Recording recording) throws BadRecording {
    this.review = review;
    this.replay = Replay.of(recording);
    names =
        recording.names().isEmpty()
            ? IntStream.range(0, recording.seats()).mapToObj(i -> "Seat " + (i + 1)).toList()
            : recording.names();
    words = new GameWords(Games.named(recording.game()).orElseThrow(), names);
  }

  /// Writes the page.
  public String html() {
    ReviewPlot plot = new ReviewPlot(review, names);
    return """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>%1$s: a review</title>
    <style>
      :root { color-scheme: light dark; --ink: light-dark(#1c2430, #e8e6df); --line: light-dark(#c8cdd4, #4a5260); }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); }
      table { border-collapse: collapse; } th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid var(--line); }
      th:first-child, td:first-child { text-align: left; } .table { overflow-x: auto; }
      svg { width: 100%%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
      .grid { stroke: var(--line); } li { margin: .4rem 0; } small { opacity: .8; }
    </style>
    <h1>%1$s: luck and skill told apart</h1>
    <p>%2$s</p>
    <h2>How likely everybody was to win, move by move</h2>
    %3$s
    <h2>What the result is made of, in points of winning chance</h2>
    %4$s
    <div class="table">%5$s</div>
    <h2>Moments that counted</h2>
    <ol>
    %6$s</ol>
    <h2>What to take away</h2>
    %7$s
    <h2>How this was measured</h2>
    <p>%8$s</p>
    </html>
    """
        .formatted(
            escaped(words.title()),
            escaped(summary()),
            plot.curves(),
            plot.bars(),
            table(),
            moments(),
            lessons(),
            escaped(method()));
  }

  private String summary() {
    return names.size()
        + " players: "
        + review.accounts().stream()
            .map(each -> text("%s %s", names.get(each.seat()), result(each)))
            .collect(Collectors.joining(", "))
        + ".";
  }

  private static String result(Account account) {
    if (account.result() >= 1) return "won";
    return account.result() > 0 ? "tied" : "lost";
  }

  private String table() {
    return "<table><tr><th>Player<th>Expected<th>Start<th>Luck<th>Own play<th>Hidden<th>Others"
        + "<th>Rest<th>Result<th>Choices<th>Given away<th>Mistakes<th>Blunders\n"
        + review.accounts().stream().map(this::row).collect(Collectors.joining())
        + "</table>";
  }

  private String row(Account each) {
    return text(
        "<tr><td>%s<td>%.1f<td>%+.1f<td>%+.1f ± %.1f<td>%+.1f<td>%+.1f<td>%+.1f<td>%+.1f<td>%.1f"
            + "<td>%d<td>%.1f<td>%d<td>%d\n",
        escaped(names.get(each.seat())),
        100 * each.expected(),
        100 * each.start(),
        100 * each.luck(),
        100 * each.luckNoise(),
        100 * each.own(),
        100 * each.hidden(),
        100 * each.others(),
        100 * each.remainder(),
        100 * each.result(),
        each.choices(),
        100 * each.loss(),
        each.mistakes(),
        each.blunders());
  }

  private String moments() {
    return review.moments().stream()
        .sorted(Comparator.comparingDouble(ReviewPage::weight).reversed())
        .limit(MOST_MOMENTS)
        .sorted(Comparator.comparingInt(Moment::entry))
        .map(this::moment)
        .collect(Collectors.joining());
  }

  private String moment(Moment moment) {
    double loss = loss(moment);
    String who = moment.seat().map(names::get).orElse("The setup");
    String what = moment.move().isEmpty() ? "" : ": " + words.move(moment.move());
    String verdict =
        loss > 0 && loss >= luck(moment) ? verdict(moment) : fortune(moment) + happened(moment);
    return text(
        "<li value='%d'><b>%s</b>%s. %s\n",
        moment.entry(), escaped(who), escaped(what), escaped(verdict));
  }

  private String verdict(Moment moment) {
    Choice choice = moment.choice().orElseThrow();
    String other = words.move(choice.prices().getFirst().move());
    String name =
        switch (choice.label()) {
          case FINE -> "Close";
          case INEXACT -> "Inexact";
          case MISTAKE -> "A mistake";
          case BLUNDER -> "A blunder";
          case UNCLEAR -> "Perhaps a mistake";
        };
    return text(
        "%s: %.1f points (± %.1f) behind another move%s. Better: %s.",
        name,
        100 * choice.loss(),
        100 * choice.noise(),
        choice.label() == Label.UNCLEAR ? ", as far as can be said" : "",
        other);
  }

  private String fortune(Moment moment) {
    int seat = luckiest(moment);
    double luck = moment.luckOf(seat);
    return text(
        "%s luck for %s: %+.1f points.", luck > 0 ? "Good" : "Bad", names.get(seat), 100 * luck);
  }

  /// Says what happened at an entry, as the game says it.
  private String happened(Moment moment) {
    List<String> events = replay.steps().get(moment.entry()).events();
    if (moment.entry() == 0) return "";
    return events.stream()
        .skip(1)
        .map(words::event)
        .filter(each -> !each.isEmpty())
        .limit(MOST_EVENTS)
        .collect(Collectors.joining(" ", " ", ""));
  }

  private static double weight(Moment moment) {
    return Math.max(loss(moment), luck(moment));
  }

  private static double loss(Moment moment) {
    return moment.choice().map(Choice::loss).orElse(0.0);
  }

  private static double luck(Moment moment) {
    return moment.luck().isEmpty() ? 0 : Math.abs(moment.luckOf(luckiest(moment)));
  }

  private static int luckiest(Moment moment) {
    return IntStream.range(0, moment.luck().size())
        .boxed()
        .max(Comparator.comparingDouble(seat -> Math.abs(moment.luckOf(seat))))
        .orElse(0);
  }

  private String lessons() {
    return IntStream.range(0, names.size()).mapToObj(this::lessons).collect(Collectors.joining());
  }

  private String lessons(int seat) {
    String lines =
        review.lessons().stream()
            .filter(each -> each.seat() == seat)
            .map(each -> "<li>" + escaped(lesson(each)) + "\n")
            .collect(Collectors.joining());
    return lines.isEmpty()
        ? ""
        : "<h3>%s</h3>\n<ul>\n%s</ul>\n".formatted(escaped(names.get(seat)), lines);
  }

  private String lesson(Lesson lesson) {
    double points = 100 * lesson.points();
    String question = words.question(lesson.question());
    String move = words.move(lesson.move());
    String better = lesson.better().isEmpty() ? "" : words.move(lesson.better());
    return switch (lesson.kind()) {
      case MISTAKE ->
          text(
              "Move %d cost most, %.1f points: %s. Better: %s.",
              lesson.entry(), points, move, better);
      case HABIT ->
          text(
              "“%s”: %d choices gave away %.1f points together. At move %d: %s. Better: %s.",
              question, lesson.count(), points, lesson.entry(), move, better);
      case FIND ->
          text(
              "Well found at move %d, though it did not look it: %s. %.1f points better than: %s.",
              lesson.entry(), move, points, better);
      case SURE_HAND ->
          text(
              "A sure hand: “%s” came up %d times, and next to nothing given away.",
              question, lesson.count());
    };
  }

  private String method() {
    return text(
        "Yardstick %d of this game (%s), %,d playouts. A chance is how often a seat wins if everybody"
            + " goes on as the yardstick plays. Choices are priced by what the seat knew. Luck is what"
            + " dice and draws changed, compared with drawing them again. Not priced: %s.",
        review.yardstick().version(),
        review.yardstick().hash().substring(0, 12),
        review.effort().playouts(),
        String.join(", ", review.notPriced()));
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would need one more library
  static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
