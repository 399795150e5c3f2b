package tortuga.aye.rules;

import java.util.List;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeFigure;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeView;
import tortuga.aye.state.AyeState;
import tortuga.engine.Decision;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;

/// The engine's side of Aye; the rules themselves are in the chapters of the [Referee].
public final class AyeRules implements Rules<AyeState, AyeMove, AyeEvent, AyeView> {
  private final int seats;
  private final Options options;

  public AyeRules(int seats, Options options) {
    this.seats = seats;
    this.options = options;
  }

  @Override
  public AyeState begin(Chance chance, Journal<? super AyeEvent> journal) {
    AyeState table = new AyeState(seats);
    Referee referee = new Referee(options, table, chance, journal);
    new SetUp(referee).begin();
    referee.carryOn();
    return table;
  }

  @Override
  public Decision decision(AyeState table) {
    return Questions.ALL.decision(table, table.question());
  }

  @Override
  public void legalMoves(AyeState table, Seat seat, Moves<AyeMove> moves) {
    Questions.ALL.offer(table, table.question(), seat, moves);
  }

  @Override
  public void freeMoves(AyeState table, Seat seat, Moves<AyeMove> moves) {
    boolean drafts = !table.isOver() && seat.index() == table.captain;
    if (drafts) Questions.ALL.offerChanges(table, moves);
  }

  @Override
  public void play(
      AyeState table, Seat seat, AyeMove move, Chance chance, Journal<? super AyeEvent> journal) {
    new Referee(options, table, chance, journal).play(seat, move);
  }

  @Override
  public int patience(AyeState table) {
    return Questions.ALL.patience(table.question());
  }

  @Override
  public boolean goesOnWithoutLeavers() {
    return options.goesOnWithoutLeavers();
  }

  @Override
  public Seats unseenAnswers(AyeState table) {
    Seats answered = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      if (table.pirates[seat].hasAnswered()) answered = answered.with(Seat.of(seat));
    }
    return answered;
  }

  @Override
  public Outcome outcome(AyeState table) {
    return Finale.outcome(table);
  }

  @Override
  public void conceal(AyeState table, Viewer viewer) {
    Secrets.conceal(table, viewer);
  }

  @Override
  public void imagine(AyeState concealed, Chance chance) {
    new Secrets(options).imagine(concealed, chance);
  }

  @Override
  public AyeView view(AyeState concealed) {
    return Views.of(concealed, options);
  }

  @Override
  public List<AyeFigure> figures(AyeState concealed, Seat seat, AyeMove move) {
    return new Figures(concealed, options).of(seat, move);
  }

  @Override
  public List<AyeFigure> figures(AyeState concealed, Seat seat) {
    return new Figures(concealed, options).ofPosition();
  }

  @Override
  public AyeMove fallback(AyeState concealed, Seat seat, Chance chance) {
    return Questions.ALL.fallback(concealed, concealed.question(), seat, chance);
  }

  @Override
  public String refusal(AyeState concealed, Seat seat, AyeMove move) {
    return Questions.ALL.objection(concealed, concealed.question(), seat, move);
  }
}
