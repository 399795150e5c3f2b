package tortuga.jamaica.notation;

import java.util.List;
import tortuga.engine.text.PositionText;
import tortuga.jamaica.rules.Referee;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.*;

/// Reads what is still to happen in a position.
final class PendingReader {
  private final JamaicaState table;
  private final Referee referee;

  PendingReader(JamaicaState table, Referee referee) {
    this.table = table;
    this.referee = referee;
  }

  /// Plans the steps given, next one first, and after them the rest of the round.
  void read(PositionText pending) {
    boolean one = pending instanceof PositionText.Word(String text, _) && !text.isBlank();
    List<PositionText> lines = one ? List.of(pending) : pending.items();
    List<Step> steps = lines.stream().map(line -> line.as(Step.NOTATION::read)).toList();
    boolean endsRound =
        steps.stream().anyMatch(step -> step instanceof EndRound || step instanceof StartRound);
    if (!endsRound) planRest();
    table.agenda.plan(steps.toArray(Step[]::new));
  }

  /// All who have not chosen a card choose one, and all take their turns.
  void planRest() {
    referee.planRound();
    if (table.undecided().isEmpty()) table.agenda.pop();
  }
}
