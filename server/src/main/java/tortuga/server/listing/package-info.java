/// The lists of tables, and what they say of each.
@NullMarked
package tortuga.server.listing;

import org.jspecify.annotations.NullMarked;
