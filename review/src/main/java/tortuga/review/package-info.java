/// Finished games, looked at again: what was luck, what was skill, and what lay hidden.
@NullMarked
package tortuga.review;

import org.jspecify.annotations.NullMarked;
