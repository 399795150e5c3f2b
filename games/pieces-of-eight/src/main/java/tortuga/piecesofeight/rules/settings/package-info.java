/// What the players of a table of Pieces of Eight agree on before they begin.
@NullMarked
package tortuga.piecesofeight.rules.settings;

import org.jspecify.annotations.NullMarked;
