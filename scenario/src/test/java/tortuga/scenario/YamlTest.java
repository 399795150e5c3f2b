package tortuga.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Row;
import tortuga.engine.text.PositionText.Word;

class YamlTest {
  @Test
  void every_part_knows_its_line() {
    PositionText read =
        Yaml.read(
                """
                holds:
                  0: F3 G3
                steps: [load, 2]
                """)
            .getFirst();

    assertThat(read)
        .isEqualTo(
            new Chart(
                Map.of(
                    "holds", new Chart(Map.of("0", new Word("F3 G3", 2)), 1),
                    "steps", new Row(List.of(new Word("load", 3), new Word("2", 3)), 3)),
                1));
  }

  @Test
  void documents_are_read_one_by_one_and_empty_ones_are_left_out() {
    assertThat(Yaml.read("a: 1\n---\n---\nb: 2\n...\n"))
        .containsExactly(
            new Chart(Map.of("a", new Word("1", 1)), 1),
            new Chart(Map.of("b", new Word("2", 4)), 4));
  }

  @Test
  void nothing_is_an_empty_word() {
    assertThat(Yaml.read("a:\nb: ~\nc: null\nd: 'null'").getFirst().chart().entries().values())
        .map(PositionText::toString)
        .containsExactly("", "", "", "null");
  }

  @Test
  void json_is_read_too() {
    assertThat(Yaml.read("{\"move.dump\": \"Throw \\\"it\\\" out\"}").getFirst())
        .hasToString("{move.dump: Throw \"it\" out}");
  }

  @Test
  void the_same_name_twice_is_an_error() {
    assertThatThrownBy(() -> Yaml.read("a:\n  b: 1\n  b: 2"))
        .hasMessage("b is here twice")
        .isInstanceOfSatisfying(BadPosition.class, bad -> assertThat(bad.line()).isEqualTo(3));
  }

  @Test
  void a_name_must_be_a_word() {
    assertThatThrownBy(() -> Yaml.read("[a]: 1")).hasMessage("a name must be a word");
  }

  @Test
  void nothing_may_contain_itself() {
    assertThatThrownBy(() -> Yaml.read("&a {b: *a}")).hasMessage("this contains itself");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a: [1, 2", "a: b: c", "\ta: 1", "a: *nobody"})
  void what_is_no_yaml_is_an_error_with_a_line(String text) {
    assertThatThrownBy(() -> Yaml.read(text))
        .hasMessageStartingWith("this is no YAML: ")
        .isInstanceOfSatisfying(BadPosition.class, bad -> assertThat(bad.line()).isPositive());
  }

  @Test
  void a_sketch_is_written_for_people() {

    PositionText sketch =
        Yaml.read(
                """
                {round: 2, empty: [], nobody: {}, dash: "-", hands: {0: [AA, AB], 1: []},
                 pending: [load 0 food 4, end-round], note: "a: b", deep: {a: {b: {c: 1}}}}
                """)
            .getFirst();

    assertThat(Yaml.write(sketch))
        .isEqualTo(
            """
            round: 2
            empty: []
            nobody: {}
            dash: "-"
            hands: {0: AA AB, 1: []}
            pending: [load 0 food 4, end-round]
            note: "a: b"
            deep:
              a:
                b: {c: 1}
            """);
  }

  @Test
  void long_lists_of_things_get_a_line_each() {
    Chart ship = PositionText.chart(Map.of("place", PositionText.word("x".repeat(30))));
    Chart fleet = PositionText.chart(Map.of("ships", PositionText.row(List.of(ship, ship, ship))));

    assertThat(Yaml.write(fleet).lines())
        .containsExactly(
            "ships:",
            "  - {place: " + "x".repeat(30) + "}",
            "  - {place: " + "x".repeat(30) + "}",
            "  - {place: " + "x".repeat(30) + "}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-",
        "? ?",
        "a: b",
        "a #b",
        "#a",
        "null",
        "~",
        "[a]",
        "{a}",
        "a, b",
        "\"a\"",
        "it's",
        "a\\b",
        "a\nb",
        "-5",
        "0@-1",
        "F3 G3 - | C4",
        "*a",
        "&a",
        "!a",
        "yes",
        "a:",
        "%a",
        "@a",
        "añ€"
      })
  void every_word_survives_being_written(String word) {
    assertThat(
            Yaml.read(Yaml.write(PositionText.chart(Map.of(word, PositionText.word(word)))))
                .getFirst()
                .chart())
        .satisfies(chart -> {
          assertThat(chart.entries().keySet()).containsExactly(word);
          assertThat(chart.get(word).map(PositionText::text)).contains(word);
        });
  }
}
