/// Where tables, people and what they say are kept.
@NullMarked
package tortuga.server.store;

import org.jspecify.annotations.NullMarked;
