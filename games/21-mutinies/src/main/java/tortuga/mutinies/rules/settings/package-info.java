/// What the players of a table of 21 Mutinies agree on before they begin.
@NullMarked
package tortuga.mutinies.rules.settings;

import org.jspecify.annotations.NullMarked;
