/// What lies on the table of a race, and what is still to happen there.
@NullMarked
package tortuga.jamaica.state;

import org.jspecify.annotations.NullMarked;
