/// The rule book, chapter by chapter: what is asked, what may be answered, and what comes of it.
@NullMarked
package tortuga.aye.rules;

import org.jspecify.annotations.NullMarked;
