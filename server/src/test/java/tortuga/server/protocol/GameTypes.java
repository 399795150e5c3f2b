package tortuga.server.protocol;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tortuga.engine.AsSeat;
import tortuga.engine.Game;
import tortuga.engine.Seat;
import tortuga.engine.text.Notation;

/// What a game's classes say about its views, moves and events.
final class GameTypes {
  private GameTypes() {}

  /// Returns the record that a game shows.
  static Class<?> viewType(Game<?, ?, ?, ?> game) {
    Class<?> type = game.getClass();
    Stream<Type> parents =
        Stream.concat(
            Stream.of(type.getGenericSuperclass()), Stream.of(type.getGenericInterfaces()));
    for (Type parent : parents.toList()) {
      if (parent instanceof ParameterizedType parameters
          && parameters.getRawType() instanceof Class<?> raw
          && Game.class.isAssignableFrom(raw)) {
        return (Class<?>) parameters.getActualTypeArguments()[3];
      }
    }
    throw new IllegalArgumentException(game.id() + " does not say what its view is");
  }

  /// Returns for each verb the names of the words that follow it.
  static Map<String, List<String>> parts(Class<?> family) {
    return parts(family, part -> true);
  }

  /// Returns for each verb the parts that name a seat, if it has any.
  static Map<String, List<String>> seats(Class<?> family) {
    Map<String, List<String>> seats = parts(family, GameTypes::isSeat);
    seats.values().removeIf(List::isEmpty);
    return seats;
  }

  private static Map<String, List<String>> parts(Class<?> family, Predicate<RecordComponent> fits) {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    Notation.leaves(family)
        .forEach(record -> parts.put(Notation.verb(record), names(record, fits)));
    return parts;
  }

  private static List<String> names(Class<?> record, Predicate<RecordComponent> fits) {
    return Arrays.stream(record.getRecordComponents())
        .flatMap(part -> {
          Class<?> type = part.getType();
          boolean isOneWord = type == Seat.class || Notation.namesItself(type);
          if (type.isRecord() && !isOneWord) return names(type, fits).stream();
          return fits.test(part) ? Stream.of(part.getName()) : Stream.empty();
        })
        .toList();
  }

  private static boolean isSeat(RecordComponent part) {
    if (part.getType() == Seat.class || part.isAnnotationPresent(AsSeat.class)) return true;
    boolean holds = part.getType() == List.class || part.getType() == Optional.class;
    return holds
        && part.getGenericType() instanceof ParameterizedType type
        && type.getActualTypeArguments()[0] == Seat.class;
  }
}
