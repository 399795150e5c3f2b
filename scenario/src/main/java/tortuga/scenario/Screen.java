package tortuga.scenario;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Notation;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.Sketch;

/// Writes what a screen shows, which is a record of records, in the names that the page gets.
///
/// Records in a list are found by their number from zero, so that a scenario may name one of them.
final class Screen {
  private Screen() {}

  static Sketch of(Record view) {
    Map<String, Sketch> parts = new LinkedHashMap<>();
    for (RecordComponent part : view.getClass().getRecordComponents()) {
      parts.put(part.getName(), sketch(value(part, view)));
    }
    return Sketch.chart(parts);
  }

  private static Sketch sketch(@Nullable Object value) {
    return switch (value) {
      case null -> Sketch.word("");
      case Optional<?> part -> sketch(part.orElse(null));
      case Collection<?> items -> list(List.copyOf(items));
      case Map<?, ?> map -> {
        Map<String, Sketch> parts = new LinkedHashMap<>();
        map.forEach((key, part) -> parts.put(sketch(key).toString(), sketch(part)));
        yield Sketch.chart(parts);
      }
      case Boolean yes -> Sketch.word(yes ? "yes" : "no");
      case Seat seat -> Sketch.word(seat.index());
      case Enum<?> constant when !Notation.namesItself(constant.getDeclaringClass()) ->
          Sketch.word(Setting.word(constant));
      case Record record when !Notation.namesItself(record.getClass()) -> of(record);
      default -> Sketch.word(value);
    };
  }

  private static Sketch list(List<?> items) {
    List<Sketch> sketches = items.stream().map(Screen::sketch).toList();
    if (sketches.stream().allMatch(Sketch.Word.class::isInstance)) return Sketch.row(sketches);
    Map<String, Sketch> parts = new LinkedHashMap<>();
    for (int i = 0; i < sketches.size(); i++) parts.put(Integer.toString(i), sketches.get(i));
    return Sketch.chart(parts);
  }

  private static @Nullable Object value(RecordComponent part, Record record) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(record);
    } catch (InvocationTargetException | IllegalAccessException e) {
      throw new IllegalStateException("cannot look at " + part.getName(), e);
    }
  }
}
