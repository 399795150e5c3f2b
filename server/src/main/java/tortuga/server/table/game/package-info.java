/// The game at a table: the match, the question on the table, the answers to it, and dry runs of
/// moves.
@NullMarked
package tortuga.server.table.game;

import org.jspecify.annotations.NullMarked;
