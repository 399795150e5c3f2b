/// Positions as text: how they are read, written and checked.
@NullMarked
package tortuga.aye.notation;

import org.jspecify.annotations.NullMarked;
