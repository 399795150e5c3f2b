package tortuga.bots;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import tortuga.engine.BadSetup;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.State;

/// A kind of bot, which people ask for by its name, such as `random`.
public enum BotKind {
  /// Any legal move, each equally likely.
  RANDOM {
    @Override
    public <S extends State<S>, M extends Move> Bot<S, M> bot(Rules<S, M, ?, ?> rules) {
      return new RandomBot<>();
    }
  };

  /// Returns a bot of this kind for one seat of one game under `rules`.
  public abstract <S extends State<S>, M extends Move> Bot<S, M> bot(Rules<S, M, ?, ?> rules);

  /// Returns the kind with a name; if there is none, the error lists the names that there are.
  public static BotKind named(String name) throws BadSetup {
    for (BotKind kind : values()) if (kind.toString().equals(name)) return kind;
    String known = Arrays.stream(values()).map(BotKind::toString).collect(Collectors.joining(", "));
    throw new BadSetup("unknown bot %s; known are %s".formatted(name, known));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
