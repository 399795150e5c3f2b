/// Luck: where rules draw it, how it follows from a seed, and how anybody can check it.
@NullMarked
package tortuga.engine.chance;

import org.jspecify.annotations.NullMarked;
