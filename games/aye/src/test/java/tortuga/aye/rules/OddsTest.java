package tortuga.aye.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.aye.Aye;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeEvent.AttemptFailed;
import tortuga.aye.AyeEvent.AttemptSucceeded;
import tortuga.aye.AyeEvent.ThrowingStopped;
import tortuga.aye.AyeFigure;
import tortuga.aye.AyeFigure.AttemptOdds;
import tortuga.aye.AyeFigure.Attempting;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeView;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Odds;
import tortuga.aye.Quarterdeck;
import tortuga.aye.Venture;
import tortuga.aye.odds.Group;
import tortuga.aye.odds.Hand;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// The odds that pages show are those of the real rules, thrown ten thousand times by a crew that
/// does everything for success.
final class OddsTest {
  private static final int SAMPLES = 10_000;

  private final Rules<AyeState, AyeMove, AyeEvent, AyeView> rules = new Aye().rules(Setup.of(5));
  private final SplitMix chance = Chance.seeded(7);

  @ParameterizedTest
  @Rule({"AYE-DICE-02", "AYE-DICE-03", "AYE-MIS-05"})
  @CsvSource(
      delimiter = ';',
      value = {
        "dealt: {3: 5}, doubloons: {3: 0}, commands: {3: helm}, missions: 0 1 0 0",
        "dealt: {3: 4}, doubloons: {3: 2}, commands: {3: helm}, missions: 0 1 0 0",
        "dealt: {3: 8}, doubloons: {3: 1}, commands: {3: swords}, missions: 0 0 0 2, ship: 3",
        "dealt: {3: 3}, doubloons: {3: 9}, commands: {3: helm}, missions: 0 1 0 0, ship: 2",
        "dealt: {3: 2}, doubloons: {3: 9}, commands: {3: helm}, missions: 0 1 0 0",
        "dealt: {3: 4}, hooks: {3: 1}, doubloons: {3: 1}, commands: {3: helm}, missions: 0 1 0 0, phase: 6",
        "dealt: {3: 2}, hooks: {3: 1}, doubloons: {3: 0}, commands: {3: helm}, phase: 6, captain-reputation: 1, ship: 4",
        "dealt: {2: 3, 3: 2, 4: 2}, doubloons: {2: 0, 3: 1, 4: 5}, commands: {2: helm, 3: helm}, votes: {4: argh}, actions: {4: helm}, missions: 0 2 0 0, phase: 6",
        "dealt: {2: 2, 3: 3}, doubloons: {2: 1, 3: 2}, commands: {2: swords, 3: swords}, missions: 0 0 0 2, phase: 8",
        "dealt: {1: 1, 2: 2}, doubloons: {1: 4, 2: 0, 3: 1}, votes: {2: argh, 3: argh}, actions: {2: swords, 3: swords}, commands: {1: swords}, missions: 0 0 0 1, phase: 8",
        "dealt: {1: 2, 2: 2}, hooks: {1: 3, 2: 4}, doubloons: {1: 0, 2: 0}, commands: {1: helm, 2: helm}, missions: 0 2 0 0, phase: 6"
      })
  void a_venture_goes_as_often_well_as_it_says(String given) {
    AyeState table = position(given.contains("phase:") ? given : given + ", phase: 6");
    AyeView view = rules.view(table);
    Venture venture =
        view.missions().stream().flatMap(m -> m.venture().stream()).findFirst().orElseThrow();

    compare(table, venture.odds());
  }

  @ParameterizedTest
  @Rule({"AYE-DICE-02", "AYE-DICE-03", "AYE-RULING-36"})
  @CsvSource(
      delimiter = ';',
      value = {
        "phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 3, missions: 0 1 0 0, thrown: {3: S T B B K}, doubloons: {3: 0}, pending: weigh-throw",
        "phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 4, missions: 0 2 0 0, thrown: {3: T T B B S}, doubloons: {3: 1}, pending: weigh-throw",
        "phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 4, missions: 0 2 0 0, thrown: {3: T B S}, doubloons: {3: 1}, pending: weigh-throw",
        "phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 2, throws: 2, thrown: {3: K K B B}, ship: 4, doubloons: {3: 1}, pending: weigh-throw",
        "phase: 6, attempt: helm, members: 2 3, commands: {2: helm, 3: helm}, needed: 4, missions: 0 2 0 0, thrown: {2: T T K, 3: B B S}, doubloons: {2: 1, 3: 0}, pending: weigh-throw",
        "phase: 6, attempt: helm, members: 2 3, commands: {2: helm, 3: helm}, needed: 4, missions: 0 2 0 0, thrown: {2: T T K, 3: B B S}, named: {2: T}, doubloons: {2: 1, 3: 0}, pending: [consider-throw 2]"
      })
  void dice_that_lie_there_go_on_as_often_well_as_they_say(String given) {
    AyeState table = position(given);

    compare(table, rules.view(table).attempt().orElseThrow().odds());
  }

  @ParameterizedTest
  @Rule({"AYE-DICE-03", "AYE-DICE-05", "AYE-ABIL-02", "AYE-ABIL-04", "AYE-ARGH-01"})
  @CsvSource(
      delimiter = ';',
      value = {
        "reroll B;    phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 4, missions: 0 2 0 0, thrown: {3: T T B B S}, doubloons: {3: 1}, pending: weigh-throw",
        "reroll ST;   phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 3, missions: 0 1 0 0, thrown: {3: S T B B K}, doubloons: {3: 1}, pending: weigh-throw",
        "reroll -;    phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 3, missions: 0 1 0 0, thrown: {3: S T B B K}, doubloons: {3: 1}, pending: weigh-throw",
        "reroll -;    phase: 6, attempt: helm, members: 2 3, commands: {2: helm, 3: helm}, needed: 3, missions: 0 1 0 0, thrown: {2: S B, 3: B K}, doubloons: {3: 1}, pending: weigh-throw",
        "pay-trident mission; phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 4, missions: 0 2 0 0, thrown: {3: T T B B S}, doubloons: {3: 1}, pending: weigh-throw",
        "spend-hook 3 mission kraken; phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 4, missions: 0 2 0 0, thrown: {3: K T B B S}, hooks: {3: 1}, doubloons: {3: 0}, pending: weigh-throw",
        "use C01;     phase: 6, attempt: helm, members: 3, commands: {3: helm}, needed: 3, missions: 0 1 0 0, thrown: {3: K K B B S}, completed: {3: C01}, doubloons: {3: 1}, pending: [open-window kraken 0]",
        "take-argh 2; phase: 6, attempt: helm, members: 3, needed: 3, missions: 0 1 0 0, dealt: {3: 2}, votes: {3: argh}, actions: {3: helm}, doubloons: {3: 1}, pending: [take-argh-dice 2]"
      })
  void a_move_of_an_attempt_goes_as_often_well_as_it_says(String move, String given) {
    AyeState table = position(given);
    Seat seat = table.toAct().lowest();
    AyeMove made = Quarterdeck.MOVES.read(move);
    Odds odds = odds((AyeFigure) rules.figures(table, seat, made).getFirst());
    Tally tally = new Tally();
    for (int sample = 0; sample < SAMPLES; sample++) {
      AyeState copy = table.copy();
      tally.begin(copy);
      rules.play(copy, seat, made, chance, tally::note);
      tally.forgetTurnedKrakens();
      finish(copy, tally);
    }

    tally.compare(odds);
  }

  @ParameterizedTest
  @Rule({"AYE-MIS-02", "AYE-FREE-01", "AYE-HOOK-01"})
  @CsvSource(
      delimiter = ';',
      value = {
        "unite;       phase: 6, dealt: {2: 2, 3: 2}, doubloons: {2: 1, 3: 0}, commands: {2: helm, 3: helm}, missions: 0 1 0 0",
        "throw-early; phase: 6, dealt: {2: 4, 3: 2}, doubloons: {2: 1, 3: 0}, commands: {2: helm, 3: helm}, missions: 0 1 0 0",
        "act helm;    phase: 2, dealt: {2: 2}, doubloons: {2: 2}, votes: {2: argh}, missions: 0 1 0 0",
        "hook 3;      phase: 4, dealt: {3: 3}, doubloons: {3: 0}, commands: {2: hook, 3: helm}, missions: 0 1 0 0"
      })
  void a_choice_before_an_attempt_goes_as_often_well_as_it_says(String move, String given) {
    AyeState table = position(given);
    Seat seat = table.toAct().lowest();
    AyeMove made = Quarterdeck.MOVES.read(move);
    Odds odds = odds((AyeFigure) rules.figures(table, seat, made).getFirst());
    Tally tally = new Tally();
    for (int sample = 0; sample < SAMPLES; sample++) {
      AyeState copy = table.copy();
      tally.begin(copy);
      rules.play(copy, seat, made, chance, tally::note);
      tally.forgetTurnedKrakens();
      finish(copy, tally);
    }

    tally.compare(odds);
  }

  @Test
  @Rule("AYE-DICE-03")
  void the_tables_of_the_rule_book_are_right_within_two_percent() {
    assertThat(success(2, 0, 2)).isCloseTo(0.34, within(0.02));
    assertThat(success(4, 2, 2)).isCloseTo(0.93, within(0.02));
    assertThat(success(5, 0, 3)).isCloseTo(0.66, within(0.02));
    assertThat(success(7, 2, 4)).isCloseTo(0.88, within(0.02));
    assertThat(success(8, 0, 5)).isCloseTo(0.55, within(0.02));
    assertThat(success(3, 9, 4)).isZero();
  }

  /// For a single pirate, no other number of tridents that are kept would be better.
  @Test
  @Rule("AYE-DICE-03")
  void keeping_all_tridents_that_can_be_paid_is_best() {
    for (int mission = 0; mission <= 4; mission++) {
      for (int argh = 0; argh <= 2; argh++) {
        for (int tridents = 1; tridents <= 2; tridents++) {
          for (int needed = 2; needed <= 5; needed++) {
            Hand kept = new Hand(1, mission, argh, 0, 0, 0, 0, 1);
            Hand thrown = new Hand(0, mission + 1, argh, 0, 0, 0, 0, 2);
            if (kept.thrown() == 0) continue;
            int throwsLeft = tridents;
            double keeping = new Group(List.of(kept), 0, needed, 0, throwsLeft).course().success();
            double throwing =
                new Group(List.of(thrown), 0, needed, 0, throwsLeft).course().success();
            assertThat(keeping).isGreaterThanOrEqualTo(throwing);
          }
        }
      }
    }
  }

  @Test
  void a_mission_without_a_crew_is_no_venture() {
    AyeView view = rules.view(position("phase: 5"));

    assertThat(view.missions()).allSatisfy(mission -> assertThat(mission.venture()).isEmpty());
  }

  private static double success(int dice, int doubloons, int needed) {
    List<Hand> hands = List.of(Hand.unthrown(dice, 0, doubloons));
    return new Group(hands, 0, needed, 0, 3).course().success();
  }

  private AyeState position(String given) {
    return Quarterdeck.with("{" + given + "}").match.concealed(Seat.of(3));
  }

  private static Odds odds(AyeFigure figure) {
    if (figure instanceof AttemptOdds(Odds odds, _)) return odds;
    if (figure instanceof Attempting(Venture venture)) return venture.odds();
    throw new AssertionError(figure + " tells no odds");
  }

  private void compare(AyeState table, Odds odds) {
    Tally tally = new Tally();
    for (int sample = 0; sample < SAMPLES; sample++) {
      AyeState copy = table.copy();
      tally.begin(copy);
      finish(copy, tally);
    }
    tally.compare(odds);
  }

  private void finish(AyeState table, Tally tally) {
    while (!tally.isDone()) {
      Seat seat = table.toAct().lowest();
      rules.play(table, seat, ForSuccess.choose(rules, table, seat), chance, tally::note);
    }
  }

  /// How samples ended.
  private static final class Tally {
    private final List<Boolean> successes = new ArrayList<>();
    private final List<Integer> krakens = new ArrayList<>();
    private AyeState table = new AyeState(5);
    private int ship;
    private boolean counted;
    private int turnedBefore;

    void begin(AyeState copy) {
      table = copy;
      ship = copy.ship;
      counted = false;
      turnedBefore = 0;
    }

    /// Krakens that the move itself has turned do not count.
    void forgetTurnedKrakens() {
      for (Pirate pirate : table.pirates) {
        for (Die die : Die.values()) turnedBefore += Dice.turned(pirate.dice, die, Face.KRAKEN);
      }
    }

    boolean isDone() {
      return counted && successes.size() == krakens.size();
    }

    void note(AyeEvent event) {
      switch (event) {
        case ThrowingStopped _ -> {
          if (counted) return;
          counted = true;
          int rolled = -turnedBefore;
          for (Pirate pirate : table.pirates) rolled += Dice.rolled(pirate.dice, Face.KRAKEN);
          krakens.add(rolled);
          // A ship with no end of planks, so that every attempt is judged.
          table.ship = 100;
        }
        case AttemptSucceeded _ -> end(true);
        case AttemptFailed _ -> end(false);
        default -> {}
      }
    }

    private void end(boolean success) {
      if (successes.size() < krakens.size()) successes.add(success);
    }

    void compare(Odds odds) {
      double success = successes.stream().filter(each -> each).count() / (double) SAMPLES;
      double mean = krakens.stream().mapToInt(each -> each).average().orElseThrow();
      double square = krakens.stream().mapToInt(each -> each * each).average().orElseThrow();
      double sunk =
          krakens.stream().filter(each -> table.damage(each) >= ship).count() / (double) SAMPLES;
      double ofMean = Math.sqrt((square - mean * mean) / SAMPLES);
      assertThat(success).as("success").isCloseTo(odds.success(), within(error(odds.success())));
      assertThat(mean).as("krakens").isCloseTo(odds.krakens(), within(4 * ofMean + 1e-9));
      assertThat(sunk).as("sinks").isCloseTo(odds.sinks(), within(error(odds.sinks())));
    }

    /// Four standard errors of a chance.
    private static double error(double chance) {
      return 4 * Math.sqrt(chance * (1 - chance) / SAMPLES) + 1e-9;
    }
  }
}
