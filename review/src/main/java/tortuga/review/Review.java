package tortuga.review;

import java.util.List;

/// A finished game with luck and skill told apart: plain data, described in `docs/review.md`.
///
/// For every seat, its result is exactly the chance before the setup plus everything in its
/// account.
///
/// @param record the hash of the recorded game
/// @param names what the players were called; none if nobody was asked
/// @param accounts one for each seat
/// @param moments the setup, then every entry that can have changed anybody's chances
/// @param notPriced what this review says nothing about, as keys
public record Review(
    int format,
    String game,
    int edition,
    String record,
    List<String> names,
    Measure yardstick,
    Effort effort,
    List<Account> accounts,
    List<Moment> moments,
    List<Lesson> lessons,
    List<String> notPriced) {
  /// The version of this form.
  public static final int FORMAT = 1;

  public Review {
    names = List.copyOf(names);
    accounts = List.copyOf(accounts);
    moments = List.copyOf(moments);
    lessons = List.copyOf(lessons);
    notPriced = List.copyOf(notPriced);
  }

  /// Returns the same review without what the players were called.
  public Review withoutNames() {
    return new Review(
        format, game, edition, record, List.of(), yardstick, effort, accounts, moments, lessons,
        notPriced);
  }

  /// By what was measured.
  public record Measure(int version, String hash) {}
}
