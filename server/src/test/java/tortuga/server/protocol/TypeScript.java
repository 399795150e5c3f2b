package tortuga.server.protocol;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tortuga.engine.Game;
import tortuga.engine.Seat;
import tortuga.engine.text.Notation;
import tortuga.server.http.HttpPayloads;
import tortuga.server.lesson.LessonAnswer;
import tortuga.server.review.ReviewAnswer;

/// The files of the client that are made from the records of the server and of the games.
final class TypeScript {
  private static final String HEAD =
      "// Made from the records of the server by TypeScriptTest; do not edit.\n";

  /// What pages send: whatever is optional may be left out.
  private static final Set<Class<?>> REQUESTS =
      Set.of(
          HttpPayloads.NewTable.class,
          HttpPayloads.Join.class,
          HttpPayloads.BotSeat.class,
          HttpPayloads.Arrival.class,
          HttpPayloads.LessonMoves.class,
          HttpPayloads.LessonChains.class,
          HttpPayloads.Person.class);

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

  /// Returns the bodies of requests and responses over HTTP.
  static String http() {
    TypeScriptTypes types = new TypeScriptTypes(messages());
    Arrays.stream(HttpPayloads.class.getDeclaredClasses())
        .sorted(Comparator.comparing(Class::getSimpleName))
        .forEach(body -> types.type(body, /* mayLack= */ REQUESTS.contains(body)));
    types.type(Vocabulary.class, /* mayLack= */ false);
    types.type(LessonAnswer.class, /* mayLack= */ false);
    types.type(ReviewAnswer.class, /* mayLack= */ false);
    String imports = String.join(", ", types.imported());
    return HEAD + "\nimport type { %s } from './protocol.gen';\n".formatted(imports) + types.text();
  }

  /// Returns what the page of a game knows: its view, events and figures, the names of the parts of
  /// its moves, which parts are seats, its dice, and what is printed.
  static String game(Game<?, ?, ?, ?> game) {
    TypeScriptTypes types = new TypeScriptTypes();
    Optional<? extends Record> printed = game.printed();
    types.type(Vocabulary.viewType(game), /* mayLack= */ false);
    types.family(game.eventType(), /* mayLack= */ false);
    game.figureType().ifPresent(figures -> types.family(figures, /* mayLack= */ false));
    printed.ifPresent(record -> types.type(record.getClass(), /* mayLack= */ false));
    types.family(game.moveType(), /* mayLack= */ false);
    String moveName = game.moveType().getSimpleName();
    Vocabulary vocabulary = Vocabulary.of(game);
    Vocabulary.SeatParts parts = vocabulary.seats();
    String seats =
        "{\n  moves: %s,\n  events: %s,\n  views: [%s],\n}"
            .formatted(nested(parts.moves()), nested(parts.events()), quoted(parts.views()));
    String text =
        HEAD
            + "\nimport type { SeatParts } from '$src/net/http.gen';\n"
            + "import { reading, writing } from '$src/net/moves';\n"
            + types.text()
            + constant("moves", words(vocabulary.moves()) + " as const")
            + constant("moveParts", moveParts(game.moveType()) + " as const")
            + constant("readMove", "reading<%s>(moveParts)".formatted(moveName))
            + constant("writeMove", "writing<%s>(moveParts)".formatted(moveName))
            + constant("seats: SeatParts", seats)
            + constant("dice", words(vocabulary.dice()) + " as const");
    return printed
        .map(record ->
            text + constant("printed: " + record.getClass().getSimpleName(), table(record)))
        .orElse(text);
  }

  private static String constant(String name, String value) {
    return "\nexport const %s = %s;\n".formatted(name, value);
  }

  /// Returns for each verb how the words that follow it are read.
  private static String moveParts(Class<?> family) {
    return Notation.leaves(family)
        .map(record ->
            "  '%s': {%s},\n"
                .formatted(
                    Notation.verb(record),
                    Arrays.stream(record.getRecordComponents())
                        .map(part -> " %s: '%s'".formatted(part.getName(), kind(part)))
                        .collect(Collectors.joining(","))
                        .replaceFirst("(?<=.)$", " ")))
        .collect(Collectors.joining("", "{\n", "}"));
  }

  private static String kind(RecordComponent part) {
    if (part.getGenericType() instanceof ParameterizedType of) {
      return kind((Class<?>) of.getActualTypeArguments()[0])
          + (part.getType() == List.class ? "*" : "?");
    }
    return kind(part.getType());
  }

  private static String kind(Class<?> type) {
    if (type == int.class || type == Integer.class || type == Seat.class) return "number";
    if (type == boolean.class || type == Boolean.class) return "flag";
    if (type.isEnum() || Notation.namesItself(type)) return "word";
    throw new IllegalArgumentException("a move with a %s is not one word each".formatted(type));
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
