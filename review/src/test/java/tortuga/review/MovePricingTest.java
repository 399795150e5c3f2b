package tortuga.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.bots.BotLevel;
import tortuga.bots.Observation;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.record.BadRecording;
import tortuga.record.Recording;

class MovePricingTest {
  private static final long PLAYOUTS = 60;

  /// Every so many choices, one is priced again.
  private static final int SOME = 25;

  @ParameterizedTest
  @ValueSource(strings = {"jamaica", "21-mutinies", "aye", "pieces-of-eight", "high-card"})
  void what_a_seat_cannot_know_changes_no_price(String game) throws BadRecording {
    Game<?, ?, ?, ?> found = Games.named(game).orElseThrow();
    int seats = Math.max(3, found.minSeats());

    assertThat(blind(found, BotGames.of(game, seats, BotLevel.DECKHAND, 2))).isPositive();
  }

  /// Prices choices in the true world and in another one that looks the same, and returns how many.
  private static <S extends State<S>, M extends Move, E extends Event> int blind(
      Game<S, M, E, ?> game, Recording recording) throws BadRecording {
    Course<S, M> course = Course.of(game, recording);
    Yardstick yardstick = Yardstick.of(game);
    int compared = 0;
    List<Turn<S, M>> choices = course.turns().stream().filter(Turn::isChoice).toList();
    for (int i = 0; i < choices.size(); i += SOME) {
      Turn<S, M> turn = choices.get(i);
      S other = observation(course, turn, turn.before()).concealed();
      course.context().rules().imagine(other, Chance.seeded(i));
      assertThat(prices(course, yardstick, turn, other))
          .isEqualTo(prices(course, yardstick, turn, turn.before()));
      compared++;
    }
    return compared;
  }

  private static <S extends State<S>, M extends Move> Observation<S, M> observation(
      Course<S, M> course, Turn<S, M> turn, S world) {
    return Observation.of(
        course.context().rules(), world, turn.seat(), new Moves<>(), course.past(turn));
  }

  private static <S extends State<S>, M extends Move> List<Object> prices(
      Course<S, M> course, Yardstick yardstick, Turn<S, M> turn, S world) {
    MovePricing<S, M> pricing =
        new MovePricing<>(
            course.context(), yardstick, observation(course, turn, world), turn.move(), 7);
    pricing.compete(PLAYOUTS);
    pricing.measure(PLAYOUTS);
    pricing.refine(PLAYOUTS);
    return List.of(
        pricing.prices(), pricing.lead(), pricing.noise(), pricing.value(), pricing.gain());
  }

  @Test
  void laying_the_lower_card_in_the_last_round_is_never_better() throws BadRecording {
    Recording recording = BotGames.of("high-card", 2, BotLevel.RANDOM, 1);
    Review review =
        new Reviewer(1).review(recording, Effort.ofPlayouts(50_000), ReviewProgress.NONE);

    for (Moment moment : review.moments()) {
      if (moment.entry() <= recording.entries().size() - 2 || moment.choice().isEmpty()) continue;
      Choice choice = moment.choice().get();
      int chosen = Integer.parseInt(moment.move().substring("lay ".length()));
      int other =
          choice.prices().stream()
              .map(Choice.Price::move)
              .filter(move -> !move.equals(moment.move()))
              .mapToInt(move -> Integer.parseInt(move.substring("lay ".length())))
              .findFirst()
              .orElseThrow();
      assertThat(Math.signum(choice.lead())).isIn(0.0, (double) Integer.signum(other - chosen));
      assertThat(choice.best()).contains("lay " + Math.max(chosen, other));
    }
  }
}
