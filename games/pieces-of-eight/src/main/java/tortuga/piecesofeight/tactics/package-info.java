/// How bots judge positions and moves of Pieces of Eight.
@NullMarked
package tortuga.piecesofeight.tactics;

import org.jspecify.annotations.NullMarked;
