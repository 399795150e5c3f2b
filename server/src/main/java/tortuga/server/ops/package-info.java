/// What those who run a server look at.
@NullMarked
package tortuga.server.ops;

import org.jspecify.annotations.NullMarked;
