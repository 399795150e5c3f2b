package tortuga.testkit.laws;

import java.util.LinkedHashMap;
import java.util.Map;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;
import tortuga.scenario.DictatedChance;
import tortuga.scenario.Yaml;

/// Law 10: a position that is written down, and read again, is the same position, and is not called
/// impossible; what a viewer sees of it can be written down too; and a name that means nothing is
/// refused.
public final class PositionsSurviveWriting<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  /// One position in this many is also written as a file, which takes longer.
  private static final int FILES = 20;

  /// An unknown name must be refused, or a typing error would go unnoticed.
  @Override
  public void begin(RandomGame<S, M, E, V> trial) {
    Positions<S> positions = trial.game().positions(trial.setup());
    Map<String, PositionText> entries = new LinkedHashMap<>();
    entries.put("no-such-name", PositionText.word(1));
    entries.putAll(positions.write(trial.state()).chart().entries());
    try {
      positions.read(PositionText.chart(entries), DictatedChance.of(), Journal.silent());
    } catch (BadPosition _) {
      return;
    }
    throw trial.failure("a position with the name no-such-name is not refused");
  }

  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    Positions<S> positions = trial.game().positions(trial.setup());
    PositionText written = positions.write(trial.state());
    expectPossible(trial, positions);
    expectSame(trial, positions, written, written);
    if (trial.choose(FILES) == 0) {
      expectSame(trial, positions, written, Yaml.read(Yaml.write(written)).getFirst());
    }
    Viewer viewer = trial.anyOf(trial.viewers());
    positions.write(trial.concealed(trial.state(), viewer));
  }

  private void expectPossible(RandomGame<S, M, E, V> trial, Positions<S> positions) {
    try {
      positions.check(trial.state());
    } catch (BadPosition e) {
      throw trial.failure(
          "this came about, but is called impossible, in %s: %s"
              .formatted(e.path(), e.getMessage()));
    }
  }

  private void expectSame(
      RandomGame<S, M, E, V> trial,
      Positions<S> positions,
      PositionText written,
      PositionText readable) {
    S read;
    try {
      read = positions.read(readable, DictatedChance.of(), Journal.silent());
    } catch (BadPosition e) {
      throw trial.failure("cannot read %s: %s".formatted(Yaml.write(written), e.getMessage()));
    }
    Snapshot.of(trial.state())
        .difference(Snapshot.of(read))
        .ifPresent(difference -> {
          throw trial.failure(
              "read again, this differs in %s\n%s".formatted(difference, Yaml.write(written)));
        });
  }

  @Override
  public void end(RandomGame<S, M, E, V> trial) {
    Positions<S> positions = trial.game().positions(trial.setup());
    expectPossible(trial, positions);
    positions.write(trial.state());
  }
}
