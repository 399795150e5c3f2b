package tortuga.aye;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tortuga.aye.notation.AyePositions;
import tortuga.aye.rules.AyeRules;
import tortuga.aye.rules.Objections;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Step;
import tortuga.aye.tactics.AyeTactics;
import tortuga.engine.Game;
import tortuga.engine.Requests;
import tortuga.engine.Rules;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.engine.text.Positions;

/// Aye, for a crew of four to ten.
public final class Aye implements Game<AyeState, AyeMove, AyeEvent, AyeView> {
  @Override
  public String id() {
    return "aye";
  }

  @Override
  public int minSeats() {
    return 4;
  }

  @Override
  public int maxSeats() {
    return 10;
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
  public int edition() {
    return 2;
  }

  @Override
  public Rules<AyeState, AyeMove, AyeEvent, AyeView> rules(Setup setup, int edition) {
    if (edition < 1 || edition > edition()) {
      throw new IllegalArgumentException("no edition " + edition);
    }
    return new AyeRules(setup.seats(), Options.of(setup, /* firstEdition= */ edition == 1));
  }

  @Override
  public Tactics<AyeState, AyeMove> tactics(Setup setup) {
    return new AyeTactics(setup);
  }

  @Override
  public Class<AyeMove> moveType() {
    return AyeMove.class;
  }

  @Override
  public Class<AyeEvent> eventType() {
    return AyeEvent.class;
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
  public Optional<Requests> requests() {
    return Optional.of(new Requests("ask-", Board.REQUESTS, AyeEvent.RoundBegun.class));
  }

  @Override
  public Positions<AyeState> positions(Setup setup) {
    return new AyePositions(setup);
  }
}
