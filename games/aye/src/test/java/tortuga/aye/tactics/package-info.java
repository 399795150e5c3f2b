@NullMarked
package tortuga.aye.tactics;

import org.jspecify.annotations.NullMarked;
