/// What a seasoned player of 21 Mutinies knows beyond its rules, for bots.
@NullMarked
package tortuga.mutinies.tactics;

import org.jspecify.annotations.NullMarked;
