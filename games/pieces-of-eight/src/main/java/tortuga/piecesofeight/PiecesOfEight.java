package tortuga.piecesofeight;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tortuga.engine.Figure;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.StandardGame;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Die;
import tortuga.engine.text.Positions;
import tortuga.piecesofeight.notation.EightPositions;
import tortuga.piecesofeight.rules.EightRules;
import tortuga.piecesofeight.rules.Objections;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.tactics.EightTactics;

/// Pieces of Eight, for two to eight pirates.
@Rule("POE-GEN-02")
public final class PiecesOfEight
    extends StandardGame<EightState, EightMove, EightEvent, EightView> {
  public PiecesOfEight() {
    super(
        "pieces-of-eight",
        2,
        Options.MOST_SEATS,
        Options.EDITION,
        Options.ALL,
        EightMove.class,
        EightEvent.class,
        Step.NOTATION,
        Objections.ALL);
  }

  @Override
  public Optional<Class<? extends Figure>> figureType() {
    return Optional.of(EightFigure.class);
  }

  @Override
  public Set<String> retiredSettings() {
    return Options.RETIRED;
  }

  @Override
  protected Rules<EightState, EightMove, EightEvent, EightView> rulesOf(Setup setup, int edition) {
    return new EightRules(Options.of(setup, edition));
  }

  @Override
  public Tactics<EightState, EightMove> tactics(Setup setup) {
    return new EightTactics(Options.of(setup));
  }

  @Override
  public Optional<EightPrinted> printed() {
    return Optional.of(EightPrinted.all());
  }

  @Override
  public List<Die> dice() {
    return EightRules.DICE;
  }

  @Override
  public Positions<EightState> positions(Setup setup) {
    return new EightPositions(setup);
  }
}
