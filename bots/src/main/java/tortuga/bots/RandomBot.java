package tortuga.bots;

import java.util.Arrays;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// Plays any legal move, each equally likely, and never looks at the table.
final class RandomBot<S extends State<S>, M extends Move> implements Bot<S, M> {
  @Override
  public M choose(Observation<S, M> observation, SplitMix chance) {
    Moves<M> moves = observation.moves();
    return moves.get(chance.below(moves.size()));
  }

  @Override
  public Advice<M> advise(Observation<S, M> observation, SplitMix chance) {
    int moves = observation.moves().size();
    double[] appeal = new double[moves];
    Arrays.fill(appeal, 1.0 / moves);
    return Advice.atFirstSight(observation.moves(), appeal, chance.below(moves));
  }
}
