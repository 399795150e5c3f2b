package tortuga.engine.steps;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The steps still to resolve, the next one on top; steps are immutable, so that copies share them.
public final class Agenda<T> {
  private @Nullable Object[] steps;
  private int size;

  public Agenda() {
    steps = new Object[16];
  }

  /// Puts a step on top of all others.
  public void push(T step) {
    if (size == steps.length) steps = Arrays.copyOf(steps, 2 * size);
    steps[size++] = step;
  }

  /// Puts steps on top of all others, written in the order in which they will happen.
  @SafeVarargs
  public final void plan(T... next) {
    for (int i = next.length - 1; i >= 0; i--) push(next[i]);
  }

  /// Returns the step on top.
  public T current() {
    if (size == 0) throw new IllegalStateException("nothing is left to do");
    return step(size - 1);
  }

  /// Removes the step on top.
  public T pop() {
    T step = current();
    steps[--size] = null;
    return step;
  }

  /// Replaces the step on top with another one.
  public void replaceTop(T step) {
    current();
    steps[size - 1] = step;
  }

  /// Returns the step `depth` places below the top.
  public T beneath(int depth) {
    if (depth >= size) throw new IllegalStateException("no step is that deep");
    return step(size - 1 - depth);
  }

  /// Removes all steps.
  public void clear() {
    Arrays.fill(steps, 0, size, null);
    size = 0;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public void copyFrom(Agenda<T> other) {
    if (steps.length < other.size) steps = new Object[other.steps.length];
    System.arraycopy(other.steps, 0, steps, 0, other.size);
    if (size > other.size) Arrays.fill(steps, other.size, size, null);
    size = other.size;
  }

  /// Returns the steps, the one on top last.
  @SuppressWarnings("unchecked") // only steps are put in
  public List<T> toList() {
    return (List<T>) (List<?>) List.of(Arrays.copyOf(steps, size));
  }

  @SuppressWarnings({"unchecked", "NullAway"}) // below its size, the array is full of steps
  private T step(int index) {
    return (T) steps[index];
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Agenda<?> that && toList().equals(that.toList());
  }

  @Override
  public int hashCode() {
    return toList().hashCode();
  }

  @Override
  public String toString() {
    return toList().toString();
  }
}
