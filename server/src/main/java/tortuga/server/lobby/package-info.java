/// What happens around a game: opening tables, taking seats, rematches, and the archive.
@NullMarked
package tortuga.server.lobby;

import org.jspecify.annotations.NullMarked;
