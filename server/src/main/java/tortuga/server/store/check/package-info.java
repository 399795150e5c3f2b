/// Checks of everything that is stored, and moving it to another database.
@NullMarked
package tortuga.server.store.check;

import org.jspecify.annotations.NullMarked;
