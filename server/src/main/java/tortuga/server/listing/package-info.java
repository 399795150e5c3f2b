/// What lists say of tables.
@NullMarked
package tortuga.server.listing;

import org.jspecify.annotations.NullMarked;
