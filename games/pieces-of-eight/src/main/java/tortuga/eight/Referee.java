package tortuga.eight;

import tortuga.eight.EightEvent.Answered;
import tortuga.eight.EightMove.*;
import tortuga.eight.Step.*;
import tortuga.engine.Journal;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// Leads through the rule book: hands every move, duty and unanswered question to its chapter.
final class Referee extends Chapter {
  Referee(Options options, EightState table, Chance chance, Journal<? super EightEvent> journal) {
    super(options, table, chance, journal);
  }

  void setUp() {
    for (Player player : table.players) player.startAfresh();
    agenda.push(new OpenYards());
    carryOn();
  }

  void play(Seat by, EightMove move) {
    int seat = by.index();
    switch (move) {
      case Mate _,
          Captain _,
          Cutlass _,
          Pistols _,
          Bomb _,
          Broadside _,
          Cannon _,
          Pillage _,
          BarrelOfGrog _,
          BuriedTreasure _,
          CallToQuarters _,
          Call _,
          Scuttle _ ->
          new MainPlay(this).play(move);
      case Send(Place from) -> new Turns(this).sendToNest(from);
      case Stay() -> new Turns(this).stay();
      case Invite(var seats) -> new Salvo(this).invite(seats);
      case Lend _, Treachery _, Choose _, Agree _, Refuse _ -> answer(seat, Answers.of(move));
      case Depth(int coins) -> new Salvo(this).fire(coins);
      case Pass() -> pass(seat);
      case Save() -> new Attacks(this).save();
      case BlackSpot(Place from) -> new Reactions(this).avenge(Coin.BLACK_SPOT, from);
      case FullSail(Place from) -> new Reactions(this).avenge(Coin.FULL_SAIL, from);
      case Fetch(Coin coin) -> new Recovery(this).fetch(seat, coin);
      case Aftmost(Coin coin) -> new Recovery(this).order(coin);
      case Put(Coin coin) -> player(seat).plan.put(coin);
      case LeaveNest() -> player(seat).plan.leaveNest();
      case Copy(Preset preset) -> new Shipwright(this).copy(seat, preset);
      case StartOver() -> new Shipwright(this).startOver(seat);
      case Ready() -> new Shipwright(this).ready(seat);
      case Draft(Coin coin) -> new Pooling(this).draft(coin);
      case OfferTo _, Give _, Want _, SendOffer _, DropOffer _, Done _, Accept _, Decline _ ->
          new Trading(this).play(seat, move);
      case EightMove.TakeSpoil(Coin coin) -> new Matches(this).takeSpoil(coin);
      case OpenHold() -> openHold(seat);
      case CloseHold() -> closeHold(seat);
      case ProposeStalemate() -> new Stalemate(this).propose(seat);
      case Surrender() -> new Endings(this).surrender(seat, EightEvent.KnockedOut.Why.SURRENDER);
      case FlagFall() -> new Endings(this).surrender(seat, EightEvent.KnockedOut.Why.TIME);
      case ClaimStart() -> new Shipwright(this).claimStart(seat);
    }
    carryOn();
  }

  private void answer(int seat, int answer) {
    player(seat).answer = answer;
    tell(new Answered(Seat.of(seat)));
  }

  /// Lets something pass: a window, or the spoils.
  private void pass(int seat) {
    switch (table.question()) {
      case AnyReaction _ -> answer(seat, Player.PASSED);
      case SaveCoin _, AnswerLoss _ -> new Reactions(this).letPass(seat);
      case Step.TakeSpoil _ -> new Matches(this).declineSpoil();
      default -> throw new IllegalStateException("nothing can be passed now");
    }
  }

  /// Sees to every duty in turn, until somebody must answer a question or all is over.
  void carryOn() {
    while (!agenda.isEmpty()) {
      switch (agenda.current()) {
        case Question question -> {
          table.toAct = table.asked(question);
          if (!table.toAct.isEmpty()) return;
          close(question);
        }
        case Duty duty -> {
          agenda.pop();
          seeTo(duty);
        }
      }
    }
    table.toAct = Seats.NONE;
  }

  private void seeTo(Duty duty) {
    switch (duty) {
      case OpenYards() -> new Pooling(this).openYards();
      case DealCoins(int each) -> new Pooling(this).deal(each);
      case BeginDraft(int each) -> new Pooling(this).beginDraft(each);
      case BeginTrades() -> new Trading(this).begin();
      case BeginGame() -> new Matches(this).beginGame();
      case Launch() -> new Shipwright(this).launch();
      case BeginTurn(int seat) -> new Turns(this).begin(seat);
      case MainPhase() -> new MainPlay(this).begin();
      case CloseAction() -> new Endings(this).closeAction();
      case LastNest() -> new Turns(this).askForNest(false);
      case EndTurn() -> new Turns(this).end();
      case Resolve(Deed deed) -> new Reactions(this).resolve(deed);
      case Doom(Deed deed) -> new Attacks(this).doom(deed);
      case Strike(Deed deed) -> new Attacks(this).strike(deed);
    }
  }

  /// Goes on from a question that nobody has to answer, or that all have answered.
  private void close(Question question) {
    agenda.pop();
    switch (question) {
      case PickSet _ -> new Pooling(this).handOutSets();
      case BuildShip _ -> agenda.push(new Launch());
      case RebuildShips _ -> new Stalemate(this).resume();
      case InviteCannons(Deed deed) -> new Salvo(this).chooseDepth(deed, 0);
      case LendCannons(Deed deed, int invited) -> new Salvo(this).collect(deed, invited);
      case ChooseDepth(Deed deed, int most) -> new Salvo(this).fire(deed, most);
      case AnyReaction(Deed deed) -> new Reactions(this).closeWindow(deed);
      case SaveCoin _, AnswerLoss _ -> {}
      case FetchCoin(int seat, Place from) -> new Recovery(this).fetchAny(seat, from);
      case OrderTreasure treasure -> new Recovery(this).lay(treasure, treasure.other());
      case RearrangeShip(int seat, Place from) -> new Recovery(this).leaveAsItIs(seat, from);
      case VoteStalemate _ -> new Stalemate(this).count();
      case Step.TakeSpoil _ -> {} // nothing is left over
      case DraftCoin _, MakeOffer _, AnswerOffer _, SendToNest _, MainAction _ ->
          throw new IllegalStateException("somebody must answer " + question);
    }
  }
}
