package tortuga.server.protocol;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tortuga.engine.Game;
import tortuga.engine.Seat;
import tortuga.engine.chance.Die;
import tortuga.engine.text.AsSeat;
import tortuga.engine.text.Notation;

/// What a page must know of a game's records to put them into words.
///
/// @param moves for each verb, the names of the words that follow it
/// @param seats which parts name a seat
/// @param dice what the sides of each die show, in order
public record Vocabulary(
    Map<String, List<String>> moves, SeatParts seats, Map<String, List<String>> dice) {
  /// The parts that name a seat: of moves by verb, of events by type, and of all records of the
  /// view.
  public record SeatParts(
      Map<String, List<String>> moves, Map<String, List<String>> events, List<String> views) {}

  public static Vocabulary of(Game<?, ?, ?, ?> game) {
    Map<String, List<String>> dice = new LinkedHashMap<>();
    for (Die die : game.dice()) dice.put(die.name(), die.sides());
    SequencedSet<String> views = new LinkedHashSet<>();
    collectSeats(viewType(game), views);
    SeatParts seats =
        new SeatParts(seats(game.moveType()), seats(game.eventType()), List.copyOf(views));
    return new Vocabulary(parts(game.moveType(), _ -> true), seats, dice);
  }

  /// Returns the record that a game shows.
  static Class<?> viewType(Game<?, ?, ?, ?> game) {
    for (Class<?> type = game.getClass(); type != null; type = type.getSuperclass()) {
      for (Type parent : parents(type).toList()) {
        if (parent instanceof ParameterizedType parameters
            && parameters.getRawType() instanceof Class<?> raw
            && Game.class.isAssignableFrom(raw)
            && parameters.getActualTypeArguments()[3] instanceof Class<?> view) {
          return view;
        }
      }
    }
    throw new IllegalArgumentException(game.id() + " does not say what its view is");
  }

  private static Stream<Type> parents(Class<?> type) {
    return Stream.concat(
        Stream.ofNullable(type.getGenericSuperclass()), Stream.of(type.getGenericInterfaces()));
  }

  private static Map<String, List<String>> seats(Class<?> family) {
    Map<String, List<String>> seats = parts(family, Vocabulary::isSeat);
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
          if (isNested(part.getType())) return names(part.getType(), fits).stream();
          return fits.test(part) ? Stream.of(part.getName()) : Stream.empty();
        })
        .toList();
  }

  private static boolean isNested(Class<?> type) {
    return type.isRecord() && type != Seat.class && !Notation.namesItself(type);
  }

  private static void collectSeats(Class<?> record, SequencedSet<String> names) {
    for (RecordComponent part : record.getRecordComponents()) {
      if (isSeat(part)) names.add(part.getName());
      else if (isNested(held(part))) collectSeats(held(part), names);
    }
  }

  private static boolean isSeat(RecordComponent part) {
    return held(part) == Seat.class || part.isAnnotationPresent(AsSeat.class);
  }

  /// Returns the type of a part, or of what is in its list.
  private static Class<?> held(RecordComponent part) {
    boolean holds = part.getType() == List.class || part.getType() == Optional.class;
    return holds
            && part.getGenericType() instanceof ParameterizedType type
            && type.getActualTypeArguments()[0] instanceof Class<?> item
        ? item
        : part.getType();
  }
}
