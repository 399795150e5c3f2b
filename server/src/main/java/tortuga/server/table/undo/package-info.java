/// Taking moves back, as long as nobody has learnt anything from them.
@NullMarked
package tortuga.server.table.undo;

import org.jspecify.annotations.NullMarked;
