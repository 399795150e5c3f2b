package tortuga.eight;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tortuga.engine.Game;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.engine.text.Positions;

/// Pieces of Eight, for two to eight pirates.
@Rule("POE-GEN-02")
public final class PiecesOfEight implements Game<EightState, EightMove, EightEvent, EightView> {
  static final int MOST_SEATS = 8;

  /// In the first edition, a surrender that decided a team game cost whoever was on turn the main
  /// action, and a spoil that a loser declined was offered to nobody else.
  static final int EDITION = 2;

  @Override
  public String id() {
    return "pieces-of-eight";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return MOST_SEATS;
  }

  @Override
  public List<Setting<?>> settings() {
    return Options.ALL;
  }

  @Override
  public Set<String> retiredSettings() {
    return Options.RETIRED;
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return Options.objection(setup);
  }

  @Override
  public int edition() {
    return EDITION;
  }

  @Override
  public Rules<EightState, EightMove, EightEvent, EightView> rules(Setup setup, int edition) {
    if (edition < 1 || edition > EDITION) {
      throw new IllegalArgumentException("no edition " + edition);
    }
    return new EightRules(Options.of(setup, edition));
  }

  @Override
  public Tactics<EightState, EightMove> tactics(Setup setup) {
    return new EightTactics(Options.of(setup));
  }

  @Override
  public Class<EightMove> moveType() {
    return EightMove.class;
  }

  @Override
  public Class<EightEvent> eventType() {
    return EightEvent.class;
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
  public Positions<EightState> positions(Setup setup) {
    return new EightPositions(setup);
  }
}
