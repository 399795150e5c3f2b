package tortuga.engine.text;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Says how the things of a type that names itself are written, so that pages know what to expect.
///
/// Where it is missing, a type with `COUNT` numbered things is written as any of them.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface WrittenAs {
  /// The forms, in which `#` is a number: such as `#` and `#@#`.
  String[] value();
}
