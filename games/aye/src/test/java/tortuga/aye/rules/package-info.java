@NullMarked
package tortuga.aye.rules;

import org.jspecify.annotations.NullMarked;
