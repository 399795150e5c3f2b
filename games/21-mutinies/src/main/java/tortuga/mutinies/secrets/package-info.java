/// Who knows what at a table of 21 Mutinies, and what may lie where nobody looks.
@NullMarked
package tortuga.mutinies.secrets;

import org.jspecify.annotations.NullMarked;
