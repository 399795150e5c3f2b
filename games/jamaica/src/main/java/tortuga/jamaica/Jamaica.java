package tortuga.jamaica;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Figure;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.StandardGame;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Die;
import tortuga.engine.text.Positions;
import tortuga.jamaica.notation.JamaicaPositions;
import tortuga.jamaica.rules.JamaicaRules;
import tortuga.jamaica.rules.Objections;
import tortuga.jamaica.rules.Options;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.tactics.JamaicaTactics;

/// Jamaica, for two to six captains.
public final class Jamaica
    extends StandardGame<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> {
  public Jamaica() {
    super(
        "jamaica",
        2,
        6,
        1,
        List.of(Options.FIRST_CAPTAIN, Options.CARD_REVEAL, Options.ROUND_LIMIT),
        JamaicaMove.class,
        JamaicaEvent.class,
        Step.NOTATION,
        Objections.ALL);
  }

  @Override
  protected Rules<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> rulesOf(
      Setup setup, int edition) {
    return new JamaicaRules(setup);
  }

  @Override
  public Optional<Class<? extends Figure>> figureType() {
    return Optional.of(JamaicaFigure.class);
  }

  @Override
  public Tactics<JamaicaState, JamaicaMove> tactics(Setup setup) {
    return new JamaicaTactics(setup.seats());
  }

  @Override
  public Optional<JamaicaPrinted> printed() {
    return Optional.of(JamaicaPrinted.all());
  }

  @Override
  public List<Die> dice() {
    return JamaicaRules.DICE;
  }

  @Override
  public Positions<JamaicaState> positions(Setup setup) {
    return new JamaicaPositions(setup);
  }
}
