package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// A computer player. It may remember what it saw, so it serves one seat of one game, in one
/// thread.
public interface Bot<S extends State<S>, M extends Move> {
  /// Chooses one of the legal moves of the observation, with all randomness from `chance`. The same
  /// observation, chance and memory give the same answer, unless time runs out during the search.
  default M choose(Observation<S, M> observation, SplitMix chance) {
    return advise(observation, chance).best();
  }

  /// Rates each legal move of the observation; the one that the bot would choose comes first.
  Advice<M> advise(Observation<S, M> observation, SplitMix chance);
}
