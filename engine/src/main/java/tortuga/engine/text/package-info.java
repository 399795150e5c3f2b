/// Moves, positions and printed tables as text that people read and write.
@NullMarked
package tortuga.engine.text;

import org.jspecify.annotations.NullMarked;
