package tortuga.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.bots.BotLevel;
import tortuga.bots.Observation;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.record.BadRecording;
import tortuga.record.Recording;

/// A whole review prices the choices of a seat by what the seat knew: seeds and playouts, too, must
/// not follow from anything else.
class BlindnessTest {
  private static final Effort BRIEF = Effort.ofPlayouts(Effort.LEAST);

  @ParameterizedTest
  @ValueSource(strings = {"jamaica", "21-mutinies", "aye", "pieces-of-eight", "high-card"})
  void what_a_seat_could_not_know_changes_no_digit_of_its_losses(String game) throws BadRecording {
    Game<?, ?, ?, ?> found = Games.named(game).orElseThrow();
    compare(found, BotGames.of(game, found.minSeats(), BotLevel.GREEDY, 5));
  }

  private static <S extends State<S>, M extends Move, E extends Event> void compare(
      Game<S, M, E, ?> game, Recording recording) throws BadRecording {
    Course<S, M> course = Course.of(game, recording);
    Seat seat = Seat.of(1);
    Map<Integer, Choice> prices = prices(game, course, recording, seat);

    assertThat(prices).isNotEmpty();
    assertThat(prices(game, otherwise(course, seat), recording, seat)).isEqualTo(prices);
  }

  /// Returns the course in which all that the seat cannot know is different before its choices, and
  /// the others have fewer of them.
  private static <S extends State<S>, M extends Move> Course<S, M> otherwise(
      Course<S, M> course, Seat seat) {
    List<Turn<S, M>> turns =
        course.turns().stream()
            .map(turn -> turn.seat().equals(seat) ? imagined(course, turn) : unasked(turn))
            .toList();
    return new Course<>(
        course.context(),
        course.opened(),
        course.openingDraws(),
        turns,
        course.pasts(),
        course.end());
  }

  private static <S extends State<S>, M extends Move> Turn<S, M> imagined(
      Course<S, M> course, Turn<S, M> turn) {
    if (!turn.isChoice()) return turn;
    S other =
        Observation.of(
                course.context().rules(),
                turn.before(),
                turn.seat(),
                new Moves<>(),
                course.past(turn))
            .concealed();
    course.context().rules().imagine(other, Chance.seeded(turn.entry()));
    return with(turn, other, turn.options());
  }

  private static <S extends State<S>, M extends Move> Turn<S, M> unasked(Turn<S, M> turn) {
    return turn.entry() % 2 == 0 ? turn : with(turn, turn.before(), 1);
  }

  private static <S extends State<S>, M extends Move> Turn<S, M> with(
      Turn<S, M> turn, S before, int options) {
    return new Turn<>(
        turn.entry(),
        turn.seat(),
        turn.move(),
        turn.text(),
        before,
        turn.question(),
        options,
        turn.noticed(),
        turn.draws());
  }

  /// Returns what was measured of each choice of a seat; what lay hidden follows from the truth.
  private static <S extends State<S>, M extends Move, E extends Event> Map<Integer, Choice> prices(
      Game<S, M, E, ?> game, Course<S, M> course, Recording recording, Seat seat) {
    Review review =
        new Reviewing<>(course, game.moveType(), Yardstick.of(game), BRIEF)
            .review(recording, 0, new Workers(1, ReviewProgress.NONE));
    Map<Integer, Choice> prices = new HashMap<>();
    for (Moment moment : review.moments()) {
      if (moment.seat().filter(by -> by == seat.index()).isEmpty()) continue;
      moment.choice().ifPresent(choice -> prices.put(moment.entry(), withoutHidden(choice)));
    }
    return prices;
  }

  private static Choice withoutHidden(Choice choice) {
    return new Choice(
        choice.options(),
        choice.value(),
        choice.own(),
        choice.ownNoise(),
        0,
        choice.loss(),
        choice.lead(),
        choice.noise(),
        choice.label(),
        choice.best(),
        choice.tempting(),
        choice.prices());
  }
}
