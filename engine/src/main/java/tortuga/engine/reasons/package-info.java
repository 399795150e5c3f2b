/// What can be said for a move: the named parts of a game's own judgement.
@NullMarked
package tortuga.engine.reasons;

import org.jspecify.annotations.NullMarked;
