package tortuga.jamaica.rules;

import java.util.List;
import tortuga.engine.Decision;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Die;
import tortuga.jamaica.Face;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaFigure;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaView;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Step.ChooseCard;

/// The engine's side of Jamaica; the rules themselves are in the chapters of the [Referee].
public final class JamaicaRules
    implements Rules<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> {
  public static final List<Die> DICE =
      List.of(Die.numbered(Round.NAVIGATION, 6), Die.of(Boarding.COMBAT, Face.COUNT));

  private final int seats;
  private final Options options;

  public JamaicaRules(Setup setup) {
    seats = setup.seats();
    options = Options.of(setup);
  }

  @Override
  public JamaicaState begin(Chance chance, Journal<? super JamaicaEvent> journal) {
    JamaicaState table = new JamaicaState(seats);
    new Referee(options, table, chance, journal).setUp();
    return table;
  }

  @Override
  public Decision decision(JamaicaState table) {
    return Questions.ALL.decision(table, table.question());
  }

  @Override
  public void legalMoves(JamaicaState table, Seat seat, Moves<JamaicaMove> moves) {
    Questions.ALL.offer(table, table.question(), seat, moves);
  }

  @Override
  public void play(
      JamaicaState table,
      Seat seat,
      JamaicaMove move,
      Chance chance,
      Journal<? super JamaicaEvent> journal) {
    new Referee(options, table, chance, journal).play(seat, move);
  }

  @Override
  public Seats unseenAnswers(JamaicaState table) {
    boolean isChoosing = table.isAsking() && table.question() instanceof ChooseCard;
    return isChoosing ? Seats.first(seats).without(table.undecided()) : Seats.NONE;
  }

  @Override
  public Outcome outcome(JamaicaState table) {
    return new Scoring(table).outcome();
  }

  @Override
  public List<ScoreLine> scoreSheet(JamaicaState table) {
    return new Scoring(table).sheet();
  }

  @Override
  public void conceal(JamaicaState table, Viewer viewer) {
    Secrets.conceal(table, viewer);
  }

  @Override
  public void imagine(JamaicaState concealed, Chance chance) {
    Secrets.imagine(concealed, chance);
  }

  @Override
  public JamaicaView view(JamaicaState concealed) {
    return Views.of(concealed);
  }

  @Override
  public JamaicaMove fallback(JamaicaState concealed, Seat seat, Chance chance) {
    return Questions.ALL.fallback(concealed, concealed.question(), seat, chance);
  }

  @Override
  public String refusal(JamaicaState concealed, Seat seat, JamaicaMove move) {
    return Questions.ALL.objection(concealed, concealed.question(), seat, move);
  }

  @Override
  public List<JamaicaFigure> figures(JamaicaState concealed, Seat seat, JamaicaMove move) {
    return new Figures(concealed, seat).of(move);
  }

  @Override
  public List<JamaicaFigure> figures(JamaicaState concealed, Seat seat) {
    return new Figures(concealed, seat).ofQuestion();
  }
}
