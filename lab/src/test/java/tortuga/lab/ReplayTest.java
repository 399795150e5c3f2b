package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.lab.report.ReplayText;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.RecordingJson;
import tortuga.record.Replay;

class ReplayTest {
  private static final String TEXT =
      RecordingJson.write(RandomSimulations.of("high-card", 2, 1).record(0));

  private static final String TOLD =
      """
      high-card, edition 2, 2 players
      seed 5e41ab087439611ef18d6ce93d6cf1ee, as promised by 7a191d6a2d5e837fe71be1b9fedeca8dc7a674633badc60513bfce4cc354ddd5

         0  setup
              luck   card 2
              luck   card 3
              luck   card 6
              luck   card 9
              luck   card 4
              luck   card 9
              luck   card 8
              luck   card 3
              event  drawn 0 2
              event  drawn 0 3
              event  drawn 0 6
              event  drawn 0 9
              event  drawn 1 4
              event  drawn 1 9
              event  drawn 1 8
              event  drawn 1 3
         1  seat 0: lay 2
              event  laid 0
         2  seat 1: lay 9
              luck   house 3
              event  laid 1
              event  rolled 3
              event  scored 1 9 3
         3  seat 0: lay 9
              event  laid 0
         4  seat 1: lay 8
              luck   house 2
              event  laid 1
              event  rolled 2
              event  scored 0 9 2
         5  seat 0: lay 6
              event  laid 0
         6  seat 1: lay 3
              luck   house 4
              event  laid 1
              event  rolled 4
              event  scored 0 6 4

               seat 0  seat 1
        pips        6       3
        score       6       3
        rank        1       2
      """;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void what_a_simulation_records_replays(int seats) throws BadRecording {
    var simulation = RandomSimulations.of("jamaica", seats, 1);
    for (int number = 0; number < 5; number++) {
      Recording recording = simulation.record(number);

      assertThat(Replay.of(recording).steps()).hasSize(recording.entries().size() + 1);
    }
  }

  @Test
  void a_replay_tells_moves_luck_events_and_scores() throws BadRecording {
    assertThat(new ReplayText(Replay.of(RecordingJson.read(TEXT))).lines())
        .containsExactly(TOLD.lines().toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "edition": 2     | "edition": 3               | edition 3 of high-card is not known; the present one is 2
          "edition": 2     | "edition": 0               | edition 0 of high-card is not known; the present one is 2
          "seats": 2       | "seats": 9                 | high-card is for 2 to 4 players, not 9
          "settings": {}   | "settings": {"grog": "on"} | high-card has no setting grog; it has rounds, fire
          "settings": {}   | "settings": {"rounds": "9"} | rounds can be 1, 2, 3, not 9
          "seed": "5       | "seed": "6                 | the promise does not match the seed
          {"seat":0,"move":"lay 2"} | {"seat":0,"move":"lay 1"}   | entry 1, lay 1 by seat 0, is refused: not-offered
          {"seat":0,"move":"lay 2"} | {"seat":0,"move":"lay low"} | entry 1, lay low by seat 0, is not a move: low is no number
          {"seat":0,"move":"lay 2"} | {"seat":0,"move":"fold"}    | entry 1, fold by seat 0, is not a move: unknown word fold; known are lay
          {"seat":0,"move":"lay 2"} | {"seat":2,"move":"lay 2"}   | entry 1, lay 2 by seat 2, is not a move: there is no seat 2
          {"seat":0,"move":"lay 2"} | {"seat":-1,"move":"lay 2"}  | entry 1, lay 2 by seat -1, is not a move: there is no seat -1
          {"seat":0,"move":"lay 9"} | {"seat":1,"move":"lay 9"}   | entry 3, lay 9 by seat 1, is refused: not-offered
          [6,3]                     | [7,3]                       | the outcome differs: it was scores [6, 3] and ranks [1, 2], not scores [7, 3] and ranks [1, 2]
          "seed": "5       | "seed": "?                 | a seed is 32 hexadecimal digits, not ?e41ab087439611ef18d6ce93d6cf1ee
          """)
  void what_is_wrong_with_a_game_is_said(String right, String wrong, String message) {
    assertRefused(right, wrong, message);
  }

  @Test
  void an_unknown_game_is_answered_with_the_known_ones() {
    String text = TEXT.replace("\"game\": \"high-card\"", "\"game\": \"chess\"");

    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> Replay.of(RecordingJson.read(text)))
        .withMessageMatching("unknown game chess; known are .*high-card.*");
  }

  @Test
  void an_entry_that_is_missing_at_the_end_is_missed() {
    assertRefused(
        "},\n    {\"seat\":1,\"move\":\"lay 3\"}",
        "}",
        "truncated: the game goes on after 5 entries");
  }

  @Test
  void an_entry_after_the_end_is_refused() {
    assertRefused(
        "{\"seat\":1,\"move\":\"lay 3\"}",
        "{\"seat\":1,\"move\":\"lay 3\"},{\"seat\":1,\"move\":\"lay 4\"}",
        "entry 7, lay 4 by seat 1, is refused: game-over");
  }

  private static void assertRefused(String right, String wrong, String message) {
    String text = TEXT.replaceFirst(Pattern.quote(right), wrong);

    assertThat(text).isNotEqualTo(TEXT);
    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> Replay.of(RecordingJson.read(text)))
        .withMessage(message);
  }
}
