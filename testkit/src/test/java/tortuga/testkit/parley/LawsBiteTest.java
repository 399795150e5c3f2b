package tortuga.testkit.parley;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tortuga.testkit.RulesLaws;

/// Every law finds the flaw that breaks it.
class LawsBiteTest {
  private static Arguments broken(
      Flaw flaw, Consumer<RulesLaws<?, ?, ?, ?>> law, String complaint) {
    return argumentSet(flaw.name(), flaw, law, complaint);
  }

  static Stream<Arguments> flaws() {
    Consumer<RulesLaws<?, ?, ?, ?>> ends =
        RulesLaws::every_game_ends_and_whoever_is_asked_has_a_move;
    Consumer<RulesLaws<?, ?, ?, ?>> copies = RulesLaws::playing_on_a_copy_leaves_the_original_alone;
    Consumer<RulesLaws<?, ?, ?, ?>> replay = RulesLaws::a_log_replays_to_the_same_views;
    Consumer<RulesLaws<?, ?, ?, ?>> notation = RulesLaws::every_move_survives_its_notation;
    Consumer<RulesLaws<?, ?, ?, ?>> sight = RulesLaws::a_seat_can_tell_its_moves_from_what_it_sees;
    Consumer<RulesLaws<?, ?, ?, ?>> looks =
        RulesLaws::an_imagined_world_looks_the_same_to_the_viewer;
    Consumer<RulesLaws<?, ?, ?, ?>> playable =
        RulesLaws::an_imagined_world_can_be_played_to_the_end;
    Consumer<RulesLaws<?, ?, ?, ?>> order = RulesLaws::secret_answers_may_come_in_any_order;
    Consumer<RulesLaws<?, ?, ?, ?>> untold = RulesLaws::what_a_viewer_is_not_told_it_cannot_see;
    Consumer<RulesLaws<?, ?, ?, ?>> positions =
        RulesLaws::a_position_survives_being_written_and_read;
    return Stream.of(
        broken(Flaw.ENDLESS, ends, "the game is still not over"),
        broken(Flaw.NO_MOVE, ends, "is asked, but has no move"),
        broken(Flaw.MOVE_TWICE, ends, "is there twice"),
        broken(Flaw.WRONG_SEATS, ends, "are to act"),
        broken(Flaw.UNLISTED_QUESTION, ends, "does not list its question pick"),
        broken(Flaw.ILLEGAL_FALLBACK, ends, "for an absent seat"),
        broken(Flaw.WRONG_SHEET, ends, "but the sheet says"),
        broken(Flaw.COPY_FORGETS, copies, "copyFrom did not copy everything, in wind"),
        broken(Flaw.COPY_SHARES, copies, "changed the original, in score"),
        broken(Flaw.RULES_REMEMBER, replay, "differs after entry"),
        broken(Flaw.UNREADABLE_MOVE, notation, "is read as"),
        broken(Flaw.PEEKING_MOVES, sight, "but what it sees allows"),
        broken(Flaw.UNLISTED_REASON, sight, "is refused for because"),
        broken(Flaw.IMAGINES_OWN_HAND, looks, "looks different, in hand"),
        broken(Flaw.IMAGINES_TOO_LITTLE, playable, "has no move"),
        broken(Flaw.HASTE_COUNTS, order, "differs in hasty"),
        broken(Flaw.SHOWS_CHOICE, untold, "look different, in chosen"),
        broken(Flaw.SILENT_WIND, untold, "look different, in wind"),
        broken(Flaw.SILENT_DEAL, untold, "to 0, the setup and the setup sound the same"),
        broken(Flaw.SILENT_DRAW, untold, "look different, in hand"),
        broken(Flaw.POSITION_FORGETS, positions, "differs in wind"),
        broken(Flaw.POSITION_TAKES_ANYTHING, positions, "no-such-name is not refused"),
        broken(
            Flaw.POSITION_CALLED_IMPOSSIBLE,
            positions,
            "is called impossible, in round: nobody plays that long"));
  }

  @ParameterizedTest
  @MethodSource("flaws")
  void a_law_bites(Flaw flaw, Consumer<RulesLaws<?, ?, ?, ?>> law, String complaint) {
    assertThatThrownBy(() -> law.accept(new FlawedParley(flaw)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(complaint)
        .hasMessageMatching("(?s).*\nparley, [2-4] seats, \\{}, seed \\d+, .*");
  }

  @Test
  void no_flaw_is_forgotten() {
    Set<Object> tried = flaws().map(flaw -> flaw.get()[0]).collect(Collectors.toSet());

    assertThat(tried)
        .containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(Flaw.NONE)));
  }
}
