package tortuga.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tortuga.bots.reasons.Explanation;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.reasons.Topic;
import tortuga.server.table.game.Hint;

/// The fast writer writes what the mapper would write.
class FastJsonTest {
  static Stream<Game<?, ?, ?, ?>> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  <S extends State<S>, M extends Move, E extends Event, V extends Record>
      void views_and_events_of_whole_games(Game<S, M, E, V> game) {
    for (int seats : List.of(game.minSeats(), game.maxSeats())) {
      SplitMix random = Chance.seeded(seats);
      Rules<S, M, E, V> rules = game.rules(new Setup(seats, Map.of()));
      Match<S, M, E, V> match = Match.begin(rules, Seed.of(7));
      while (!match.isOver()) {
        Seat seat = match.toAct().lowest();
        List<M> moves = match.legalMoves(seat);
        agree(match.view(seat));
        agree(match.view(Viewer.SPECTATOR));
        List<V> before = List.of(match.view(seat), match.view(Viewer.SPECTATOR));
        if (match.play(seat, moves.get(random.below(moves.size())))
            instanceof Verdict.Played<E>(List<E> events)) {
          events.forEach(FastJsonTest::agree);
        }
        leadsTo(before, List.of(match.view(seat), match.view(Viewer.SPECTATOR)));
      }
    }
  }

  private static final Hint HINT =
      new Hint(
          Optional.of("pass"),
          Optional.of(0.25),
          List.of("save"),
          Optional.empty(),
          Optional.empty(),
          Explanation.Verdict.EVEN,
          List.of(new Hint.Said("food", "", "", Topic.Unit.NUMBER, 1, 2.5, 0, false)),
          List.of());

  @Test
  void messages() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    numbers.put("A", 1);
    numbers.put("B/\"é", 2);
    agree(new ServerMessage.Beat(1L << 40, numbers));
    agree(new ServerMessage.Beat(0, Map.of()));
    agree(
        new ServerMessage.Advice(
            "id", "T", 3, List.of(new ServerMessage.Opinion("pass", 0.25, 7)), HINT));
    agree(new ServerMessage.Explained("id", "T", 4, Optional.of(1), HINT));
    agree(
        new ServerMessage.Seat(
            Optional.of("Anne"), Optional.empty(), Optional.of("x"), true, false, Optional.of(5L)));
    agree(Map.of("error", "not-found", "details", List.of()));
    agree(Collections.singletonMap("bot", null));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "plain", "\"", "\\", "a/b", "tab\t", "\u0000", "\u007f", "ñ", "☠", "🏴‍☠️"})
  void texts(String text) {
    agree(new ServerMessage.Refused(text, "", text, List.of(text)));
  }

  /// The value before and the difference make the value after.
  private static void leadsTo(Object before, Object after) {
    JsonNode changed = Json.MAPPER.readTree(FastJson.write(new Difference<>(before, after)));
    JsonNode was = Json.MAPPER.readTree(FastJson.write(before));
    assertThat(AppliedPatch.patch(was, changed))
        .isEqualTo(Json.MAPPER.readTree(FastJson.write(after)));
  }

  @Test
  void a_difference_names_what_has_changed_and_nothing_else() {
    var before = new ServerMessage.Beat(1, Map.of("A", 1));
    assertThat(difference(before, before)).isEqualTo("{}");
    assertThat(difference(before, new ServerMessage.Beat(2, Map.of("A", 1))))
        .isEqualTo("{\"now\":[2]}");
    assertThat(difference(List.of(1, 2, 3), List.of(1, 5, 3))).isEqualTo("{\"1\":[5]}");
    assertThat(difference(List.of(1, 2, 3), List.of(1, 2))).isEqualTo("[[1,2]]");
    assertThat(difference(Optional.of(1), Optional.empty())).isEqualTo("[null]");
    assertThat(difference("one", List.of("one"))).isEqualTo("[[\"one\"]]");
  }

  private static String difference(Object before, Object after) {
    return FastJson.write(new Difference<>(before, after));
  }

  private static void agree(Object value) {
    assertThat(FastJson.write(value)).isEqualTo(Json.MAPPER.writeValueAsString(value));
  }
}
