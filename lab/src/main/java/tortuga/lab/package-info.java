/// Simulations and measurements of any game: many games played, counted and timed.
@NullMarked
package tortuga.lab;

import org.jspecify.annotations.NullMarked;
