/// Positions of 21 Mutinies as text: how they are read, checked and written.
@NullMarked
package tortuga.mutinies.notation;

import org.jspecify.annotations.NullMarked;
