/// Assembles a node: the store, the tables, and everything around them but HTTP.
@NullMarked
package tortuga.server.node;

import org.jspecify.annotations.NullMarked;
