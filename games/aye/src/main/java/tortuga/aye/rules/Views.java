package tortuga.aye.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.aye.AyeView;
import tortuga.aye.AyeView.AttemptView;
import tortuga.aye.AyeView.ClaimView;
import tortuga.aye.AyeView.Danger;
import tortuga.aye.AyeView.DiceView;
import tortuga.aye.AyeView.DieView;
import tortuga.aye.AyeView.GoalView;
import tortuga.aye.AyeView.MissionView;
import tortuga.aye.AyeView.MutinyView;
import tortuga.aye.AyeView.PirateView;
import tortuga.aye.AyeView.TokenView;
import tortuga.aye.AyeView.TraitorView;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.Odds;
import tortuga.aye.goals.Conditions;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.JudgeClaim;
import tortuga.aye.state.Step.ShowThumbs;
import tortuga.engine.Lists;
import tortuga.engine.Seat;

/// Shows a concealed table as plain data.
final class Views {
  private Views() {}

  static AyeView of(AyeState table, Options options) {
    int needed = options.hasCards() ? Board.cardsNeeded(table.seats) : 0;
    return new AyeView(
        table.round,
        options.roundLimit(),
        !table.isOver() && Round.isLast(table, options),
        table.phase,
        Round.abilityRound(table),
        Voting.isVoting(table),
        SetUp.hasCaptain(table),
        Seat.of(table.captain),
        crew(table, (1 << table.seats) - 1),
        table.captainReputation,
        table.krakensCountTwice(),
        table.ship,
        danger(table),
        flags(table),
        flagsDown(table),
        table.offerings,
        Stream.of(Mission.values()).map(m -> mission(table, options, m)).toList(),
        table.stepsLeft(),
        dice(table),
        table.completedCards(),
        needed,
        Finale.needsCards(table, options),
        table.deckSize,
        table.discardCount,
        tokens(table),
        successors(table),
        Lists.of(table.seats, seat -> pirate(table, seat)),
        attempt(table, options),
        mutiny(table),
        claim(table),
        table.ending,
        unmasked(table));
  }

  private static List<Seat> crew(AyeState table, int seats) {
    return IntStream.range(0, table.crewSize())
        .map(table::crew)
        .filter(seat -> (seats & 1 << seat) != 0)
        .mapToObj(Seat::of)
        .toList();
  }

  private static MissionView mission(AyeState table, Options options, Mission mission) {
    return new MissionView(
        mission,
        table.done(mission),
        Lists.of(Mission.STEPS, step -> mission.needed(options.difficulty(), step)),
        table.isLastStep(mission) && Finale.needsCards(table, options),
        new Ventures(table, options).of(mission));
  }

  private static List<TokenView> tokens(AyeState table) {
    List<TokenView> tokens = new ArrayList<>();
    for (Command command : Command.values()) {
      if (command == Command.NOTHING) continue;
      tokens.add(new TokenView(command, Orders.tokensLeft(table, command)));
    }
    return tokens;
  }

  private static List<Seat> successors(AyeState table) {
    return crew(table, table.round == 0 ? 0 : CaptainPhase.mostReputed(table));
  }

  private static List<Integer> flags(AyeState table) {
    List<Integer> flags = new ArrayList<>();
    for (int flag = 0; flag < Board.flags(); flag++) {
      if ((table.flags & 1 << flag) != 0) flags.add(Board.flag(flag));
    }
    return flags;
  }

  private static List<Integer> flagsDown(AyeState table) {
    List<Integer> down = new ArrayList<>();
    for (int flag = 0; flag < Board.flags(); flag++) {
      if (CaptainPhase.isDown(table, flag)) down.add(Board.flag(flag));
    }
    return down;
  }

  /// A flag that is down tells where the ship is; nobody has to fear for it after the end.
  private static Danger danger(AyeState table) {
    if (table.isOver()) return Danger.NONE;
    return switch (Board.flags() - flagsDown(table).size()) {
      case 0 -> Danger.SINKING;
      case 1 -> Danger.LOW;
      default -> Danger.NONE;
    };
  }

  private static DiceView dice(AyeState table) {
    return new DiceView(
        table.supply,
        table.waiting,
        table.kraken,
        table.plank,
        table.squares,
        table.arghWaiting,
        table.arghKraken);
  }

  private static PirateView pirate(AyeState table, int seat) {
    Pirate pirate = table.pirates[seat];
    return new PirateView(
        Seat.of(seat),
        pirate.reputation,
        pirate.doubloons,
        Gifts.given(table, seat),
        pirate.hook,
        pirate.hookGiver == Pirate.NOBODY
            ? Optional.empty()
            : Optional.of(Seat.of(pirate.hookGiver)),
        pirate.command,
        pirate.dealt,
        pirate.used,
        pirate.vote,
        pirate.action,
        Ventures.doing(table, seat),
        pirate.stance,
        lying(pirate.dice),
        new Handful(pirate.named),
        pirate.handSize,
        Card.list(pirate.hand),
        Card.list(pirate.completed),
        table.isOver() ? List.of() : goals(table, seat),
        pirate.hasAnswered());
  }

  private static List<GoalView> goals(AyeState table, int seat) {
    Pirate pirate = table.pirates[seat];
    List<GoalView> goals = new ArrayList<>();
    for (Card card : Card.list(pirate.hand)) {
      var parts = List.copyOf(Conditions.parts(table, seat, card));
      goals.add(new GoalView(card, parts, card.isIn(pirate.fulfilled)));
    }
    return goals;
  }

  private static List<DieView> lying(long dice) {
    List<DieView> sorts = new ArrayList<>();
    for (Die die : Die.values()) {
      for (Face face : Face.values()) {
        int lying = Dice.lying(dice, die, face);
        int turned = Dice.turned(dice, die, face);
        if (lying > 0) sorts.add(new DieView(die, face, false, lying));
        if (turned > 0) sorts.add(new DieView(die, face, true, turned));
      }
    }
    return sorts;
  }

  private static Optional<AttemptView> attempt(AyeState table, Options options) {
    if (table.mission == AyeState.NO_MISSION) return Optional.empty();
    Ventures ventures = new Ventures(table, options);
    Odds odds = ventures.ofAttempt();
    return Optional.of(
        new AttemptView(
            Mission.of(table.mission),
            table.needed,
            table.successes(),
            Math.max(0, table.needed - table.successes()),
            odds.success() == 1,
            ventures.most(),
            ventures.most() < table.needed,
            table.krakens(),
            table.damage(table.krakens()),
            Math.max(0, table.ship - table.damage(table.krakens())),
            Board.THROWS - table.throwsMade,
            crew(table, table.members),
            odds));
  }

  private static Optional<MutinyView> mutiny(AyeState table) {
    for (Step step : table.agenda.toList()) {
      if (step instanceof ShowThumbs(int declarer, int nominee)) {
        return Optional.of(
            new MutinyView(Seat.of(declarer), Seat.of(nominee), Mutinies.thumbsNeeded(table)));
      }
    }
    return Optional.empty();
  }

  private static Optional<ClaimView> claim(AyeState table) {
    if (!table.isAsking()
        || !(table.question() instanceof JudgeClaim(int who, Card card, int target))) {
      return Optional.empty();
    }
    return Optional.of(new ClaimView(Seat.of(who), card, Seat.of(target)));
  }

  /// The hands lie open after the end.
  private static Optional<TraitorView> unmasked(AyeState table) {
    int traitor = table.isOver() ? table.holder(Card.TRAITOR) : Pirate.NOBODY;
    if (traitor == Pirate.NOBODY) return Optional.empty();
    return Optional.of(new TraitorView(Seat.of(traitor), Finale.traitorWins(table)));
  }
}
