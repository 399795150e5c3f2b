package tortuga.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.CountUp.Count;
import tortuga.engine.CountUp.Count.Add;
import tortuga.engine.CountUp.Count.Resign;
import tortuga.engine.CountUp.Counted;
import tortuga.engine.CountUp.Counted.Added;
import tortuga.engine.CountUp.Counted.Dealt;
import tortuga.engine.CountUp.Table;
import tortuga.engine.CountUp.View;
import tortuga.engine.Verdict.Played;
import tortuga.engine.Verdict.Refused;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;

class MatchTest {
  private static final Seat ANNE = Seat.of(0);
  private static final Seat MARY = Seat.of(1);
  private static final Chance HIGHEST = (_, mask) -> 63 - Long.numberOfLeadingZeros(mask);

  private static final Setup WINDY = new Setup(2, Map.of("windy", "on"));

  private static Match<Table, Count, Counted, View> match() {
    Rules<Table, Count, Counted, View> rules = new CountUp().rules(Setup.of(2));
    return Match.resume(rules, rules.begin(HIGHEST, Journal.silent()), HIGHEST);
  }

  @Test
  void a_legal_move_is_played_and_remembered() {
    var match = match();

    assertThat(match.play(ANNE, new Add(2))).isEqualTo(new Played<>(List.of(new Added(ANNE, 2))));
    assertThat(match.log()).containsExactly(new PlayedMove<>(ANNE, new Add(2)));
    assertThat(match.toAct()).containsExactly(MARY);
    assertThat(match.decision()).isEqualTo(Decision.open("count", MARY));
  }

  @Test
  void who_is_not_asked_has_no_moves_and_is_refused() {
    var match = match();

    assertThat(match.legalMoves(ANNE)).containsExactly(new Add(1), new Add(2), new Add(3));
    assertThat(match.legalMoves(MARY)).isEmpty();
    assertThat(match.play(MARY, new Add(1))).isEqualTo(new Refused<>("not-your-turn"));
    assertThat(match.log()).isEmpty();
  }

  @Test
  void a_refusal_is_explained_from_what_the_seat_can_see() {
    assertThat(match().play(ANNE, new Add(4))).isEqualTo(new Refused<>("too-much"));
  }

  @Test
  void a_free_move_needs_no_question() {
    var match = match();

    assertThat(match.freeMoves(MARY)).containsExactly(new Resign());
    assertThat(match.play(MARY, new Resign())).isInstanceOf(Played.class);
    assertThat(match.isOver()).isTrue();
    assertThat(match.outcome().winners()).containsExactly(ANNE);
    assertThat(match.scoreSheet()).containsExactly(new ScoreLine("victory", List.of(1, 0)));
  }

  @Test
  void nothing_is_played_once_the_game_is_over() {
    var match = match();
    match.play(ANNE, new Resign());

    assertThat(match.play(MARY, new Add(1))).isEqualTo(new Refused<>("game-over"));
    assertThat(match.legalMoves(MARY)).isEmpty();
    assertThat(match.freeMoves(MARY)).isEmpty();
  }

  @Test
  void everybody_sees_only_what_is_theirs() {
    assertThat(match().view(MARY)).isEqualTo(new View(0, List.of(0, 3)));
    assertThat(match().view(Viewer.SPECTATOR)).isEqualTo(new View(0, List.of(0, 0)));
    assertThat(match().concealed(ANNE).limits).containsExactly(3, 0);
    assertThat(match().truth().limits).containsExactly(3, 3);
  }

  @Test
  void what_is_handed_out_is_a_copy() {
    var match = match();

    match.truth().total = 19;

    assertThat(match.view(ANNE).total()).isZero();
    assertThatThrownBy(() -> match.log().clear()).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void a_position_is_copied_before_it_is_played_on() {
    Rules<Table, Count, Counted, View> rules = new CountUp().rules(Setup.of(2));
    Table table = rules.begin(HIGHEST, Journal.silent());

    Match.resume(rules, table, HIGHEST).play(ANNE, new Add(1));

    assertThat(table.total).isZero();
  }

  @Test
  void a_position_is_played_on_with_the_chance_given() {
    Rules<Table, Count, Counted, View> rules = new CountUp().rules(WINDY);

    var match = Match.resume(rules, rules.begin(HIGHEST, Journal.silent()), HIGHEST);

    assertThat(match.play(ANNE, new Add(1))).isEqualTo(new Played<>(List.of(new Added(ANNE, 7))));
  }

  @Test
  void what_nobody_hides_everybody_notices() {
    Event added = new Added(ANNE, 7);

    assertThat(added.seenBy(MARY)).isEqualTo(Optional.of(added));
    assertThat(added.seenBy(Viewer.SPECTATOR)).isEqualTo(Optional.of(added));
  }

  private static Match<Table, Count, Counted, View> windy(Seed seed) {
    return Match.begin(new CountUp().rules(WINDY), seed);
  }

  @Test
  void each_entry_draws_from_its_own_chance() {
    Seed seed = Seed.of(5);
    var match = windy(seed);

    match.play(ANNE, new Add(1));
    match.play(MARY, new Add(1));

    int first = seed.chance(1).die(CountUp.WIND, 6);
    int second = seed.chance(2).die(CountUp.WIND, 6);
    assertThat(match.view(ANNE).total()).isEqualTo(2 + first + second);
    Chance setup = seed.chance(0);
    assertThat(match.opening())
        .containsExactly(
            new Dealt(ANNE, setup.die(CountUp.SECRET, 3)),
            new Dealt(MARY, setup.die(CountUp.SECRET, 3)));
  }

  @Test
  void a_log_replays_to_the_same_table() {
    var match = windy(Seed.of(5));
    while (!match.isOver()) match.play(match.toAct().lowest(), new Add(1));

    var again = Match.replay(new CountUp().rules(WINDY), Seed.of(5), match.log());

    assertThat(again.view(ANNE)).isEqualTo(match.view(ANNE));
    assertThat(again.outcome()).isEqualTo(match.outcome());
    assertThat(again.log()).isEqualTo(match.log());
  }

  @Test
  void a_log_that_is_not_legal_does_not_replay() {
    List<PlayedMove<Count>> log = new ArrayList<>();
    log.add(new PlayedMove<>(ANNE, new Add(1)));
    log.add(new PlayedMove<>(ANNE, new Add(1)));

    assertThatThrownBy(() -> Match.replay(new CountUp().rules(WINDY), Seed.of(5), log))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("entry 2, Add[number=1] by seat 0, is refused: not-your-turn");
  }
}
