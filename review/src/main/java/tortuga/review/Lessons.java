package tortuga.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Chooses what each seat can take away from a game: at most three things, praise among them.
final class Lessons {
  private static final int MOST = 3;

  /// How often something must happen to be a habit, and to be a sure hand.
  private static final int HABIT = 3;

  private static final int SURE = 5;

  private final Yardstick yardstick;
  private final List<Moment> choices;

  Lessons(Yardstick yardstick, List<Moment> moments) {
    this.yardstick = yardstick;
    choices = moments.stream().filter(moment -> moment.choice().isPresent()).toList();
  }

  List<Lesson> of(int seats) {
    List<Lesson> lessons = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) lessons.addAll(ofSeat(seat));
    return lessons;
  }

  private List<Lesson> ofSeat(int seat) {
    List<Moment> own = choices.stream().filter(each -> each.seat().orElseThrow() == seat).toList();
    Map<String, List<Moment>> kinds =
        own.stream()
            .collect(Collectors.groupingBy(Moment::question, TreeMap::new, Collectors.toList()));
    List<Lesson> lessons = new ArrayList<>();
    mistake(seat, own).ifPresent(lessons::add);
    habit(seat, kinds, lessons).ifPresent(lessons::add);
    find(seat, own).or(() -> sureHand(seat, kinds)).ifPresent(lessons::add);
    return lessons.subList(0, Math.min(MOST, lessons.size()));
  }

  private Optional<Lesson> mistake(int seat, List<Moment> own) {
    return own.stream()
        .filter(each -> isLoss(choice(each)))
        .max(byLoss())
        .map(each -> lesson(seat, Lesson.Kind.MISTAKE, each, 1, choice(each).loss()));
  }

  private static boolean isLoss(Choice choice) {
    return choice.label() == Label.MISTAKE || choice.label() == Label.BLUNDER;
  }

  private Optional<Lesson> habit(int seat, Map<String, List<Moment>> kinds, List<Lesson> before) {
    return kinds.values().stream()
        .map(each -> each.stream().filter(moment -> isLossy(choice(moment))).toList())
        .filter(each -> each.size() >= HABIT)
        .max(Comparator.comparingDouble(Lessons::loss))
        .map(each -> {
          Moment worst =
              each.stream()
                  .filter(moment ->
                      before.stream().noneMatch(lesson -> lesson.entry() == moment.entry()))
                  .max(byLoss())
                  .orElseThrow();
          return lesson(seat, Lesson.Kind.HABIT, worst, each.size(), loss(each));
        });
  }

  private static boolean isLossy(Choice choice) {
    return choice.label() == Label.INEXACT || isLoss(choice);
  }

  /// A good move that does not look it: clearly better than the others, and not the most tempting.
  private Optional<Lesson> find(int seat, List<Moment> own) {
    return own.stream()
        .filter(each -> !choice(each).tempting().equals(each.move()))
        .filter(
            each -> -100 * (choice(each).lead() + 2 * choice(each).noise()) >= yardstick.inexact())
        .min(Comparator.comparingDouble(each -> choice(each).lead()))
        .map(each -> lesson(seat, Lesson.Kind.FIND, each, 1, -choice(each).lead()));
  }

  private Optional<Lesson> sureHand(int seat, Map<String, List<Moment>> kinds) {
    return kinds.values().stream()
        .filter(each -> each.size() >= SURE)
        .filter(each -> each.stream().noneMatch(moment -> isLossy(choice(moment))))
        .max(Comparator.comparingInt(List::size))
        .map(each -> {
          Moment clearest =
              each.stream()
                  .min(Comparator.comparingDouble(moment -> choice(moment).lead()))
                  .orElseThrow();
          return lesson(seat, Lesson.Kind.SURE_HAND, clearest, each.size(), loss(each));
        });
  }

  private static Lesson lesson(int seat, Lesson.Kind kind, Moment at, int count, double points) {
    String other =
        choice(at).prices().stream()
            .map(Choice.Price::move)
            .filter(move -> !move.equals(at.move()))
            .findFirst()
            .orElse("");
    return new Lesson(seat, kind, at.entry(), at.question(), count, points, at.move(), other);
  }

  private static Comparator<Moment> byLoss() {
    return Comparator.comparingDouble(each -> choice(each).loss());
  }

  private static double loss(List<Moment> moments) {
    return moments.stream().mapToDouble(each -> choice(each).loss()).sum();
  }

  private static Choice choice(Moment moment) {
    return moment.choice().orElseThrow();
  }
}
