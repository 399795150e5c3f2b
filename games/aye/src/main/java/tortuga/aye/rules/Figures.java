package tortuga.aye.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.aye.Ability;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeFigure;
import tortuga.aye.AyeFigure.*;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Ballot;
import tortuga.aye.Command;
import tortuga.aye.Ending;
import tortuga.aye.Mission;
import tortuga.aye.Venture;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.DealDoubloons;
import tortuga.aye.state.Step.TakeStance;
import tortuga.engine.Journal;
import tortuga.engine.Seat;
import tortuga.engine.chance.NoLuck;

/// What can be said about moves and questions before anything is decided: each move is made on a
/// copy, and the odds are those of the position that it leads to.
final class Figures {
  private final AyeState table;
  private final Options options;

  Figures(AyeState concealed, Options options) {
    table = concealed;
    this.options = options;
  }

  /// Returns what can be said about the question on the table.
  List<AyeFigure> ofPosition() {
    if (table.isOver()) return List.of();
    List<AyeFigure> figures = new ArrayList<>();
    if (table.mission != AyeState.NO_MISSION) {
      figures.addAll(stakes(Mission.of(table.mission), table.members));
    }
    if (table.question() instanceof DealDoubloons) figures.add(evenSplit());
    return figures;
  }

  /// Returns what can be said about a legal move.
  List<AyeFigure> of(Seat seat, AyeMove move) {
    return switch (move) {
      case Unite _, ThrowEarly _, ThrowLate _, ThrowAlone _ -> ofGroup(seat, move);
      case Refuse _ when table.question() instanceof TakeStance(Mission mission, _) ->
          venture(after(seat, move), mission).map(Figures::attempting).orElse(List.of());
      case Act(Command action) when action.isMission() -> ofAction(seat, move, action.mission());
      case Hook(Seat to) -> ofHook(seat, move, to.index());
      case Vote(Ballot ballot) when ballot == Ballot.ARGH -> ofArgh(seat.index());
      case Declare(Seat nominee) -> List.of(vote(nominee.index()));
      case Use(var card) when table.throwsMade > 0 && card.ability() == Ability.KRAKEN ->
          List.of(
              new AttemptOdds(new Ventures(table, options).withKrakensThrownAgain(), dice(table)));
      case TakeArgh _, PayTrident _, SpendHook _, Reroll _, Use _, Pass _ -> ofThrow(seat, move);
      case Refuse _, Act _, Vote _ -> List.of();
      case Keep _, Swap _, Discard _, NameCaptain _, Give _, Order _, Deal _, Confirm _ ->
          List.of();
      case PayPlank _, Pay _, Mend _, StandAside _, Trade _, ThumbUp _, ThumbDown _ -> List.of();
      case Ready _, Claim _, Agree _, Disagree _, Abstain _ -> List.of();
    };
  }

  /// Returns the table after a move, before anything follows from it.
  private AyeState after(Seat seat, AyeMove move) {
    AyeState copy = table.copy();
    new Referee(options, copy, NoLuck.INSTANCE, Journal.silent()).make(seat, move);
    return copy;
  }

  private List<AyeFigure> ofThrow(Seat seat, AyeMove move) {
    if (table.mission == AyeState.NO_MISSION) return List.of();
    AyeState after = after(seat, move);
    return List.of(new AttemptOdds(new Ventures(after, options).ofAttempt(), dice(after)));
  }

  /// Returns how many dice the members of the attempt have: those that lie there, and those dealt.
  private static int dice(AyeState table) {
    int dice = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.pirates[seat];
      dice += Dice.size(pirate.dice);
      if (table.throwsMade == 0 && table.isMember(seat)) dice += pirate.dealt;
    }
    return dice;
  }

  private List<AyeFigure> ofGroup(Seat seat, AyeMove move) {
    Mission mission = ((TakeStance) table.question()).mission();
    Ventures ventures = new Ventures(after(seat, move), options);
    int group = ventures.groupOf(mission, seat.index());
    List<AyeFigure> figures = new ArrayList<>();
    figures.add(new Attempting(ventures.of(mission, group)));
    figures.addAll(stakes(mission, group));
    return figures;
  }

  /// Alone and, if others are on that mission, together with them.
  private List<AyeFigure> ofAction(Seat seat, AyeMove move, Mission mission) {
    Ventures ventures = new Ventures(after(seat, move), options);
    int alone = 1 << seat.index();
    int crew = ventures.crew(mission);
    List<AyeFigure> figures = new ArrayList<>();
    figures.add(new Attempting(ventures.of(mission, alone)));
    if (crew != alone) figures.add(new Attempting(ventures.of(mission, crew)));
    return figures;
  }

  private List<AyeFigure> ofHook(Seat seat, AyeMove move, int receiver) {
    Mission mission = Ventures.doing(table, receiver).mission();
    return venture(after(seat, move), mission).map(Figures::attempting).orElse(List.of());
  }

  /// What somebody who says Argh! could attempt alone.
  private List<AyeFigure> ofArgh(int seat) {
    AyeState copy = table.copy();
    copy.pirates[seat].vote = Ballot.ARGH;
    Ventures ventures = new Ventures(copy, options);
    List<AyeFigure> figures = new ArrayList<>();
    for (Mission mission : Mission.values()) {
      if (copy.isFinished(mission)) continue;
      figures.add(new Attempting(ventures.of(mission, 1 << seat)));
    }
    return figures;
  }

  private Optional<Venture> venture(AyeState after, Mission mission) {
    return new Ventures(after, options).of(mission);
  }

  private static List<AyeFigure> attempting(Venture venture) {
    return List.of(new Attempting(venture));
  }

  private MutinyVote vote(int nominee) {
    return new MutinyVote(Seat.of(nominee), Mutinies.thumbsNeeded(table), Mutinies.voters(table));
  }

  private EvenSplit evenSplit() {
    return new EvenSplit(Gifts.evenSplit(table));
  }

  // What failing and succeeding bring: the rules themselves say it

  private List<AyeFigure> stakes(Mission mission, int group) {
    return List.of(ifItFails(mission, group), ifItSucceeds(mission, group));
  }

  private IfItFails ifItFails(Mission mission, int group) {
    Trial trial = new Trial(mission, group);
    trial.aftermath.fail(mission);
    trial.referee.carryOn();
    List<Loss> losses = new ArrayList<>();
    for (Seat seat : trial.members()) losses.add(new Loss(seat, trial.loss(seat)));
    return new IfItFails(losses, trial.copy.captainReputation, trial.copy.offerings);
  }

  private IfItSucceeds ifItSucceeds(Mission mission, int group) {
    Trial trial = new Trial(mission, group);
    trial.aftermath.succeed(mission);
    trial.referee.carryOn();
    while (!trial.copy.agenda.isEmpty()) {
      new Reputation(trial.referee).keepFame();
      trial.referee.carryOn();
    }
    List<Gain> gains = new ArrayList<>();
    for (Seat seat : trial.members()) {
      gains.add(new Gain(seat, trial.copy.pirates[seat.index()].reputation));
    }
    int step = trial.copy.done(mission);
    if (trial.copy.allFinished()) new Finale(trial.referee).countCards();
    Ending ending = trial.copy.ending;
    return new IfItSucceeds(
        gains, mission, step, ending == Ending.NONE ? Optional.empty() : Optional.of(ending));
  }

  /// An attempt of a group that ends in a copy of the table in which nobody holds cards.
  private final class Trial {
    final AyeState copy = table.copy();
    final List<AyeEvent> events = new ArrayList<>();
    final Referee referee = new Referee(options, copy, NoLuck.INSTANCE, events::add);
    final Aftermath aftermath = new Aftermath(referee);

    Trial(Mission mission, int group) {
      copy.agenda.clear();
      copy.mission = mission.ordinal();
      copy.members = group;
      for (Pirate pirate : copy.pirates) {
        pirate.hand = 0;
        pirate.fulfilled = 0;
      }
    }

    List<Seat> members() {
      List<Seat> members = new ArrayList<>();
      for (int turn = 0; turn < copy.crewSize(); turn++) {
        if (copy.isMember(copy.crew(turn))) members.add(Seat.of(copy.crew(turn)));
      }
      return members;
    }

    Loss.Kind loss(Seat seat) {
      if (events.contains(new AyeEvent.DieOverboard(seat))) return Loss.Kind.DIE;
      if (events.contains(new AyeEvent.PenaltyPaid(seat))) return Loss.Kind.DOUBLOON;
      int before = table.pirates[seat.index()].reputation;
      boolean isLess = copy.pirates[seat.index()].reputation < before;
      return isLess ? Loss.Kind.REPUTATION : Loss.Kind.NOTHING;
    }
  }
}
