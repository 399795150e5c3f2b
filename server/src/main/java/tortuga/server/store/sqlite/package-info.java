/// The store in one SQLite file, and everything about the folder that it is in.
@NullMarked
package tortuga.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
