package tortuga.mutinies;

import java.util.Set;
import java.util.stream.Collectors;
import tortuga.engine.Game;
import tortuga.testkit.MessagesLaws;

final class MutiniesMessagesTest implements MessagesLaws {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Mutinies();
  }

  @Override
  public Set<String> scoreLines() {
    return ScoreStep.POINTS.stream().map(ScoreStep::toString).collect(Collectors.toSet());
  }
}
