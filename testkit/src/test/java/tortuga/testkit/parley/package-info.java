/// Parley, a toy game that has a bit of everything: hidden hands, secret choices, a die, a window,
/// and a move that is always free. With a [tortuga.testkit.parley.Flaw] it breaks one of the laws.
///
/// Each captain holds three of twenty coins. In every round all choose a coin in secret; the
/// greatest leads, and the wind says how much there is to win. Whoever holds a greater coin than
/// the leader's may protest, so that nobody gets anything; otherwise the leader keeps the prize or
/// gives half of it away. Then all draw a coin. Whoever leaves ends the game.
@NullMarked
package tortuga.testkit.parley;

import org.jspecify.annotations.NullMarked;
