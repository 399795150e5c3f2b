/// Why moves are good, from what their seat knows.
@NullMarked
package tortuga.bots.reasons;

import org.jspecify.annotations.NullMarked;
