package tortuga.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One thing that players may agree on before a game: its allowed values and the usual one.
///
/// @param conditions what it needs to make a difference
/// @param valueConditions what single values need, beyond that
/// @param group where a form asks for it
public record Setting<T>(
    String id,
    T usual,
    List<T> allowed,
    List<Condition> conditions,
    Map<T, List<Condition>> valueConditions,
    Group group) {
  /// Where a form asks for a setting.
  public enum Group {
    MAIN,
    /// Behind a door, for those who look for it.
    MORE
  }

  public Setting {
    allowed = List.copyOf(allowed);
    conditions = List.copyOf(conditions);
    valueConditions = Map.copyOf(valueConditions);
    if (!allowed.contains(usual)) {
      throw new IllegalArgumentException(id + " cannot usually be " + usual);
    }
  }

  /// A choice among some values.
  public Setting(String id, T usual, List<T> allowed) {
    this(id, usual, allowed, List.of(), Map.of(), Group.MAIN);
  }

  /// A choice among all constants of an enum, the first being listed first.
  public static <T extends Enum<T>> Setting<T> of(String id, T usual) {
    return new Setting<>(id, usual, List.of(usual.getDeclaringClass().getEnumConstants()));
  }

  /// A switch.
  public static Setting<Boolean> of(String id, boolean usual) {
    return new Setting<>(id, usual, List.of(false, true));
  }

  /// A number from a range, both ends included.
  public static Setting<Integer> of(String id, int usual, int from, int to) {
    return new Setting<>(id, usual, IntStream.rangeClosed(from, to).boxed().toList());
  }

  /// Makes a difference only if all of this is so.
  public Setting<T> when(Condition... conditions) {
    return new Setting<>(id, usual, allowed, List.of(conditions), valueConditions, group);
  }

  /// Is asked for only by those who look for more.
  public Setting<T> more() {
    return new Setting<>(id, usual, allowed, conditions, valueConditions, Group.MORE);
  }

  /// Has a value to offer only if all of this is so.
  public Setting<T> when(T value, Condition... conditions) {
    if (value.equals(usual) || !allowed.contains(value)) {
      throw new IllegalArgumentException("%s is no choice of %s".formatted(value, id));
    }
    Map<T, List<Condition>> more = new HashMap<>(valueConditions);
    more.put(value, List.of(conditions));
    return new Setting<>(id, usual, allowed, this.conditions, more, group);
  }

  /// The condition that this setting has one of some values.
  @SafeVarargs
  public final Condition is(T... values) {
    List<String> words = new ArrayList<>();
    for (T value : values) words.add(word(value));
    return new Condition.Agreed(this, words);
  }

  /// The condition that this setting has none of some values.
  @SafeVarargs
  public final Condition isNot(T... values) {
    List<String> words = new ArrayList<>(words().toList());
    for (T value : values) words.remove(word(value));
    return new Condition.Agreed(this, words);
  }

  /// Returns what a value needs, beyond what the setting needs.
  public List<Condition> conditions(T value) {
    return valueConditions.getOrDefault(value, List.of());
  }

  /// Whether what was agreed on for this setting makes a difference; the usual value always does.
  public boolean matters(Setup setup) {
    T value = setup.get(this);
    return value.equals(usual)
        || Stream.concat(conditions.stream(), conditions(value).stream())
            .allMatch(condition -> condition.isMet(setup));
  }

  /// Says why the value that was agreed on cannot be played with the rest, as a message key.
  public Optional<String> objection(Setup setup) {
    T value = setup.get(this);
    if (value.equals(usual)) return Optional.empty();
    return Stream.concat(conditions.stream(), conditions(value).stream())
        .flatMap(condition -> condition.objection(setup).stream())
        .findFirst();
  }

  /// Returns the word for a value, such as `in-turn` or `100`.
  public static String word(Object value) {
    return switch (value) {
      case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
      case Boolean on -> on ? "on" : "off";
      default -> value.toString();
    };
  }

  /// Returns the words for all allowed values.
  public Stream<String> words() {
    return allowed.stream().map(Setting::word);
  }

  /// Returns the value that `word` stands for, if it is an allowed one; `IN_TURN` and `inTurn` are
  /// as good as `in-turn`, and `true` is as good as `on`.
  public Optional<T> read(String word) {
    return allowed.stream().filter(value -> plain(word(value)).equals(plain(word))).findFirst();
  }

  private static String plain(String word) {
    String letters = word.toLowerCase(Locale.ROOT).replaceAll("[-_]", "");
    return switch (letters) {
      case "true" -> "on";
      case "false" -> "off";
      default -> letters;
    };
  }

  /// What a setting, or one of its values, needs to make a difference; a form asks for nothing
  /// else.
  public sealed interface Condition {
    /// Whether it is met by what was agreed on. How fast a game is played is not part of that.
    boolean isMet(Setup setup);

    /// Another setting has one of some values.
    record Agreed(Setting<?> setting, List<String> words) implements Condition {
      public Agreed {
        words = List.copyOf(words);
      }

      @Override
      public boolean isMet(Setup setup) {
        return words.contains(Setting.word(setup.get(setting)));
      }
    }

    /// There are so many players.
    record Players(List<Integer> numbers) implements Condition {
      public Players {
        numbers = List.copyOf(numbers);
      }

      @Override
      public boolean isMet(Setup setup) {
        return numbers.contains(setup.seats());
      }
    }

    /// People sit at the table together, so that there are clocks; by correspondence they come and
    /// go.
    record Together() implements Condition {
      @Override
      public boolean isMet(Setup setup) {
        return true;
      }
    }

    /// A table that does not meet the condition is refused.
    record Demanded(Condition condition, String objection) implements Condition {
      @Override
      public boolean isMet(Setup setup) {
        return condition.isMet(setup);
      }
    }

    static Condition players(Integer... numbers) {
      return new Players(Arrays.asList(numbers));
    }

    static Condition playersFrom(int fewest) {
      return new Players(IntStream.rangeClosed(fewest, Seat.MOST).boxed().toList());
    }

    static Condition together() {
      return new Together();
    }

    /// Refuses a table for which the condition is not met, with the key of the reason, instead of
    /// playing as if the setting had its usual value.
    default Condition orElse(String objection) {
      return new Demanded(this, objection);
    }

    /// Returns why a table is refused because of this condition, if it is.
    default Optional<String> objection(Setup setup) {
      return this instanceof Demanded demanded && !isMet(setup)
          ? Optional.of(demanded.objection())
          : Optional.empty();
    }
  }
}
