package tortuga.piecesofeight.rules;

import java.util.List;
import java.util.Optional;
import tortuga.engine.ClockKind;
import tortuga.engine.Decision;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.TableSignal;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Die;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightFigure;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightView;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.figures.Figures;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.rules.settings.Start;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Familiar;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// The engine's side of Pieces of Eight; the rules themselves are in the chapters.
public final class EightRules implements Rules<EightState, EightMove, EightEvent, EightView> {
  public static final List<Die> DICE = List.of(Die.numbered(Shipwright.TOSS, Shipwright.FARTHEST));

  // Seconds at a normal pace
  private static final int WINDOW = 5;
  private static final int SHORT_WINDOW = 3;
  private static final int LENDING = 10;

  /// For whoever meets a coin for the first time, and reads what it does.
  private static final int READING_WINDOW = 10;

  // Seconds at every pace
  private static final int VISIBLE_MONKEY = 6;
  private static final int VOTE = 30;

  private final Options options;
  private final Questions questions;

  public EightRules(Options options) {
    this.options = options;
    questions = new Questions(options);
  }

  @Override
  public EightState begin(Chance chance, Journal<? super EightEvent> journal) {
    EightState table = new EightState(options.seats());
    new Referee(questions, table, chance, journal).setUp();
    return table;
  }

  @Override
  public Decision decision(EightState table) {
    return questions.decision(table, table.question());
  }

  @Override
  public void legalMoves(EightState table, Seat seat, Moves<EightMove> moves) {
    questions.offer(table, table.question(), seat, moves);
  }

  @Override
  public void freeMoves(EightState table, Seat seat, Moves<EightMove> moves) {
    new FreeMoves(options, table, seat.index()).list(moves);
  }

  @Override
  public void play(
      EightState table,
      Seat seat,
      EightMove move,
      Chance chance,
      Journal<? super EightEvent> journal) {
    new Referee(questions, table, chance, journal).play(seat, move);
  }

  /// A visible Monkey is no secret, so its owner gets more time. What a table sees for the first
  /// times gets more, too; that counts only what everybody has seen.
  @Override
  @Rule("POE-BLITZ-01")
  public int patience(EightState table) {
    return switch (table.question()) {
      case AnyReaction(Deed deed) -> window(table, deed.coin().ordinal(), WINDOW);
      case SaveCoin(_, Place place) ->
          window(table, Familiar.SAVE_COIN, place == Place.AFT ? SHORT_WINDOW : VISIBLE_MONKEY);
      case AnswerLoss _ -> window(table, Familiar.ANSWER_LOSS, SHORT_WINDOW);
      case LendCannons _ -> LENDING;
      case VoteStalemate _ -> options.isBlitz() ? VOTE : options.turnClock();
      case PickSet _,
          DraftCoin _,
          MakeOffer _,
          AnswerOffer _,
          BuildShip _,
          Step.TakeSpoil _,
          RebuildShips _ ->
          options.setupClock();
      case SendToNest _,
          MainAction _,
          InviteCannons _,
          ChooseDepth _,
          FetchCoin _,
          OrderTreasure _,
          RearrangeShip _ ->
          options.isBlitz() ? 0 : options.turnClock();
    };
  }

  private static int window(EightState table, int thing, int usual) {
    return table.isNew(thing) ? READING_WINDOW : usual;
  }

  /// The bank runs only while somebody thinks about their own turn: not while ships are built, in
  /// windows, in votes, or while others lend.
  @Override
  @Rule({"POE-BLITZ-01", "POE-RULING-61", "POE-RULING-79"})
  public ClockKind clock(EightState table) {
    return switch (table.question()) {
      case AnyReaction _, AnswerLoss _, LendCannons _ -> ClockKind.PACED;
      case SaveCoin(_, Place place) -> place == Place.AFT ? ClockKind.PACED : ClockKind.EXACT;
      case PickSet _,
          DraftCoin _,
          MakeOffer _,
          AnswerOffer _,
          BuildShip _,
          Step.TakeSpoil _,
          RebuildShips _,
          VoteStalemate _ ->
          ClockKind.EXACT;
      case SendToNest _,
          MainAction _,
          InviteCannons _,
          ChooseDepth _,
          FetchCoin _,
          OrderTreasure _,
          RearrangeShip _ ->
          options.isBlitz() ? ClockKind.BANK : ClockKind.EXACT;
    };
  }

  /// Every game of a match begins with full banks.
  @Override
  @Rule("POE-RULING-79")
  public int bankFillings(EightState table) {
    return table.game;
  }

  /// Whoever might betray their own deed is asked, but holds nobody up.
  @Override
  @Rule("POE-RULING-13")
  public Seats notAwaited(EightState table) {
    return table.question() instanceof AnyReaction(Deed deed)
        ? Seats.of(Seat.of(deed.user()))
        : Seats.NONE;
  }

  @Override
  public int timeBank() {
    return options.blitz();
  }

  @Override
  public Optional<EightMove> tableMove(TableSignal moment, Seat seat) {
    return switch (moment) {
      case FIRST_DONE ->
          options.start() == Start.FIRST_READY
              ? Optional.of(new EightMove.ClaimStart())
              : Optional.empty();
      case TIME_OUT -> options.isBlitz() ? Optional.of(new EightMove.FlagFall()) : Optional.empty();
    };
  }

  @Override
  public Seats unseenAnswers(EightState table) {
    Seats answered = Seats.NONE;
    for (int seat = 0; seat < table.seats; seat++) {
      boolean hasAnswered = table.players[seat].answer != Player.UNANSWERED;
      if (hasAnswered) answered = answered.with(Seat.of(seat));
    }
    return answered;
  }

  @Override
  public Outcome outcome(EightState table) {
    return Standing.outcome(options, table);
  }

  @Override
  public List<ScoreLine> scoreSheet(EightState table) {
    return Standing.sheet(table);
  }

  @Override
  public void conceal(EightState table, Viewer viewer) {
    Secrets.conceal(table, viewer);
  }

  @Override
  public void imagine(EightState concealed, Chance chance) {
    new Imagination(questions, concealed, chance).fill();
  }

  @Override
  public EightView view(EightState concealed) {
    return Views.of(options, concealed);
  }

  @Override
  public EightMove fallback(EightState concealed, Seat seat, Chance chance) {
    return questions.fallback(concealed, concealed.question(), seat, chance);
  }

  @Override
  public List<EightFigure> figures(EightState concealed, Seat seat, EightMove move) {
    return new Figures(questions, concealed, seat).of(move);
  }

  @Override
  public List<EightFigure> figures(EightState concealed, Seat seat) {
    return new Figures(questions, concealed, seat).ofQuestion();
  }

  @Override
  public String refusal(EightState concealed, Seat seat, EightMove move) {
    return questions.objection(concealed, concealed.question(), seat, move);
  }
}
