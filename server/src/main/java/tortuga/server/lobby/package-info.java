/// What happens around a game: tables are opened, people sit down, games are played again or kept.
@NullMarked
package tortuga.server.lobby;

import org.jspecify.annotations.NullMarked;
