package tortuga.server.protocol;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tortuga.engine.Game;
import tortuga.engine.chance.Die;

/// The files of the client that are made from the records of the server and of the games.
final class TypeScript {
  private static final String HEAD =
      "// Made from the records of the server by TypeScriptTest; do not edit.\n";

  private TypeScript() {}

  /// Returns all messages between pages and server.
  static String protocol() {
    return HEAD
        + "\nexport interface Event {\n  type: string;\n}\n"
        + "\nexport interface Figure {\n  type: string;\n}\n"
        + "\nexport type Difference = [unknown] | { [part: string]: Difference };\n"
        + messages().text();
  }

  private static TypeScriptTypes messages() {
    TypeScriptTypes types = new TypeScriptTypes();
    types.family(ClientMessage.class, /* mayLack= */ true);
    types.family(ServerMessage.class, /* mayLack= */ false);
    return types;
  }

  /// Returns what the page of a game knows: its view, events and figures, the names of the parts of
  /// its moves, which parts are seats, its dice, and what is printed.
  static String game(Game<?, ?, ?, ?> game) {
    TypeScriptTypes types = new TypeScriptTypes();
    Optional<? extends Record> printed = game.printed();
    types.type(GameTypes.viewType(game), /* mayLack= */ false);
    types.family(game.eventType(), /* mayLack= */ false);
    game.figureType().ifPresent(figures -> types.family(figures, /* mayLack= */ false));
    printed.ifPresent(record -> types.type(record.getClass(), /* mayLack= */ false));
    String seats =
        "{\n  moves: %s,\n  events: %s,\n}"
            .formatted(
                nested(GameTypes.seats(game.moveType())),
                nested(GameTypes.seats(game.eventType())));
    Map<String, List<String>> dice = new LinkedHashMap<>();
    for (Die die : game.dice()) dice.put(die.name(), die.sides());
    String text =
        HEAD
            + types.text()
            + constant("moves", words(GameTypes.parts(game.moveType())) + " as const")
            + constant("seats", seats + " as const")
            + constant("dice", words(dice) + " as const");
    return printed
        .map(record ->
            text + constant("printed: " + record.getClass().getSimpleName(), table(record)))
        .orElse(text);
  }

  private static String constant(String name, String value) {
    return "\nexport const %s = %s;\n".formatted(name, value);
  }

  private static String nested(Map<String, List<String>> lists) {
    return words(lists).replace("\n", "\n  ");
  }

  private static String words(Map<String, List<String>> lists) {
    return lists.entrySet().stream()
        .map(entry -> "  '%s': [%s],\n".formatted(entry.getKey(), quoted(entry.getValue())))
        .collect(Collectors.joining("", "{\n", "}"));
  }

  private static String quoted(List<String> words) {
    return words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(", "));
  }

  /// Writes a record of lists, each row on its line.
  private static String table(Record printed) {
    return Arrays.stream(printed.getClass().getRecordComponents())
        .map(part -> "  %s: %s,\n".formatted(part.getName(), rows(value(printed, part))))
        .collect(Collectors.joining("", "{\n", "}"));
  }

  private static String rows(Object value) {
    return value instanceof List<?> rows
        ? rows.stream()
            .map(row -> "    " + Json.write(row) + ",\n")
            .collect(Collectors.joining("", "[\n", "  ]"))
        : Json.write(value);
  }

  private static Object value(Record record, RecordComponent part) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + part, e);
    }
  }
}
