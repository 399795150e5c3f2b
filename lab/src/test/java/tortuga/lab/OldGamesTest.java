package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.Replay;

/// What was once played replays for ever, under the rules of its day.
///
/// Nothing rewrites these records. Where one of them fails, the rules have changed: see
/// CONTRIBUTING.md on editions.
class OldGamesTest {
  private static final Path RECORDS = Path.of("src/test/resources/tortuga/lab/records");

  private static Recording record(String game, int edition) throws IOException, BadRecording {
    return Recording.read(RECORDS.resolve("%s-%d.json".formatted(game, edition)));
  }

  static Stream<Arguments> editions() {
    return Games.all().stream().flatMap(OldGamesTest::editions);
  }

  private static Stream<Arguments> editions(Game<?, ?, ?, ?> game) {
    return IntStream.rangeClosed(1, game.edition()).mapToObj(n -> Arguments.of(game.id(), n));
  }

  @ParameterizedTest
  @MethodSource("editions")
  void every_edition_of_every_game_has_a_record_that_replays(String game, int edition)
      throws IOException, BadRecording {
    Recording record = record(game, edition);

    assertThat(record.game()).isEqualTo(game);
    assertThat(record.edition()).isEqualTo(edition);
    assertThat(Replay.of(record).steps()).hasSize(record.entries().size() + 1);
  }

  @Test
  void under_the_present_rules_an_old_game_would_end_otherwise() throws IOException, BadRecording {
    String text = record("high-card", 1).write().replace("\"edition\": 1", "\"edition\": 2");

    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> Replay.of(Recording.read(text)))
        .withMessage(
            "the outcome differs: it was scores [6, 3] and ranks [1, 2],"
                + " not scores [3, 6] and ranks [2, 1]");
  }

  @ParameterizedTest(name = "in edition {0} it is wise to {1}")
  @MethodSource("wisdom")
  void advice_on_an_old_game_follows_the_rules_of_its_day(int edition, String move)
      throws IOException, BadRecording {
    AskedPosition<?, ?, ?> lastRound = AskedPosition.of(record("high-card", edition), 5);

    assertThat(lastRound.advise(Seat.of(0), BotLevel.CAPTAIN, Budget.iterations(200), 1).moves())
        .first()
        .extracting(AdviceReport.Candidate::move)
        .isEqualTo(move);
  }

  static Stream<Arguments> wisdom() {
    return Stream.of(Arguments.of(1, "lay 3"), Arguments.of(2, "lay 6"));
  }
}
