/// The command line.
@NullMarked
package tortuga.app;

import org.jspecify.annotations.NullMarked;
