package tortuga.aye.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.aye.Quarterdeck.ANNE;
import static tortuga.aye.Quarterdeck.GRACE;
import static tortuga.aye.Quarterdeck.JACK;
import static tortuga.aye.Quarterdeck.MARY;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.aye.Aye;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeEvent.AttemptFailed;
import tortuga.aye.AyeEvent.AttemptSucceeded;
import tortuga.aye.AyeEvent.CaptainChanged;
import tortuga.aye.AyeEvent.CardCompleted;
import tortuga.aye.AyeEvent.DiceThrown;
import tortuga.aye.AyeEvent.DieOverboard;
import tortuga.aye.AyeEvent.MutinyFailed;
import tortuga.aye.AyeEvent.PenaltyPaid;
import tortuga.aye.AyeEvent.ReputationGained;
import tortuga.aye.AyeEvent.ReputationLost;
import tortuga.aye.AyeFigure.Attempting;
import tortuga.aye.AyeFigure.EvenSplit;
import tortuga.aye.AyeFigure.Gain;
import tortuga.aye.AyeFigure.Gift;
import tortuga.aye.AyeFigure.IfItFails;
import tortuga.aye.AyeFigure.IfItSucceeds;
import tortuga.aye.AyeFigure.Loss;
import tortuga.aye.AyeFigure.MutinyVote;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeView;
import tortuga.aye.Ending;
import tortuga.aye.Quarterdeck;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step.AskMutineers;
import tortuga.aye.state.Step.ShowThumbs;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// What is certain about moves and positions comes true.
final class FiguresTest {
  /// In many random games, everybody of a group that fails or succeeds loses or gains what was said
  /// before, unless a further throw or a card came between.
  @Test
  @Rule({"AYE-OUT-01", "AYE-OUT-02", "AYE-REP-02", "AYE-PLANK-01", "AYE-PLANK-02"})
  void groups_lose_and_gain_what_was_said() {
    Ends ends = new Ends();
    for (int game = 0; game < 300; game++) ends.play(Setup.of(4 + game % 7), game);

    assertThat(ends.failures).isGreaterThan(300);
    assertThat(ends.successes).isGreaterThan(100);
  }

  private static final class Ends {
    private int failures;
    private int successes;

    void play(Setup setup, int seed) {
      Rules<AyeState, AyeMove, AyeEvent, AyeView> rules = new Aye().rules(setup);
      SplitMix chance = Chance.seeded(seed);
      List<AyeEvent> told = new ArrayList<>();
      AyeState table = rules.begin(chance, told::add);
      while (!table.isOver()) {
        Seat seat = table.toAct().lowest();
        AyeState seen = table.copy();
        rules.conceal(seen, seat);
        var figures = rules.figures(seen, seat);
        Moves<AyeMove> moves = new Moves<>();
        rules.legalMoves(table, seat, moves);
        AyeMove move =
            seed % 2 == 0
                ? ForSuccess.choose(rules, table, seat)
                : moves.get(chance.below(moves.size()));
        told.clear();
        rules.play(table, seat, move, chance, told::add);
        if (told.stream().anyMatch(CardCompleted.class::isInstance)) continue;
        boolean isIdle = move instanceof AyeMove.Pass || move instanceof AyeMove.Reroll;
        boolean isAsItLay = isIdle && told.stream().noneMatch(DiceThrown.class::isInstance);
        for (var figure : figures) {
          if (figure instanceof IfItFails fails && isAsItLay) compare(fails, told);
          if (figure instanceof IfItSucceeds succeeds) compare(succeeds, told);
        }
      }
    }

    private void compare(IfItFails figure, List<AyeEvent> told) {
      if (told.stream().noneMatch(AttemptFailed.class::isInstance)) return;
      failures++;
      for (Loss loss : figure.losses()) {
        Seat seat = loss.seat();
        assertThat(told.contains(new DieOverboard(seat))).isEqualTo(loss.kind() == Loss.Kind.DIE);
        assertThat(told.contains(new PenaltyPaid(seat)))
            .isEqualTo(loss.kind() == Loss.Kind.DOUBLOON);
        assertThat(
                told.stream()
                    .anyMatch(e -> e instanceof ReputationLost(Seat who, _) && who.equals(seat)))
            .isEqualTo(loss.kind() == Loss.Kind.REPUTATION);
      }
    }

    private void compare(IfItSucceeds figure, List<AyeEvent> told) {
      Optional<AyeEvent> end =
          told.stream()
              .filter(e -> e instanceof AttemptSucceeded || e instanceof AttemptFailed)
              .findFirst();
      if (end.isEmpty() || !(end.get() instanceof AttemptSucceeded success)) return;
      successes++;
      assertThat(figure.step()).isEqualTo(success.step());
      for (Gain gain : figure.gains()) {
        boolean rose = told.contains(new ReputationGained(gain.seat(), gain.reputation()));
        boolean isAtTheTop = gain.reputation() == 6;
        assertThat(rose || isAtTheTop).isTrue();
      }
    }
  }

  @Test
  @Rule({"AYE-END-02", "AYE-RULING-57"})
  void the_last_step_tells_how_the_game_would_end() {
    String last = "phase: 8, missions: 3 3 3 2, commands: {2: swords}, dealt: {2: 5}, ";
    String three = "completed: {1: C01 C02, 2: C03}";

    assertThat(ending(Quarterdeck.with("{" + last + "completed: {}}"))).contains(Ending.CAUGHT);
    assertThat(ending(Quarterdeck.with("{" + last + three + "}"))).contains(Ending.ESCAPED);
  }

  private static Optional<Ending> ending(Quarterdeck deck) {
    return deck
        .rules
        .figures(deck.match.concealed(JACK), JACK, Quarterdeck.MOVES.read("throw-alone"))
        .stream()
        .filter(IfItSucceeds.class::isInstance)
        .map(figure -> ((IfItSucceeds) figure).ending())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule({"AYE-CHG-02", "AYE-MUT-03", "AYE-MUT-04"})
  void a_mutiny_takes_as_many_thumbs_as_was_said() {
    for (int seats = 4; seats <= 10; seats++) {
      for (int missing = 0; missing <= 1; missing++) {
        assertThat(isDeposed(seats, missing)).isEqualTo(missing == 0);
      }
    }
  }

  @Test
  @Rule({"AYE-MUT-03", "AYE-MUT-04"})
  void whoever_considers_a_mutiny_sees_what_it_takes() {
    var deck = Quarterdeck.with("{phase: 9, reputations: {1: 5}, pending: [consider-mutiny 1 2]}");

    assertThat(
            deck.rules.figures(
                deck.match.concealed(MARY), MARY, Quarterdeck.MOVES.read("declare 2")))
        .singleElement()
        .isEqualTo(new MutinyVote(JACK, 3, 4));
  }

  private static boolean isDeposed(int seats, int missing) {
    Rules<AyeState, AyeMove, AyeEvent, AyeView> rules = new Aye().rules(Setup.of(seats));
    SplitMix chance = Chance.seeded(seats);
    AyeState table = new AyeState(seats);
    table.captain = 0;
    table.pirates[0].reputation = 0;
    table.round = 1;
    table.agenda.push(new AskMutineers(0b10));
    table.agenda.push(new ShowThumbs(1, 2));
    Referee referee = new Referee(Options.of(Setup.of(seats)), table, chance, _ -> {});
    referee.carryOn();
    int needed = rules.view(table).mutiny().orElseThrow().thumbsNeeded();
    List<AyeEvent> told = new ArrayList<>();
    int up = 0;
    while (table.question() instanceof ShowThumbs) {
      boolean isUp = up < needed - missing;
      AyeMove thumb = isUp ? new AyeMove.ThumbUp() : new AyeMove.ThumbDown();
      up++;
      rules.play(table, table.toAct().lowest(), thumb, chance, told::add);
      if (told.stream().anyMatch(e -> e instanceof CaptainChanged || e instanceof MutinyFailed)) {
        break;
      }
    }
    return told.stream().anyMatch(CaptainChanged.class::isInstance);
  }

  @Test
  @Rule("AYE-RULING-06")
  void the_even_split_is_what_a_hasty_captain_deals() {
    for (int seats = 4; seats <= 10; seats++) {
      Rules<AyeState, AyeMove, AyeEvent, AyeView> rules =
          new Aye().rules(new Setup(seats, Map.of("mode", "beginner")));
      AyeState table = rules.begin(Chance.seeded(seats), _ -> {});
      Seat captain = Seat.of(table.captain);
      EvenSplit split = (EvenSplit) rules.figures(table, captain).getFirst();
      while (table.round == 0) {
        AyeMove move = rules.fallback(table, captain, Chance.seeded(1));
        if (move instanceof AyeMove.Give(Seat to, int doubloons)) {
          assertThat(split.gifts()).contains(new Gift(to, doubloons));
        }
        rules.play(table, captain, move, Chance.seeded(1), _ -> {});
      }
      assertThat(split.gifts()).hasSize(seats - 1);
      assertThat(table.pirates).extracting(pirate -> pirate.doubloons).doesNotContain(0);
    }
  }

  @Test
  @Rule({"AYE-CREP-03", "AYE-CAP-04"})
  void who_succeeds_the_captain_is_shown_before() {
    var deck =
        Quarterdeck.with(
            "{captain-reputation: 0, reputations: {1: 3, 2: 5, 3: 2}, pending: [weather-kraken, muster]}");

    assertThat(Quarterdeck.with("{reputations: {1: 3, 2: 5, 3: 2}}").view(ANNE).successors())
        .containsExactly(JACK);
    assertThat(deck.view(ANNE).captain()).isEqualTo(JACK);
    assertThat(Quarterdeck.with("{reputations: {1: 3, 2: 2, 3: 3}}").view(ANNE).successors())
        .containsExactly(MARY, GRACE);
  }

  @Test
  @Rule({"AYE-MIS-02", "AYE-RULING-31"})
  void uniting_brings_all_who_have_not_chosen_to_throw_alone() {
    var deck =
        Quarterdeck.with(
            "{phase: 6, commands: {1: helm, 2: helm}, dealt: {1: 2, 2: 3}, stances: {1: early}, pending: [take-stance helm 1]}");

    assertThat(crew(deck, "unite")).containsExactly(JACK);
    assertThat(crew(deck, "throw-late")).containsExactly(JACK);
    var undecided =
        Quarterdeck.with("{phase: 6, commands: {1: helm, 2: helm}, dealt: {1: 2, 2: 3}}");
    assertThat(crew(undecided, "unite")).containsExactly(MARY, JACK);
  }

  private static List<Seat> crew(Quarterdeck deck, String move) {
    Seat seat = deck.match.concealed(JACK).toAct().lowest();
    var figures =
        deck.rules.figures(deck.match.concealed(seat), seat, Quarterdeck.MOVES.read(move));
    return ((Attempting) figures.getFirst()).venture().crew();
  }

  @Test
  @Rule("AYE-ARGH-01")
  void a_rebel_sees_what_each_mission_would_be_with_argh_dice() {
    var deck = Quarterdeck.with("{pending: cast-votes, missions: 3 0 0 0, dealt: {2: 2}}");

    var figures =
        deck.rules.figures(deck.match.concealed(JACK), JACK, Quarterdeck.MOVES.read("vote argh"));

    assertThat(figures)
        .hasSize(3)
        .allSatisfy(figure -> assertThat(((Attempting) figure).venture().argh()).isEqualTo(4));
    assertThat(deck.match.concealed(JACK).pirates[2].answer).isZero();
  }
}
