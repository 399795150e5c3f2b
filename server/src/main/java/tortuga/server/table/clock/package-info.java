/// The time that people have to think.
@NullMarked
package tortuga.server.table.clock;

import org.jspecify.annotations.NullMarked;
