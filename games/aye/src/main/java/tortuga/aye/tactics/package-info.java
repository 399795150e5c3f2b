/// What bots know about playing well.
@NullMarked
package tortuga.aye.tactics;

import org.jspecify.annotations.NullMarked;
