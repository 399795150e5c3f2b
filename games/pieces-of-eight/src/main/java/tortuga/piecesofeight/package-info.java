/// Pieces of Eight: ships of thirteen coins that shrink from the outside in until a Captain falls.
@NullMarked
package tortuga.piecesofeight;

import org.jspecify.annotations.NullMarked;
