/// What lies on the table of Pieces of Eight, and what is still to happen.
@NullMarked
package tortuga.eight.state;

import org.jspecify.annotations.NullMarked;
