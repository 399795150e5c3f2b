/// The game that is played at a table: the match, the question on the table, the answers to it, and
/// trying moves before they count.
@NullMarked
package tortuga.server.table.game;

import org.jspecify.annotations.NullMarked;
