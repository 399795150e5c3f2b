package tortuga.engine.text;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks a text that is one of those that a class names: the verbs of a sealed family of records,
/// or else the constants of the class that are texts. Pages know which those are.
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface OneOf {
  Class<?> value();
}
