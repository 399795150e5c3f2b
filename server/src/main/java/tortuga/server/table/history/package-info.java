/// What happened at a table, in full and as each viewer noticed it, and finished games.
@NullMarked
package tortuga.server.table.history;

import org.jspecify.annotations.NullMarked;
