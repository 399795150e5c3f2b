package tortuga.engine;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One thing that players may agree on before a game: its allowed values and the usual one.
public record Setting<T>(String id, T usual, List<T> allowed) {
  public Setting {
    allowed = List.copyOf(allowed);
    if (!allowed.contains(usual)) {
      throw new IllegalArgumentException(id + " cannot usually be " + usual);
    }
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
}
