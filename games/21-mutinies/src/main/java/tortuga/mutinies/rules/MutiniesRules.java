package tortuga.mutinies.rules;

import java.util.List;
import tortuga.engine.Decision;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Die;
import tortuga.mutinies.MutiniesEvent;
import tortuga.mutinies.MutiniesFigure;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesView;
import tortuga.mutinies.rules.settings.Options;
import tortuga.mutinies.secrets.Secrets;
import tortuga.mutinies.state.MutiniesState;

/// The engine's side of 21 Mutinies; the rules themselves are in the chapters of the [Referee].
public final class MutiniesRules
    implements Rules<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> {
  public static final List<Die> DICE =
      List.of(Die.numbered(Wrecks.DIE, Wrecks.SIDES), Die.numbered(Tavern.DIE, Tavern.SIDES));

  private final int seats;
  private final Options options;

  public MutiniesRules(Setup setup) {
    seats = setup.seats();
    options = Options.of(setup);
  }

  @Override
  public MutiniesState begin(Chance chance, Journal<? super MutiniesEvent> journal) {
    MutiniesState table = new MutiniesState(seats, options.simplified());
    new Referee(options, table, chance, journal).setUp();
    return table;
  }

  @Override
  public Decision decision(MutiniesState table) {
    return Questions.ALL.decision(table, table.question());
  }

  @Override
  public void legalMoves(MutiniesState table, Seat seat, Moves<MutiniesMove> moves) {
    Questions.ALL.offer(table, table.question(), seat, moves);
  }

  @Override
  public void play(
      MutiniesState table,
      Seat seat,
      MutiniesMove move,
      Chance chance,
      Journal<? super MutiniesEvent> journal) {
    new Referee(options, table, chance, journal).play(seat, move);
  }

  @Override
  public Outcome outcome(MutiniesState table) {
    return Standing.outcome(table);
  }

  @Override
  public List<ScoreLine> scoreSheet(MutiniesState table) {
    return Standing.sheet(table);
  }

  @Override
  public void conceal(MutiniesState table, Viewer viewer) {
    Secrets.conceal(table, viewer);
  }

  @Override
  public void imagine(MutiniesState concealed, Chance chance) {
    Secrets.imagine(concealed, chance);
  }

  @Override
  public MutiniesView view(MutiniesState concealed) {
    return Views.of(concealed);
  }

  @Override
  public MutiniesMove fallback(MutiniesState concealed, Seat seat, Chance chance) {
    return Questions.ALL.fallback(concealed, concealed.question(), seat, chance);
  }

  @Override
  public String refusal(MutiniesState concealed, Seat seat, MutiniesMove move) {
    return Questions.ALL.objection(concealed, concealed.question(), seat, move);
  }

  @Override
  public List<MutiniesFigure> figures(MutiniesState concealed, Seat seat, MutiniesMove move) {
    return Figures.of(concealed, seat.index(), move);
  }

  @Override
  public List<MutiniesFigure> figures(MutiniesState concealed, Seat seat) {
    return Figures.of(concealed, seat.index());
  }
}
