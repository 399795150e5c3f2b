package tortuga.engine.text;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.engine.Setting;

/// Writes a family of records as text, such as the move `dump 2`, and reads it back; derived from
/// the records themselves.
///
/// The verb is the record's name, its words are the components: numbers, switches, seats, enum
/// constants, and printed things, which name themselves by `toString()` and are found again by a
/// static `of(String)`. A record within a record adds its words. A list may come last, and takes
/// all the words that are left.
public final class Notation<T> {
  /// Reflection takes longer than writing a move, so its results are kept.
  private static final ClassValue<String> VERB =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> record) {
          return record
              .getSimpleName()
              .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-")
              .toLowerCase(Locale.ROOT);
        }
      };

  private static final ClassValue<List<RecordComponent>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> record) {
          return List.of(record.getRecordComponents());
        }
      };

  private static final ClassValue<List<Method>> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> record) {
          return PARTS.get(record).stream().map(RecordComponent::getAccessor).toList();
        }
      };

  private static final ClassValue<Constructor<?>> MAKER =
      new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> record) {
          Class<?>[] types =
              PARTS.get(record).stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
          try {
            Constructor<?> maker = record.getDeclaredConstructor(types);
            maker.setAccessible(true);
            return maker;
          } catch (NoSuchMethodException e) {
            throw new IllegalStateException("cannot create a " + record.getSimpleName(), e);
          }
        }
      };

  private static final ClassValue<Optional<Method>> READING =
      new ClassValue<>() {
        @Override
        protected Optional<Method> computeValue(Class<?> type) {
          return Arrays.stream(type.getDeclaredMethods()).filter(Notation::isReading).findFirst();
        }
      };

  private final Class<T> family;
  private final Map<String, Class<?>> verbs = new LinkedHashMap<>();

  /// Derives the notation of a sealed interface of records.
  public Notation(Class<T> family) {
    this.family = family;
    leaves(family).forEach(record -> verbs.put(verb(record), record));
  }

  /// Returns the records that a sealed interface permits, directly or through others.
  public static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(Notation::leaves)
        : Stream.of(type);
  }

  /// Returns the word for a record, such as `steal-hold` for `StealHold`.
  public static String verb(Class<?> record) {
    return VERB.get(record);
  }

  /// Returns each verb with its record, in the order of declaration.
  public Map<String, Class<?>> verbs() {
    return Collections.unmodifiableMap(verbs);
  }

  public String write(T value) {
    StringBuilder text = new StringBuilder(verb(value.getClass()));
    writeParts(value, text);
    return text.toString();
  }

  private static void writeParts(Object record, StringBuilder text) {
    for (Method accessor : ACCESSORS.get(record.getClass())) {
      writePart(call(accessor, record), text);
    }
  }

  private static void writePart(Object value, StringBuilder text) {
    switch (value) {
      case List<?> list -> list.forEach(item -> writePart(item, text));
      case Optional<?> part when part.isEmpty() -> text.append(" ?");
      case Optional<?> part -> writePart(part.get(), text);
      case Seat seat -> text.append(' ').append(seat.index());
      case Boolean yes -> text.append(yes ? " yes" : " no");
      case Enum<?> constant when !namesItself(constant.getDeclaringClass()) ->
          text.append(' ').append(Setting.word(constant));
      case Record record when !namesItself(record.getClass()) -> writeParts(record, text);
      default -> text.append(' ').append(value);
    }
  }

  /// Reads what was written.
  ///
  /// @throws IllegalArgumentException if the text says nothing, with a message that says why
  public T read(String text) {
    Deque<String> words = new ArrayDeque<>(List.of(text.strip().split("\\s+")));
    String verb = words.remove();
    Class<?> record = verbs.get(verb);
    if (record == null) {
      throw new IllegalArgumentException(
          "unknown word %s; known are %s".formatted(verb, String.join(", ", verbs.keySet())));
    }
    T value = family.cast(readRecord(record, words));
    if (!words.isEmpty()) {
      throw new IllegalArgumentException(
          "%s has a word too many: %s".formatted(text, words.element()));
    }
    return value;
  }

  private static Object readRecord(Class<?> record, Deque<String> words) {
    try {
      return MAKER
          .get(record)
          .newInstance(PARTS.get(record).stream().map(part -> readPart(part, words)).toArray());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException cause) throw cause;
      throw new IllegalStateException("cannot create a " + record.getSimpleName(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot create a " + record.getSimpleName(), e);
    }
  }

  private static Object readPart(RecordComponent part, Deque<String> words) {
    if (part.getGenericType() instanceof ParameterizedType list && part.getType() == List.class) {
      Class<?> item = (Class<?>) list.getActualTypeArguments()[0];
      if (item.isRecord() && !isOneWord(item)) return readRecords(item, words);
      List<String> rest = List.copyOf(words);
      words.clear();
      return rest.stream().map(word -> readWord(item, word)).toList();
    }
    if (part.getGenericType() instanceof ParameterizedType maybe
        && part.getType() == Optional.class) {
      String word = next(part, words);
      Class<?> type = (Class<?>) maybe.getActualTypeArguments()[0];
      return word.equals("?") ? Optional.empty() : Optional.of(readWord(type, word));
    }
    if (part.getType().isRecord() && !isOneWord(part.getType())) {
      return readRecord(part.getType(), words);
    }
    return readWord(part.getType(), next(part, words));
  }

  private static List<Object> readRecords(Class<?> record, Deque<String> words) {
    List<Object> read = new ArrayList<>();
    while (!words.isEmpty()) read.add(readRecord(record, words));
    return List.copyOf(read);
  }

  private static String next(RecordComponent part, Deque<String> words) {
    if (words.isEmpty()) {
      throw new IllegalArgumentException(
          "%s lacks its %s".formatted(verb(part.getDeclaringRecord()), part.getName()));
    }
    return words.remove();
  }

  private static boolean isOneWord(Class<?> type) {
    return type == Seat.class || namesItself(type);
  }

  private static Object readWord(Class<?> type, String word) {
    if (type == int.class || type == Integer.class) return number(word);
    if (type == boolean.class) return yes(word);
    if (type == Seat.class) return seat(word);
    if (namesItself(type)) return call(reading(type), null, word);
    if (type.isEnum()) return constant(type, word);
    throw new IllegalStateException("no way to read a " + type.getSimpleName());
  }

  private static Object constant(Class<?> type, String word) {
    List<String> known = Arrays.stream(type.getEnumConstants()).map(Setting::word).toList();
    if (!known.contains(word)) {
      throw new IllegalArgumentException(
          "unknown word %s; known are %s".formatted(word, String.join(", ", known)));
    }
    return type.getEnumConstants()[known.indexOf(word)];
  }

  private static Seat seat(String word) {
    int index = number(word);
    if (index < 0 || index >= Seat.MOST) throw new IllegalArgumentException("no seat " + word);
    return Seat.of(index);
  }

  private static int number(String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(word + " is no number", e);
    }
  }

  private static boolean yes(String word) {
    return switch (word) {
      case "yes" -> true;
      case "no" -> false;
      default -> throw new IllegalArgumentException(word + " is neither yes nor no");
    };
  }

  /// Whether things of a type name themselves by `toString()`, as printed things do.
  public static boolean namesItself(Class<?> type) {
    return READING.get(type).isPresent();
  }

  private static Method reading(Class<?> type) {
    return READING.get(type).orElseThrow();
  }

  private static boolean isReading(Method method) {
    return method.getName().equals("of")
        && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class})
        && method.getReturnType() == method.getDeclaringClass();
  }

  @SuppressWarnings("NullAway") // a static method has no receiver, and ours return something
  private static Object call(Method method, @Nullable Object receiver, Object... arguments) {
    try {
      method.setAccessible(true);
      return method.invoke(receiver, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException cause) throw cause;
      throw new IllegalStateException("cannot call " + method, e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot call " + method, e);
    }
  }
}
