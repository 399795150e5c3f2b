@NullMarked
package tortuga.aye.notation;

import org.jspecify.annotations.NullMarked;
