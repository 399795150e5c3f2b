package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.server.table.LogEntry.Played;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.QuestionView;

/// Reaction windows keep the promises of the rule book of Pieces of Eight, 4.4.
///
/// Seat 0 plays its Mate; seat 1 holds a Treachery in secret, seat 2 holds nothing that could
/// answer, and both are asked because nobody can see that.
class WindowTest {
  private static final long USE = 5000;
  private static final PositionStart SEA =
      new PositionStart(
          """
          nests: {0: bomb, 1: bomb, 2: bomb}
          decks: {0: mate bomb captain, 1: bomb captain treachery, 2: bomb captain cutlass}
          """);

  private static final Turn BETRAYED = new Turn(1, "treachery aft");
  private static final Turn PASSED_1 = new Turn(1, "pass");
  private static final Turn PASSED_2 = new Turn(2, "pass");

  private static TestTable window(int people, Pace pace) {
    TestTable testTable = TestTable.of("pieces-of-eight", 3, people, pace, SEA);
    testTable.play(0, "mate fore 1 fore");
    assertThat(testTable.asked(0).kind()).isEqualTo("any-reaction");
    return testTable;
  }

  /// The only person is seat 0 with `mine` behind the captain; it is the turn of a bot, seat 1, and
  /// another one has `theirs`.
  private static TestTable alone(Pace pace, String mine, String theirs) {
    PositionStart sea =
        new PositionStart(
            """
            seat: 1
            nests: {0: bomb, 1: bomb, 2: bomb}
            decks: {0: bomb captain %s, 1: mate bomb captain, 2: bomb captain %s}
            """
                .formatted(mine, theirs));
    return TestTable.of("pieces-of-eight", 3, 1, pace, sea);
  }

  private static LogEntry closedWith(Turn... turns) {
    return new Played(List.of(turns), Origin.TABLE, "");
  }

  @Test
  void everybody_sees_the_same_banner_for_the_same_time() {
    TestTable testTable = window(3, Pace.NORMAL);

    for (Viewer viewer : List.of(Seat.of(0), Seat.of(1), Seat.of(2), Viewer.SPECTATOR)) {
      QuestionView asked = testTable.asked(viewer);
      assertThat(asked.seats()).isEmpty();
      assertThat(asked.answered()).isEmpty();
      assertThat(asked.deadline()).contains(testTable.now + USE);
    }
  }

  @Test
  void windows_are_as_long_as_the_pace_says() {
    assertThat(window(3, Pace.BRISK).asked(0).deadline()).contains(1_000_000L + 3000);
    assertThat(window(3, Pace.RELAXED).asked(0).deadline()).contains(1_000_000L + 10_000);
  }

  @Test
  void only_who_has_an_answer_gets_buttons() {
    TestTable testTable = window(3, Pace.NORMAL);

    assertThat(testTable.asked(1).moves()).containsExactly("pass", "treachery aft");
    assertThat(testTable.asked(2).moves()).isEmpty();
    assertThat(testTable.asked(2).mine()).isFalse();
  }

  @Test
  void without_a_reaction_a_window_runs_its_full_length_although_all_have_passed() {
    TestTable testTable = window(3, Pace.NORMAL);
    testTable.play(1, "pass");
    testTable.play(2, "pass");

    assertThat(testTable.after(USE - 1)).isEmpty();
    assertThat(testTable.after(1)).containsExactly(closedWith(PASSED_1, PASSED_2));
  }

  @Test
  void who_does_not_click_passes() {
    TestTable testTable = window(3, Pace.NORMAL);

    assertThat(testTable.after(USE)).containsExactly(closedWith(PASSED_1, PASSED_2));
  }

  @Test
  void a_reaction_ends_the_window_a_quarter_of_a_second_later() {
    TestTable testTable = window(3, Pace.NORMAL);
    testTable.now += 1000;
    testTable.play(1, "treachery aft");

    assertThat(testTable.after(249)).isEmpty();
    assertThat(testTable.after(1)).containsExactly(closedWith(BETRAYED, PASSED_2));
  }

  @Test
  void reactions_of_the_same_moment_are_all_handed_over() {
    PositionStart both =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb, 2: bomb}
            decks: {0: mate bomb captain, 1: bomb captain treachery, 2: bomb captain treachery}
            """);
    TestTable testTable = TestTable.of("pieces-of-eight", 3, 3, Pace.NORMAL, both);
    testTable.play(0, "mate fore 1 fore");
    testTable.play(2, "treachery aft");
    testTable.now += 200;
    testTable.play(1, "treachery aft");

    assertThat(testTable.after(50))
        .containsExactly(closedWith(BETRAYED, new Turn(2, "treachery aft")));
  }

  @Test
  void an_answer_lies_face_down_and_only_its_seat_notices() {
    TestTable testTable = window(3, Pace.NORMAL);
    int seen = testTable.table.number(Seat.of(2));
    int watched = testTable.table.number(Viewer.SPECTATOR);
    QuestionView before = testTable.asked(2);
    testTable.play(1, "treachery aft");

    assertThat(testTable.table.number(Seat.of(2))).isEqualTo(seen);
    assertThat(testTable.table.number(Viewer.SPECTATOR)).isEqualTo(watched);
    assertThat(testTable.asked(2)).isEqualTo(before);
    assertThat(testTable.asked(1).pledged()).contains("treachery aft");
    assertThat(testTable.table.number(Seat.of(1))).isEqualTo(seen + 1);
  }

  @Test
  void lists_do_not_tell_when_somebody_has_answered() {
    TestTable testTable = window(3, Pace.NORMAL);
    long changed = testTable.table.changed();
    testTable.now += 700;
    testTable.play(1, "pass");
    testTable.commit(() -> testTable.table.propose().order(1, "save-coin", Optional.of("pass")));

    assertThat(testTable.table.changed()).isEqualTo(changed);
  }

  @Test
  void nobody_answers_twice_or_in_the_open() {
    TestTable testTable = window(3, Pace.NORMAL);
    TestTable.Request inTheOpen =
        () ->
            testTable
                .table
                .propose()
                .answer(1, Optional.empty(), List.of("treachery aft"), Origin.PLAYER, "");
    assertThat(TestTable.refusal(inTheOpen)).isEqualTo("not-offered");
    assertThat(TestTable.refusal(testTable.answer(1, "pass", "pass"))).isEqualTo("not-offered");
    testTable.play(1, "pass");

    assertThat(TestTable.refusal(testTable.answer(1, "treachery aft")))
        .isEqualTo("already-answered");
  }

  @Test
  void a_lone_person_without_an_answer_waits_for_every_bot_whatever_it_could_do() {
    TestTable testTable = window(1, Pace.NORMAL);
    testTable.play(1, "pass");
    assertThat(testTable.tick()).isEmpty();
    testTable.play(2, "pass");

    assertThat(testTable.tick()).startsWith(closedWith(PASSED_1, PASSED_2));
  }

  @Test
  void a_lone_person_with_an_answer_has_the_whole_window_and_ends_it_by_answering() {
    TestTable testTable = alone(Pace.NORMAL, "treachery", "cutlass");
    testTable.play(1, "mate fore 2 fore");
    assertThat(testTable.after(USE - 1)).isEmpty();
    testTable.play(0, "pass");
    testTable.play(2, "pass");

    assertThat(testTable.tick()).startsWith(closedWith(new Turn(0, "pass"), PASSED_2));
  }

  @Test
  void bots_among_themselves_take_no_time() {
    TestTable testTable = window(0, Pace.NORMAL);
    testTable.play(1, "treachery aft");
    testTable.play(2, "pass");

    assertThat(testTable.tick()).startsWith(closedWith(BETRAYED, PASSED_2));
  }

  @Test
  void by_correspondence_all_who_might_react_have_to_say_something() {
    TestTable testTable = window(3, Pace.DAY);
    assertThat(testTable.asked(2).moves()).containsExactly("pass");
    testTable.play(1, "treachery aft");
    assertThat(testTable.after(1000)).isEmpty();
    testTable.play(2, "pass");

    assertThat(testTable.tick()).containsExactly(closedWith(BETRAYED, PASSED_2));
  }

  @Test
  void a_lone_person_without_an_answer_is_not_asked_by_correspondence_either() {
    TestTable testTable = alone(Pace.DAY, "cutlass", "treachery");
    testTable.play(1, "mate fore 0 fore");
    assertThat(testTable.asked(0).moves()).isEmpty();
    testTable.play(2, "pass");

    assertThat(testTable.tick()).startsWith(closedWith(new Turn(0, "pass"), PASSED_2));
  }

  @Test
  void nobody_waits_for_one_who_could_betray_himself() {
    PositionStart traitor =
        new PositionStart(
            """
            nests: {0: treachery, 1: bomb, 2: bomb}
            decks: {0: mate bomb captain, 1: bomb captain treachery, 2: bomb captain cutlass}
            """);
    TestTable testTable = TestTable.of("pieces-of-eight", 3, 3, Pace.DAY, traitor);
    testTable.play(0, "mate fore 1 fore");
    assertThat(testTable.asked(0).moves()).containsExactly("pass", "treachery nest");
    testTable.play(1, "pass");
    testTable.play(2, "pass");

    assertThat(testTable.tick())
        .containsExactly(closedWith(new Turn(0, "pass"), PASSED_1, PASSED_2));
  }

  @Test
  void a_standing_order_speaks_when_the_window_ends_without_a_click() {
    PositionStart monkey =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb, 2: bomb}
            decks: {0: mate bomb captain, 1: bomb captain captains-monkey, 2: bomb captain}
            """);
    TestTable testTable = TestTable.of("pieces-of-eight", 3, 3, Pace.NORMAL, monkey);
    testTable.commit(() -> testTable.table.propose().order(1, "save-coin", Optional.of("pass")));
    testTable.play(0, "mate fore 1 aft");
    testTable.after(USE);
    assertThat(testTable.asked(1).kind()).isEqualTo("save-coin");
    assertThat(testTable.asked(1).fallback()).contains("pass");
    assertThat(testTable.asked(0).orders()).isEmpty();

    assertThat(testTable.after(3000)).containsExactly(closedWith(PASSED_1));
  }

  @Test
  void a_lone_persons_standing_order_answers_a_window_that_waits_for_nobody_else() {
    TestTable testTable = alone(Pace.NORMAL, "treachery", "cutlass");
    testTable.commit(() -> testTable.table.propose().order(0, "any-reaction", Optional.of("pass")));
    testTable.play(1, "mate fore 2 fore");
    assertThat(testTable.asked(0).moves()).contains("pass");

    assertThat(testTable.table.automation().ordersAsked()).containsExactly(new Turn(0, "pass"));
    testTable.play(0, "pass");
    assertThat(testTable.table.automation().ordersAsked()).isEmpty();
  }

  @Test
  void a_standing_order_leaves_a_window_of_several_people_its_length() {
    TestTable testTable = TestTable.of("pieces-of-eight", 3, 3, Pace.NORMAL, SEA);
    testTable.commit(() -> testTable.table.propose().order(1, "any-reaction", Optional.of("pass")));
    testTable.play(0, "mate fore 1 fore");

    assertThat(testTable.table.automation().ordersAsked()).isEmpty();
  }

  @Test
  void without_an_order_the_monkey_saves_itself() {
    PositionStart monkey =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb, 2: bomb}
            decks: {0: mate bomb captain, 1: bomb captain captains-monkey, 2: bomb captain}
            """);
    TestTable testTable = TestTable.of("pieces-of-eight", 3, 3, Pace.NORMAL, monkey);
    testTable.play(0, "mate fore 1 aft");
    testTable.after(USE);

    assertThat(testTable.after(3000)).containsExactly(closedWith(new Turn(1, "save")));
  }

  @Test
  void a_deed_cannot_be_taken_back_to_see_who_would_react() {
    TestTable testTable = window(3, Pace.NORMAL);

    assertThat(testTable.asked(0).undo()).isFalse();
    assertThat(TestTable.refusal(() -> testTable.table.propose().undo(0, "")))
        .isEqualTo("cannot-undo");
  }

  @Test
  void giving_up_in_a_window_answers_nothing_and_loses_no_answer() {
    TestTable testTable = window(3, Pace.NORMAL);
    testTable.play(1, "treachery aft");
    assertThat(testTable.asked(2).free()).isNotEmpty();
    testTable.play(2, testTable.asked(2).free().getFirst());

    LogEntry closed = testTable.after(250).getFirst();
    assertThat(((Played) closed).turns()).contains(BETRAYED);
  }
}
