/// The rules of 21 Mutinies, chapter by chapter, each with the questions that it asks.
@NullMarked
package tortuga.mutinies.rules;

import org.jspecify.annotations.NullMarked;
