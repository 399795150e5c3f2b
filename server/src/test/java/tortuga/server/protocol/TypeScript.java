package tortuga.server.protocol;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tortuga.engine.Event;
import tortuga.engine.Figure;
import tortuga.engine.Game;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.text.Notation;

/// Writes records as TypeScript, the way [Json] writes them as JSON.
final class TypeScript {
  private static final String HEAD =
      "// Made from the records of the server by TypeScriptTest; do not edit.\n";

  private final StringBuilder text = new StringBuilder(HEAD);
  private final Set<Class<?>> written = new LinkedHashSet<>();
  private final List<Class<?>> waiting = new ArrayList<>();

  private TypeScript() {}

  /// Returns all messages between pages and server.
  static String protocol() {
    TypeScript file = new TypeScript();
    file.text.append(
        "\nexport interface Event {\n  type: string;\n  [part: string]: unknown;\n}\n");
    file.text.append(
        "\nexport interface Figure {\n  type: string;\n  [part: string]: unknown;\n}\n");
    file.text.append("\nexport type Difference = [unknown] | { [part: string]: Difference };\n");
    file.family(ClientMessage.class);
    file.family(ServerMessage.class);
    file.rest();
    return file.text.toString();
  }

  /// Returns the view of a game, and the names of the parts of its moves.
  static String view(Game<?, ?, ?, ?> game) {
    TypeScript file = new TypeScript();
    file.waiting.add(viewType(game));
    file.rest();
    file.text.append("\nexport const moves = {\n");
    new Notation<>(game.moveType())
        .verbs()
        .forEach((verb, record) ->
            file.text.append("  '%s': [%s],\n".formatted(verb, String.join(", ", parts(record)))));
    return file.text.append("} as const;\n").toString();
  }

  private static Class<?> viewType(Game<?, ?, ?, ?> game) {
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

  /// Returns the names of the words that a move is written with.
  private static List<String> parts(Class<?> record) {
    return Arrays.stream(record.getRecordComponents())
        .flatMap(part ->
            part.getType().isRecord()
                    && part.getType() != Seat.class
                    && !Notation.namesItself(part.getType())
                ? parts(part.getType()).stream()
                : Stream.of("'" + part.getName() + "'"))
        .toList();
  }

  private void family(Class<?> family) {
    List<Class<?>> members = Notation.leaves(family).toList();
    for (Class<?> member : members) {
      written.add(member);
      write(member, Optional.of(Notation.verb(member)), family == ClientMessage.class);
    }
    text.append(
        "\nexport type %s =\n%s;\n"
            .formatted(
                family.getSimpleName(),
                members.stream()
                    .map(member -> "  | " + member.getSimpleName())
                    .collect(Collectors.joining("\n"))));
  }

  private void rest() {
    while (!waiting.isEmpty()) {
      Class<?> next = waiting.removeFirst();
      if (written.add(next)) write(next, Optional.empty(), false);
    }
  }

  private void write(Class<?> record, Optional<String> verb, boolean optional) {
    text.append("\nexport interface ").append(record.getSimpleName()).append(" {\n");
    verb.ifPresent(word -> text.append("  type: '%s';\n".formatted(word)));
    for (RecordComponent part : record.getRecordComponents()) {
      boolean mayLack = optional && part.getType() == Optional.class;
      text.append(
          "  %s%s: %s;\n"
              .formatted(part.getName(), mayLack ? "?" : "", type(part.getGenericType())));
    }
    text.append("}\n");
  }

  private String type(Type type) {
    if (type instanceof ParameterizedType parameters) return generic(parameters);
    Class<?> plain = (Class<?>) type;
    if (plain == boolean.class || plain == Boolean.class) return "boolean";
    if (plain == Seat.class || plain.isPrimitive() || Number.class.isAssignableFrom(plain)) {
      return "number";
    }
    if (plain == String.class || Notation.namesItself(plain)) return "string";
    if (plain == Record.class) return "unknown";
    if (plain == Event.class) return "Event";
    if (plain == Figure.class) return "Figure";
    if (plain.isEnum()) return words(plain);
    if (!plain.isRecord()) throw new IllegalArgumentException("no way to write " + plain);
    waiting.add(plain);
    return plain.getSimpleName();
  }

  private String generic(ParameterizedType type) {
    Type[] arguments = type.getActualTypeArguments();
    if (type.getRawType() == Difference.class) return "Difference";
    if (type.getRawType() == Optional.class) return type(arguments[0]) + " | null";
    if (type.getRawType() == Map.class) return "Record<string, %s>".formatted(type(arguments[1]));
    if (type.getRawType() != List.class) throw new IllegalArgumentException("no way: " + type);
    String item = type(arguments[0]);
    return item.contains("|") ? "(%s)[]".formatted(item) : item + "[]";
  }

  private static String words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> "'" + Setting.word(constant) + "'")
        .collect(Collectors.joining(" | "));
  }
}
