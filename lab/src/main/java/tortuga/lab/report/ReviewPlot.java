package tortuga.lab.report;

import static tortuga.lab.report.ReviewPage.escaped;
import static tortuga.lab.report.ReviewPage.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tortuga.review.Account;
import tortuga.review.Moment;
import tortuga.review.Review;

/// The drawings of a review: everybody's chances as a curve, and what the result is made of.
final class ReviewPlot {
  private static final List<String> COLOURS =
      List.of(
          "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#6b6ecf",
          "#637939", "#ad494a");
  private static final int LEFT = 64;
  private static final int WIDTH = 680;
  private static final int HEIGHT = 280;
  private static final int ROW = 18;

  /// How much of a victory fills half of the width of the bars.
  private static final double HALF = 1;

  private final Review review;
  private final List<String> names;
  private final int last;

  ReviewPlot(Review review, List<String> names) {
    this.review = review;
    this.names = names;
    last = Math.max(1, review.moments().getLast().entry());
  }

  String curves() {
    String grid =
        IntStream.rangeClosed(0, 4)
            .mapToObj(i ->
                text(
                    "<line class='grid' x1='%1$d' x2='%2$d' y1='%3$.1f' y2='%3$.1f'/>"
                        + "<text x='%4$d' y='%5$.1f' text-anchor='end'>%6$d %%</text>\n",
                    LEFT, LEFT + WIDTH, y(i / 4.0), LEFT - 8, y(i / 4.0) + 5, 25 * i))
            .collect(Collectors.joining());
    String lines =
        sides().stream().map(seat -> band(seat) + curve(seat)).collect(Collectors.joining());
    return svg(HEIGHT + 60, grid + axis() + lines + legend());
  }

  /// Returns one seat of each side: a side has one curve.
  private List<Integer> sides() {
    List<Integer> seats = new ArrayList<>();
    for (Account account : review.accounts()) {
      boolean first =
          seats.stream().noneMatch(seat -> review.accounts().get(seat).side() == account.side());
      if (first) seats.add(account.seat());
    }
    return seats;
  }

  private String sideName(int seat) {
    int side = review.accounts().get(seat).side();
    return review.accounts().stream()
        .filter(each -> each.side() == side)
        .map(each -> names.get(each.seat()))
        .collect(Collectors.joining(", "));
  }

  private String axis() {
    return text(
        "<text x='%d' y='%d'>setup</text><text x='%d' y='%d' text-anchor='end'>move %d</text>\n",
        LEFT, HEIGHT + 18, LEFT + WIDTH, HEIGHT + 18, last);
  }

  private String curve(int seat) {
    String points =
        review.moments().stream()
            .map(each -> text("%.1f,%.1f", x(each), y(each.chances().get(seat))))
            .collect(Collectors.joining(" "));
    return text(
        "<polyline points='%s' fill='none' stroke='%s' stroke-width='2'><title>%s</title>"
            + "</polyline>\n",
        points, colour(seat), escaped(sideName(seat)));
  }

  /// Draws two standard errors on both sides of a curve.
  private String band(int seat) {
    List<Moment> moments = review.moments();
    String above =
        moments.stream()
            .map(each ->
                text(
                    "%.1f,%.1f", x(each), y(each.chances().get(seat) + 2 * each.noise().get(seat))))
            .collect(Collectors.joining(" "));
    String below =
        moments.reversed().stream()
            .map(each ->
                text(
                    "%.1f,%.1f", x(each), y(each.chances().get(seat) - 2 * each.noise().get(seat))))
            .collect(Collectors.joining(" "));
    return text("<polygon points='%s %s' fill='%s' opacity='.2'/>\n", above, below, colour(seat));
  }

  private double x(Moment moment) {
    return LEFT + (double) WIDTH * moment.entry() / last;
  }

  private static double y(double share) {
    return 8 + (HEIGHT - 8) * (1 - Math.clamp(share, 0, 1));
  }

  private String legend() {
    List<Integer> seats = sides();
    return IntStream.range(0, seats.size())
        .mapToObj(i ->
            text(
                "<rect x='%d' y='%d' width='12' height='12' fill='%s'/><text x='%d' y='%d'>%s</text>\n",
                LEFT + i * WIDTH / seats.size(),
                HEIGHT + 32,
                colour(seats.get(i)),
                LEFT + i * WIDTH / seats.size() + 18,
                HEIGHT + 43,
                escaped(sideName(seats.get(i)))))
        .collect(Collectors.joining());
  }

  String bars() {
    StringBuilder rows = new StringBuilder();
    int y = 0;
    for (Account account : review.accounts()) {
      rows.append(
          text(
              "<text x='0' y='%d' font-weight='bold'>%s</text>\n",
              y + 13, escaped(names.get(account.seat()))));
      y += ROW;
      for (Part part : parts(account)) rows.append(bar(account.seat(), y += ROW, part));
      y += ROW;
    }
    return svg(y, middle(y) + rows);
  }

  private record Part(String name, double value) {}

  private static List<Part> parts(Account account) {
    return List.of(
        new Part("start, luck", account.start() + account.luck()),
        new Part("own play", account.own()),
        new Part("hidden", account.hidden()),
        new Part("others", account.others()));
  }

  private String bar(int seat, int y, Part part) {
    double middle = LEFT + 60 + (WIDTH - 120) / 2.0;
    double length = Math.clamp(part.value() / HALF, -1, 1) * (WIDTH - 120) / 2.0;
    return text(
        "<text x='%d' y='%d' text-anchor='end'>%s</text>"
            + "<rect x='%.1f' y='%d' width='%.1f' height='12' fill='%s' opacity='.75'/>"
            + "<text x='%d' y='%d' text-anchor='end'>%+.1f</text>\n",
        LEFT + 50,
        y - 5,
        part.name(),
        Math.min(middle, middle + length),
        y - 15,
        Math.max(1, Math.abs(length)),
        colour(seat),
        LEFT + WIDTH,
        y - 5,
        100 * part.value());
  }

  private static String middle(int height) {
    return text(
        "<line class='grid' x1='%1$.1f' x2='%1$.1f' y1='0' y2='%2$d'/>\n",
        LEFT + 60 + (WIDTH - 120) / 2.0, height);
  }

  private static String svg(int height, String content) {
    return text(
        "<svg viewBox='0 0 %d %d' role='img'>\n%s</svg>\n", LEFT + WIDTH + 20, height, content);
  }

  private static String colour(int seat) {
    return COLOURS.get(seat % COLOURS.size());
  }
}
