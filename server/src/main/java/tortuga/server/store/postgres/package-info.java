/// The store in a PostgreSQL database that several nodes share.
@NullMarked
package tortuga.server.store.postgres;

import org.jspecify.annotations.NullMarked;
