/// 21 Mutinies: a crew that follows its captain, stays in the cabin, or mutinies.
@NullMarked
package tortuga.mutinies;

import org.jspecify.annotations.NullMarked;
