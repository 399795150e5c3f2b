/// What moves would bring that a seat has not made yet, told from what that seat knows.
@NullMarked
package tortuga.engine.foresight;

import org.jspecify.annotations.NullMarked;
