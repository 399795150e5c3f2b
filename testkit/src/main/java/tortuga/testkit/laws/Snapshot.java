package tortuga.testkit.laws;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tortuga.engine.steps.Agenda;

/// The contents of an object, field by field, as they were at one moment.
///
/// Two snapshots are equal when everything that the objects contain is equal: numbers, words, enum
/// constants, arrays, lists, agendas, and nested objects. Nobody has to write `equals` for that,
/// and later changes do not show. An object is taken apart into an array, its [ObjectShape] first;
/// what can never change and can compare itself is kept as it is.
public final class Snapshot {
  private static final int DEEPEST = 100;

  private final Object contents;

  private Snapshot(Object contents) {
    this.contents = contents;
  }

  public static Snapshot of(Object object) {
    return new Snapshot(take(object, 0));
  }

  private static Object take(@Nullable Object value, int depth) {
    if (depth > DEEPEST) throw new IllegalArgumentException("an object contains itself: " + value);
    return switch (value) {
      case null -> Void.class;
      case Agenda<?> agenda -> takeAll(agenda.toList().toArray(), depth);
      case Map<?, ?> map -> takeAll(inOrder(map.entrySet()), depth);
      case Map.Entry<?, ?> entry -> takeAll(new Object[] {entry.getKey(), entry.getValue()}, depth);
      case Set<?> set -> takeAll(inOrder(set), depth);
      case Collection<?> list -> takeAll(list.toArray(), depth);
      case Optional<?> maybe -> takeAll(maybe.stream().toArray(), depth);
      case BitSet bits -> bits.toLongArray();
      case Object[] array -> takeAll(array, depth);
      case Object array when array.getClass().isArray() -> clone(array);
      default -> {
        ObjectShape shape = ObjectShape.of(value.getClass());
        yield shape.isWhole() ? value : takeApart(shape, value, depth);
      }
    };
  }

  private static Object[] takeAll(@Nullable Object[] values, int depth) {
    Object[] taken = new Object[values.length];
    for (int i = 0; i < values.length; i++) taken[i] = take(values[i], depth + 1);
    return taken;
  }

  private static Object[] takeApart(ObjectShape shape, Object value, int depth) {
    Object[] parts = new Object[shape.fields().size() + 1];
    parts[0] = shape;
    for (int i = 1; i < parts.length; i++) parts[i] = take(shape.get(i - 1, value), depth + 1);
    return parts;
  }

  /// Returns unordered things in an order that depends only on themselves.
  private static Object[] inOrder(Collection<?> things) {
    return things.stream().sorted(Comparator.comparing(Object::toString)).toArray();
  }

  private static Object clone(Object numbers) {
    int length = Array.getLength(numbers);
    Object clone = Array.newInstance(numbers.getClass().componentType(), length);
    System.arraycopy(numbers, 0, clone, 0, length);
    return clone;
  }

  /// Says where the first difference is, and what is there on both sides.
  public Optional<String> difference(Snapshot other) {
    return equals(other) ? Optional.empty() : Optional.of(difference("", contents, other.contents));
  }

  private static String difference(String path, Object one, Object two) {
    if (one instanceof Object[] left && two instanceof Object[] right && alike(left, right)) {
      for (int i = 0; i < left.length; i++) {
        if (!same(left[i], right[i])) {
          return difference(path + place(left, i), left[i], right[i]);
        }
      }
    }
    String where = path.isEmpty() ? "the whole" : path.substring(path.startsWith(".") ? 1 : 0);
    return "%s: %s or %s".formatted(where, text(one), text(two));
  }

  private static boolean alike(Object[] left, Object[] right) {
    return left.length == right.length && (left.length == 0 || sameShape(left[0], right[0]));
  }

  private static boolean sameShape(Object left, Object right) {
    return !(left instanceof ObjectShape || right instanceof ObjectShape) || left.equals(right);
  }

  private static String place(Object[] parts, int i) {
    return parts[0] instanceof ObjectShape shape
        ? "." + shape.fields().get(i - 1).getName()
        : "[%d]".formatted(i);
  }

  private static String text(Object contents) {
    if (contents == Void.class) return "null";
    if (contents instanceof Object[] parts) return Arrays.deepToString(parts);
    String text = Arrays.deepToString(new Object[] {contents});
    return text.substring(1, text.length() - 1);
  }

  private static boolean same(Object one, Object two) {
    return Arrays.deepEquals(new Object[] {one}, new Object[] {two});
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Snapshot that && same(contents, that.contents);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {contents});
  }

  @Override
  public String toString() {
    return text(contents);
  }
}
