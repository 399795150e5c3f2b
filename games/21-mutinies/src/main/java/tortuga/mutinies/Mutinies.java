package tortuga.mutinies;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Figure;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.StandardGame;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Die;
import tortuga.engine.text.Positions;
import tortuga.mutinies.notation.MutiniesPositions;
import tortuga.mutinies.rules.MutiniesRules;
import tortuga.mutinies.rules.Objections;
import tortuga.mutinies.rules.settings.Options;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.tactics.MutiniesTactics;

/// 21 Mutinies, for two to five pirates.
public final class Mutinies
    extends StandardGame<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> {
  public Mutinies() {
    super(
        "21-mutinies",
        2,
        5,
        1,
        List.of(Options.CARDS, Options.MUTINIES),
        MutiniesMove.class,
        MutiniesEvent.class,
        Step.NOTATION,
        Objections.ALL);
  }

  @Override
  protected Rules<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> rulesOf(
      Setup setup, int edition) {
    return new MutiniesRules(setup);
  }

  @Override
  public Optional<Class<? extends Figure>> figureType() {
    return Optional.of(MutiniesFigure.class);
  }

  @Override
  public Tactics<MutiniesState, MutiniesMove> tactics(Setup setup) {
    return new MutiniesTactics(setup.seats());
  }

  @Override
  public Optional<MutiniesPrinted> printed() {
    return Optional.of(MutiniesPrinted.all());
  }

  @Override
  public List<Die> dice() {
    return MutiniesRules.DICE;
  }

  @Override
  public Positions<MutiniesState> positions(Setup setup) {
    return new MutiniesPositions(setup);
  }
}
