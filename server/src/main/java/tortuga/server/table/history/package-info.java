/// What happened at a table, as it was and as each viewer noticed it, and games that are over.
@NullMarked
package tortuga.server.table.history;

import org.jspecify.annotations.NullMarked;
