package tortuga.bots;

import java.util.Arrays;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.SplitMix;
import tortuga.engine.State;

/// Plays any legal move, each equally likely, and never looks at the table.
final class RandomBot<S extends State<S>, M extends Move> implements Bot<S, M> {
  @Override
  public M choose(Sight<S, M> sight, SplitMix chance) {
    Moves<M> moves = sight.moves();
    return moves.get(chance.below(moves.size()));
  }

  @Override
  public Advice<M> advise(Sight<S, M> sight, SplitMix chance) {
    int moves = sight.moves().size();
    double[] appeal = new double[moves];
    Arrays.fill(appeal, 1.0 / moves);
    return Advice.atFirstSight(sight.moves(), appeal, chance.below(moves));
  }
}
