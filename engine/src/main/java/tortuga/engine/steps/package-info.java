/// How rules remember what is still to happen.
@NullMarked
package tortuga.engine.steps;

import org.jspecify.annotations.NullMarked;
