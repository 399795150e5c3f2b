package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.server.table.LogEntry.Closed;
import tortuga.server.table.LogEntry.Held;
import tortuga.server.table.LogEntry.Played;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.table.game.QuestionView;

/// How people sit down, answer, are late, leave and come back at a table.
class TableTest {
  private static final String EIGHT = "pieces-of-eight";

  private static TestTable empty(int seats) {
    return TestTable.empty("jamaica", seats, Map.of(), Pace.NORMAL, Seed.of(7), MatchFactory.USUAL);
  }

  private static TestTable.Wish sit(TestTable cabin, int seat, Occupant who) {
    return () -> cabin.table.propose().sit(who, Optional.of(seat), "");
  }

  // Taking seats

  @Test
  void a_seat_is_for_one_and_everybody_has_one() {
    TestTable cabin = empty(2);
    cabin.sit(1, TestTable.person(0));

    assertThat(TestTable.refusal(sit(cabin, 1, TestTable.person(1)))).isEqualTo("seat-taken");
    assertThat(TestTable.refusal(sit(cabin, 0, TestTable.person(0)))).isEqualTo("already-seated");
    assertThat(TestTable.refusal(sit(cabin, 2, TestTable.person(1)))).isEqualTo("no-such-seat");
    assertThat(TestTable.refusal(sit(cabin, -1, TestTable.person(1)))).isEqualTo("no-such-seat");
    assertThat(cabin.table.chairs().of("person0")).contains(1);
  }

  @Test
  void who_does_not_choose_gets_the_first_free_seat() throws Refusal {
    TestTable cabin = empty(2);
    cabin.sit(0, TestTable.CAPTAIN);
    TestTable.Wish anywhere =
        () -> cabin.table.propose().sit(TestTable.person(1), Optional.empty(), "");
    assertThat(anywhere.ask().entry()).isEqualTo(new LogEntry.Seated(1, TestTable.person(1), ""));
    cabin.commit(anywhere);

    TestTable.Wish oneMore =
        () -> cabin.table.propose().sit(TestTable.person(2), Optional.empty(), "");
    assertThat(TestTable.refusal(oneMore)).isEqualTo("table-full");
  }

  @Test
  void a_game_begins_when_all_seats_are_taken_and_only_once() {
    TestTable cabin = empty(2);
    cabin.sit(0, TestTable.person(0));
    assertThat(TestTable.refusal(cabin.table.propose()::begin)).isEqualTo("seats-empty");
    assertThat(TestTable.refusal(() -> cabin.table.propose().order(0, "x", Optional.empty())))
        .isEqualTo("not-begun");
    cabin.sit(1, TestTable.CAPTAIN);
    cabin.commit(cabin.table.propose()::begin);

    assertThat(TestTable.refusal(cabin.table.propose()::begin)).isEqualTo("already-begun");
    assertThat(TestTable.refusal(() -> cabin.table.propose().vacate(0, "person0")))
        .isEqualTo("already-begun");
    assertThat(cabin.table.phase()).isEqualTo(Phase.PLAYING);
  }

  @Test
  void a_game_against_bots_may_be_closed_but_not_one_among_people() {
    TestTable solo = empty(3).begun(1);
    solo.commit(solo.table.propose()::close);
    assertThat(solo.table.phase()).isEqualTo(Phase.ABANDONED);
    assertThat(TestTable.refusal(solo.table.propose()::close)).isEqualTo("game-over");

    TestTable crew = empty(3).begun(2);
    assertThat(TestTable.refusal(crew.table.propose()::close)).isEqualTo("others-play");
    crew.commit(() -> crew.table.propose().hold(1, true));
    assertThat(TestTable.refusal(crew.table.propose()::close)).isEqualTo("others-play");
  }

  @Test
  void who_stands_up_leaves_nothing_behind() {
    TestTable cabin = empty(2);
    cabin.sit(0, TestTable.person(0));
    cabin.commit(() -> cabin.table.propose().vacate(0, "person0"));

    assertThat(cabin.table.chairs().occupant(0)).isEmpty();
    assertThat(TestTable.refusal(() -> cabin.table.propose().vacate(0, "person0")))
        .isEqualTo("no-such-seat");
    assertThat(TestTable.refusal(() -> cabin.table.propose().vacate(9, "person9")))
        .isEqualTo("no-such-seat");
  }

  @Test
  void the_words_of_all_seats_change_the_luck() {
    Seed seed = Seed.of(7);
    TestTable one = empty(2).begun(2);
    TestTable two = empty(2);
    two.commit(() -> two.table.propose().sit(TestTable.person(0), Optional.of(0), "another"));
    two.sit(1, TestTable.person(1));
    two.commit(two.table.propose()::begin);

    assertThat(one.table.words()).containsExactly("word0", "word1");
    assertThat(one.table.view(Seat.of(0))).isNotEqualTo(two.table.view(Seat.of(0)));
    assertThat(one.table.terms().promise()).isEqualTo(seed.promise());
  }

  // Answering

  @Test
  void in_secret_others_do_not_make_an_answer_stale() {
    TestTable cabin = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    int number = cabin.asked(0).number();
    cabin.play(1, "copy full-admiral");
    cabin.play(2, "copy full-admiral", "ready");

    assertThat(cabin.asked(0).number()).isEqualTo(number);
    assertThat(cabin.asked(0).answered()).containsExactly(2);
    assertThat(cabin.asked(1).number()).isGreaterThan(number);
  }

  @Test
  void an_old_answer_of_ones_own_is_stale() {
    TestTable cabin = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    int number = cabin.asked(1).number();
    cabin.play(1, "copy full-admiral");

    TestTable.Wish old =
        () ->
            cabin
                .table
                .propose()
                .answer(1, Optional.of(number), List.of("ready"), Origin.PLAYER, "");
    assertThat(TestTable.refusal(old)).isEqualTo("stale-question");
  }

  @Test
  void a_chain_of_picks_is_played_whole_or_not_at_all() {
    TestTable cabin = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    QuestionView before = cabin.asked(1);
    assertThat(TestTable.refusal(cabin.answer(1, "copy full-admiral", "depth 3"))).isNotEmpty();
    assertThat(TestTable.refusal(cabin.answer(1, "copy full-admiral", "yo ho ho")))
        .isEqualTo("not-a-move");
    assertThat(cabin.asked(1)).isEqualTo(before);
    cabin.play(1, "copy full-admiral", "ready");

    assertThat(cabin.asked(0).answered()).containsExactly(1);
  }

  @Test
  void a_chain_stops_at_the_first_thing_that_its_seat_could_learn() {
    PositionStart sea =
        new PositionStart(
            """
            nests: {0: pillage, 1: bomb}
            decks: {0: mate bomb captain, 1: bomb captain cutlass}
            pending: [main-action]
            """);
    TestTable cabin = TestTable.of(EIGHT, 2, 2, Pace.WEEK, sea);
    String chain = cabin.asked(0).moves().stream().filter(m -> m.contains("aft")).findFirst().get();

    assertThat(TestTable.refusal(cabin.answer(0, chain, "stay"))).isNotEmpty();
    assertThat(cabin.asked(0).kind()).isEqualTo("main-action");
  }

  @Test
  void the_first_person_who_is_ready_begins() {
    TestTable cabin = TestTable.of(EIGHT, 3, 2, Pace.NORMAL, MatchFactory.USUAL);
    cabin.play(2, "copy full-admiral");
    cabin.play(2, "ready");
    cabin.play(1, "copy full-admiral", "ready");
    assertThat(cabin.log.getLast().entry())
        .isEqualTo(
            new Played(
                List.of(
                    new Turn(1, "copy full-admiral"),
                    new Turn(1, "claim-start"),
                    new Turn(1, "ready")),
                Origin.PLAYER,
                ""));
    cabin.play(0, "copy full-admiral", "ready");

    assertThat(cabin.asked(1).mine()).isTrue();
    assertThat(cabin.asked(0).mine()).isFalse();
  }

  @Test
  void nobody_plays_what_is_for_the_table() {
    TestTable cabin = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);

    TestTable.Wish claim =
        () ->
            cabin
                .table
                .propose()
                .answer(0, Optional.empty(), List.of("claim-start"), Origin.PLAYER, "");
    assertThat(TestTable.refusal(claim)).isEqualTo("not-offered");
    assertThat(TestTable.refusal(cabin.answer(0, "claim-start"))).isEqualTo("not-offered");
    assertThat(cabin.asked(0).free()).doesNotContain("claim-start");
  }

  @Test
  void taking_back_a_secret_answer_does_not_disturb_the_others() {
    TestTable cabin = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    int number = cabin.asked(0).number();
    List<String> moves = cabin.asked(1).moves();
    cabin.play(1, "copy full-admiral");
    assertThat(cabin.asked(1).undo()).isTrue();
    cabin.commit(() -> cabin.table.propose().undo(1, ""));

    assertThat(cabin.asked(0).number()).isEqualTo(number);
    assertThat(cabin.asked(1).number()).isGreaterThan(number);
    assertThat(cabin.asked(1).moves()).isEqualTo(moves);
  }

  @Test
  void a_command_counts_for_the_seat_that_gave_it() {
    TestTable cabin = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    cabin.commit(() ->
        cabin
            .table
            .propose()
            .answer(
                1,
                Optional.of(cabin.asked(1).number()),
                List.of("copy house"),
                Origin.PLAYER,
                "a"));

    assertThat(cabin.table.done(1, "a")).contains(cabin.table.number(Seat.of(1)));
    assertThat(cabin.table.done(0, "a")).isEmpty();
  }

  // Sealed answers

  @Test
  void nobody_learns_who_has_answered_a_silent_question() {
    TestTable cabin =
        TestTable.of("aye", 5, 5, Pace.NORMAL, new PositionStart("{phase: 9, hands: {4: C33}}"));
    QuestionView before = cabin.asked(Viewer.SPECTATOR);
    assertThat(before.kind()).isEqualTo("meet-round-end");
    assertThat(before.seats()).containsExactly(0, 1, 2, 3, 4);
    for (int seat = 0; seat < 4; seat++) cabin.play(seat, "ready");

    assertThat(cabin.asked(Viewer.SPECTATOR)).isEqualTo(before);
    assertThat(cabin.asked(4).number()).isEqualTo(before.number());
    assertThat(cabin.tick()).isEmpty();
    cabin.play(4, "ready");
    assertThat(cabin.tick()).hasSize(1);
    assertThat(cabin.asked(0).kind()).isNotEqualTo("meet-round-end");
  }

  @Test
  void orders_are_nobody_elses_business() {
    TestTable cabin = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    int number = cabin.table.number(Seat.of(0));
    cabin.commit(() -> cabin.table.propose().order(1, "save-coin", Optional.of("pass")));

    assertThat(cabin.asked(1).orders()).containsExactly(Map.entry("save-coin", "pass"));
    assertThat(cabin.asked(0).orders()).isEmpty();
    assertThat(cabin.table.number(Seat.of(0))).isEqualTo(number);
    assertThat(TestTable.refusal(() -> cabin.table.propose().order(1, "what", Optional.empty())))
        .isEqualTo("no-such-question");
  }

  // Time

  @Test
  void when_time_is_up_the_rules_decide() {
    TestTable cabin = TestTable.of("jamaica", 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    long deadline = cabin.asked(0).deadline().orElseThrow();
    cabin.now = deadline - 1;
    assertThat(cabin.tick()).isEmpty();
    cabin.now = deadline;

    assertThat(((Played) cabin.tick().getFirst()).by()).isEqualTo(Origin.CLOCK);
  }

  @Test
  void time_in_which_the_server_was_down_does_not_count() {
    TestTable cabin = TestTable.of("jamaica", 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    long deadline = cabin.asked(0).deadline().orElseThrow();
    cabin.downtime = (_, _) -> 5000;

    assertThat(cabin.asked(0).deadline()).contains(deadline + 5000);
    cabin.now = deadline + 4999;
    assertThat(cabin.tick()).isEmpty();
  }

  @Test
  void who_is_late_three_times_is_held_by_a_bot_until_the_owner_resumes() {
    TestTable cabin = TestTable.of("jamaica", 2, 2, Pace.NORMAL, MatchFactory.USUAL);
    while (cabin.table.chairs().people().equals(Seats.first(2))) {
      cabin.now = cabin.table.automation().nextDeadline(cabin.now, Downtime.NONE).orElseThrow();
      cabin.tick();
    }
    int seat = cabin.table.chairs().isHeld(0) ? 0 : 1;
    assertThat(cabin.log.stream().filter(line -> isLate(line, seat))).hasSize(3);
    assertThat(cabin.log.stream().map(LogLine::entry)).contains(new Held(seat, "captain", false));
    TestTable.Wish meddling =
        () -> cabin.table.propose().answer(seat, Optional.of(1), List.of("x"), Origin.PLAYER, "");
    assertThat(TestTable.refusal(meddling)).isNotEmpty();
    cabin.commit(() -> cabin.table.propose().resume(seat));

    assertThat(cabin.table.chairs().isHeld(seat)).isFalse();
    assertThat(TestTable.refusal(() -> cabin.table.propose().resume(seat))).isEqualTo("not-held");
  }

  private static boolean isLate(LogLine line, int seat) {
    return line.entry() instanceof Played(List<Turn> turns, Origin by, _)
        && by == Origin.CLOCK
        && turns.stream().anyMatch(turn -> turn.seat() == seat);
  }

  @Test
  void a_bot_that_was_thanked_plays_no_more() {
    TestTable cabin = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    cabin.commit(() -> cabin.table.propose().hold(1, false));
    int number = cabin.table.botQuestion().number(1);
    cabin.commit(() -> cabin.table.propose().resume(1));

    TestTable.Wish late =
        () ->
            cabin
                .table
                .propose()
                .answer(1, Optional.of(number), List.of("copy house"), Origin.BOT, "");
    assertThat(TestTable.refusal(late)).isEqualTo("held-by-bot");
  }

  @Test
  void an_empty_time_bank_loses_the_game() {
    TestTable cabin = blitz();
    cabin.now += 50_000;
    cabin.play(0, "scuttle");
    assertThat(cabin.table.bank(0, cabin.now, Downtime.NONE)).contains(70_000L);
    while (!cabin.asked(0).mine() || cabin.asked(0).kind().equals("any-reaction")) {
      cabin.now = cabin.now + 10_000;
      cabin.tick();
      if (cabin.asked(1).mine()) cabin.play(1, cabin.asked(1).moves().getLast());
    }
    cabin.now = cabin.asked(0).deadline().orElseThrow();

    assertThat(cabin.tick())
        .startsWith(new Played(List.of(new Turn(0, "flag-fall")), Origin.CLOCK, ""));
    assertThat(cabin.table.phase()).isEqualTo(Phase.FINISHED);
    assertThat(cabin.table.finishedGame().outcome().orElseThrow().ranks()).containsExactly(2, 1);
  }

  private static TestTable blitz() {
    PositionStart sea =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb}
            decks: {0: mate bomb bomb captain, 1: bomb mate bomb captain}
            """);
    return TestTable.empty(EIGHT, 2, Map.of("blitz", "120"), Pace.NORMAL, Seed.of(7), sea).begun(2);
  }

  @Test
  void a_time_bank_needs_people_who_sit_together() {
    TestTable.Wish byMail =
        () ->
            Proposal.of(
                LogEntry.Opened.of(
                    Games.named(EIGHT).orElseThrow(),
                    2,
                    Map.of("blitz", "120"),
                    Pace.DAY,
                    false,
                    "",
                    Seed.of(1)));

    assertThat(TestTable.refusal(byMail)).isEqualTo("time-bank-needs-live-pace");
  }

  // Leaving, closing

  @Test
  void requests_are_rationed_anew_when_the_rules_say_so() {
    TestTable cabin = TestTable.of("aye", 4, 4, Pace.NORMAL, MatchFactory.USUAL);
    long first = cabin.table.requestQuota("ask-rum").orElseThrow().since();
    for (int i = 0; i < 60; i++) {
      cabin.now = cabin.table.automation().nextDeadline(cabin.now, Downtime.NONE).orElseThrow();
      cabin.tick();
    }
    RequestQuota later = cabin.table.requestQuota("ask-rum").orElseThrow();

    assertThat(later.since()).isGreaterThan(first);
    assertThat(later.covers("ask-rum", later.since() - 1)).isFalse();
    assertThat(later.covers("ask-rum", later.since())).isTrue();
    assertThat(later.covers("well-played", later.since())).isFalse();
    assertThat(cabin.table.requestQuota("well-played")).isEmpty();
  }

  @Test
  void who_leaves_is_replaced_or_ends_the_game_as_the_rules_want() {
    TestTable goesOn = TestTable.of("jamaica", 2, 2, Pace.NORMAL, MatchFactory.USUAL);
    goesOn.commit(() -> goesOn.table.propose().hold(0, true));
    TestTable ends =
        TestTable.empty(
                "aye", 5, Map.of("leaver", "end"), Pace.NORMAL, Seed.of(7), MatchFactory.USUAL)
            .begun(5);
    ends.commit(() -> ends.table.propose().hold(0, true));

    assertThat(goesOn.table.chairs().isHeld(0)).isTrue();
    assertThat(ends.table.phase()).isEqualTo(Phase.ABANDONED);
    assertThat(ends.table.finishedGame().outcome()).isEmpty();
    assertThat(ends.table.seed()).contains(Seed.of(7).toString());
  }

  @Test
  void the_seed_is_revealed_when_all_is_over_and_not_before() throws Refusal {
    TestTable cabin = TestTable.of("21-mutinies", 2, 0, Pace.NORMAL, MatchFactory.USUAL);
    assertThat(cabin.table.seed()).isEmpty();
    assertThat(cabin.table.finishedGame().turns()).isEmpty();
    assertThat(TestTable.refusal(() -> Proposal.of(reviewed(cabin)))).isEqualTo("not-over");
    RandomPeople.playOn(cabin, 3);

    assertThat(cabin.log.getLast().entry()).isEqualTo(new Closed(Seed.of(7).toString(), false));
    assertThat(cabin.table.seed()).contains(Seed.of(7).toString());
    assertThat(cabin.table.finishedGame().steps(Seat.of(1)))
        .hasSize(cabin.table.finishedGame().turns().size() + 1);
    assertThat(cabin.table.finishedGame().steps(Seat.of(1)).getLast().view())
        .isEqualTo(cabin.table.view(Seat.of(1)).orElseThrow());
  }

  private static LogEntry reviewed(TestTable cabin) throws Refusal {
    return new LogEntry.Vacated(cabin.table.finishedGame().steps(Viewer.SPECTATOR).size());
  }
}
