/// Positions of Pieces of Eight as text: read, written, and checked.
@NullMarked
package tortuga.piecesofeight.notation;

import org.jspecify.annotations.NullMarked;
