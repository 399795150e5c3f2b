/// Positions of Pieces of Eight as text: read, written, and checked.
@NullMarked
package tortuga.eight.notation;

import org.jspecify.annotations.NullMarked;
