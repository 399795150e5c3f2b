package tortuga.bots;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tortuga.engine.BadSetup;
import tortuga.engine.Move;
import tortuga.engine.SearchEffort;
import tortuga.engine.State;

/// A level of bots, which people choose by its name, such as `captain`.
///
/// Random and greedy are for comparison; from the Deckhand on, each level is stronger than the one
/// before.
public enum BotLevel {
  /// Any legal move, each equally likely.
  RANDOM {
    @Override
    public <S extends State<S>, M extends Move> Bot<S, M> bot(
        BotContext<S, M> context, Budget budget) {
      return new RandomBot<>();
    }
  },
  /// Always the move that looks best without search.
  GREEDY {
    @Override
    public <S extends State<S>, M extends Move> Bot<S, M> bot(
        BotContext<S, M> context, Budget budget) {
      return new GreedyBot<>(context);
    }
  },
  /// A beginner: usually sensible moves, now and then an oversight.
  DECKHAND {
    @Override
    public <S extends State<S>, M extends Move> Bot<S, M> bot(
        BotContext<S, M> context, Budget budget) {
      return new Deckhand<>(context);
    }
  },
  /// Searches, but not for long.
  SAILOR(Duration.ofMillis(60)),
  /// Searches for as long as it takes to look at a card.
  CAPTAIN(Duration.ofMillis(200)),
  /// Searches for as long as a person would think.
  LEGEND(Duration.ofSeconds(2));

  private final Duration time;

  BotLevel() {
    this(Duration.ZERO);
  }

  BotLevel(Duration time) {
    this.time = time;
  }

  /// Returns a bot of this level for one seat of one game, with the usual budget.
  public <S extends State<S>, M extends Move> Bot<S, M> bot(BotContext<S, M> context) {
    return bot(context, usual());
  }

  /// Returns a bot of this level with its own `budget`; levels that do not search ignore it.
  public <S extends State<S>, M extends Move> Bot<S, M> bot(
      BotContext<S, M> context, Budget budget) {
    return new SearchBot<>(context, budget.or(iterations(context.tactics().thought())));
  }

  /// Returns the usual budget of this level in wall-clock time; it depends on the game.
  public Budget usual() {
    return Budget.usual(time);
  }

  private int iterations(SearchEffort effort) {
    return switch (this) {
      case RANDOM, GREEDY, DECKHAND -> 0;
      case SAILOR -> effort.brief();
      case CAPTAIN -> effort.good();
      case LEGEND -> effort.deep();
    };
  }

  /// Whether this level searches; the others answer at once.
  public boolean thinksAhead() {
    return !time.isZero();
  }

  /// Whether this level uses what its seat noticed in the past; for other levels nobody needs to
  /// keep it.
  public boolean remembers() {
    return thinksAhead();
  }

  /// Returns the level with a name; if there is none, the error lists the names that exist.
  public static BotLevel named(String name) throws BadSetup {
    for (BotLevel level : values()) if (level.toString().equals(name)) return level;
    String known =
        Arrays.stream(values()).map(BotLevel::toString).collect(Collectors.joining(", "));
    throw new BadSetup(
        "no-such-level", List.of(name), "unknown bot %s; known are %s".formatted(name, known));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
