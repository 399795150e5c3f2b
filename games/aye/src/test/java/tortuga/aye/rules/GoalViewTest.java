package tortuga.aye.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.aye.Quarterdeck.MARY;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.aye.Aye;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeEvent.CardCompleted;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeView;
import tortuga.aye.AyeView.DieView;
import tortuga.aye.AyeView.GoalView;
import tortuga.aye.AyeView.PirateView;
import tortuga.aye.Card;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Quarterdeck;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.tactics.Calibration;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// What a page shows of somebody's own goal cards is what the rules say about them.
final class GoalViewTest {
  @ParameterizedTest
  @Rule("AYE-CARD-02")
  @CsvSource(
      delimiter = ';',
      value = {
        "C17; {doubloons: {1: 4, 2: 4}};                    doubloons 4 4, richest 0 1",
        "C17; {doubloons: {1: 5, 2: 4}};                    doubloons 4 4, richest 1 1",
        "C17; {doubloons: {0: 1, 1: 2, 2: 1, 3: 1, 4: 1}};  doubloons 2 4, richest 1 1",
        "C18; {reputations: {1: 4}};                        reputation 4 4, no-doubloons 0 1",
        "C18; {reputations: {1: 6}};                        reputation 4 4, no-doubloons 0 1",
        "C18; {reputations: {1: 3}, doubloons: {1: 0}};     reputation 3 4, no-doubloons 1 1",
        "C18; {reputations: {1: 5}, doubloons: {1: 0}};     reputation 4 4, no-doubloons 1 1",
        "C13; {reputations: {1: 6}};                        reputation 6 6",
        "C12; {captain: 1, phase: 2};                       captain 1 1, all-aye 1 1",
        "C20; {ship: 6, doubloons: {1: 2}};                 damaged-ship 1 1, doubloons 2 3",
        "C28; {ship: 7, flags: 8};                          flag 1 1",
        "C31; {phase: 2, commands: {1: rum}};               rum 1 1",
        "C32; {phase: 2, votes: {1: argh}};                 argh-cast 0 1",
        "C32; {phase: 2, votes: {2: argh}};                 argh-cast 1 1",
        "C33; {};                                           hook-received 0 1",
        "C36; {};                                           -"
      })
  void a_card_in_hand_is_not_complete_before_its_moment(String card, String given, String shown) {
    String hand = "hands: {1: %s}".formatted(card);
    String position = given.equals("{}") ? hand : given.replaceFirst("\\{", "{" + hand + ", ");

    GoalView goal = Quarterdeck.with(position).view(MARY).pirates().get(1).goals().getFirst();

    assertThat(written(goal)).isEqualTo(shown);
    assertThat(goal.complete()).isFalse();
  }

  private static String written(GoalView goal) {
    if (goal.parts().isEmpty()) return "-";
    return goal.parts().stream()
        .map(part -> "%s %d %d".formatted(Setting.word(part.part()), part.now(), part.of()))
        .collect(Collectors.joining(", "));
  }

  /// Random games of greedy and of hasty players; whoever holds a card sees of it what the rule
  /// book says, and it is shown as complete only if it is turned up next.
  @Test
  @Rule("AYE-CARD-02")
  void in_many_games_every_card_is_shown_as_the_rule_book_says() {
    Set<Card> held = EnumSet.noneOf(Card.class);
    for (int game = 0; game < 60; game++) {
      new Play(Setup.of(4 + game % 7), game).play(held);
    }

    assertThat(held).containsExactly(Card.values());
  }

  /// The cards whose conditions can be counted at any time.
  private static final Set<Card> COUNTED =
      EnumSet.of(
          Card.C01, Card.C02, Card.C03, Card.C05, Card.C06, Card.C08, Card.C10, Card.C13, Card.C14,
          Card.C16, Card.C17, Card.C18, Card.C27);

  private static final class Play {
    private final Rules<AyeState, AyeMove, AyeEvent, AyeView> rules;
    private final Setup setup;
    private final SplitMix chance;
    private final boolean greedy;

    Play(Setup setup, int seed) {
      this.setup = setup;
      rules = new Aye().rules(setup);
      chance = Chance.seeded(seed);
      greedy = seed % 2 == 0;
    }

    void play(Set<Card> held) {
      List<AyeEvent> told = new ArrayList<>();
      AyeState table = rules.begin(chance, told::add);
      while (!table.isOver()) {
        Map<Integer, List<Card>> complete = check(table, held);
        told.clear();
        Seat seat = table.toAct().lowest();
        rules.play(table, seat, choose(table, seat), chance, told::add);
        complete.forEach((owner, cards) -> requireTurnedUp(table, told, owner, cards));
      }
    }

    private AyeMove choose(AyeState table, Seat seat) {
      if (greedy) return Calibration.tempting(rules, new Aye().tactics(setup), table, seat);
      Moves<AyeMove> moves = new Moves<>();
      rules.legalMoves(table, seat, moves);
      return moves.get(chance.below(moves.size()));
    }

    /// Looks at all cards through their owners' eyes; returns those that are complete.
    private Map<Integer, List<Card>> check(AyeState table, Set<Card> held) {
      Map<Integer, List<Card>> complete = new TreeMap<>();
      for (int seat = 0; seat < table.seats; seat++) {
        AyeState seen = table.copy();
        rules.conceal(seen, Seat.of(seat));
        AyeView view = rules.view(seen);
        PirateView own = view.pirates().get(seat);
        assertThat(own.goals()).extracting(GoalView::card).isEqualTo(own.hand());
        for (GoalView goal : own.goals()) {
          held.add(goal.card());
          assertThat(goal.parts())
              .allSatisfy(part -> assertThat(part.now()).isBetween(0, part.of()));
          if (COUNTED.contains(goal.card())) {
            assertThat(goal.parts().stream().allMatch(part -> part.now() == part.of()))
                .as("%s of %s", goal, own)
                .isEqualTo(new RuleBook(view, own, table.pirates[seat]).holds(goal.card()));
          }
          if (goal.complete()) {
            complete.computeIfAbsent(seat, _ -> new ArrayList<>()).add(goal.card());
          }
        }
      }
      return complete;
    }

    private static void requireTurnedUp(
        AyeState table, List<AyeEvent> told, int owner, List<Card> cards) {
      for (Card card : cards) {
        boolean waits = card.isIn(table.pirates[owner].fulfilled);
        boolean turned = told.contains(new CardCompleted(Seat.of(owner), card));
        assertThat(waits || turned || table.isOver()).as("%s of seat %d", card, owner).isTrue();
      }
    }
  }

  /// The conditions that can be counted, as the table of cards words them.
  private record RuleBook(AyeView view, PirateView own, Pirate counters) {
    boolean holds(Card card) {
      return switch (card) {
        case C01 -> shown(Face.KRAKEN) >= 3;
        case C02 -> shown(Face.TRIDENT) >= 2;
        case C03 -> shown(Face.SUCCESS) >= 4;
        case C05 -> own.dice().stream().map(DieView::face).distinct().count() == 4;
        case C06 -> shown(Face.BLANK) >= 3;
        case C08 -> counters.timesAlone >= 2;
        case C10 ->
            own.dice().stream().filter(d -> d.die() == Die.ARGH).mapToInt(DieView::count).sum()
                == 4;
        case C13, C14 -> own.reputation() == 6;
        case C16 -> counters.risen >= 3;
        case C17 -> own.doubloons() >= 4 && own.doubloons() > richestOther();
        case C18 -> own.doubloons() == 0 && own.reputation() >= 4;
        case C27 -> Integer.bitCount(counters.missionsWon) >= 3;
        case C04,
            C07,
            C09,
            C11,
            C12,
            C15,
            C19,
            C20,
            C21,
            C22,
            C23,
            C24,
            C25,
            C26,
            C28,
            C29,
            C30,
            C31,
            C32,
            C33,
            C34,
            C35,
            C36 ->
            throw new AssertionError(card + " cannot be counted");
      };
    }

    private int shown(Face face) {
      return own.dice().stream().filter(d -> d.face() == face).mapToInt(DieView::count).sum();
    }

    private int richestOther() {
      return view.pirates().stream()
          .filter(pirate -> !pirate.seat().equals(own.seat()))
          .map(PirateView::doubloons)
          .max(Comparator.naturalOrder())
          .orElseThrow();
    }
  }
}
