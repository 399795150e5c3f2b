package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Seed;
import tortuga.engine.Viewer;
import tortuga.server.table.Entry.Closed;
import tortuga.server.table.Entry.Held;
import tortuga.server.table.Entry.Played;
import tortuga.server.table.Entry.Turn;

/// How people sit down, answer, are late, leave and come back at a table.
class TableTest {
  private static final String EIGHT = "pieces-of-eight";

  private static Cabin empty(int seats) {
    return Cabin.empty("jamaica", seats, Map.of(), Pace.NORMAL, Seed.of(7), Beginning.USUAL);
  }

  private static Cabin.Wish sit(Cabin cabin, int seat, Occupant who) {
    return () -> cabin.table.propose().sit(who, Optional.of(seat), "");
  }

  // Sitting down

  @Test
  void a_seat_is_for_one_and_everybody_has_one() {
    Cabin cabin = empty(2);
    cabin.sit(1, Cabin.person(0));

    assertThat(Cabin.refusal(sit(cabin, 1, Cabin.person(1)))).isEqualTo("seat-taken");
    assertThat(Cabin.refusal(sit(cabin, 0, Cabin.person(0)))).isEqualTo("already-seated");
    assertThat(Cabin.refusal(sit(cabin, 2, Cabin.person(1)))).isEqualTo("no-such-seat");
    assertThat(Cabin.refusal(sit(cabin, -1, Cabin.person(1)))).isEqualTo("no-such-seat");
    assertThat(cabin.table.chairs().of("person0")).contains(1);
  }

  @Test
  void who_does_not_choose_gets_the_first_free_seat() throws Refusal {
    Cabin cabin = empty(2);
    cabin.sit(0, Cabin.CAPTAIN);
    Cabin.Wish anywhere = () -> cabin.table.propose().sit(Cabin.person(1), Optional.empty(), "");
    assertThat(anywhere.ask().entry()).isEqualTo(new Entry.Seated(1, Cabin.person(1), ""));
    cabin.commit(anywhere);

    Cabin.Wish oneMore = () -> cabin.table.propose().sit(Cabin.person(2), Optional.empty(), "");
    assertThat(Cabin.refusal(oneMore)).isEqualTo("table-full");
  }

  @Test
  void a_game_begins_when_all_seats_are_taken_and_only_once() {
    Cabin cabin = empty(2);
    cabin.sit(0, Cabin.person(0));
    assertThat(Cabin.refusal(cabin.table.propose()::begin)).isEqualTo("seats-empty");
    assertThat(Cabin.refusal(() -> cabin.table.propose().order(0, "x", Optional.empty())))
        .isEqualTo("not-begun");
    cabin.sit(1, Cabin.CAPTAIN);
    cabin.commit(cabin.table.propose()::begin);

    assertThat(Cabin.refusal(cabin.table.propose()::begin)).isEqualTo("already-begun");
    assertThat(Cabin.refusal(() -> cabin.table.propose().vacate(0, "person0")))
        .isEqualTo("already-begun");
    assertThat(cabin.table.phase()).isEqualTo(Phase.PLAYING);
  }

  @Test
  void a_game_against_bots_may_be_closed_but_not_one_among_people() {
    Cabin solo = empty(3).begun(1);
    solo.commit(solo.table.propose()::close);
    assertThat(solo.table.phase()).isEqualTo(Phase.ABANDONED);
    assertThat(Cabin.refusal(solo.table.propose()::close)).isEqualTo("game-over");

    Cabin crew = empty(3).begun(2);
    assertThat(Cabin.refusal(crew.table.propose()::close)).isEqualTo("others-play");
    crew.commit(() -> crew.table.propose().hold(1, true));
    assertThat(Cabin.refusal(crew.table.propose()::close)).isEqualTo("others-play");
  }

  @Test
  void who_stands_up_leaves_nothing_behind() {
    Cabin cabin = empty(2);
    cabin.sit(0, Cabin.person(0));
    cabin.commit(() -> cabin.table.propose().vacate(0, "person0"));

    assertThat(cabin.table.chairs().occupant(0)).isEmpty();
    assertThat(Cabin.refusal(() -> cabin.table.propose().vacate(0, "person0")))
        .isEqualTo("no-such-seat");
    assertThat(Cabin.refusal(() -> cabin.table.propose().vacate(9, "person9")))
        .isEqualTo("no-such-seat");
  }

  @Test
  void the_words_of_all_seats_change_the_luck() {
    Seed seed = Seed.of(7);
    Cabin one = empty(2).begun(2);
    Cabin two = empty(2);
    two.commit(() -> two.table.propose().sit(Cabin.person(0), Optional.of(0), "another"));
    two.sit(1, Cabin.person(1));
    two.commit(two.table.propose()::begin);

    assertThat(one.table.words()).containsExactly("word0", "word1");
    assertThat(one.table.view(Seat.of(0))).isNotEqualTo(two.table.view(Seat.of(0)));
    assertThat(one.table.terms().promise()).isEqualTo(seed.promise());
  }

  // Answering

  @Test
  void in_secret_others_do_not_make_an_answer_stale() {
    Cabin cabin = Cabin.of(EIGHT, 3, 3, Pace.NORMAL, Beginning.USUAL);
    int number = cabin.asked(0).number();
    cabin.play(1, "copy full-admiral");
    cabin.play(2, "copy full-admiral", "ready");

    assertThat(cabin.asked(0).number()).isEqualTo(number);
    assertThat(cabin.asked(0).answered()).containsExactly(2);
    assertThat(cabin.asked(1).number()).isGreaterThan(number);
  }

  @Test
  void an_old_answer_of_ones_own_is_stale() {
    Cabin cabin = Cabin.of(EIGHT, 3, 3, Pace.NORMAL, Beginning.USUAL);
    int number = cabin.asked(1).number();
    cabin.play(1, "copy full-admiral");

    Cabin.Wish old =
        () -> cabin.table.propose().answer(1, Optional.of(number), List.of("ready"), By.PLAYER, "");
    assertThat(Cabin.refusal(old)).isEqualTo("stale-question");
  }

  @Test
  void a_chain_of_picks_is_played_whole_or_not_at_all() {
    Cabin cabin = Cabin.of(EIGHT, 3, 3, Pace.NORMAL, Beginning.USUAL);
    Asked before = cabin.asked(1);
    assertThat(Cabin.refusal(cabin.answer(1, "copy full-admiral", "depth 3"))).isNotEmpty();
    assertThat(Cabin.refusal(cabin.answer(1, "copy full-admiral", "yo ho ho")))
        .isEqualTo("not-a-move");
    assertThat(cabin.asked(1)).isEqualTo(before);
    cabin.play(1, "copy full-admiral", "ready");

    assertThat(cabin.asked(0).answered()).containsExactly(1);
  }

  @Test
  void a_chain_stops_at_the_first_thing_that_its_seat_could_learn() {
    Position sea =
        new Position(
            """
            nests: {0: pillage, 1: bomb}
            decks: {0: mate bomb captain, 1: bomb captain cutlass}
            pending: [main-action]
            """);
    Cabin cabin = Cabin.of(EIGHT, 2, 2, Pace.WEEK, sea);
    String chain = cabin.asked(0).moves().stream().filter(m -> m.contains("aft")).findFirst().get();

    assertThat(Cabin.refusal(cabin.answer(0, chain, "stay"))).isNotEmpty();
    assertThat(cabin.asked(0).kind()).isEqualTo("main-action");
  }

  @Test
  void the_first_person_who_is_ready_begins() {
    Cabin cabin = Cabin.of(EIGHT, 3, 2, Pace.NORMAL, Beginning.USUAL);
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
                By.PLAYER,
                ""));
    cabin.play(0, "copy full-admiral", "ready");

    assertThat(cabin.asked(1).mine()).isTrue();
    assertThat(cabin.asked(0).mine()).isFalse();
  }

  @Test
  void nobody_plays_what_is_for_the_table() {
    Cabin cabin = Cabin.of(EIGHT, 3, 3, Pace.NORMAL, Beginning.USUAL);

    Cabin.Wish claim =
        () ->
            cabin
                .table
                .propose()
                .answer(0, Optional.empty(), List.of("claim-start"), By.PLAYER, "");
    assertThat(Cabin.refusal(claim)).isEqualTo("not-offered");
    assertThat(Cabin.refusal(cabin.answer(0, "claim-start"))).isEqualTo("not-offered");
    assertThat(cabin.asked(0).free()).doesNotContain("claim-start");
  }

  @Test
  void taking_back_a_secret_answer_does_not_disturb_the_others() {
    Cabin cabin = Cabin.of(EIGHT, 3, 3, Pace.NORMAL, Beginning.USUAL);
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
    Cabin cabin = Cabin.of(EIGHT, 3, 3, Pace.NORMAL, Beginning.USUAL);
    cabin.commit(() ->
        cabin
            .table
            .propose()
            .answer(
                1, Optional.of(cabin.asked(1).number()), List.of("copy house"), By.PLAYER, "a"));

    assertThat(cabin.table.done(1, "a")).contains(cabin.table.number(Seat.of(1)));
    assertThat(cabin.table.done(0, "a")).isEmpty();
  }

  // Unseen

  @Test
  void nobody_learns_who_has_answered_a_silent_question() {
    Cabin cabin = Cabin.of("aye", 5, 5, Pace.NORMAL, new Position("{phase: 9, hands: {4: C33}}"));
    Asked before = cabin.asked(Viewer.SPECTATOR);
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
    Cabin cabin = Cabin.of(EIGHT, 3, 3, Pace.NORMAL, Beginning.USUAL);
    int number = cabin.table.number(Seat.of(0));
    cabin.commit(() -> cabin.table.propose().order(1, "save-coin", Optional.of("pass")));

    assertThat(cabin.asked(1).orders()).containsExactly(Map.entry("save-coin", "pass"));
    assertThat(cabin.asked(0).orders()).isEmpty();
    assertThat(cabin.table.number(Seat.of(0))).isEqualTo(number);
    assertThat(Cabin.refusal(() -> cabin.table.propose().order(1, "what", Optional.empty())))
        .isEqualTo("no-such-question");
  }

  // Time

  @Test
  void when_time_is_up_the_rules_decide() {
    Cabin cabin = Cabin.of("jamaica", 3, 3, Pace.NORMAL, Beginning.USUAL);
    long deadline = cabin.asked(0).deadline().orElseThrow();
    cabin.now = deadline - 1;
    assertThat(cabin.tick()).isEmpty();
    cabin.now = deadline;

    assertThat(((Played) cabin.tick().getFirst()).by()).isEqualTo(By.CLOCK);
  }

  @Test
  void time_in_which_the_server_was_down_does_not_count() {
    Cabin cabin = Cabin.of("jamaica", 3, 3, Pace.NORMAL, Beginning.USUAL);
    long deadline = cabin.asked(0).deadline().orElseThrow();
    cabin.credit = (_, _) -> 5000;

    assertThat(cabin.asked(0).deadline()).contains(deadline + 5000);
    cabin.now = deadline + 4999;
    assertThat(cabin.tick()).isEmpty();
  }

  @Test
  void who_is_late_three_times_is_held_by_a_bot_until_the_owner_resumes() {
    Cabin cabin = Cabin.of("jamaica", 2, 2, Pace.NORMAL, Beginning.USUAL);
    while (cabin.table.chairs().people().equals(Seats.first(2))) {
      cabin.now = cabin.table.duties().alarm(cabin.now, Credit.NONE).orElseThrow();
      cabin.tick();
    }
    int seat = cabin.table.chairs().isHeld(0) ? 0 : 1;
    assertThat(cabin.log.stream().filter(line -> isLate(line, seat))).hasSize(3);
    assertThat(cabin.log.stream().map(Line::entry)).contains(new Held(seat, "captain", false));
    Cabin.Wish meddling =
        () -> cabin.table.propose().answer(seat, Optional.of(1), List.of("x"), By.PLAYER, "");
    assertThat(Cabin.refusal(meddling)).isNotEmpty();
    cabin.commit(() -> cabin.table.propose().resume(seat));

    assertThat(cabin.table.chairs().isHeld(seat)).isFalse();
    assertThat(Cabin.refusal(() -> cabin.table.propose().resume(seat))).isEqualTo("not-held");
  }

  private static boolean isLate(Line line, int seat) {
    return line.entry() instanceof Played(List<Turn> turns, By by, _)
        && by == By.CLOCK
        && turns.stream().anyMatch(turn -> turn.seat() == seat);
  }

  @Test
  void a_bot_that_was_thanked_plays_no_more() {
    Cabin cabin = Cabin.of(EIGHT, 3, 3, Pace.NORMAL, Beginning.USUAL);
    cabin.commit(() -> cabin.table.propose().hold(1, false));
    int number = cabin.table.consult().number(1);
    cabin.commit(() -> cabin.table.propose().resume(1));

    Cabin.Wish late =
        () ->
            cabin.table.propose().answer(1, Optional.of(number), List.of("copy house"), By.BOT, "");
    assertThat(Cabin.refusal(late)).isEqualTo("held-by-bot");
  }

  @Test
  void an_empty_time_bank_loses_the_game() {
    Cabin cabin = blitz();
    cabin.now += 50_000;
    cabin.play(0, "scuttle");
    assertThat(cabin.table.bank(0, cabin.now, Credit.NONE)).contains(70_000L);
    while (!cabin.asked(0).mine() || cabin.asked(0).kind().equals("any-reaction")) {
      cabin.now = cabin.now + 10_000;
      cabin.tick();
      if (cabin.asked(1).mine()) cabin.play(1, cabin.asked(1).moves().getLast());
    }
    cabin.now = cabin.asked(0).deadline().orElseThrow();

    assertThat(cabin.tick())
        .startsWith(new Played(List.of(new Turn(0, "flag-fall")), By.CLOCK, ""));
    assertThat(cabin.table.phase()).isEqualTo(Phase.FINISHED);
    assertThat(cabin.table.aftermath().outcome().orElseThrow().ranks()).containsExactly(2, 1);
  }

  private static Cabin blitz() {
    Position sea =
        new Position(
            """
            nests: {0: bomb, 1: bomb}
            decks: {0: mate bomb bomb captain, 1: bomb mate bomb captain}
            """);
    return Cabin.empty(EIGHT, 2, Map.of("blitz", "120"), Pace.NORMAL, Seed.of(7), sea).begun(2);
  }

  @Test
  void a_time_bank_needs_people_who_sit_together() {
    Cabin.Wish byMail =
        () ->
            Proposal.of(
                Entry.Opened.of(
                    Games.named(EIGHT).orElseThrow(),
                    2,
                    Map.of("blitz", "120"),
                    Pace.DAY,
                    false,
                    "",
                    Seed.of(1)));

    assertThat(Cabin.refusal(byMail)).isEqualTo("time-bank-needs-live-pace");
  }

  // Leaving, closing

  @Test
  void requests_are_rationed_anew_when_the_rules_say_so() {
    Cabin cabin = Cabin.of("aye", 4, 4, Pace.NORMAL, Beginning.USUAL);
    long first = cabin.table.ration("ask-rum").orElseThrow().since();
    for (int i = 0; i < 60; i++) {
      cabin.now = cabin.table.duties().alarm(cabin.now, Credit.NONE).orElseThrow();
      cabin.tick();
    }
    Ration later = cabin.table.ration("ask-rum").orElseThrow();

    assertThat(later.since()).isGreaterThan(first);
    assertThat(later.covers("ask-rum", later.since() - 1)).isFalse();
    assertThat(later.covers("ask-rum", later.since())).isTrue();
    assertThat(later.covers("well-played", later.since())).isFalse();
    assertThat(cabin.table.ration("well-played")).isEmpty();
  }

  @Test
  void who_leaves_is_replaced_or_ends_the_game_as_the_rules_want() {
    Cabin goesOn = Cabin.of("jamaica", 2, 2, Pace.NORMAL, Beginning.USUAL);
    goesOn.commit(() -> goesOn.table.propose().hold(0, true));
    Cabin ends =
        Cabin.empty("aye", 5, Map.of("leaver", "end"), Pace.NORMAL, Seed.of(7), Beginning.USUAL)
            .begun(5);
    ends.commit(() -> ends.table.propose().hold(0, true));

    assertThat(goesOn.table.chairs().isHeld(0)).isTrue();
    assertThat(ends.table.phase()).isEqualTo(Phase.ABANDONED);
    assertThat(ends.table.aftermath().outcome()).isEmpty();
    assertThat(ends.table.seed()).contains(Seed.of(7).toString());
  }

  @Test
  void the_seed_is_revealed_when_all_is_over_and_not_before() throws Refusal {
    Cabin cabin = Cabin.of("21-mutinies", 2, 0, Pace.NORMAL, Beginning.USUAL);
    assertThat(cabin.table.seed()).isEmpty();
    assertThat(cabin.table.aftermath().turns()).isEmpty();
    assertThat(Cabin.refusal(() -> Proposal.of(reviewed(cabin)))).isEqualTo("not-over");
    Restless.playOn(cabin, 3);

    assertThat(cabin.log.getLast().entry()).isEqualTo(new Closed(Seed.of(7).toString(), false));
    assertThat(cabin.table.seed()).contains(Seed.of(7).toString());
    assertThat(cabin.table.aftermath().review(Seat.of(1)))
        .hasSize(cabin.table.aftermath().turns().size() + 1);
    assertThat(cabin.table.aftermath().review(Seat.of(1)).getLast().view())
        .isEqualTo(cabin.table.view(Seat.of(1)).orElseThrow());
  }

  private static Entry reviewed(Cabin cabin) throws Refusal {
    return new Entry.Vacated(cabin.table.aftermath().review(Viewer.SPECTATOR).size());
  }
}
