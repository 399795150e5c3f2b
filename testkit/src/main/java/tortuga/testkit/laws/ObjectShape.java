package tortuga.testkit.laws;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// What the objects of one class have in common: whether they are values that never change and know
/// how to compare themselves, and if not, their fields.
record ObjectShape(Class<?> type, boolean isWhole, List<Field> fields) {
  private static final Set<Class<?>> WHOLE =
      Set.of(
          Boolean.class,
          Byte.class,
          Character.class,
          Class.class,
          Double.class,
          Float.class,
          Integer.class,
          Long.class,
          Seat.class,
          Seats.class,
          Short.class,
          String.class);

  private static final ClassValue<ObjectShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected ObjectShape computeValue(Class<?> type) {
          boolean whole = isWhole(type);
          return new ObjectShape(type, whole, whole ? List.of() : fieldsOf(type));
        }
      };

  static ObjectShape of(Class<?> type) {
    return SHAPES.get(type);
  }

  private static boolean isWhole(Class<?> type) {
    return type.isPrimitive()
        || Enum.class.isAssignableFrom(type)
        || WHOLE.contains(type)
        || (type.isRecord()
            && Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .allMatch(part -> part != type && isWhole(part)));
  }

  private static List<Field> fieldsOf(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) continue;
        if (!field.trySetAccessible()) {
          throw new IllegalArgumentException("no way to look into " + type.getSimpleName());
        }
        fields.add(field);
      }
    }
    return List.copyOf(fields);
  }

  /// Returns what an object has in one of the fields.
  @Nullable Object get(int field, Object object) {
    try {
      return fields.get(field).get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + fields.get(field), e);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ObjectShape that && type == that.type;
  }

  @Override
  public int hashCode() {
    return type.hashCode();
  }

  @Override
  public String toString() {
    return type.getSimpleName();
  }
}
