package tortuga.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.bots.BotLevel;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.record.BadRecording;

/// Games of all sizes and kinds can be reviewed.
class EverySetupTest {
  private static final Effort BRIEF = Effort.ofPlayouts(Effort.LEAST);

  /// Looks ahead no farther than a round.
  private static final Yardstick SHORT_SIGHTED =
      new Yardstick(1, 1, true, 1, 2, 4, 30, 1_000, 1_000, "");

  private static Review review(String game, int seats, Map<String, String> settings, long seed)
      throws BadRecording {
    Review review =
        new Reviewer(1)
            .review(
                BotGames.of(game, seats, settings, BotLevel.GREEDY, seed),
                SHORT_SIGHTED,
                BRIEF,
                ReviewProgress.NONE);
    assertThat(review.accounts())
        .hasSize(seats)
        .allSatisfy(account -> assertThat(account.error()).isCloseTo(0, within(1e-9)));
    return review;
  }

  @TestFactory
  Stream<DynamicTest> every_number_of_players() {
    return Games.all().stream().flatMap(EverySetupTest::everyNumber);
  }

  private static Stream<DynamicTest> everyNumber(Game<?, ?, ?, ?> game) {
    return IntStream.rangeClosed(game.minSeats(), game.maxSeats())
        .mapToObj(seats ->
            DynamicTest.dynamicTest(
                game.id() + " " + seats,
                () ->
                    assertThat(review(game.id(), seats, Map.of(), 3).moments())
                        .hasSizeGreaterThan(seats)));
  }

  @ParameterizedTest
  @CsvSource({"4, 2x2, 2", "6, 2x3, 2", "6, 3x2, 3"})
  void a_team_is_a_side_though_its_survivors_fight_on_alone(int seats, String teams, int sides)
      throws BadRecording {
    Review review = review("pieces-of-eight", seats, Map.of("teams", teams), 1);

    for (Account account : review.accounts()) {
      assertThat(account.side()).isEqualTo(account.seat() % sides);
    }
  }

  @Test
  void a_game_with_a_quick_start() throws BadRecording {
    assertThat(review("pieces-of-eight", 3, Map.of("quickStart", "true"), 1).moments())
        .hasSizeGreaterThan(5);
  }

  /// Some crews have no traitor; here is one that has.
  @Test
  void a_traitor_is_alone_against_the_crew() throws BadRecording {
    for (long seed = 1; ; seed++) {
      Review review = review("aye", 4, Map.of(), seed);
      List<Account> traitors =
          review.accounts().stream().filter(account -> account.side() == 1).toList();
      if (traitors.isEmpty()) continue;
      assertThat(traitors).hasSize(1);
      assertThat(
              review.accounts().stream()
                  .filter(account -> account.side() == 0)
                  .map(Account::result)
                  .distinct())
          .hasSize(1);
      assertThat(review.notPriced()).contains("lies");
      return;
    }
  }
}
