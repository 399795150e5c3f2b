@NullMarked
package tortuga.aye;

import org.jspecify.annotations.NullMarked;
