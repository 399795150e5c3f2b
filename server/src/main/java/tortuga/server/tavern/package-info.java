/// The place where the tables stand: it keeps each table's thread, clock, bots and followers.
@NullMarked
package tortuga.server.tavern;

import org.jspecify.annotations.NullMarked;
