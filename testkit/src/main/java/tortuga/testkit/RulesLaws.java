package tortuga.testkit;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.testkit.laws.CopiesAreIndependent;
import tortuga.testkit.laws.EveryGameEnds;
import tortuga.testkit.laws.ForesightComesTrue;
import tortuga.testkit.laws.ImaginedWorldsLookTheSame;
import tortuga.testkit.laws.ImaginedWorldsPlayOn;
import tortuga.testkit.laws.Law;
import tortuga.testkit.laws.LogsReplay;
import tortuga.testkit.laws.MovesSurviveNotation;
import tortuga.testkit.laws.PositionsSurviveWriting;
import tortuga.testkit.laws.RandomGame;
import tortuga.testkit.laws.SeatsKnowTheirMoves;
import tortuga.testkit.laws.SecretAnswersCommute;
import tortuga.testkit.laws.SettingsMatter;
import tortuga.testkit.laws.UntoldIsUnseen;

/// The laws that every game keeps, tried on random games; a game's test gets them by implementing
/// this.
///
/// The error of a broken law has the seed and the moves that reproduce it.
public interface RulesLaws<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  Game<S, M, E, V> game();

  /// Returns the setups that are tried: by default the usual game, for every number of players.
  default List<Setup> setups() {
    return IntStream.rangeClosed(game().minSeats(), game().maxSeats()).mapToObj(Setup::of).toList();
  }

  /// Returns how many games are tried with each setup.
  default int games() {
    return 2;
  }

  /// Returns the number of moves after which even a random game must be over.
  default int longest() {
    return 20_000;
  }

  /// Tries one law on all the random games; a new law object for each of them.
  private void uphold(Function<RandomGame<S, M, E, V>, Law<S, M, E, V>> law) {
    for (Setup setup : setups()) {
      for (int number = 1; number <= games(); number++) {
        RandomGame<S, M, E, V> trial = new RandomGame<>(game(), setup, number, longest());
        trial.run(law.apply(trial));
      }
    }
  }

  @Test
  default void every_game_ends_and_whoever_is_asked_has_a_move() {
    uphold(_ -> new EveryGameEnds<>());
  }

  @Test
  default void playing_on_a_copy_leaves_the_original_alone() {
    uphold(CopiesAreIndependent::new);
  }

  @Test
  default void a_log_replays_to_the_same_views() {
    uphold(_ -> new LogsReplay<>());
  }

  @Test
  default void every_move_survives_its_notation() {
    uphold(_ -> new MovesSurviveNotation<>());
  }

  @Test
  default void a_seat_can_tell_its_moves_from_what_it_sees() {
    uphold(_ -> new SeatsKnowTheirMoves<>());
  }

  @Test
  default void an_imagined_world_looks_the_same_to_the_viewer() {
    uphold(_ -> new ImaginedWorldsLookTheSame<>());
  }

  @Test
  default void an_imagined_world_can_be_played_to_the_end() {
    uphold(_ -> new ImaginedWorldsPlayOn<>());
  }

  @Test
  default void secret_answers_may_come_in_any_order() {
    uphold(_ -> new SecretAnswersCommute<>());
  }

  @Test
  default void what_a_viewer_is_not_told_it_cannot_see() {
    uphold(_ -> new UntoldIsUnseen<>());
  }

  @Test
  default void a_position_survives_being_written_and_read() {
    uphold(_ -> new PositionsSurviveWriting<>());
  }

  @Test
  default void what_a_form_offers_can_be_played_and_what_it_hides_makes_no_difference() {
    new SettingsMatter<>(game()).check();
  }

  @Test
  default void what_a_seat_foresees_it_knows_and_comes_true() {
    uphold(_ -> new ForesightComesTrue<>());
  }
}
