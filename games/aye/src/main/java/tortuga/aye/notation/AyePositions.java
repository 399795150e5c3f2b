package tortuga.aye.notation;

import java.util.Set;
import tortuga.aye.rules.Options;
import tortuga.aye.rules.Referee;
import tortuga.aye.state.AyeState;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;

/// Positions as text; every key is described in `docs/rules/aye.notation.md`.
public final class AyePositions implements Positions<AyeState> {
  static final String UNKNOWN = "?";
  static final String TURNED = "*";
  static final String SPENT = "spent";
  static final String KEPT = "kept";

  private final Setup setup;

  public AyePositions(Setup setup) {
    this.setup = setup;
  }

  @Override
  public AyeState read(PositionText given, Chance chance, Journal<Event> journal) {
    AyeState table = new AyeState(setup.seats());
    Referee referee = new Referee(Options.of(setup), table, chance, journal);
    PositionReader reader = new PositionReader(table, referee);
    reader.read(given.chart());
    check(table);
    reader.readAnswers(given.chart());
    check(table);
    referee.carryOn();
    check(table);
    return table;
  }

  @Override
  public void check(AyeState table) {
    new PositionCheck(table, Options.of(setup)).check();
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
