package tortuga.server.protocol;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tortuga.engine.Event;
import tortuga.engine.Figure;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.text.Notation;
import tortuga.engine.text.OneOf;
import tortuga.engine.text.WrittenAs;

/// Writes records and constants as types of TypeScript, the way [Json] writes their values: each
/// once, with all that it needs.
final class TypeScriptTypes {
  private final StringBuilder text = new StringBuilder();
  private final Map<Class<?>, String> names = new LinkedHashMap<>();
  private final Set<Class<?>> written = new HashSet<>();
  private final List<Class<?>> waiting = new ArrayList<>();

  /// Unions of texts that classes name, until they are written.
  private final Map<String, List<String>> unions = new LinkedHashMap<>();

  private final Set<String> named = new HashSet<>();

  /// What another file has, and what of that is used here.
  private final TypeScriptTypes elsewhere;

  private final TreeSet<String> imported = new TreeSet<>();

  TypeScriptTypes() {
    elsewhere = this;
  }

  /// Types that need not be written again.
  TypeScriptTypes(TypeScriptTypes elsewhere) {
    this.elsewhere = elsewhere;
  }

  /// Writes a family of records that are told apart by their `type`, and their union.
  ///
  /// @param mayLack whether an absent part may be left out
  void family(Class<?> family, boolean mayLack) {
    List<Class<?>> members = Notation.leaves(family).toList();
    members.forEach(this::name);
    for (Class<?> member : members) write(member, Optional.of(Notation.verb(member)), mayLack);
    union(name(family), members.stream().map(this::name).toList());
    rest();
  }

  /// Writes a record.
  ///
  /// @param mayLack whether an absent part may be left out
  void type(Class<?> record, boolean mayLack) {
    write(record, Optional.empty(), mayLack);
    rest();
  }

  String text() {
    return text.toString();
  }

  List<String> imported() {
    return List.copyOf(imported);
  }

  /// Returns what a class is called here; two of the same name carry the name of their owner, too.
  private String name(Class<?> type) {
    String known = names.get(type);
    if (known != null) return known;
    String simple = type.getSimpleName();
    Class<?> owner = type.getEnclosingClass();
    boolean taken = names.containsValue(simple);
    if (taken && owner == null) throw new IllegalArgumentException("two types are called " + type);
    String name = taken ? owner.getSimpleName() + simple : simple;
    names.put(type, name);
    return name;
  }

  private void rest() {
    unions.forEach(this::union);
    unions.clear();
    while (!waiting.isEmpty()) {
      Class<?> next = waiting.removeFirst();
      if (isWritten(next)) {
        if (written.add(next)) union(name(next), texts(next));
      } else if (next.isEnum() && written.add(next)) union(name(next), words(next));
      else if (next.isRecord()) write(next, Optional.empty(), /* mayLack= */ false);
    }
  }

  private void union(String name, List<String> members) {
    text.append("\nexport type %s =\n".formatted(name));
    text.append(members.stream().map(each -> "  | " + each).collect(Collectors.joining("\n")));
    text.append(";\n");
  }

  private void write(Class<?> record, Optional<String> verb, boolean mayLack) {
    if (!written.add(record)) return;
    text.append("\nexport interface ").append(name(record)).append(" {\n");
    verb.ifPresent(word -> text.append("  type: '%s';\n".formatted(word)));
    for (RecordComponent part : record.getRecordComponents()) {
      boolean mayBeLeftOut = mayLack && part.getType() == Optional.class;
      text.append("  %s%s: %s;\n".formatted(part.getName(), mayBeLeftOut ? "?" : "", type(part)));
    }
    text.append("}\n");
  }

  private String type(RecordComponent part) {
    OneOf known = part.getAnnotation(OneOf.class);
    String type = type(part.getGenericType());
    return known == null ? type : type.replace("string", oneOf(known.value()));
  }

  /// Returns the name of the union of the texts that a class names.
  private String oneOf(Class<?> type) {
    String simple = type.getSimpleName();
    String name = type.isSealed() ? simple + "Verb" : simple.replaceFirst("s$", "");
    if (named.add(name)) {
      List<String> texts =
          type.isSealed() ? Notation.leaves(type).map(Notation::verb).toList() : constants(type);
      unions.put(name, texts.stream().map(TypeScriptTypes::quoted).toList());
    }
    return name;
  }

  private static List<String> constants(Class<?> type) {
    return Arrays.stream(type.getDeclaredFields())
        .filter(field -> field.getType() == String.class)
        .map(field -> (String) call(field))
        .toList();
  }

  private static Object call(Field field) {
    try {
      field.setAccessible(true);
      return field.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  private String type(Type type) {
    if (type instanceof ParameterizedType parameters) return generic(parameters);
    Class<?> plain = (Class<?>) type;
    if (plain == boolean.class || plain == Boolean.class) return "boolean";
    if (plain == Seat.class || plain.isPrimitive() || Number.class.isAssignableFrom(plain)) {
      return "number";
    }
    if (plain == String.class) return "string";
    if (isWritten(plain) && texts(plain).isEmpty()) return "string";
    if (plain == Record.class || plain == Object.class) return "unknown";
    if (elsewhere != this && (plain == Event.class || elsewhere.names.containsKey(plain))) {
      String name = elsewhere.names.getOrDefault(plain, "Event");
      imported.add(name);
      return name;
    }
    if (plain == Event.class) return "Event";
    if (plain == Figure.class) return "Figure";
    if (!plain.isRecord() && !plain.isEnum() && !isWritten(plain)) {
      throw new IllegalArgumentException("no way to write " + plain);
    }
    if (!names.containsKey(plain)) waiting.add(plain);
    return name(plain);
  }

  /// Returns the texts as which the values of a type are written: nothing if they are not known
  /// beforehand.
  private static List<String> texts(Class<?> type) {
    WrittenAs forms = type.getAnnotation(WrittenAs.class);
    if (forms != null) {
      return Arrays.stream(forms.value())
          .map(form -> "`%s`".formatted(form.replace("#", "${number}")))
          .toList();
    }
    try {
      int count = type.getField("COUNT").getInt(null);
      Method of = type.getMethod("of", int.class);
      return IntStream.range(0, count).mapToObj(number -> quoted(call(of, number))).toList();
    } catch (NoSuchFieldException | NoSuchMethodException | IllegalAccessException _) {
      return List.of();
    }
  }

  private static Object call(Method of, int number) {
    try {
      return of.invoke(null, number);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot name number " + number, e);
    }
  }

  private static String quoted(Object word) {
    return "'" + word + "'";
  }

  /// Whether values write themselves.
  private static boolean isWritten(Class<?> type) {
    return Notation.namesItself(type) && !type.isEnum();
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

  private static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> Notation.namesItself(type) ? constant.toString() : Setting.word(constant))
        .map(TypeScriptTypes::quoted)
        .toList();
  }
}
