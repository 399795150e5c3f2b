/// What both databases have in common.
@NullMarked
package tortuga.server.store.sql;

import org.jspecify.annotations.NullMarked;
