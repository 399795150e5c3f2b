package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.scenario.Mismatch;
import tortuga.scenario.Result;
import tortuga.scenario.Scenario;
import tortuga.scenario.Scenarios;

/// The runner, tried on Parley; it is here because this module has a game to play.
class ScenariosTest {
  private static final String PARLEY =
      """
      name: The greatest coin leads
      game: parley
      rules: [PAR-LEAD-01]
      seats: 2
      settings: {rounds: 2}
      given:
        hands: {0: 3 7, 1: 5 9}
      chance: [wind 4, draw 1, 2]
      when:
        - {asked: choose-coin, of: [0, 1]}
        - {seat: 0, options: [choose 3, choose 7]}
        - {seat: 0, free: [leave]}
        - {seat: 0, refused: choose 9, reason: not-in-hand}
        - {seat: 0, move: choose 7}
        - {events: [chosen 0]}
        - {sees: {0: {chosen: 7 0}, 1: {chosen: "? 0"}, spectator: {hands: {0: "?"}}}}
        - {seat: 1, move: choose 5}
        - {seat: 1, options: [protest, pass]}
        - {seat: 1, move: pass}
        - {then: {wind: 4, scores: 0 0}}
        - {seat: 0, move: give 1}
      then:
        round: 2
        hands: {0: 1 3, 1: 9 2}
        scores: [2, 2]
      sees:
        1: {hands: {0: "? ?", 1: 2 9}}
      events: [won 0 2, won, round-ended, drawn 0 1 1, drawn]
      hears:
        0: [won, won, round-ended, drawn 0 1 1, drawn 1 1]
        spectator: [won, won, round-ended, drawn, drawn]
      refuses:
        - {seat: 1, move: give 0, reason: not-offered}
      """;

  private static List<String> complaints(String text) {
    return Scenarios.run("coins.yaml", text).stream()
        .flatMap(r -> r.complaints().stream())
        .toList();
  }

  @Test
  void a_scenario_that_is_true_passes() {
    assertThat(Scenarios.run("coins.yaml", PARLEY))
        .containsExactly(new Result.Passed("coins.yaml", 1, "The greatest coin leads"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "asked: choose-coin, of: [0, 1] | asked: choose-coin, of: 1 | coins.yaml:10: asked: expected choose-coin of 1, found choose-coin of 0 1",
        "asked: choose-coin, of: [0, 1] | asked: share | coins.yaml:10: asked: expected share, found choose-coin",
        "asked: choose-coin, of: [0, 1] | asked: nothing | coins.yaml:10: asked: expected nothing, found choose-coin",
        "[choose 3, choose 7] | [choose 7, choose 3] | coins.yaml:11: options of 0: expected choose 7, choose 3, found choose 3, choose 7",
        "options: [choose 3, choose 7] | options-in-any-order: [choose 7] | coins.yaml:11: options of 0: expected choose 7, found choose 3, choose 7",
        "options: [choose 3, choose 7] | options-in-any-order: [choose 7, choose 7] | coins.yaml:11: options of 0: expected choose 7, choose 7, found choose 3, choose 7",
        "options: [choose 3, choose 7] | options-include: [choose 7, choose 9] | coins.yaml:11: options of 0: expected choose 7, choose 9, found choose 3, choose 7",
        "asked: choose-coin, of: [0, 1] | asked: choose-coin, of: [] | coins.yaml:10: asked: expected choose-coin of nobody, found choose-coin of 0 1",
        "refused: choose 9, reason: not-in-hand | refused: choose 3 | coins.yaml:13: refusal of choose 3 by 0: expected a refusal, found that it is legal",
        "[choose 3, choose 7] | [] | coins.yaml:11: options of 0: expected nothing, found choose 3, choose 7",
        "free: [leave] | free: [] | coins.yaml:12: free moves of 0: expected nothing, found leave",
        "refused: choose 9 | refused: choose 3 | coins.yaml:13: refusal of choose 3 by 0: expected not-in-hand, found that it is legal",
        "reason: not-in-hand | reason: not-your-turn | coins.yaml:13: refusal of choose 9 by 0: expected not-your-turn, found not-in-hand",
        "seat: 0, move: choose 7 | seat: 0, move: choose 5 | coins.yaml:14: move of 0: expected choose 5, found not-in-hand; its options are choose 3, choose 7",
        "[chosen 0] | [chosen 1] | coins.yaml:15: events: expected chosen 1, found chosen 0",
        "[chosen 0] | [] | coins.yaml:15: events: expected nothing, found chosen 0",
        "1: {chosen: \"? 0\"} | 1: {chosen: 7 0} | coins.yaml:16: sees.1.chosen: expected 7 0, found ? 0",
        "then: {wind: 4 | then: {wind: 5 | coins.yaml:20: then.wind: expected 5, found 4",
        "0: [won, won, round-ended, drawn 0 1 1, drawn 1 1] | 0: [won] | coins.yaml:30: hears.0: expected won, found won 0 2, won 1 2, round-ended 1, drawn 0 1 1, drawn 1 1",
        "reason: not-offered | reason: game-over | coins.yaml:33: refusal of give 0 by 1: expected game-over, found not-offered"
      })
  void what_differs_is_told_with_its_line(String part, String changed, String complaint) {
    assertThat(PARLEY).contains(part);

    assertThat(complaints(PARLEY.replace(part, changed))).containsExactly(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name: The greatest coin leads | name: | coins.yaml:1: name is missing",
        "game: parley | gmae: parley | coins.yaml:2: unknown key gmae; known are name, game, rules, seats, settings, given, chance, when, then, sees, shows, events, hears, outcome, refuses",
        "game: parley | game: chess | coins.yaml:2: unknown game chess; known are parley",
        "[PAR-LEAD-01] | [PAR-LEAD-01, PAR-PROTEST-3] | coins.yaml:3: unknown rule PAR-PROTEST-3; known are PAR-PROTEST-01, PAR-PROTEST-02",
        "[PAR-LEAD-01] | JAM-LOAD-01 | coins.yaml:3: unknown rule JAM-LOAD-01; parley has PAR-CHOOSE-…, PAR-END-…, PAR-LEAD-…, PAR-LEAVE-…, PAR-PROTEST-…, PAR-SETUP-…, PAR-SHARE-…",
        "seats: 2 | seats: 9 | coins.yaml:4: parley is for 2 to 4 players, not 9",
        "seats: 2 | seats: two | coins.yaml:4: expected a number, found two",
        "{rounds: 2} | {rounds: 9} | coins.yaml:5: rounds can be 1, 2, 3, not 9",
        "{rounds: 2} | {lives: 9} | coins.yaml:5: parley has no setting lives; it has rounds, stormy",
        "hands: {0: 3 7, 1: 5 9} | hands: {0: 3 7, 1: 5 7} | coins.yaml:7: a coin is in two places",
        "hands: {0: 3 7, 1: 5 9} | hand: {0: 3 7} | coins.yaml:7: unknown key hand; known are round, wind, hands, chosen, revealed, answers, discards, scores, asked",
        "chance: [wind 4, draw 1, 2] | chance: [wind 4, draw 1, 2, 3, 4] | coins.yaml:8: dictated, but never asked for: 3, 4",
        "chance: [wind 4, draw 1, 2] | chance: [wind 7, draw 1, 2] | coins.yaml:8: the game asks chance for wind, which can be 1, 2, 3, 4, 5, 6; dictated is wind 7",
        "chance: [wind 4, draw 1, 2] | chance: [] | coins.yaml:17: the game asks chance for wind, which can be 1, 2, 3, 4, 5, 6; no dictated result is left",
        "chance: [wind 4, draw 1, 2] | chance: wind 4 | coins.yaml:8: chance is a list, each item on a line of its own or in [brackets]",
        "asked: choose-coin | asked: choose-card | coins.yaml:10: unknown question choose-card; known are choose-coin, protest, share",
        "of: [0, 1] | of: [0, 5] | coins.yaml:10: expected a number from 0 to 1, found 5",
        "{seat: 0, free: [leave]} | {seat: 0, wonders: [leave]} | coins.yaml:12: a step has one of move, options, options-in-any-order, options-include, free, refused, asked, then, sees, shows, events, hears, outcome; found {seat: 0, wonders: leave}",
        "{seat: 0, free: [leave]} | {free: [leave]} | coins.yaml:12: seat is missing in {free: leave}",
        "{seat: 0, free: [leave]} | {seat: 0, free: [leave], of: 1} | coins.yaml:12: unknown key of; known are seat, free",
        "refused: choose 9 | refused: chose 9 | coins.yaml:13: unknown word chose; known are choose, protest, pass, keep, give, leave, mumble",
        "reason: not-in-hand | reason: because | coins.yaml:13: unknown reason because; known are game-over, not-in-hand, not-offered, not-to-yourself, not-your-turn",
        "[chosen 0] | [chose 0] | coins.yaml:15: unknown event chose; known are answered, chosen, drawn, left, revealed, round-ended, voided, wind-blown, won",
        "spectator: {hands: {0: \"?\"}} | 7: {hands: {0: \"?\"}} | coins.yaml:16: expected a number from 0 to 1, found 7",
        "round: 2 | rond: 2 | coins.yaml:23: unknown key rond; known are round, wind, hands, chosen, revealed, answers, discards, scores, asked"
      })
  void what_is_broken_is_told_with_its_line(String part, String changed, String complaint) {
    assertThat(PARLEY).contains(part);

    assertThat(Scenarios.run("coins.yaml", PARLEY.replace(part, changed)))
        .singleElement()
        .isInstanceOfSatisfying(
            Result.Broken.class,
            broken -> assertThat(broken.complaints()).containsExactly(complaint));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "options-in-any-order: [choose 7, choose 3]",
        "options-include: [choose 7]",
        "options-include: []"
      })
  void options_need_not_be_listed_in_order_or_all(String changed) {
    assertThat(complaints(PARLEY.replace("options: [choose 3, choose 7]", changed))).isEmpty();
  }

  @Test
  void what_a_screen_shows_is_compared() {
    String screens =
        """
        name: A chosen coin lies face down
        game: parley
        seats: 2
        given: {hands: {0: 3 7, 1: 5 9}}
        when:
          - {seat: 0, move: choose 7}
          - {shows: {0: {hands: {0: 3}, round: 1}}}
        shows:
          1: {hands: {0: [], 1: 5 9}, scores: 0 0}
          spectator: {hands: {}}
        """;

    assertThat(complaints(screens)).isEmpty();
    assertThat(complaints(screens.replace("1: 5 9}, scores", "1: 5}, scores")))
        .containsExactly("coins.yaml:9: shows.1.hands.1: expected 5, found 5 9");
    assertThat(complaints(screens.replace("round: 1", "rounds: 1")))
        .containsExactly("coins.yaml:7: unknown key rounds; known are round, wind, hands, scores");
  }

  @Test
  void what_the_game_calls_impossible_is_told_with_the_nearest_line() {
    String nested =
        """
        name: A coin twice
        game: parley
        seats: 2
        given:
          discards: 3
          hands:
            1: 3 4
        """;

    assertThat(complaints(nested)).containsExactly("coins.yaml:7: a coin is in two places");
    assertThat(
            complaints(nested.replace("1: 3 4", "1: 4 5").replace("discards: 3", "discards: 30")))
        .containsExactly("coins.yaml:5: expected a number from 1 to 20, found 30");
  }

  /// Parley is only a game for tests, and trusts whoever writes its positions and moves.
  @Test
  void a_game_that_fails_fails_one_scenario_with_its_line() {
    List<Result> results =
        Scenarios.run(
            "coins.yaml",
            """
            shared: {game: parley, seats: 2}
            ---
            name: A question without a seat
            given: {hands: {0: 1, 1: 2},
              asked: protest}
            ---
            name: A torn one
            given: [
            ---
            name: A good one
            given: {hands: {0: 1, 1: 2}}
            then: {hands: {0: 1}}
            ---
            name: A move that Parley does not expect
            given: {hands: {0: 1, 1: 2}}
            when:
              - {asked: choose-coin}
              - {seat: 0, move: mumble arr}
            """);

    assertThat(results)
        .extracting(result -> result.getClass().getSimpleName(), Result::line)
        .containsExactly(
            tuple("Crashed", 4), tuple("Broken", 9), tuple("Passed", 10), tuple("Crashed", 18));
    assertThat(results.getFirst().complaints())
        .singleElement()
        .asString()
        .startsWith("coins.yaml:4: this is a bug of ours, please report it: java.lang.")
        .contains(", at tortuga.testkit.parley.ParleyPositions.ask(");
  }

  @Test
  void what_all_share_is_broken_once() {
    assertThat(complaints("shared: {game: [}\n---\nname: One\n---\nname: Two\n")).hasSize(1);
  }

  @Test
  void a_file_that_is_no_text_is_broken_at_its_line(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("latin.yaml");
    Files.write(file, "name: one\nname: Ca\u00f1on\n".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(Scenarios.run(file).getFirst().complaints())
        .containsExactly(file + ":2: this is no text in UTF-8; save the file as UTF-8");
  }

  @Test
  void a_folder_without_scenarios_is_broken(@TempDir Path folder) {
    assertThat(Scenarios.run(folder).getFirst().complaints())
        .containsExactly(folder + ": there are no .yaml files in this folder");
  }

  @Test
  void brackets_without_end_are_broken() {
    assertThat(complaints("name: " + "[".repeat(100_000)))
        .containsExactly("coins.yaml:1: too many brackets within brackets");
    assertThat(complaints("name: " + "[".repeat(200) + "]".repeat(200)))
        .containsExactly("coins.yaml:1: too many brackets within brackets");
  }

  @Test
  void after_something_differs_no_move_is_made_but_claims_are_still_checked() {
    String two =
        PARLEY
            .replace("of: [0, 1]", "of: 0")
            .replace("[choose 3, choose 7]", "[choose 3]")
            .replace("[chosen 0]", "[chosen 1]");

    assertThat(complaints(two)).hasSize(2);
  }

  @Test
  void without_a_position_the_game_is_set_up_with_dictated_chance() {
    assertThat(
            complaints(
                """
                name: Everybody draws three coins
                game: parley
                seats: 2
                chance: [draw 20, draw 1, any, 7, 8, 9]
                then: {hands: {0: 20 1 2, 1: 7 8 9}}
                events: [drawn 0 3 20 1 2, drawn]
                """))
        .isEmpty();
  }

  @Test
  void an_outcome_is_compared_once_the_game_is_over() {
    String leaving =
        """
        name: Whoever leaves is last
        game: parley
        seats: 2
        given: {scores: 5 1, hands: {0: 1, 1: 2}}
        when: [{seat: 0, move: leave}, {asked: nothing}]
        outcome: {winners: 1, scores: 5 1, ranks: [2, 1], sheet: {prizes: 5 1}}
        refuses: [{seat: 1, move: leave, reason: game-over}]
        """;

    assertThat(complaints(leaving)).isEmpty();
    assertThat(complaints(leaving.replace("winners: 1", "winners: 0 1")))
        .containsExactly("coins.yaml:6: outcome.winners: expected 0 1, found 1");
    assertThat(complaints(leaving.replace("move: leave}, {asked: nothing}", "move: choose 1}")))
        .first()
        .asString()
        .startsWith("coins.yaml:6: outcome: expected {")
        .endsWith("found that the game goes on");
  }

  @Test
  void documents_share_what_the_first_one_says() {
    List<Result> results =
        Scenarios.run(
            "coins.yaml",
            """
            shared: {game: parley, seats: 2, given: {hands: {0: 1, 1: 2}}}
            ---
            name: One
            then: {hands: {0: 1}}
            ---
            name: Two
            given: {hands: {0: 3, 1: 2}}
            then: {hands: {0: 1}}
            """);

    assertThat(results)
        .containsExactly(
            new Result.Passed("coins.yaml", 3, "One"),
            new Result.Differs(
                "coins.yaml", 6, "Two", List.of(new Mismatch(8, "then.hands.0", "1", "3"))));
  }

  @Test
  void a_scenario_tells_its_name_and_its_rules() {
    Scenario scenario = Scenarios.read("coins.yaml", PARLEY).getFirst();

    assertThat(scenario.name()).isEqualTo("The greatest coin leads");
    assertThat(scenario.rules()).containsExactly("PAR-LEAD-01");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a: [ | coins.yaml:1: this is no YAML: expected the node content",
        "just a word | coins.yaml:1: expected names with values, found just a word",
        "'' | coins.yaml: there is no scenario in this file",
        "{shared: {}, name: a} | coins.yaml:1: unknown key name; known are shared"
      })
  void a_file_that_is_no_scenario_is_broken(String text, String complaint) {
    assertThat(complaints(text)).hasSize(1).first().asString().startsWith(complaint);
  }

  @Test
  void files_and_folders_are_run(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("deep"));
    Files.writeString(folder.resolve("deep/a.yaml"), PARLEY);
    Files.writeString(folder.resolve("b.yaml"), PARLEY);
    Files.writeString(folder.resolve("c.txt"), "no scenario");

    assertThat(Scenarios.run(folder)).hasSize(2).allMatch(Result::passed);
    assertThat(Scenarios.run(folder.resolve("none.yaml")).getFirst().complaints())
        .containsExactly(folder.resolve("none.yaml") + ": there is no such file");
  }
}
