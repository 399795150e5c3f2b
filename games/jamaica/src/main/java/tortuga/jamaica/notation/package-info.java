/// Positions of a race as text: read, written, and checked.
@NullMarked
package tortuga.jamaica.notation;

import org.jspecify.annotations.NullMarked;
