/// The rules of Pieces of Eight, chapter by chapter; a question is asked in the chapter of its
/// rule.
@NullMarked
package tortuga.eight.rules;

import org.jspecify.annotations.NullMarked;
