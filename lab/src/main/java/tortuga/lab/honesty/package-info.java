/// Whether reviews can be believed: measured over many games of bots.
@NullMarked
package tortuga.lab.honesty;

import org.jspecify.annotations.NullMarked;
