package tortuga.piecesofeight.rules;

import tortuga.engine.Journal;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.StepRunner;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.Answered;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.Preset;
import tortuga.piecesofeight.state.Answers;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// Leads through the rule book: hands every move, duty and unanswered question to its chapter.
public final class Referee extends StepRunner<EightState, Step, Duty, Question, EightEvent> {
  private final Questions questions;

  public Referee(
      Questions questions, EightState table, Chance chance, Journal<? super EightEvent> journal) {
    super(table, chance, journal);
    this.questions = questions;
  }

  void setUp() {
    for (Player player : table.players) player.startAfresh();
    agenda.push(new OpenYards());
    carryOn();
  }

  void play(Seat by, EightMove move) {
    int seat = by.index();
    switch (move) {
      case Pass pass -> pass(seat, pass); // what is played most often
      case MainMove main -> new MainPlay(now()).play(main);
      case Send(Place from) -> new Turns(now()).sendToNest(from);
      case Stay() -> new Turns(now()).stay();
      case Invite(var seats) -> new Salvo(now()).invite(seats);
      case KeptAnswer answer -> answer(seat, answer);
      case Depth(int coins) -> new Salvo(now()).fire(coins);
      case Save() -> new Attacks(now()).save();
      case BlackSpot(Place from) -> new Losses(now()).avenge(Coin.BLACK_SPOT, from);
      case FullSail(Place from) -> new Losses(now()).avenge(Coin.FULL_SAIL, from);
      case Fetch(Coin coin) -> new Recovery(now()).fetch(seat, coin);
      case Aftmost(Coin coin) -> new Recovery(now()).order(coin);
      case Put(Coin coin) -> table.players[seat].plan.put(coin);
      case LeaveNest() -> table.players[seat].plan.leaveNest();
      case Copy(Preset preset) -> new Shipwright(now()).copy(seat, preset);
      case StartOver() -> new Shipwright(now()).startOver(seat);
      case Ready() -> new Shipwright(now()).ready(seat);
      case Draft(Coin coin) -> new Pooling(now()).draft(coin);
      case Trade trade -> new Trading(now()).play(seat, trade);
      case EightMove.TakeSpoil(Coin coin) -> new Matches(now()).takeSpoil(coin);
      case OpenHold() -> now().openHold(seat);
      case CloseHold() -> now().closeHold(seat);
      case ProposeStalemate() -> new Stalemate(now()).propose(seat);
      case Surrender() -> new Endings(now()).surrender(seat, EightEvent.KnockedOut.Why.SURRENDER);
      case FlagFall() -> new Endings(now()).surrender(seat, EightEvent.KnockedOut.Why.TIME);
      case ClaimStart() -> new Shipwright(now()).claimStart(seat);
    }
    carryOn();
  }

  /// Returns the moment at which a chapter is opened.
  private Chapter now() {
    return new Moment(this);
  }

  private static final class Moment extends Chapter {
    Moment(Referee referee) {
      super(referee.questions.options(), referee);
    }
  }

  /// Plans a turn that has just begun.
  public void planTurn() {
    planFrom(new MainPhase());
    new Turns(now()).askForNest(true);
  }

  /// Plans the rest of a turn, from a step of its main phase on.
  public void planFrom(Step step) {
    new Turns(now()).planFrom(step);
  }

  /// Plans what follows a main action.
  public void planEnd() {
    new Turns(now()).planEnd();
  }

  private void answer(int seat, KeptAnswer answer) {
    table.players[seat].answer = Answers.of(answer);
    journal.tell(new Answered(Seat.of(seat)));
  }

  /// Lets something pass: a window, or the spoils.
  private void pass(int seat, Pass pass) {
    switch (table.question()) {
      case AnyReaction _ -> answer(seat, pass);
      case SaveCoin _, AnswerLoss _ -> new Reactions(now()).letPass(seat);
      case Step.TakeSpoil _ -> new Matches(now()).declineSpoil();
      case PickSet _, DraftCoin _, MakeOffer _, AnswerOffer _, BuildShip _ -> throw noPass();
      case SendToNest _, MainAction _, InviteCannons _, LendCannons _, ChooseDepth _ ->
          throw noPass();
      case FetchCoin _, OrderTreasure _, RearrangeShip _, VoteStalemate _, RebuildShips _ ->
          throw noPass();
    }
  }

  private static IllegalStateException noPass() {
    return new IllegalStateException("nothing can be passed now");
  }

  @Override
  protected Seats asked(Question question) {
    return questions.asked(table, question);
  }

  @Override
  protected void seeTo(Duty duty) {
    switch (duty) {
      case OpenYards() -> new Pooling(now()).openYards();
      case DealCoins(int each) -> new Pooling(now()).deal(each);
      case BeginDraft(int each) -> new Pooling(now()).beginDraft(each);
      case BeginTrades() -> new Trading(now()).begin();
      case BeginGame() -> new Matches(now()).beginGame();
      case Launch() -> new Shipwright(now()).launch();
      case BeginTurn(int seat) -> new Turns(now()).begin(seat);
      case MainPhase() -> new MainPlay(now()).begin();
      case CloseAction() -> new Endings(now()).closeAction();
      case LastNest() -> new Turns(now()).askForNest(false);
      case EndTurn() -> new Turns(now()).end();
      case Resolve(Deed deed) -> new Reactions(now()).resolve(deed);
      case Doom(Deed deed) -> new Attacks(now()).doom(deed);
      case Strike(Deed deed) -> new Attacks(now()).strike(deed);
    }
  }

  /// Goes on from a question that nobody has to answer, or that all have answered.
  @Override
  protected void close(Question question) {
    agenda.pop();
    switch (question) {
      case PickSet _ -> new Pooling(now()).handOutSets();
      case BuildShip _ -> agenda.push(new Launch());
      case RebuildShips _ -> new Stalemate(now()).resume();
      case InviteCannons(Deed deed) -> new Salvo(now()).chooseDepth(deed, 0);
      case LendCannons(Deed deed, int invited) -> new Salvo(now()).collect(deed, invited);
      case ChooseDepth(Deed deed, int most) -> new Salvo(now()).fire(deed, most);
      case AnyReaction(Deed deed) -> new Reactions(now()).closeWindow(deed);
      case SaveCoin _, AnswerLoss _ -> {}
      case FetchCoin(int seat, Place from) -> new Recovery(now()).fetchAny(seat, from);
      case OrderTreasure treasure -> new Recovery(now()).lay(treasure, treasure.other());
      case RearrangeShip(int seat, Place from) -> new Recovery(now()).leaveAsItIs(seat, from);
      case VoteStalemate _ -> new Stalemate(now()).count();
      case Step.TakeSpoil _ -> {} // nothing is left over
      case DraftCoin _, MakeOffer _, AnswerOffer _, SendToNest _, MainAction _ ->
          throw new IllegalStateException("somebody must answer " + question);
    }
  }
}
