package tortuga.jamaica;

import java.util.List;
import java.util.Set;
import tortuga.engine.Game;
import tortuga.engine.Rules;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.engine.text.Positions;

/// Jamaica, for two to six captains.
public final class Jamaica implements Game<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> {
  @Override
  public String id() {
    return "jamaica";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 6;
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(Options.FIRST_CAPTAIN, Options.CARD_REVEAL, Options.ROUND_LIMIT);
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public Rules<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> rules(
      Setup setup, int edition) {
    if (edition != edition()) throw new IllegalArgumentException("no edition " + edition);
    return new JamaicaRules(setup);
  }

  @Override
  public Tactics<JamaicaState, JamaicaMove> tactics(Setup setup) {
    return new JamaicaTactics(setup.seats());
  }

  @Override
  public Class<JamaicaMove> moveType() {
    return JamaicaMove.class;
  }

  @Override
  public Class<JamaicaEvent> eventType() {
    return JamaicaEvent.class;
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
  public Positions<JamaicaState> positions(Setup setup) {
    return new JamaicaPositions(setup);
  }
}
