/// Tables as pure values: what was agreed, who sits where, how the game stands, what is due when.
/// Time, storage and people are arguments.
@NullMarked
package tortuga.server.table;

import org.jspecify.annotations.NullMarked;
