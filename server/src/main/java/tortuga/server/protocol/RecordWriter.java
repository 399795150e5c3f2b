package tortuga.server.protocol;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import tortuga.engine.Event;
import tortuga.engine.Figure;
import tortuga.engine.text.Notation;

/// Writes records of one type, component by component.
final class RecordWriter implements ValueWriter {
  /// What comes before the components: where there are several kinds, the kind.
  private final String opening;

  private final Part[] parts;

  /// A component: its name, and how it is written.
  private interface Part {
    String name();

    void write(Object whole, StringBuilder text);

    /// Writes its name and its change, followed by a comma, or nothing.
    void writeChange(Object before, Object after, StringBuilder text);
  }

  RecordWriter(Class<?> type) {
    boolean typed =
        Stream.of(ServerMessage.class, ClientMessage.class, Event.class, Figure.class)
            .anyMatch(it -> it.isAssignableFrom(type));
    opening = typed ? "{\"type\":\"%s\",".formatted(Notation.verb(type)) : "{";
    parts = Stream.of(type.getRecordComponents()).map(RecordWriter::part).toArray(Part[]::new);
  }

  @Override
  public void write(Object value, StringBuilder text) {
    text.append(opening);
    for (Part part : parts) {
      text.append(part.name());
      part.write(value, text);
      text.append(',');
    }
    close(text);
  }

  /// Replaces the last comma, if there is one, by a brace.
  private static void close(StringBuilder text) {
    int last = text.length() - 1;
    if (text.charAt(last) == ',') text.setCharAt(last, '}');
    else text.append('}');
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // a quick look only
  public boolean looksUnchanged(Object before, Object after) {
    return before == after;
  }

  /// Compares while it writes: comparing first would look at everything again on every level.
  @Override
  public boolean writeChange(Object before, Object after, StringBuilder text) {
    int start = text.length();
    text.append('{');
    for (Part part : parts) part.writeChange(before, after, text);
    if (text.length() == start + 1) {
      text.setLength(start);
      return false;
    }
    close(text);
    return true;
  }

  // Components

  @SuppressWarnings("unchecked") // only lambdas of these kinds are created
  private static Part part(RecordComponent component) {
    String name = '"' + component.getName() + "\":";
    if (component.getType() == int.class) {
      return new Count(
          name, (ToIntFunction<Object>) accessor(component, "applyAsInt", ToIntFunction.class));
    }
    return new Thing(
        name,
        (Function<Object, Object>) accessor(component, "apply", Function.class),
        FastJson.declared(component.getGenericType()));
  }

  private record Count(String name, ToIntFunction<Object> read) implements Part {
    @Override
    public void write(Object whole, StringBuilder text) {
      text.append(read.applyAsInt(whole));
    }

    @Override
    public void writeChange(Object before, Object after, StringBuilder text) {
      int now = read.applyAsInt(after);
      if (now != read.applyAsInt(before)) text.append(name).append('[').append(now).append("],");
    }
  }

  private record Thing(String name, Function<Object, Object> read, ValueWriter writer)
      implements Part {
    @Override
    public void write(Object whole, StringBuilder text) {
      writer.write(read.apply(whole), text);
    }

    @Override
    public void writeChange(Object before, Object after, StringBuilder text) {
      Object was = read.apply(before);
      Object is = read.apply(after);
      if (writer.looksUnchanged(was, is)) return;
      int start = text.length();
      text.append(name);
      if (writer.writeChange(was, is, text)) text.append(',');
      else text.setLength(start);
    }
  }

  /// Returns a function that reads a component, as fast as if it were written by hand.
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
