/// What lies on the table of Pieces of Eight, and what is still to happen.
@NullMarked
package tortuga.piecesofeight.state;

import org.jspecify.annotations.NullMarked;
