/// How likely throws of dice bring enough successes, and how many Krakens.
@NullMarked
package tortuga.aye.odds;

import org.jspecify.annotations.NullMarked;
