package tortuga.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Row;
import tortuga.engine.text.PositionText.Word;

class BadPositionTest {
  private static final Chart GIVEN =
      new Chart(
          Map.of(
              "holds", new Chart(Map.of("0", new Word("F9", 6)), 5),
              "pending", new Row(List.of(new Word("load", 8), new Word("settle", 9)), 7)),
          4);

  @ParameterizedTest
  @CsvSource({
    "holds.0, 6",
    "holds.1, 5",
    "holds.0.3, 6",
    "ships.0, 4",
    "'', 4",
    "pending.1, 9",
    "pending.2, 7"
  })
  void a_key_is_found_on_its_line_or_on_the_nearest_above(String path, int line) {
    BadPosition located = new BadPosition(path, "no").in(GIVEN);

    assertThat(located).hasMessage("no").extracting(BadPosition::line).isEqualTo(line);
    assertThat(located.path()).isEqualTo(path);
  }
}
