package tortuga.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Pile;
import tortuga.engine.text.PositionText.Row;
import tortuga.engine.text.PositionText.Word;

class PositionTextTest {
  private static void refuses(ThrowingCallable reading, int line, String message) {
    assertThatThrownBy(reading)
        .hasMessage(message)
        .isInstanceOfSatisfying(BadPosition.class, bad -> assertThat(bad.line()).isEqualTo(line));
  }

  private static Word word(String text) {
    return new Word(text, 7);
  }

  @Test
  void a_number_is_read_within_its_range() {
    assertThat(word("-5").number(-5, 5)).isEqualTo(-5);
    assertThat(word("5").number(-5, 5)).isEqualTo(5);
    refuses(() -> word("x").number(0, 9), 7, "expected a number, found x");
    refuses(() -> word("10").number(0, 9), 7, "expected a number from 0 to 9, found 10");
    refuses(() -> word("-1").number(0, 9), 7, "expected a number from 0 to 9, found -1");
    refuses(() -> PositionText.row(List.of(1)).number(0, 9), 0, "expected a word, found 1");
  }

  @Test
  void a_switch_is_read_in_two_spellings() {
    assertThat(List.of(word("yes").yes(), word("true").yes())).containsOnly(true);
    assertThat(List.of(word("no").yes(), word("false").yes())).containsOnly(false);
    refuses(() -> word("maybe").yes(), 7, "expected yes or no, found maybe");
  }

  @ParameterizedTest
  @ValueSource(strings = {"F3 G3 -", " F3,G3, - ", "F3\nG3\n-"})
  void a_text_counts_as_its_words(String text) {
    assertThat(word(text).items()).containsExactly(word("F3"), word("G3"), word("-"));
  }

  @Test
  void rows_and_piles_have_items_and_charts_have_none() {
    assertThat(PositionText.row(List.of("a", 2)).items())
        .containsExactly(new Word("a", 0), new Word("2", 0));
    assertThat(PositionText.pile(List.of("a")).items()).containsExactly(new Word("a", 0));
    assertThat(word("").items()).isEmpty();
    refuses(() -> new Chart(Map.of(), 4).items(), 4, "expected a list, found {}");
  }

  @Test
  void a_chart_refuses_names_that_nobody_knows() {
    Chart chart = new Chart(Map.of("hold", new Word("3", 9)), 8);

    assertThat(chart.only("hold", "ship")).isSameAs(chart);
    refuses(() -> chart.only("holds", "ship"), 9, "unknown key hold; known are holds, ship");
  }

  @Test
  void a_chart_finds_by_name() {
    Chart chart = PositionText.chart(Map.of("hold", PositionText.word(3)));

    assertThat(chart.get("hold")).contains(new Word("3", 0));
    assertThat(chart.get("ship")).isEmpty();
  }

  @Test
  void nothing_written_is_an_empty_chart() {
    assertThat(word("").chart()).isEqualTo(new Chart(Map.of(), 7));
    refuses(() -> word("F3").chart(), 7, "expected names with values, found F3");
  }

  @Test
  void a_number_that_can_be_only_one_is_named() {
    assertThat(word("21").number(21, 21)).isEqualTo(21);
    refuses(() -> word("5").number(21, 21), 7, "this can only be 21, not 5");
  }

  @Test
  void something_is_read_by_its_name() {
    int nine = word("9").as(Integer::valueOf);
    assertThat(nine).isEqualTo(9);
    refuses(() -> word("x").as(Integer::valueOf), 7, "For input string: \"x\"");
  }

  @Test
  void a_sketch_is_shown_in_short() {
    Map<String, PositionText> entries = new LinkedHashMap<>();
    entries.put("holds", PositionText.row(List.of("F3", "-")));
    entries.put("hand", PositionText.pile(List.of("AA", "AB")));

    assertThat(PositionText.chart(entries)).hasToString("{holds: F3 -, hand: AA AB}");
  }

  @Test
  void parts_of_a_sketch_do_not_change() {
    List<PositionText> items = new java.util.ArrayList<>(List.of(word("a")));
    Map<String, PositionText> entries = new LinkedHashMap<>(Map.of("a", word("a")));
    Row row = new Row(items, 1);
    Pile pile = new Pile(items, 1);
    Chart chart = new Chart(entries, 1);

    items.clear();
    entries.clear();

    assertThat(row.items()).containsExactly(word("a"));
    assertThat(pile.items()).containsExactly(word("a"));
    assertThat(chart.entries()).containsOnlyKeys("a");
  }
}
