package tortuga.aye.rules;

import tortuga.aye.AyeEvent;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.Stance;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;
import tortuga.engine.Journal;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.StepRunner;

/// Hands every move and every duty to the chapter of the rule book to which it belongs.
public final class Referee extends StepRunner<AyeState, Step, Duty, Question, AyeEvent> {
  final Options options;

  public Referee(
      Options options, AyeState table, Chance chance, Journal<? super AyeEvent> journal) {
    super(table, chance, journal);
    this.options = options;
  }

  void play(Seat player, AyeMove move) {
    make(player, move);
    carryOn();
  }

  /// Does what a move says, and nothing that follows from it.
  void make(Seat player, AyeMove move) {
    int seat = player.index();
    switch (move) {
      // What is done most often comes first, since the cases are tried in their order.
      case Order(Seat to, Command command) -> new Orders(this).order(to.index(), command);
      case Deal(Seat to, int dice) -> new Orders(this).deal(to.index(), dice);
      case Vote _ -> new Voting(this).vote(seat, move);
      case Reroll(Handful dice) -> new Attempt(this).name(seat, dice);
      case Ready _, Claim _ -> new Claims(this).answer(seat, move);
      case Keep() when table.question() instanceof SwapCard ->
          new SetUp(this).answerSwap(seat, move);
      case Keep() -> new Reputation(this).keepFame();
      case Swap _ -> new SetUp(this).answerSwap(seat, move);
      case Discard _ when table.question() instanceof DiscardThird ->
          new SetUp(this).answerDiscard(seat, move);
      case Discard(Card card) -> new Goals(this).discard(card);
      case NameCaptain(Seat captain) when table.question() instanceof ChooseCaptain ->
          new SetUp(this).nameCaptain(captain.index());
      case NameCaptain(Seat captain) -> new CaptainPhase(this).breakTie(captain.index());
      case Give(Seat to, int doubloons) -> new Gifts(this).give(to.index(), doubloons);
      case Confirm() when table.question() instanceof DealDoubloons -> new Gifts(this).confirm();
      case Confirm() -> new Orders(this).confirm();
      case Use(Card card) -> new Abilities(this).use(seat, card);
      case Pass() -> pass();
      case PayPlank() -> new CaptainPhase(this).payPlank();
      case Pay(int doubloons) -> new Voting(this).pay(doubloons);
      case Act(Command action) -> new Actions(this).choose(seat, action);
      case Mend(int doubloons) -> new Actions(this).mend(doubloons);
      case Refuse() -> refuse(seat);
      case Hook(Seat to) -> new Hooks(this).give(to.index());
      case Unite() -> new Missions(this).stand(Stance.UNITE);
      case ThrowEarly() -> new Missions(this).stand(Stance.EARLY);
      case ThrowLate() -> new Missions(this).stand(Stance.LATE);
      case ThrowAlone() -> new Missions(this).stand(Stance.UNITE);
      case StandAside() -> new Missions(this).stand(Stance.ASIDE);
      case TakeArgh(int dice) -> new Attempt(this).takeArghDice(dice);
      case PayTrident(Die die) -> new Turning(this).payTrident(seat, die);
      case SpendHook(Seat owner, Die die, Face face) ->
          new Turning(this).spendHook(seat, owner.index(), die, face);
      case Trade() -> new Reputation(this).tradeFame();
      case Declare(Seat nominee) -> new Mutinies(this).declare(nominee.index());
      case ThumbUp _, ThumbDown _ -> new Mutinies(this).show(seat, move);
      case Agree _, Disagree _, Abstain _ -> new Claims(this).judge(seat, move);
    }
  }

  @Override
  protected Seats asked(Question question) {
    return Questions.ALL.asked(table, question);
  }

  @Override
  protected void seeTo(Duty duty) {
    switch (duty) {
      // These two happen most often, and the cases are tried in their order.
      case Settle() -> settle();
      case OpenWindow(Window window, int turn) -> new Abilities(this).open(window, turn);
      case StartRound() -> new Round(this).start();
      case WeatherKraken() -> new CaptainPhase(this).weatherKraken();
      case Muster() -> new CaptainPhase(this).muster();
      case OfferReputation() -> new Voting(this).offerReputation();
      case ActFreely(int turn) -> new Actions(this).actFreely(turn);
      case Repair(int turn) -> new Actions(this).repair(turn);
      case LendHook(int turn) -> new Hooks(this).lend(turn);
      case BeginMission(Mission mission) -> new Missions(this).begin(mission);
      case Gather(Mission mission, int turn) -> new Missions(this).gather(mission, turn);
      case NextGroup(Mission mission, int slot) -> new Missions(this).nextGroup(mission, slot);
      case DealArghDice(int turn) -> new Attempt(this).dealArghDice(turn);
      case ThrowAll() -> new Attempt(this).throwAll();
      case WeighThrow() -> new Attempt(this).weighThrow();
      case TakeTurns(int turn) -> new Attempt(this).takeTurns(turn);
      case ThrowNamed() -> new Attempt(this).throwNamed();
      case Stop() -> new Attempt(this).stop();
      case TurnLast(int turn) -> new Turning(this).turnLast(turn);
      case SufferKrakens() -> new Aftermath(this).sufferKrakens();
      case JudgeAttempt() -> new Aftermath(this).judge();
      case KeepHooks() -> new Aftermath(this).keepHooks();
      case EndAttempt() -> new Aftermath(this).end();
      case CheckMissions() -> new Finale(this).checkMissions();
      case GainPoints(int seat, int points) -> new Reputation(this).gain(seat, points);
      case LosePoint(int seat) -> new Reputation(this).lose(seat);
      case BlameCaptain() -> new Reputation(this).changeCaptainReputation(-1);
      case BeginMutiny() -> new Mutinies(this).begin();
      case AskMutineers(int asked) -> new Mutinies(this).ask(asked);
      case AskClaims() -> new Claims(this).ask();
      case HearClaims(int turn) -> new Claims(this).hear(turn);
      case EndRound() -> new Round(this).end();
      case CountCards() -> new Finale(this).countCards();
    }
  }

  private void settle() {
    if (!Goals.areSettled(table)) new Goals(this).settleCards();
  }

  private void pass() {
    switch (table.question()) {
      case UseAbility _ -> agenda.pop();
      case ClearPlank _ -> agenda.pop();
      case SpendOnRepair(int turn) -> agenda.replaceTop(new Repair(turn + 1));
      case GiveHook(int turn) -> agenda.replaceTop(new LendHook(turn + 1));
      case TurnDice(int turn) -> agenda.replaceTop(new TurnLast(turn + 1));
      case ConsiderMutiny _ -> new Mutinies(this).pass();
      case SwapCard _,
          DiscardThird _,
          ChooseCaptain _,
          DealDoubloons _,
          BreakTie _,
          IssueCommands _,
          CastVotes _,
          PayReputation _,
          ChooseAction _,
          TakeStance _,
          TakeArghDice _,
          ConsiderThrow _,
          EnjoyFame _,
          DiscardCard _,
          ShowThumbs _,
          MeetRoundEnd _,
          JudgeClaim _ ->
          throw new IllegalStateException("nobody may pass now");
    }
  }

  private void refuse(int seat) {
    if (table.question() instanceof TakeStance) new Missions(this).refuse(seat);
    else if (table.question() instanceof GiveHook) new Hooks(this).refuse(seat);
    else new Actions(this).refuse(seat);
  }
}
