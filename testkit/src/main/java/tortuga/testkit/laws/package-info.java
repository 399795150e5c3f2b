/// The laws that every game keeps, each tried on random games.
@NullMarked
package tortuga.testkit.laws;

import org.jspecify.annotations.NullMarked;
