/// How bots judge positions and moves of Pieces of Eight.
@NullMarked
package tortuga.eight.tactics;

import org.jspecify.annotations.NullMarked;
