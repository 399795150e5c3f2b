package tortuga.aye.notation;

import java.util.Set;
import tortuga.aye.rules.Options;
import tortuga.aye.rules.Referee;
import tortuga.aye.state.AyeState;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.SteppedPositions;
import tortuga.engine.text.PositionText;

/// Positions as text; every key is described in `games/aye/rules/aye.notation.md`.
public final class AyePositions extends SteppedPositions<AyeState, Referee> {
  static final String UNKNOWN = "?";
  static final String TURNED = "*";
  static final String SPENT = "spent";
  static final String KEPT = "kept";

  private final Setup setup;
  private final Options options;

  public AyePositions(Setup setup) {
    this.setup = setup;
    this.options = Options.of(setup);
  }

  @Override
  protected AyeState emptyTable() {
    return new AyeState(setup.seats());
  }

  @Override
  protected Referee ruleBook(AyeState table, Chance chance, Journal<Event> journal) {
    return new Referee(options, table, chance, journal);
  }

  /// Secret answers come last, once everything else is known to be possible.
  @Override
  protected void fill(AyeState table, Referee ruleBook, PositionText given) {
    PositionReader reader = new PositionReader(table, options, ruleBook);
    reader.read(given.chart());
    check(table);
    reader.readAnswers(given.chart());
  }

  @Override
  public void check(AyeState table) {
    new PositionCheck(table, options).check();
  }

  @Override
  public Set<String> sometimes() {
    return Set.of(
        "attempt",
        "members",
        "needed",
        "throws",
        "thrown",
        "named",
        "tridents-paid",
        "commander",
        "ending");
  }

  @Override
  public PositionText write(AyeState table) {
    return new PositionWriter(table).write();
  }
}
