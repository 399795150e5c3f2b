package tortuga.mutinies;

import java.util.List;
import java.util.Set;
import tortuga.engine.Game;
import tortuga.engine.Rules;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.engine.text.Positions;

/// 21 Mutinies, for two to five pirates.
public final class Mutinies
    implements Game<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> {
  @Override
  public String id() {
    return "21-mutinies";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 5;
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(Options.CARDS, Options.MUTINIES);
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public Rules<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> rules(
      Setup setup, int edition) {
    if (edition != edition()) throw new IllegalArgumentException("no edition " + edition);
    return new MutiniesRules(setup);
  }

  @Override
  public Tactics<MutiniesState, MutiniesMove> tactics(Setup setup) {
    return new MutiniesTactics(setup.seats());
  }

  @Override
  public Class<MutiniesMove> moveType() {
    return MutiniesMove.class;
  }

  @Override
  public Class<MutiniesEvent> eventType() {
    return MutiniesEvent.class;
  }

  @Override
  public Set<String> questions() {
    return Step.KINDS;
  }

  @Override
  public Set<String> refusals() {
    return Objections.ALL;
  }

  @Override
  public Positions<MutiniesState> positions(Setup setup) {
    return new MutiniesPositions(setup);
  }
}
