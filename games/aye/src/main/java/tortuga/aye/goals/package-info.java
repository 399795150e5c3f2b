/// Goal cards: when they are looked at, and what each of them asks for.
@NullMarked
package tortuga.aye.goals;

import org.jspecify.annotations.NullMarked;
