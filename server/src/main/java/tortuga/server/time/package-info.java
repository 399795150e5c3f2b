/// The time for all tables, and scheduled tasks.
@NullMarked
package tortuga.server.time;

import org.jspecify.annotations.NullMarked;
