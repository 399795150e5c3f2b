package tortuga.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.bots.BotLevel;
import tortuga.engine.Games;
import tortuga.record.BadRecording;
import tortuga.record.JsonText;
import tortuga.record.Recording;

class ReviewerTest {
  private static final Effort BRIEF = Effort.ofPlayouts(1_500);

  private static Review review(Recording recording, Effort effort) throws BadRecording {
    return new Reviewer(1).review(recording, effort, ReviewProgress.NONE);
  }

  private static Review review(String game, int seats, BotLevel level, long seed)
      throws BadRecording {
    return review(BotGames.of(game, seats, level, seed), BRIEF);
  }

  @ParameterizedTest
  @CsvSource({
    "jamaica, 2",
    "jamaica, 4",
    "21-mutinies, 3",
    "aye, 4",
    "pieces-of-eight, 3",
    "high-card, 3"
  })
  void the_parts_of_every_account_add_up_to_the_result(String game, int seats) throws BadRecording {
    Review review = review(game, seats, BotLevel.DECKHAND, 3);

    assertThat(review.accounts()).hasSize(seats);
    for (Account account : review.accounts()) {
      assertThat(account.error()).isCloseTo(0, within(1e-9));
      assertThat(review.moments().getLast().chances().get(account.seat()))
          .isEqualTo(account.result());
    }
  }

  @Test
  void what_a_move_and_its_luck_changed_is_all_that_changed() throws BadRecording {
    Review review = review("jamaica", 3, BotLevel.DECKHAND, 1);

    for (int i = 1; i < review.moments().size(); i++) {
      Moment moment = review.moments().get(i);
      double before = review.moments().get(i - 1).chances().getFirst();
      assertThat(before + moment.moved().getFirst() + moment.luckOf(0))
          .isCloseTo(moment.chances().getFirst(), within(1e-9));
    }
  }

  @Test
  void the_number_of_threads_changes_nothing() throws BadRecording {
    Recording recording = BotGames.of("21-mutinies", 2, BotLevel.DECKHAND, 1);

    assertThat(new Reviewer(3).review(recording, BRIEF, ReviewProgress.NONE))
        .isEqualTo(review(recording, BRIEF));
  }

  @Test
  void another_seed_changes_only_noise() throws BadRecording {
    Recording recording = BotGames.of("jamaica", 2, BotLevel.DECKHAND, 1);
    Review one = new Reviewer(1, 1).review(recording, BRIEF, ReviewProgress.NONE);
    Review other = new Reviewer(1, 2).review(recording, BRIEF, ReviewProgress.NONE);

    assertThat(one).isNotEqualTo(other);
    assertThat(one.accounts().getFirst().luck())
        .isCloseTo(other.accounts().getFirst().luck(), within(0.6));
  }

  @Test
  void names_change_neither_hash_nor_numbers() throws BadRecording {
    Recording plain = BotGames.of("jamaica", 2, BotLevel.GREEDY, 1);
    Recording named =
        Recording.read(plain.write().replace("\"names\": []", "\"names\": [\"Anne\", \"Mary\"]"));
    Review review = review(named, BRIEF);

    assertThat(review.names()).containsExactly("Anne", "Mary");
    assertThat(review.record()).isEqualTo(review(plain, BRIEF).record());
    assertThat(review.moments()).isEqualTo(review(plain, BRIEF).moments());
  }

  @Test
  void a_review_says_by_what_was_measured_and_what_was_not() throws BadRecording {
    Yardstick yardstick = Yardstick.of(Games.named("aye").orElseThrow());
    Review review = review("aye", 4, BotLevel.GREEDY, 1);

    assertThat(review.yardstick())
        .isEqualTo(new Review.Measure(yardstick.version(), yardstick.hash()));
    assertThat(review.effort()).isEqualTo(BRIEF);
    assertThat(review.notPriced()).contains("alliances", "bluff", "talk", "plans", "lies");
    assertThat(JsonText.write(review, 2)).contains("\"yardstick\"", "\"notPriced\"");
  }

  @Test
  void a_crew_wins_and_loses_together() throws BadRecording {
    Review review = review("aye", 4, BotLevel.GREEDY, 2);

    for (Account one : review.accounts()) {
      for (Account other : review.accounts()) {
        if (one.side() != other.side()) continue;
        assertThat(one.result()).isEqualTo(other.result());
        assertThat(review.moments().get(5).chances().get(one.seat()))
            .isEqualTo(review.moments().get(5).chances().get(other.seat()));
      }
    }
  }

  @Test
  void an_answer_without_a_choice_costs_nothing() throws BadRecording {
    Recording recording = BotGames.of("pieces-of-eight", 2, BotLevel.DECKHAND, 1);
    Review review = review(recording, BRIEF);

    assertThat(review.moments()).hasSizeLessThan(recording.entries().size());
    assertThat(review.moments().stream().flatMap(each -> each.choice().stream()))
        .allSatisfy(choice -> assertThat(choice.options()).isGreaterThan(1));
  }

  @Test
  void random_moves_lose_more_than_tempting_ones() throws BadRecording {
    assertThat(lossPerChoice(BotLevel.RANDOM)).isGreaterThan(2 * lossPerChoice(BotLevel.GREEDY));
  }

  private static double lossPerChoice(BotLevel level) throws BadRecording {
    Review review = review(BotGames.of("21-mutinies", 3, level, 5), Effort.ofPlayouts(30_000));
    return review.accounts().stream().mapToDouble(Account::loss).sum()
        / review.accounts().stream().mapToInt(Account::choices).sum();
  }

  @Test
  void over_many_games_luck_is_nothing() {
    List<Double> luck =
        LongStream.range(0, 300).mapToObj(seed -> account("high-card", 2, seed).luck()).toList();
    double mean = luck.stream().mapToDouble(each -> each).average().orElseThrow();
    double squares = luck.stream().mapToDouble(each -> (each - mean) * (each - mean)).sum();

    assertThat(squares).isPositive();
    assertThat(Math.abs(mean)).isLessThan(2 * Math.sqrt(squares) / luck.size());
  }

  private static Account account(String game, int seats, long seed) {
    try {
      return review(BotGames.of(game, seats, BotLevel.RANDOM, seed), Effort.ofPlayouts(1_000))
          .accounts()
          .getFirst();
    } catch (BadRecording e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void nobody_takes_home_more_than_three_lessons() throws BadRecording {
    Review review =
        review(BotGames.of("jamaica", 4, BotLevel.RANDOM, 4), Effort.ofPlayouts(20_000));

    for (Account account : review.accounts()) {
      assertThat(review.lessons().stream().filter(each -> each.seat() == account.seat()))
          .hasSizeBetween(1, 3);
    }
  }

  @Test
  void a_review_that_nobody_wants_ends() {
    Recording recording = BotGames.of("jamaica", 2, BotLevel.GREEDY, 1);

    assertThatExceptionOfType(ReviewCancelled.class)
        .isThrownBy(() -> new Reviewer(1).review(recording, BRIEF, done -> done < 0.3));
    assertThatExceptionOfType(ReviewCancelled.class)
        .isThrownBy(() -> new Reviewer(2).review(recording, BRIEF, done -> done < 0.3));
  }

  @Test
  void progress_rises_to_the_end_of_what_is_needed() throws BadRecording {
    List<Double> heard = new ArrayList<>();
    new Reviewer(1).review(BotGames.of("jamaica", 2, BotLevel.GREEDY, 1), BRIEF, heard::add);

    assertThat(heard).isSorted().allMatch(done -> done > 0 && done <= 1);
  }

  @Test
  void a_recording_that_is_not_correct_is_refused() {
    Recording recording = BotGames.of("jamaica", 2, BotLevel.GREEDY, 1);
    String cut = recording.write().replaceFirst("(?s)\"entries\": \\[.*?},", "\"entries\": [");

    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> review(Recording.read(cut), BRIEF));
  }

  @Test
  void an_effort_in_seconds_becomes_a_number_of_playouts() throws BadRecording {
    Recording recording = BotGames.of("high-card", 2, BotLevel.GREEDY, 1);

    assertThat(new Reviewer(1).effortFor(recording, 1).playouts())
        .isBetween(Effort.LEAST, Effort.MOST);
  }
}
