package tortuga.engine.text;

import java.util.List;
import java.util.Optional;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Pile;
import tortuga.engine.text.PositionText.Row;
import tortuga.engine.text.PositionText.Word;

/// Says what is wrong with a written position, and where: on which line, or under which key.
public final class BadPosition extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final String path;

  public BadPosition(int line, String message) {
    this(line, "", message);
  }

  /// Says what is wrong with a position that may not have been read from a file.
  ///
  /// @param path the key that cannot be, such as `holds.0`; an item of a list by its number from
  ///   zero, such as `pending.1`
  public BadPosition(String path, String message) {
    this(0, path, message);
  }

  private BadPosition(int line, String path, String message) {
    super(message);
    this.line = line;
    this.path = path;
  }

  /// Returns the line, counted from one, or zero if the position was not read from a file.
  public int line() {
    return line;
  }

  /// Returns the key that cannot be, such as `holds.0`; empty if only the line is known.
  public String path() {
    return path;
  }

  /// Returns this with the line of the key in `given`, or that of the nearest key above it.
  public BadPosition in(PositionText given) {
    if (line > 0) return this;
    PositionText place = given;
    for (String key : path.split("\\.")) {
      Optional<PositionText> part = part(place, key);
      if (part.isEmpty()) break;
      place = part.get();
    }
    BadPosition located = new BadPosition(place.line(), path, String.valueOf(getMessage()));
    located.setStackTrace(getStackTrace());
    return located;
  }

  private static Optional<PositionText> part(PositionText whole, String key) {
    return switch (whole) {
      case Chart chart -> chart.get(key);
      case Row(List<PositionText> items, _) when key.matches("\\d{1,6}") ->
          items.stream().skip(Integer.parseInt(key)).findFirst();
      case Row _, Pile _, Word _ -> Optional.empty();
    };
  }
}
