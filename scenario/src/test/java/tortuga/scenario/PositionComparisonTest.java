package tortuga.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;

class PositionComparisonTest {
  private static final PositionText TABLE =
      PositionText.chart(
          Map.of(
              "round", PositionText.word(2),
              "last", PositionText.word("yes"),
              "holds", PositionText.row(List.of("F3", "G3", "-")),
              "hand", PositionText.pile(List.of("AA", "AB", "AB")),
              "pending", PositionText.row(List.of("load 0 food", "end-round")),
              "none", PositionText.pile(List.of()),
              "ships",
                  PositionText.chart(
                      Map.of("0", PositionText.word("17"), "1", PositionText.word("0@1"))),
              "fleet",
                  PositionText.row(
                      List.of(
                          PositionText.chart(
                              Map.of("at", PositionText.word(4), "in", PositionText.word(5))),
                          PositionText.chart(
                              Map.of("at", PositionText.word(6), "in", PositionText.word(7)))))));

  private static List<Mismatch> compare(String expected) {
    return PositionComparison.of("then", Yaml.read(expected).getFirst(), TABLE, Set.of("ending"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "round: 2",
        "last: yes",
        "last: true",
        "holds: F3 G3 -",
        "holds: 'F3, G3,  -'",
        "holds: [F3, G3, '-']",
        "hand: AB AA AB",
        "hand: [AB, AB, AA]",
        "pending: [load 0  food, end-round]",
        "none: []",
        "{none: , round: 2}",
        "ships: {1: 0@1}",
        "none: {}",
        "ships: {5: []}",
        "fleet: [{at: 4}, {in: 7}]",
        "ending: '-'",
        "ending: ''",
        "ships: {5: 0}",
        "none: ['']",
        "none: [[]]",
        "none: {a: []}"
      })
  void what_is_said_is_so(String expected) {
    assertThat(compare(expected)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "round: 3 | then.round: expected 3, found 2",
        "last: no | then.last: expected no, found yes",
        "holds: F3 G3 | then.holds: expected F3 G3, found F3 G3 -",
        "holds: G3 F3 - | then.holds: expected G3 F3 -, found F3 G3 -",
        "holds: {0: F3} | then.holds: expected {0: F3}, found F3 G3 -",
        "hand: AA AB | then.hand: expected AA AB, found AA AB AB",
        "hand: AA AA AB | then.hand: expected AA AA AB, found AA AB AB",
        "hand: {0: AA} | then.hand: expected {0: AA}, found AA AB AB",
        "none: AA | then.none: expected AA, found nothing",
        "hand: [] | then.hand: expected nothing, found AA AB AB",
        "pending: [end-round, load 0 food] | then.pending: expected end-round load 0 food, found load 0 food end-round",
        "ships: {0: 18} | then.ships.0: expected 18, found 17",
        "ships: {} | then.ships: expected {}, found {0: 17, 1: 0@1}",
        "ships: [] | then.ships: expected nothing, found {0: 17, 1: 0@1}",
        "ships: {5: 1} | then.ships.5: expected 1, found nothing",
        "ships: 18 | then.ships: expected 18, found {0: 17, 1: 0@1}",
        "fleet: [{at: 4}, {at: 7}] | then.fleet[1].at: expected 7, found 6",
        "ending: fair | then.ending: expected fair, found nothing",
        "round: {a: 1} | then.round: expected {a: 1}, found 2"
      })
  void what_is_not_so_is_told(String expected, String message) {
    PositionText sketch = Yaml.read(expected).getFirst();
    PositionText table = inOrder();

    assertThat(PositionComparison.of("then", sketch, table, Set.of("ending")))
        .map(Mismatch::toString)
        .containsExactly(message);
  }

  private static PositionText inOrder() {
    Map<String, PositionText> entries = new java.util.LinkedHashMap<>(TABLE.chart().entries());
    Map<String, PositionText> ships = new java.util.LinkedHashMap<>();
    ships.put("0", PositionText.word("17"));
    ships.put("1", PositionText.word("0@1"));
    entries.put("ships", PositionText.chart(ships));
    return PositionText.chart(entries);
  }

  @Test
  void a_fleet_of_another_size_is_told_as_a_whole() {
    assertThat(compare("fleet: [{at: 4}]"))
        .singleElement()
        .satisfies(difference -> assertThat(difference.path()).isEqualTo("then.fleet"));
  }

  @Test
  void a_difference_knows_its_line() {
    assertThat(compare("round: 2\nships:\n  0: 17\n  1: 5"))
        .containsExactly(new Mismatch(4, "then.ships.1", "5", "0@1"));
  }

  @Test
  void an_unknown_key_is_an_error_that_lists_the_known_ones() {
    PositionText ships =
        PositionText.chart(Map.of("ships", PositionText.chart(Map.of("0", PositionText.word(1)))));

    assertThatThrownBy(() ->
            PositionComparison.of(
                "then", Yaml.read("\nsheep: {0: 1}").getFirst(), ships, Set.of("ending")))
        .hasMessage("unknown key sheep; known are ships, ending")
        .isInstanceOfSatisfying(BadPosition.class, bad -> assertThat(bad.line()).isEqualTo(2));
  }
}
