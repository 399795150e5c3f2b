package tortuga.scenario;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;

/// Writes what a screen shows, which is a record of records, in the names that the page gets.
///
/// Records in a list are found by their number from zero, so that a scenario may name one of them.
final class Screen {
  private Screen() {}

  static PositionText of(Record view) {
    Map<String, PositionText> parts = new LinkedHashMap<>();
    for (RecordComponent part : view.getClass().getRecordComponents()) {
      parts.put(part.getName(), sketch(value(part, view)));
    }
    return PositionText.chart(parts);
  }

  private static PositionText sketch(@Nullable Object value) {
    return switch (value) {
      case null -> PositionText.word("");
      case Optional<?> part -> sketch(part.orElse(null));
      case Collection<?> items -> list(List.copyOf(items));
      case Map<?, ?> map -> {
        Map<String, PositionText> parts = new LinkedHashMap<>();
        map.forEach((key, part) -> parts.put(sketch(key).toString(), sketch(part)));
        yield PositionText.chart(parts);
      }
      case Boolean yes -> PositionText.word(yes ? "yes" : "no");
      case Seat seat -> PositionText.word(seat.index());
      case Enum<?> constant when !Notation.namesItself(constant.getDeclaringClass()) ->
          PositionText.word(Setting.word(constant));
      case Record record when !Notation.namesItself(record.getClass()) -> of(record);
      default -> PositionText.word(value);
    };
  }

  private static PositionText list(List<?> items) {
    List<PositionText> sketches = items.stream().map(Screen::sketch).toList();
    if (sketches.stream().allMatch(PositionText.Word.class::isInstance))
      return PositionText.row(sketches);
    Map<String, PositionText> parts = new LinkedHashMap<>();
    for (int i = 0; i < sketches.size(); i++) parts.put(Integer.toString(i), sketches.get(i));
    return PositionText.chart(parts);
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
