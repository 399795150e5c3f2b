package tortuga.piecesofeight.rules.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Journal;
import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.NoLuck;
import tortuga.piecesofeight.Calling;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightFigure;
import tortuga.piecesofeight.EightFigure.Drafts;
import tortuga.piecesofeight.EightFigure.Draws;
import tortuga.piecesofeight.EightFigure.Loan;
import tortuga.piecesofeight.EightFigure.Reaches;
import tortuga.piecesofeight.EightFigure.Sends;
import tortuga.piecesofeight.EightFigure.Target;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.Pooling;
import tortuga.piecesofeight.rules.Questions;
import tortuga.piecesofeight.rules.Referee;
import tortuga.piecesofeight.rules.Salvo;
import tortuga.piecesofeight.rules.Stock;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// What is said about a move that a seat may make, or about the question that it is asked.
public final class Figures {
  private final Questions questions;
  private final EightState table;
  private final Seat seat;
  private final Ship own;

  /// @param table what the seat knows
  public Figures(Questions questions, EightState table, Seat seat) {
    this.questions = questions;
    this.table = table;
    this.seat = seat;
    own = table.ship(seat.index());
  }

  /// Returns what is said about the open question, whatever the answer.
  public List<EightFigure> ofQuestion() {
    if (!table.isAsking() || !table.toAct.contains(seat)) return List.of();
    return switch (table.question()) {
      case MainAction _,
          SendToNest _,
          InviteCannons _,
          LendCannons _,
          ChooseDepth _,
          AnyReaction _,
          SaveCoin _,
          AnswerLoss _ ->
          new Aims(questions, table, seat).list();
      case BuildShip _, RearrangeShip _, RebuildShips _ ->
          List.of(Slips.of(questions.options(), table, seat));
      case MakeOffer _, AnswerOffer _ -> Bargains.of(questions, table, seat);
      case PickSet _,
          DraftCoin _,
          Step.TakeSpoil _,
          FetchCoin _,
          OrderTreasure _,
          VoteStalemate _ ->
          List.of();
    };
  }

  /// Returns what is said about a legal move.
  public List<EightFigure> of(EightMove move) {
    if (!table.toAct.contains(seat)) return List.of();
    return switch (move) {
      case EightMove.Cannon cannon -> cannon(cannon);
      case BuriedTreasure _ -> with(Draw.two(own), move);
      case CallToQuarters _ -> with(Draw.one(own), move);
      case Call(Calling how) -> List.of(Aims.called(own, how));
      case MainMove _, Depth _, Reaction _ -> unanswered(move);
      case Send(Place from) -> List.of(send(from));
      case Put _, LeaveNest _, Copy _, StartOver _ ->
          List.of(Slips.of(questions.options(), after(move), seat));
      case Fetch _ when table.question() instanceof RebuildShips ->
          List.of(Slips.of(questions.options(), after(move), seat));
      case OfferTo _, Give _, Want _ -> Bargains.of(questions, after(move), seat);
      case Draft(Coin coin) -> List.of(drafts(coin));
      case Ready _, Fetch _, Trade _, Stay _, Invite _, Lend _, Aftmost _, Choose _ -> List.of();
      case EightMove.TakeSpoil _, Agree _, Refuse _, OpenHold _, CloseHold _ -> List.of();
      case ProposeStalemate _, Surrender _, FlagFall _, ClaimStart _ -> List.of();
    };
  }

  private List<EightFigure> unanswered(EightMove move) {
    return Unanswered.of(questions, table, seat, move);
  }

  /// Returns what the seat knows after a step in putting something together.
  private EightState after(EightMove move) {
    EightState after = table.copy();
    new Referee(questions, after, NoLuck.INSTANCE, Journal.silent()).play(seat, move);
    return after;
  }

  /// All that the Cannon may reach, with all the help there is.
  @Rule({"POE-CANN-02", "POE-CANN-03"})
  private List<EightFigure> cannon(EightMove.Cannon move) {
    int target = move.ship().index();
    Ship ship = table.ship(target);
    Deed deed = new Deed(seat.index(), Coin.CANNON, move.from(), target, false);
    int lenders = Salvo.lenders(table, deed);
    List<Loan> loans = new ArrayList<>();
    int lent = 0;
    for (Seat lender : Seats.ofMask(lenders)) {
      int cannons = table.ship(lender.index()).openCannons();
      loans.add(new Loan(lender, cannons));
      lent += cannons;
    }
    int most = Salvo.mostDepth(table, deed, lent);
    List<EightFigure> figures = new ArrayList<>();
    figures.add(
        new Reaches(
            move.ship(),
            Lists.of(most, i -> target(ship, i + 1)),
            Salvo.mostDepth(table, deed, 0),
            loans));
    figures.addAll(unanswered(move));
    return figures;
  }

  private Target target(Ship ship, int position) {
    return Targets.of(questions.options(), ship, position);
  }

  @Rule({"POE-NEST-01", "POE-RULING-46"})
  private Sends send(Place from) {
    int next = from == Place.FORE ? 2 : own.size - 1;
    return new Sends(
        target(own, own.position(from)),
        own.size > 1 ? Optional.of(target(own, next)) : Optional.empty());
  }

  private List<EightFigure> with(Draws draws, EightMove move) {
    List<EightFigure> figures = new ArrayList<>(unanswered(move));
    figures.add(draws);
    return figures;
  }

  @Rule("POE-RULING-68")
  private Drafts drafts(Coin coin) {
    Player player = table.players[seat.index()];
    return new Drafts(
        player.yard.of(coin) + 1,
        coin.limit(),
        Pooling.usableWith(player, coin),
        Pooling.toComeAfterDraft(questions.options(), player),
        Stock.SILVER);
  }
}
