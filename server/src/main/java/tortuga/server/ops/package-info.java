/// Metrics for operators.
@NullMarked
package tortuga.server.ops;

import org.jspecify.annotations.NullMarked;
