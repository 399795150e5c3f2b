package tortuga.lab;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.engine.BadSetup;

/// A bot that competes in an arena: its level, its budget, and the name under which its results are
/// added up.
///
/// Its budget counts processor time, so that a busy machine weakens nobody.
public record Contestant(String name, BotLevel level, Budget budget) {
  private static final Pattern NAME = Pattern.compile("(\\w+)(?::(\\d{1,9})(ms)?)?");

  /// A way to change the usual budget.
  public interface Handicap {
    Budget apply(Budget usual);
  }

  /// Reads a name: `captain`, or with a budget of its own `captain:500` for iterations and
  /// `captain:50ms` for time. A contestant without a budget of its own gets the usual one, changed
  /// by `handicap`.
  public static Contestant named(String name, Handicap handicap) throws BadSetup {
    Matcher parts = NAME.matcher(name);
    if (!parts.matches()) {
      throw new BadSetup(
          "no-such-level",
          List.of(name),
          "a bot is written as captain, captain:500 or captain:50ms, not " + name);
    }
    BotLevel level = BotLevel.named(parts.group(1));
    Budget usual = level.usual().by(Budget.Clock.PROCESSOR);
    if (!level.thinksAhead()) return new Contestant(level.toString(), level, usual);
    if (parts.group(2) == null) return new Contestant(name, level, handicap.apply(usual));
    int number = Integer.parseInt(parts.group(2));
    if (number == 0)
      throw new BadSetup(
          "no-such-level", List.of(name), "a bot cannot think with nothing, as in " + name);
    return new Contestant(
        name, level, parts.group(3) == null ? iterations(number) : millis(number));
  }

  /// A budget of iterations only, with which an arena can be repeated exactly.
  public static Budget iterations(int number) {
    return Budget.iterations(number);
  }

  /// A budget of time only.
  public static Budget millis(int number) {
    return Budget.of(Integer.MAX_VALUE, Duration.ofMillis(number)).by(Budget.Clock.PROCESSOR);
  }
}
