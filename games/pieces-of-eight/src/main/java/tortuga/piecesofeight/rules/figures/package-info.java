/// What the rule book says about moves before they are made, computed from what a seat knows.
@NullMarked
package tortuga.piecesofeight.rules.figures;

import org.jspecify.annotations.NullMarked;
