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

  private static TestTable.Request sit(TestTable testTable, int seat, Occupant who) {
    return () -> testTable.table.propose().sit(who, Optional.of(seat), "");
  }

  // Taking seats

  @Test
  void a_seat_is_for_one_and_everybody_has_one() {
    TestTable testTable = empty(2);
    testTable.sit(1, TestTable.person(0));

    assertThat(TestTable.refusal(sit(testTable, 1, TestTable.person(1)))).isEqualTo("seat-taken");
    assertThat(TestTable.refusal(sit(testTable, 0, TestTable.person(0))))
        .isEqualTo("already-seated");
    assertThat(TestTable.refusal(sit(testTable, 2, TestTable.person(1)))).isEqualTo("no-such-seat");
    assertThat(TestTable.refusal(sit(testTable, -1, TestTable.person(1))))
        .isEqualTo("no-such-seat");
    assertThat(testTable.table.chairs().of("person0")).contains(1);
  }

  @Test
  void who_does_not_choose_gets_the_first_free_seat() throws Refusal {
    TestTable testTable = empty(2);
    testTable.sit(0, TestTable.CAPTAIN);
    TestTable.Request anywhere =
        () -> testTable.table.propose().sit(TestTable.person(1), Optional.empty(), "");
    assertThat(anywhere.ask().entry()).isEqualTo(new LogEntry.Seated(1, TestTable.person(1), ""));
    testTable.commit(anywhere);

    TestTable.Request oneMore =
        () -> testTable.table.propose().sit(TestTable.person(2), Optional.empty(), "");
    assertThat(TestTable.refusal(oneMore)).isEqualTo("table-full");
  }

  @Test
  void a_game_begins_when_all_seats_are_taken_and_only_once() {
    TestTable testTable = empty(2);
    testTable.sit(0, TestTable.person(0));
    assertThat(TestTable.refusal(testTable.table.propose()::begin)).isEqualTo("seats-empty");
    assertThat(TestTable.refusal(() -> testTable.table.propose().order(0, "x", Optional.empty())))
        .isEqualTo("not-begun");
    testTable.sit(1, TestTable.CAPTAIN);
    testTable.commit(testTable.table.propose()::begin);

    assertThat(TestTable.refusal(testTable.table.propose()::begin)).isEqualTo("already-begun");
    assertThat(TestTable.refusal(() -> testTable.table.propose().vacate(0, "person0")))
        .isEqualTo("already-begun");
    assertThat(testTable.table.phase()).isEqualTo(Phase.PLAYING);
  }

  @Test
  void a_game_against_bots_may_be_closed_but_not_one_among_people() {
    TestTable solo = empty(3).begun(1);
    solo.commit(solo.table.propose()::close);
    assertThat(solo.table.phase()).isEqualTo(Phase.ABANDONED);
    assertThat(TestTable.refusal(solo.table.propose()::close)).isEqualTo("game-over");

    TestTable testTable = empty(3).begun(2);
    assertThat(TestTable.refusal(testTable.table.propose()::close)).isEqualTo("others-play");
    testTable.commit(() -> testTable.table.propose().handToBot(1, true));
    assertThat(TestTable.refusal(testTable.table.propose()::close)).isEqualTo("others-play");
  }

  @Test
  void who_stands_up_leaves_nothing_behind() {
    TestTable testTable = empty(2);
    testTable.sit(0, TestTable.person(0));
    testTable.commit(() -> testTable.table.propose().vacate(0, "person0"));

    assertThat(testTable.table.chairs().occupant(0)).isEmpty();
    assertThat(TestTable.refusal(() -> testTable.table.propose().vacate(0, "person0")))
        .isEqualTo("no-such-seat");
    assertThat(TestTable.refusal(() -> testTable.table.propose().vacate(9, "person9")))
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
    TestTable testTable = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    int number = testTable.asked(0).number();
    testTable.play(1, "copy full-admiral");
    testTable.play(2, "copy full-admiral", "ready");

    assertThat(testTable.asked(0).number()).isEqualTo(number);
    assertThat(testTable.asked(0).answered()).containsExactly(2);
    assertThat(testTable.asked(1).number()).isGreaterThan(number);
  }

  @Test
  void an_old_answer_of_ones_own_is_stale() {
    TestTable testTable = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    int number = testTable.asked(1).number();
    testTable.play(1, "copy full-admiral");

    TestTable.Request old =
        () ->
            testTable
                .table
                .propose()
                .answer(1, Optional.of(number), List.of("ready"), Origin.PLAYER, "");
    assertThat(TestTable.refusal(old)).isEqualTo("stale-question");
  }

  @Test
  void a_chain_of_picks_is_played_whole_or_not_at_all() {
    TestTable testTable = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    QuestionView before = testTable.asked(1);
    assertThat(TestTable.refusal(testTable.answer(1, "copy full-admiral", "depth 3"))).isNotEmpty();
    assertThat(TestTable.refusal(testTable.answer(1, "copy full-admiral", "yo ho ho")))
        .isEqualTo("not-a-move");
    assertThat(testTable.asked(1)).isEqualTo(before);
    testTable.play(1, "copy full-admiral", "ready");

    assertThat(testTable.asked(0).answered()).containsExactly(1);
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
    TestTable testTable = TestTable.of(EIGHT, 2, 2, Pace.WEEK, sea);
    String chain =
        testTable.asked(0).moves().stream().filter(m -> m.contains("aft")).findFirst().get();

    assertThat(TestTable.refusal(testTable.answer(0, chain, "stay"))).isNotEmpty();
    assertThat(testTable.asked(0).kind()).isEqualTo("main-action");
  }

  @Test
  void the_first_person_who_is_ready_begins() {
    TestTable testTable = TestTable.of(EIGHT, 3, 2, Pace.NORMAL, MatchFactory.USUAL);
    testTable.play(2, "copy full-admiral");
    testTable.play(2, "ready");
    testTable.play(1, "copy full-admiral", "ready");
    assertThat(testTable.log.getLast().entry())
        .isEqualTo(
            new Played(
                List.of(
                    new Turn(1, "copy full-admiral"),
                    new Turn(1, "claim-start"),
                    new Turn(1, "ready")),
                Origin.PLAYER,
                ""));
    testTable.play(0, "copy full-admiral", "ready");

    assertThat(testTable.asked(1).mine()).isTrue();
    assertThat(testTable.asked(0).mine()).isFalse();
  }

  @Test
  void nobody_plays_what_is_for_the_table() {
    TestTable testTable = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);

    TestTable.Request claim =
        () ->
            testTable
                .table
                .propose()
                .answer(0, Optional.empty(), List.of("claim-start"), Origin.PLAYER, "");
    assertThat(TestTable.refusal(claim)).isEqualTo("not-offered");
    assertThat(TestTable.refusal(testTable.answer(0, "claim-start"))).isEqualTo("not-offered");
    assertThat(testTable.asked(0).free()).doesNotContain("claim-start");
  }

  @Test
  void taking_back_a_secret_answer_does_not_disturb_the_others() {
    TestTable testTable = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    int number = testTable.asked(0).number();
    List<String> moves = testTable.asked(1).moves();
    testTable.play(1, "copy full-admiral");
    assertThat(testTable.asked(1).undo()).isTrue();
    testTable.commit(() -> testTable.table.propose().undo(1, ""));

    assertThat(testTable.asked(0).number()).isEqualTo(number);
    assertThat(testTable.asked(1).number()).isGreaterThan(number);
    assertThat(testTable.asked(1).moves()).isEqualTo(moves);
  }

  @Test
  void a_command_counts_for_the_seat_that_gave_it() {
    TestTable testTable = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    testTable.commit(() ->
        testTable
            .table
            .propose()
            .answer(
                1,
                Optional.of(testTable.asked(1).number()),
                List.of("copy house"),
                Origin.PLAYER,
                "a"));

    assertThat(testTable.table.done(1, "a")).contains(testTable.table.number(Seat.of(1)));
    assertThat(testTable.table.done(0, "a")).isEmpty();
  }

  // Sealed answers

  @Test
  void nobody_learns_who_has_answered_a_silent_question() {
    TestTable testTable =
        TestTable.of("aye", 5, 5, Pace.NORMAL, new PositionStart("{phase: 9, hands: {4: C33}}"));
    QuestionView before = testTable.asked(Viewer.SPECTATOR);
    assertThat(before.kind()).isEqualTo("meet-round-end");
    assertThat(before.seats()).containsExactly(0, 1, 2, 3, 4);
    for (int seat = 0; seat < 4; seat++) testTable.play(seat, "ready");

    assertThat(testTable.asked(Viewer.SPECTATOR)).isEqualTo(before);
    assertThat(testTable.asked(4).number()).isEqualTo(before.number());
    assertThat(testTable.tick()).isEmpty();
    testTable.play(4, "ready");
    assertThat(testTable.tick()).hasSize(1);
    assertThat(testTable.asked(0).kind()).isNotEqualTo("meet-round-end");
  }

  @Test
  void orders_are_nobody_elses_business() {
    TestTable testTable = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    int number = testTable.table.number(Seat.of(0));
    testTable.commit(() -> testTable.table.propose().order(1, "save-coin", Optional.of("pass")));

    assertThat(testTable.asked(1).orders()).containsExactly(Map.entry("save-coin", "pass"));
    assertThat(testTable.asked(0).orders()).isEmpty();
    assertThat(testTable.table.number(Seat.of(0))).isEqualTo(number);
    assertThat(
            TestTable.refusal(() -> testTable.table.propose().order(1, "what", Optional.empty())))
        .isEqualTo("no-such-question");
  }

  // Time

  @Test
  void when_time_is_up_the_rules_decide() {
    TestTable testTable = TestTable.of("jamaica", 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    long deadline = testTable.asked(0).deadline().orElseThrow();
    testTable.now = deadline - 1;
    assertThat(testTable.tick()).isEmpty();
    testTable.now = deadline;

    assertThat(((Played) testTable.tick().getFirst()).by()).isEqualTo(Origin.CLOCK);
  }

  @Test
  void time_in_which_the_server_was_down_does_not_count() {
    TestTable testTable = TestTable.of("jamaica", 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    long deadline = testTable.asked(0).deadline().orElseThrow();
    testTable.downtime = (_, _) -> 5000;

    assertThat(testTable.asked(0).deadline()).contains(deadline + 5000);
    testTable.now = deadline + 4999;
    assertThat(testTable.tick()).isEmpty();
  }

  @Test
  void who_is_late_three_times_is_held_by_a_bot_until_the_owner_resumes() {
    TestTable testTable = TestTable.of("jamaica", 2, 2, Pace.NORMAL, MatchFactory.USUAL);
    while (testTable.table.chairs().people().equals(Seats.first(2))) {
      testTable.now =
          testTable.table.automation().nextDeadline(testTable.now, Downtime.NONE).orElseThrow();
      testTable.tick();
    }
    int seat = testTable.table.chairs().isHeld(0) ? 0 : 1;
    assertThat(testTable.log.stream().filter(line -> isLate(line, seat))).hasSize(3);
    assertThat(testTable.log.stream().map(LogLine::entry))
        .contains(new Held(seat, "captain", false));
    TestTable.Request meddling =
        () ->
            testTable.table.propose().answer(seat, Optional.of(1), List.of("x"), Origin.PLAYER, "");
    assertThat(TestTable.refusal(meddling)).isNotEmpty();
    testTable.commit(() -> testTable.table.propose().resume(seat));

    assertThat(testTable.table.chairs().isHeld(seat)).isFalse();
    assertThat(TestTable.refusal(() -> testTable.table.propose().resume(seat)))
        .isEqualTo("not-held");
  }

  private static boolean isLate(LogLine line, int seat) {
    return line.entry() instanceof Played(List<Turn> turns, Origin by, _)
        && by == Origin.CLOCK
        && turns.stream().anyMatch(turn -> turn.seat() == seat);
  }

  @Test
  void a_bot_that_was_thanked_plays_no_more() {
    TestTable testTable = TestTable.of(EIGHT, 3, 3, Pace.NORMAL, MatchFactory.USUAL);
    testTable.commit(() -> testTable.table.propose().handToBot(1, false));
    int number = testTable.table.botQuestion().number(1);
    testTable.commit(() -> testTable.table.propose().resume(1));

    TestTable.Request late =
        () ->
            testTable
                .table
                .propose()
                .answer(1, Optional.of(number), List.of("copy house"), Origin.BOT, "");
    assertThat(TestTable.refusal(late)).isEqualTo("held-by-bot");
  }

  @Test
  void an_empty_time_bank_loses_the_game() {
    TestTable testTable = blitz();
    testTable.now += 50_000;
    testTable.play(0, "scuttle");
    assertThat(testTable.table.bank(0, testTable.now, Downtime.NONE)).contains(70_000L);
    while (!testTable.asked(0).mine() || testTable.asked(0).kind().equals("any-reaction")) {
      testTable.now = testTable.now + 10_000;
      testTable.tick();
      if (testTable.asked(1).mine()) testTable.play(1, testTable.asked(1).moves().getLast());
    }
    testTable.now = testTable.asked(0).deadline().orElseThrow();

    assertThat(testTable.tick())
        .startsWith(new Played(List.of(new Turn(0, "flag-fall")), Origin.CLOCK, ""));
    assertThat(testTable.table.phase()).isEqualTo(Phase.FINISHED);
    assertThat(testTable.table.finishedGame().outcome().orElseThrow().ranks())
        .containsExactly(2, 1);
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
    TestTable.Request byMail =
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
    TestTable testTable = TestTable.of("aye", 4, 4, Pace.NORMAL, MatchFactory.USUAL);
    long first = testTable.table.requestQuota("ask-rum").orElseThrow().since();
    for (int i = 0; i < 60; i++) {
      testTable.now =
          testTable.table.automation().nextDeadline(testTable.now, Downtime.NONE).orElseThrow();
      testTable.tick();
    }
    RequestQuota later = testTable.table.requestQuota("ask-rum").orElseThrow();

    assertThat(later.since()).isGreaterThan(first);
    assertThat(later.covers("ask-rum", later.since() - 1)).isFalse();
    assertThat(later.covers("ask-rum", later.since())).isTrue();
    assertThat(later.covers("well-played", later.since())).isFalse();
    assertThat(testTable.table.requestQuota("well-played")).isEmpty();
  }

  @Test
  void who_leaves_is_replaced_or_ends_the_game_as_the_rules_want() {
    TestTable goesOn = TestTable.of("jamaica", 2, 2, Pace.NORMAL, MatchFactory.USUAL);
    goesOn.commit(() -> goesOn.table.propose().handToBot(0, true));
    TestTable ends =
        TestTable.empty(
                "aye", 5, Map.of("leaver", "end"), Pace.NORMAL, Seed.of(7), MatchFactory.USUAL)
            .begun(5);
    ends.commit(() -> ends.table.propose().handToBot(0, true));

    assertThat(goesOn.table.chairs().isHeld(0)).isTrue();
    assertThat(ends.table.phase()).isEqualTo(Phase.ABANDONED);
    assertThat(ends.table.finishedGame().outcome()).isEmpty();
    assertThat(ends.table.seed()).contains(Seed.of(7).toString());
  }

  @Test
  void the_seed_is_revealed_when_all_is_over_and_not_before() throws Refusal {
    TestTable testTable = TestTable.of("21-mutinies", 2, 0, Pace.NORMAL, MatchFactory.USUAL);
    assertThat(testTable.table.seed()).isEmpty();
    assertThat(testTable.table.finishedGame().turns()).isEmpty();
    assertThat(TestTable.refusal(() -> Proposal.of(reviewed(testTable)))).isEqualTo("not-over");
    RandomPeople.playOn(testTable, 3);

    assertThat(testTable.log.getLast().entry()).isEqualTo(new Closed(Seed.of(7).toString(), false));
    assertThat(testTable.table.seed()).contains(Seed.of(7).toString());
    assertThat(testTable.table.finishedGame().steps(Seat.of(1)))
        .hasSize(testTable.table.finishedGame().turns().size() + 1);
    assertThat(testTable.table.finishedGame().steps(Seat.of(1)).getLast().view())
        .isEqualTo(testTable.table.view(Seat.of(1)).orElseThrow());
  }

  private static LogEntry reviewed(TestTable testTable) throws Refusal {
    return new LogEntry.Vacated(testTable.table.finishedGame().steps(Viewer.SPECTATOR).size());
  }
}
