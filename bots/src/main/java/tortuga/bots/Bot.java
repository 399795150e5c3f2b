package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// A player that computes. It may remember what it saw, so it serves one seat of one game, in one
/// thread.
public interface Bot<S extends State<S>, M extends Move> {
  /// Chooses one of the moves in sight, all randomness coming from `chance`: to the same sight,
  /// with the same chance and the same memories, it gives the same answer, unless time cuts its
  /// thoughts short.
  default M choose(Observation<S, M> observation, SplitMix chance) {
    return advise(observation, chance).best();
  }

  /// Says what it thinks of each move in sight, the one that it would choose first.
  Advice<M> advise(Observation<S, M> observation, SplitMix chance);
}
