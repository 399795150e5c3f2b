/// What lies on the table, and what is still to happen.
@NullMarked
package tortuga.aye.state;

import org.jspecify.annotations.NullMarked;
