package tortuga.server.wire;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Event;
import tortuga.engine.Notation;
import tortuga.engine.Seat;
import tortuga.engine.Setting;

/// Writes messages several times as fast as [Wire#MAPPER], and in the same words.
///
/// Every move is told to everybody at the table, so most of what a server does is to write. A
/// general mapper asks each property how it wants to be written; a pen knows it for each type once
/// and for all. What it does not know it leaves to the mapper.
final class Pen {
  /// How all values of one type are written.
  private interface Stroke {
    void write(Object value, StringBuilder text);
  }

  private static final ClassValue<Stroke> STROKES =
      new ClassValue<>() {
        @Override
        protected Stroke computeValue(Class<?> type) {
          return stroke(type);
        }
      };

  private Pen() {}

  static String write(Object value) {
    StringBuilder text = new StringBuilder(4096);
    write(value, text);
    return text.toString();
  }

  private static void write(Object value, StringBuilder text) {
    STROKES.get(value.getClass()).write(value, text);
  }

  private static Stroke stroke(Class<?> type) {
    if (type == String.class) return (value, text) -> quote((String) value, text);
    if (type == Integer.class || type == Long.class || type == Boolean.class) {
      return (value, text) -> text.append(value);
    }
    if (type == Optional.class) return optional(Pen::write);
    if (type == Seat.class) return (value, text) -> text.append(((Seat) value).index());
    if (Enum.class.isAssignableFrom(type)) return constants(type);
    if (Notation.namesItself(type)) return (value, text) -> quote(value.toString(), text);
    if (type.isRecord()) return record(type);
    if (Collection.class.isAssignableFrom(type)) return list(Pen::write);
    if (Map.class.isAssignableFrom(type)) return Pen::map;
    return (value, text) -> text.append(Wire.MAPPER.writeValueAsString(value));
  }

  /// Most texts need no escapes; the mapper knows how to write those that do.
  private static void quote(String value, StringBuilder text) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c == '/' || c >= 127) {
        text.append(Wire.MAPPER.writeValueAsString(value));
        return;
      }
    }
    text.append('"').append(value).append('"');
  }

  private static Stroke constants(Class<?> type) {
    Class<?> family = type.isEnum() ? type : type.getSuperclass();
    String[] words =
        Stream.of(family.getEnumConstants())
            .map(each -> Notation.namesItself(family) ? each.toString() : Setting.word(each))
            .map(Wire.MAPPER::writeValueAsString)
            .toArray(String[]::new);
    return (value, text) -> text.append(words[((Enum<?>) value).ordinal()]);
  }

  private static Stroke list(Stroke each) {
    return (list, text) -> {
      char before = '[';
      for (Object element : (Collection<?>) list) {
        text.append(before);
        each.write(element, text);
        before = ',';
      }
      text.append(before == '[' ? "[]" : "]");
    };
  }

  private static Stroke optional(Stroke present) {
    return (value, text) -> {
      Optional<?> optional = (Optional<?>) value;
      if (optional.isPresent()) present.write(optional.get(), text);
      else text.append("null");
    };
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

  // Records

  private static Stroke record(Class<?> type) {
    boolean typed =
        Stream.of(Told.class, Said.class, Event.class).anyMatch(it -> it.isAssignableFrom(type));
    String opening = typed ? "{\"type\":\"%s\"".formatted(Notation.verb(type)) : "{";
    RecordComponent[] components = type.getRecordComponents();
    Stroke[] parts = new Stroke[components.length];
    for (int i = 0; i < parts.length; i++) {
      String comma = i > 0 || typed ? "," : "";
      parts[i] = component(components[i], comma + '"' + components[i].getName() + "\":");
    }
    return (value, text) -> {
      text.append(opening);
      for (Stroke part : parts) part.write(value, text);
      text.append('}');
    };
  }

  @SuppressWarnings("unchecked") // lambdas of just these kinds are made
  private static Stroke component(RecordComponent component, String name) {
    if (component.getType() == int.class) {
      var number = (ToIntFunction<Object>) accessor(component, "applyAsInt", ToIntFunction.class);
      return (value, text) -> text.append(name).append(number.applyAsInt(value));
    }
    var part = (Function<Object, Object>) accessor(component, "apply", Function.class);
    Stroke stroke = declared(component.getGenericType());
    return (value, text) -> {
      text.append(name);
      stroke.write(part.apply(value), text);
    };
  }

  /// Returns how values of a declared type are written: what is known beforehand need not be found
  /// out each time.
  private static Stroke declared(Type type) {
    if (type instanceof ParameterizedType generic) {
      Class<?> raw = (Class<?>) generic.getRawType();
      Type[] of = generic.getActualTypeArguments();
      if (raw == Optional.class) return optional(declared(of[0]));
      if (Collection.class.isAssignableFrom(raw)) return list(declared(of[0]));
    }
    boolean known =
        type instanceof Class<?> kind
            && Modifier.isFinal(kind.getModifiers())
            && !kind.isPrimitive();
    return known ? new Lazy((Class<?>) type) : Pen::write;
  }

  /// Types contain each other, so each is looked up when it is first needed.
  private static final class Lazy implements Stroke {
    private final Class<?> type;
    private @Nullable Stroke stroke;

    Lazy(Class<?> type) {
      this.type = type;
    }

    @Override
    public void write(Object value, StringBuilder text) {
      Stroke known = stroke;
      if (known == null) {
        known = STROKES.get(type);
        stroke = known;
      }
      known.write(value, text);
    }
  }

  /// Returns what reads a component, as fast as if it were written by hand.
  private static Object accessor(RecordComponent component, String method, Class<?> kind) {
    Class<?> owner = component.getDeclaringRecord();
    Class<?> result = component.getType() == int.class ? int.class : Object.class;
    try {
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
      MethodHandle read = lookup.unreflect(component.getAccessor());
      MethodType exact = result == int.class ? read.type() : read.type().wrap();
      return LambdaMetafactory.metafactory(
              lookup,
              method,
              MethodType.methodType(kind),
              MethodType.methodType(result, Object.class),
              read,
              exact)
          .getTarget()
          .invoke();
    } catch (Throwable e) {
      throw new IllegalStateException("cannot read %s of %s".formatted(component, owner), e);
    }
  }
}
