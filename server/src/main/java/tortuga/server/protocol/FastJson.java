package tortuga.server.protocol;

import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.text.Notation;

/// Writes the same JSON as [Json#MAPPER], several times as fast; it also writes differences, which
/// the mapper cannot.
///
/// Every move is sent to everybody at the table, so a server spends most of its time writing. A
/// general mapper asks each property how it is written; this one finds that out for each type once
/// and for all. Unknown types are left to the mapper.
final class FastJson {
  private static final ClassValue<ValueWriter> WRITERS =
      new ClassValue<>() {
        @Override
        protected ValueWriter computeValue(Class<?> type) {
          return writer(type);
        }
      };

  /// Writes values of any type.
  private static final ValueWriter ANY =
      new ValueWriter() {
        @Override
        public void write(Object value, StringBuilder text) {
          FastJson.write(value, text);
        }

        @Override
        public boolean looksUnchanged(Object before, Object after) {
          Class<?> type = after.getClass();
          return before.getClass() == type && WRITERS.get(type).looksUnchanged(before, after);
        }

        @Override
        public boolean writeChange(Object before, Object after, StringBuilder text) {
          Class<?> type = after.getClass();
          if (before.getClass() == type) return WRITERS.get(type).writeChange(before, after, text);
          return ValueWriter.super.writeChange(before, after, text);
        }
      };

  private FastJson() {}

  static String write(Object value) {
    StringBuilder text = new StringBuilder(4096);
    write(value, text);
    return text.toString();
  }

  private static void write(@Nullable Object value, StringBuilder text) {
    if (value == null) text.append("null");
    else WRITERS.get(value.getClass()).write(value, text);
  }

  private static ValueWriter writer(Class<?> type) {
    if (type == String.class) return (value, text) -> quote((String) value, text);
    if (type == Integer.class
        || type == Long.class
        || type == Double.class
        || type == Boolean.class) {
      return (value, text) -> text.append(value);
    }
    if (type == Optional.class) return new Maybe(ANY);
    if (type == Seat.class) return (value, text) -> text.append(((Seat) value).index());
    if (type == Difference.class) return FastJson::difference;
    if (Enum.class.isAssignableFrom(type)) return constants(type);
    if (Notation.namesItself(type)) return (value, text) -> quote(value.toString(), text);
    if (type.isRecord()) return new RecordWriter(type);
    if (Collection.class.isAssignableFrom(type)) return new ListWriter(ANY);
    if (Map.class.isAssignableFrom(type)) return FastJson::map;
    return (value, text) -> text.append(Json.MAPPER.writeValueAsString(value));
  }

  /// Returns the writer for values of a declared type: what is known beforehand need not be found
  /// out each time.
  static ValueWriter declared(Type type) {
    if (type instanceof ParameterizedType generic) {
      Class<?> raw = (Class<?>) generic.getRawType();
      Type[] of = generic.getActualTypeArguments();
      if (raw == Optional.class) return new Maybe(declared(of[0]));
      if (Collection.class.isAssignableFrom(raw)) return new ListWriter(declared(of[0]));
    }
    boolean known =
        type instanceof Class<?> kind
            && Modifier.isFinal(kind.getModifiers())
            && !kind.isPrimitive();
    return known ? new Lazy((Class<?>) type) : ANY;
  }

  /// Types contain each other, so each is looked up when it is first needed.
  private static final class Lazy implements ValueWriter {
    private final Class<?> type;
    private @Nullable ValueWriter writer;

    Lazy(Class<?> type) {
      this.type = type;
    }

    @Override
    public void write(Object value, StringBuilder text) {
      known().write(value, text);
    }

    @Override
    public boolean looksUnchanged(Object before, Object after) {
      return known().looksUnchanged(before, after);
    }

    @Override
    public boolean writeChange(Object before, Object after, StringBuilder text) {
      return known().writeChange(before, after, text);
    }

    private ValueWriter known() {
      ValueWriter known = writer;
      if (known == null) {
        known = WRITERS.get(type);
        writer = known;
      }
      return known;
    }
  }

  // Simple values

  /// Most texts need no escapes; the mapper writes those that do.
  private static void quote(String value, StringBuilder text) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c == '/' || c >= 127) {
        text.append(Json.MAPPER.writeValueAsString(value));
        return;
      }
    }
    text.append('"').append(value).append('"');
  }

  private static ValueWriter constants(Class<?> type) {
    Class<?> family = type.isEnum() ? type : type.getSuperclass();
    String[] words =
        Stream.of(family.getEnumConstants())
            .map(each -> Notation.namesItself(family) ? each.toString() : Setting.word(each))
            .map(Json.MAPPER::writeValueAsString)
            .toArray(String[]::new);
    return (value, text) -> text.append(words[((Enum<?>) value).ordinal()]);
  }

  /// An absent value is `null`.
  private record Maybe(ValueWriter present) implements ValueWriter {
    @Override
    public void write(Object value, StringBuilder text) {
      Optional<?> optional = (Optional<?>) value;
      if (optional.isPresent()) present.write(optional.get(), text);
      else text.append("null");
    }

    @Override
    public boolean looksUnchanged(Object before, Object after) {
      Optional<?> old = (Optional<?>) before;
      Optional<?> now = (Optional<?>) after;
      if (old.isEmpty() || now.isEmpty()) return old.isEmpty() && now.isEmpty();
      return present.looksUnchanged(old.get(), now.get());
    }

    @Override
    public boolean writeChange(Object before, Object after, StringBuilder text) {
      Optional<?> old = (Optional<?>) before;
      Optional<?> now = (Optional<?>) after;
      if (old.isPresent() && now.isPresent())
        return present.writeChange(old.get(), now.get(), text);
      return ValueWriter.super.writeChange(before, after, text);
    }
  }

  private static void map(Object map, StringBuilder text) {
    Iterator<? extends Map.Entry<?, ?>> entries = ((Map<?, ?>) map).entrySet().iterator();
    text.append('{');
    while (entries.hasNext()) {
      Map.Entry<?, ?> entry = entries.next();
      quote(String.valueOf(entry.getKey()), text);
      text.append(':');
      write(entry.getValue(), text);
      if (entries.hasNext()) text.append(',');
    }
    text.append('}');
  }

  private static void difference(Object value, StringBuilder text) {
    Difference<?> difference = (Difference<?>) value;
    if (!ANY.writeChange(difference.before(), difference.after(), text)) text.append("{}");
  }
}
