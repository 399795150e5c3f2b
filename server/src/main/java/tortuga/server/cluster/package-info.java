/// The nodes that serve the same tables: which of them runs a table, and what the others did.
@NullMarked
package tortuga.server.cluster;

import org.jspecify.annotations.NullMarked;
