/// The rules of Jamaica, chapter by chapter, each with its questions; they know no bots and no
/// notation.
@NullMarked
package tortuga.jamaica.rules;

import org.jspecify.annotations.NullMarked;
