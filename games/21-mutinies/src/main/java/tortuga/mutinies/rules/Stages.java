package tortuga.mutinies.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.CountStage;
import tortuga.mutinies.MutiniesView.Stage;
import tortuga.mutinies.MutiniesView.Stand;
import tortuga.mutinies.ScoreStep;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// The final count as it is shown, stage by stage. Doubloons that come too late for prestige are
/// told with the cards that were played for them.
final class Stages {
  private final MutiniesState table;
  private final List<Stage> stages = new ArrayList<>();

  private Stages(MutiniesState table) {
    this.table = table;
  }

  @Rule({"MUT-SCORE-00", "MUT-SCORE-07", "MUT-RULING-49"})
  static List<Stage> of(MutiniesState table) {
    Stages all = new Stages(table);
    Arrays.stream(CountStage.values()).filter(all::counts).forEach(all::add);
    return List.copyOf(all.stages);
  }

  /// Cards without texts count for nothing.
  private boolean counts(CountStage stage) {
    return !table.simplified || (stage != CountStage.HELD && stage != CountStage.CARDS);
  }

  private void add(CountStage stage) {
    List<Stand> stands = Lists.of(table.seats, seat -> stand(stage, seat));
    List<Seat> order =
        IntStream.range(0, table.seats)
            .boxed()
            .sorted(Comparator.comparing(stands::get, Standing.BY_FAME.reversed()))
            .map(Seat::of)
            .toList();
    stages.add(new Stage(stage, stands, order));
  }

  private Stand stand(CountStage stage, int seat) {
    Pirate pirate = table.crew[seat];
    int points = points(stage, pirate);
    int coins = coins(stage, pirate);
    if (stages.isEmpty()) return new Stand(points, coins, points, coins);
    Stand before = stages.getLast().stands().get(seat);
    return new Stand(points, coins, before.prestige() + points, before.doubloons() + coins);
  }

  private static int points(CountStage stage, Pirate pirate) {
    return switch (stage) {
      case PRESTIGE -> amount(pirate, ScoreStep.PRESTIGE);
      case TREASURES -> amount(pirate, ScoreStep.TREASURES);
      case DOUBLOONS -> amount(pirate, ScoreStep.DOUBLOONS);
      case CARDS -> amount(pirate, ScoreStep.CARDS) + amount(pirate, ScoreStep.REFUSED);
      case RUM -> amount(pirate, ScoreStep.RUM);
      case JEWELS, HELD -> 0;
    };
  }

  private static int coins(CountStage stage, Pirate pirate) {
    return switch (stage) {
      case PRESTIGE -> amount(pirate, ScoreStep.COINS_HELD);
      case TREASURES -> amount(pirate, ScoreStep.COINS_FROM_TREASURES);
      case JEWELS -> amount(pirate, ScoreStep.COINS_FROM_JEWELS);
      case HELD -> amount(pirate, ScoreStep.COINS_FROM_CARDS) - Standing.lateDoubloons(pirate);
      case CARDS -> Standing.lateDoubloons(pirate);
      case DOUBLOONS, RUM -> 0;
    };
  }

  private static int amount(Pirate pirate, ScoreStep step) {
    return pirate.score[step.ordinal()];
  }
}
