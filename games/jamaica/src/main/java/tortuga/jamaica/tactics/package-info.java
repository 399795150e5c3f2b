/// What good captains know beyond the rules: how bots weigh a move, and judge a position.
@NullMarked
package tortuga.jamaica.tactics;

import org.jspecify.annotations.NullMarked;
