/// What lies on the table of 21 Mutinies, and what is still to happen.
@NullMarked
package tortuga.mutinies.state;

import org.jspecify.annotations.NullMarked;
