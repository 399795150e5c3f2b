/// Finished games written down: anybody can read them, replay them, and check their dice.
@NullMarked
package tortuga.record;

import org.jspecify.annotations.NullMarked;
