/// What time it is for everybody at the tables, and doing things later.
@NullMarked
package tortuga.server.time;

import org.jspecify.annotations.NullMarked;
