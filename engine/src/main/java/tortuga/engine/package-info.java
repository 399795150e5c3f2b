/// The engine that every game plays on: what a game must offer, and what it gets for it.
///
/// A game implements [Game] and [Rules]; whoever wants to play one checked takes a [Match], whoever
/// searches or simulates calls the rules directly. The engine knows no game.
@NullMarked
package tortuga.engine;

import org.jspecify.annotations.NullMarked;
