package tortuga.aye.tactics;

import java.util.List;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;
import tortuga.engine.Event;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.engine.reasons.Considerations;

/// What a seasoned crew knows. Each pirate acts on what that seat can know: what all can see, and
/// the cards in hand.
public final class AyeTactics implements Tactics<AyeState, AyeMove> {
  private final Options options;
  private final int horizon;

  public AyeTactics(Setup setup) {
    horizon = Math.max(60, 12 * setup.seats());
    options = Options.of(setup);
  }

  @Override
  public void weigh(AyeState world, Seat seat, Moves<AyeMove> moves, double[] weights) {
    Watch watch = new Watch(options, world, seat.index());
    switch (world.question()) {
      case IssueCommands(int ordered, int dealt) ->
          commands(watch, new CaptainsPlan(watch, ordered, dealt), moves, weights);
      case ConsiderThrow _, TurnDice _ -> dice(watch, moves, weights);
      case Question question -> {
        Crewman crewman = new Crewman(watch);
        Rebel rebel = new Rebel(watch);
        for (int i = 0; i < moves.size(); i++) {
          weights[i] = weigh(crewman, rebel, question, moves.get(i));
        }
      }
    }
  }

  /// The crew wins together, and the traitor alone.
  @Override
  public int side(AyeState world, Seat seat) {
    return seat.index() == world.holder(Card.C36) ? 1 : 0;
  }

  private static void commands(
      Watch watch, CaptainsPlan plan, Moves<AyeMove> moves, double[] weights) {
    Crewman crewman = new Crewman(watch);
    for (int i = 0; i < moves.size(); i++) weights[i] = weigh(crewman, plan, moves.get(i));
  }

  private static double weigh(Crewman crewman, CaptainsPlan plan, AyeMove move) {
    if (move instanceof Order(Seat to, Command command)) return crewman.order(plan, to, command);
    if (move instanceof Deal(Seat to, int dice)) return crewman.deal(plan, to, dice);
    return crewman.confirm(plan);
  }

  private static void dice(Watch watch, Moves<AyeMove> moves, double[] weights) {
    Thrower thrower = new Thrower(watch);
    for (int i = 0; i < moves.size(); i++) weights[i] = weigh(watch, thrower, moves.get(i));
  }

  private static double weigh(Watch watch, Thrower thrower, AyeMove move) {
    if (move instanceof Reroll(Handful dice)) return thrower.reroll(dice.packed());
    if (move instanceof PayTrident) return thrower.payTrident();
    if (move instanceof SpendHook(_, _, Face face)) return thrower.spendHook(face);
    return move instanceof Use ? new Crewman(watch).useDoubloon() : 1;
  }

  private static double weigh(Crewman crewman, Rebel rebel, Question question, AyeMove move) {
    return switch (move) {
      case Swap(Card card) -> crewman.swap(card);
      case Discard(Card card) -> crewman.discard(card);
      case NameCaptain(Seat captain) -> rebel.nameCaptain(captain.index());
      case Give(_, int doubloons) ->
          question instanceof DealDoubloons(int settled) ? crewman.give(settled, doubloons) : 1;
      case Use _ ->
          question instanceof UseAbility(Window window, _)
              ? crewman.use(window)
              : crewman.useDoubloon();
      case PayPlank() -> crewman.payPlank();
      case Vote(Ballot ballot) -> ballot == Ballot.ARGH ? crewman.argh() : 1;
      case Pay(int doubloons) -> crewman.pay(doubloons);
      case Act(Command action) -> crewman.act(action);
      case Mend(int doubloons) -> crewman.mend(doubloons);
      case Refuse() -> crewman.refuse();
      case Hook(Seat to) -> crewman.hook(to.index());
      case Unite() when question instanceof TakeStance(Mission mission, _) ->
          crewman.unite(mission);
      case ThrowEarly() when question instanceof TakeStance(Mission mission, _) ->
          crewman.divide(mission);
      case ThrowLate() when question instanceof TakeStance(Mission mission, _) ->
          crewman.divide(mission);
      case StandAside() -> 0.6;
      case TakeArgh(int dice) -> crewman.takeArgh(dice);
      case Keep() -> question instanceof EnjoyFame ? rebel.keepFame() : 0.1;
      case Declare(Seat nominee) -> rebel.declare(nominee.index());
      case ThumbUp() -> question instanceof ShowThumbs(_, int nominee) ? rebel.thumbUp(nominee) : 1;
      case Claim _ -> 0;
      case Disagree() -> crewman.disagree();
      case Abstain() -> 0.1;
      case Unite _, ThrowEarly _, ThrowLate _, ThrowAlone _, Trade _, ThumbDown _ -> 1;
      case Order _, Deal _, Confirm _, Pass _, Ready _, Agree _ -> 1;
      case PayTrident _, SpendHook _, Reroll _ -> 1;
    };
  }

  /// After every throw of an attempt it is open again what to turn, and what to throw.
  @Override
  public long fortune(AyeState world) {
    long fortune = 0;
    for (Pirate pirate : world.pirates) fortune = 31 * fortune + pirate.dice;
    return fortune;
  }

  /// A round or two; [Forecast] knows better than hasty play what comes after that.
  @Override
  public int horizon() {
    return horizon;
  }

  @Override
  public void appraise(AyeState world, double[] chances) {
    new Forecast(options, world).appraise(chances);
  }

  @Override
  public Considerations<AyeState> considerations() {
    return new AyeConsiderations(options);
  }

  /// Worlds whose traitor has acted like one are likelier.
  @Override
  public double credit(AyeState world, Seat seat, List<? extends Event> past) {
    int traitor = world.holder(Card.C36);
    if (traitor == Pirate.NOBODY || traitor == seat.index()) return 1;
    return new Suspicion(world, past).of(traitor);
  }
}
