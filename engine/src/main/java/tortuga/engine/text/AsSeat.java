package tortuga.engine.text;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks a number in a move or event that stands for a seat, or for a thing that is numbered like
/// one, such as a ship, so that texts name whose it is.
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface AsSeat {}
