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

/// A kind of bot, which people ask for by its name, such as `captain`.
///
/// Random and greedy are for comparison; from the Deckhand on, each is stronger than the one
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
  /// Always the most tempting move at first sight.
  GREEDY {
    @Override
    public <S extends State<S>, M extends Move> Bot<S, M> bot(
        BotContext<S, M> context, Budget budget) {
      return new GreedyBot<>(context);
    }
  },
  /// Somebody who learns: usually sensible moves, now and then an oversight.
  DECKHAND {
    @Override
    public <S extends State<S>, M extends Move> Bot<S, M> bot(
        BotContext<S, M> context, Budget budget) {
      return new Deckhand<>(context);
    }
  },
  /// Thinks ahead, but not for long.
  SAILOR(Duration.ofMillis(60)),
  /// Thinks ahead for as long as it takes to look at a card.
  CAPTAIN(Duration.ofMillis(200)),
  /// Thinks as long as a person would.
  LEGEND(Duration.ofSeconds(2));

  private final Duration time;

  BotLevel() {
    this(Duration.ZERO);
  }

  BotLevel(Duration time) {
    this.time = time;
  }

  /// Returns a bot of this kind for one seat of one game, which keeps to its usual budget.
  public <S extends State<S>, M extends Move> Bot<S, M> bot(BotContext<S, M> context) {
    return bot(context, usual());
  }

  /// Returns a bot of this kind that keeps to `budget`; those who do not think ahead need none.
  public <S extends State<S>, M extends Move> Bot<S, M> bot(
      BotContext<S, M> context, Budget budget) {
    return new SearchBot<>(context, budget.or(iterations(context.tactics().thought())));
  }

  /// Returns how much this kind usually thinks, by the clock on the wall: as much as the game
  /// takes.
  public Budget usual() {
    return Budget.usual(time);
  }

  private int iterations(SearchEffort thought) {
    return switch (this) {
      case RANDOM, GREEDY, DECKHAND -> 0;
      case SAILOR -> thought.brief();
      case CAPTAIN -> thought.good();
      case LEGEND -> thought.deep();
    };
  }

  /// Whether this kind thinks ahead; the others answer at once.
  public boolean thinksAhead() {
    return !time.isZero();
  }

  /// Whether this kind looks at what its seat noticed in the past; whoever asks another kind need
  /// not keep that.
  public boolean remembers() {
    return thinksAhead();
  }

  /// Returns the kind with a name; if there is none, the error lists the names that there are.
  public static BotLevel named(String name) throws BadSetup {
    for (BotLevel kind : values()) if (kind.toString().equals(name)) return kind;
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
