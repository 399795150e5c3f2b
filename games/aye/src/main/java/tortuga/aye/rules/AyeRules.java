package tortuga.aye.rules;

import tortuga.aye.AyeEvent;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeView;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step.CastVotes;
import tortuga.aye.state.Step.ConsiderThrow;
import tortuga.aye.state.Step.DealDoubloons;
import tortuga.aye.state.Step.DiscardCard;
import tortuga.aye.state.Step.DiscardThird;
import tortuga.aye.state.Step.IssueCommands;
import tortuga.aye.state.Step.JudgeClaim;
import tortuga.aye.state.Step.MeetRoundEnd;
import tortuga.aye.state.Step.Question;
import tortuga.aye.state.Step.ShowThumbs;
import tortuga.aye.state.Step.SwapCard;
import tortuga.aye.state.Step.UseAbility;
import tortuga.engine.Decision;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.Notation;

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
    Question question = table.question();
    return new Decision(Notation.verb(question.getClass()), table.toAct, manner(question));
  }

  public static Decision.Manner manner(Question question) {
    return switch (question) {
      case SwapCard _, DiscardThird _, DiscardCard _, CastVotes _, ShowThumbs _, JudgeClaim _ ->
          Decision.Manner.SECRET;
      case MeetRoundEnd _ -> Decision.Manner.SILENT;
      case DealDoubloons _, IssueCommands _ -> Decision.Manner.DRAFT;
      default -> Decision.Manner.OPEN;
    };
  }

  @Override
  public void legalMoves(AyeState table, Seat seat, Moves<AyeMove> moves) {
    Offers.list(table, seat.index(), moves);
  }

  @Override
  public void freeMoves(AyeState table, Seat seat, Moves<AyeMove> moves) {
    Drafts.list(table, seat.index(), moves);
  }

  @Override
  public void play(
      AyeState table, Seat seat, AyeMove move, Chance chance, Journal<? super AyeEvent> journal) {
    new Referee(options, table, chance, journal).play(seat, move);
  }

  @Override
  public int patience(AyeState table) {
    return switch (table.question()) {
      case DealDoubloons _, IssueCommands _ -> 120;
      case SwapCard _, DiscardThird _, DiscardCard _ -> 45;
      case ConsiderThrow _ -> 30;
      case CastVotes _, ShowThumbs _, JudgeClaim _ -> 25;
      case UseAbility _ -> 12;
      case MeetRoundEnd _ -> 15;
      default -> 20;
    };
  }

  @Override
  public boolean goesOnWithoutLeavers() {
    return options.goesOnWithoutLeavers();
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
  public AyeMove fallback(AyeState concealed, Seat seat, Chance chance) {
    return Defaults.move(concealed, seat.index());
  }

  @Override
  public String refusal(AyeState concealed, Seat seat, AyeMove move) {
    return new Objections(concealed, seat.index()).to(move);
  }
}
