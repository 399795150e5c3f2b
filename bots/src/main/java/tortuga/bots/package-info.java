/// Players that compute: they see what their seat sees, and know no game by name.
@NullMarked
package tortuga.bots;

import org.jspecify.annotations.NullMarked;
