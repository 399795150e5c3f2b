package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.RecordingJson;
import tortuga.record.Replay;

class RecordingTest {
  private static final String TEXT =
      RecordingJson.write(RandomSimulations.of("high-card", 2, 1).record(0));

  @Test
  void a_recording_survives_its_file(@TempDir Path folder) throws IOException, BadRecording {
    Recording recording = RandomSimulations.of("jamaica", 4, 1).record(0);

    recording.write(folder.resolve("game.json"));

    assertThat(Recording.read(folder.resolve("game.json"))).isEqualTo(recording);
  }

  @Test
  void a_recording_names_the_host_only_if_the_host_played() throws BadRecording {
    String hosted = TEXT.replace("\"settings\": {},", "\"settings\": {},\n  \"host\": 1,");

    assertThat(RecordingJson.read(hosted).host()).contains(1);
    assertThat(RecordingJson.write(RecordingJson.read(hosted))).isEqualTo(hosted);
    assertThat(TEXT).doesNotContain("host");
  }

  @Test
  void a_host_without_a_seat_is_refused() throws BadRecording {
    Recording hosted =
        RecordingJson.read(TEXT.replace("\"settings\": {}", "\"settings\": {}, \"host\": 2"));

    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> Replay.of(hosted))
        .withMessage("the host has no seat 2; there are 2");
  }

  @Test
  void a_recording_has_one_entry_to_a_line() {
    assertThat(TEXT.lines().skip(10).limit(2))
        .containsExactly("  \"entries\": [", "    {\"seat\":0,\"move\":\"lay 2\"},");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "format": 1            | "format": 2          | format 2 is not known; known is 1
          "format": 1            | "form": 1            | format is missing
          "game": "high-card"    | "gam": "high-card"      | unknown key gam; known are format, game, edition, seats, settings, host, seed, promise, words, names, entries, outcome, imported
          "game": "high-card"    | "game": 7            | game must be a text, not 7
          "seats": 2             | "seats": "two"       | seats must be a whole number, not "two"
          "seats": 2             | "seats": 2.5         | seats must be a whole number, not 2.5
          "settings": {}         | "settings": []       | settings must be an object, not []
          "settings": {}         | "settings": {}, "host": "anne" | host must be a whole number, not "anne"
          "settings": {}         | "settings": {"a": 1} | settings.a must be a text, not 1
          {"seat":0              | {"sea":0             | unknown key entries[1].sea; known are seat, move
          {"seat":0              | {"seat":null         | entries[1].seat must be a whole number, not null
          {"seat":0,             | {"seat":0,"seat":1,  | no JSON: see line 12
          "ranks": [             | "ranks": [3,         | outcome needs as many scores as ranks
          "ranks": [             | "ranks": ["first",   | outcome.ranks[1] must be a whole number, not "first"
          """)
  void what_is_wrong_with_the_form_is_said(String right, String wrong, String message) {
    String text = TEXT.replace(right, wrong);

    assertThat(text).isNotEqualTo(TEXT);
    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> RecordingJson.read(text))
        .withMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''          | truncated: it is empty
          {           | truncated: it ends within line 1
          {"format":1 | truncated: it ends within line 1
          []          | the recording must be an object, not []
          7           | the recording must be an object, not 7
          {} {}       | no JSON: see line 1
          <xml>       | no JSON: see line 1
          """)
  void what_is_no_recording_is_refused(String text, String message) {
    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> RecordingJson.read(text))
        .withMessage(message);
  }

  @Test
  void a_bottomless_file_is_refused() {
    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> RecordingJson.read("[".repeat(2000) + "]".repeat(2000)))
        .withMessageStartingWith("no JSON");
  }

  @Test
  void a_recording_that_was_cut_off_anywhere_is_refused() {
    for (int length = 0; length < TEXT.strip().length(); length++) {
      String cut = TEXT.substring(0, length);

      assertThatExceptionOfType(BadRecording.class)
          .isThrownBy(() -> RecordingJson.read(cut))
          .withMessageStartingWith("truncated: ");
    }
  }
}
