/// Positions, dictated chance and scenarios as text, for tests and for the command line.
@NullMarked
package tortuga.scenario;

import org.jspecify.annotations.NullMarked;
