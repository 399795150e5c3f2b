/// The rules of Pieces of Eight, chapter by chapter; a question is asked in the chapter of its
/// rule.
@NullMarked
package tortuga.piecesofeight.rules;

import org.jspecify.annotations.NullMarked;
