/// Jamaica: a race around the island, with holds to fill, ships to board and lairs to plunder.
@NullMarked
package tortuga.jamaica;

import org.jspecify.annotations.NullMarked;
