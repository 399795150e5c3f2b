package tortuga.aye;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tortuga.aye.notation.AyePositions;
import tortuga.aye.rules.AyeRules;
import tortuga.aye.rules.Objections;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyePrinted;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Step;
import tortuga.aye.tactics.AyeTactics;
import tortuga.engine.Figure;
import tortuga.engine.Requests;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.StandardGame;
import tortuga.engine.Tactics;
import tortuga.engine.text.Positions;

/// Aye, for a crew of four to ten.
public final class Aye extends StandardGame<AyeState, AyeMove, AyeEvent, AyeView> {
  private static final int EDITION = 2;

  public Aye() {
    super(
        "aye",
        4,
        10,
        EDITION,
        Options.ALL,
        AyeMove.class,
        AyeEvent.class,
        Step.NOTATION,
        Objections.ALL);
  }

  @Override
  public Set<String> retiredSettings() {
    return Options.RETIRED;
  }

  @Override
  protected Rules<AyeState, AyeMove, AyeEvent, AyeView> rulesOf(Setup setup, int edition) {
    return new AyeRules(setup.seats(), Options.of(setup, /* firstEdition= */ edition == 1));
  }

  @Override
  public Tactics<AyeState, AyeMove> tactics(Setup setup) {
    return new AyeTactics(setup);
  }

  @Override
  public Optional<Class<? extends Figure>> figureType() {
    return Optional.of(AyeFigure.class);
  }

  @Override
  public Optional<Requests> requests() {
    return Optional.of(new Requests("ask-", Board.REQUESTS, AyeEvent.RoundBegun.class));
  }

  @Override
  public Optional<AyePrinted> printed() {
    return Optional.of(AyePrinted.all());
  }

  @Override
  public List<tortuga.engine.chance.Die> dice() {
    return Die.ALL;
  }

  @Override
  public Positions<AyeState> positions(Setup setup) {
    return new AyePositions(setup);
  }
}
