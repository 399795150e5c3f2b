package tortuga.engine.chance;

import java.util.function.IntFunction;

/// A kind of luck that a game knows, such as a die or a draw: its name, and a word for each result.
///
/// The words make luck legible: a scenario dictates `combat star`, an audit of the dice prints it.
public record Luck(String name, IntFunction<String> word) {
  /// A die numbered from one; its result is the number of pips.
  public static Luck die(String name) {
    return new Luck(name, Integer::toString);
  }

  /// A choice among seats.
  public static Luck seat(String name) {
    return new Luck(name, Integer::toString);
  }

  /// A choice among the constants of an enum, written as they write themselves.
  public static <T extends Enum<T>> Luck of(String name, Class<T> type) {
    T[] constants = type.getEnumConstants();
    return new Luck(name, index -> constants[index].toString());
  }
}
