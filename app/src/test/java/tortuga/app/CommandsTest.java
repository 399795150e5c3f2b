package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CommandsTest {
  private static JsonNode json(String... words) {
    Shell.Answer answer = Shell.run(words);
    assertThat(answer.err()).isEmpty();
    assertThat(answer.code()).isZero();
    return JsonMapper.shared().readTree(answer.out());
  }

  @Test
  void asked_for_help_tortuga_lists_what_it_can_do() {
    Shell.Answer answer = Shell.run("--help");

    assertThat(answer.code()).isZero();
    assertThat(answer.out())
        .contains(
            "games",
            "sim",
            "arena",
            "scenario",
            "replay",
            "advise",
            "hints",
            "review",
            "calibrate",
            "bench");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "sim",
        "arena",
        "scenario",
        "replay",
        "advise",
        "hints",
        "review",
        "calibrate",
        "bench"
      })
  void every_command_says_how_it_is_used(String command) {
    Shell.Answer answer = Shell.run(command, "--help");

    assertThat(answer.code()).isZero();
    assertThat(answer.out()).startsWith("Usage: tortuga " + command);
  }

  @Test
  void games_lists_settings_with_their_values() {
    JsonNode games = json("games", "--json");
    JsonNode jamaica =
        games
            .valueStream()
            .filter(game -> game.get("id").stringValue().equals("jamaica"))
            .findFirst()
            .orElseThrow();

    assertThat(jamaica.propertyNames()).containsExactly("id", "minSeats", "maxSeats", "settings");
    assertThat(jamaica.get("settings").get(0).toString())
        .isEqualTo(
            "{\"id\":\"firstCaptain\",\"usual\":\"random\",\"allowed\":[\"random\",\"first-seat\"]}");
    assertThat(Shell.run("games").out()).contains("jamaica, 2 to 6 players");
  }

  @Test
  void sim_counts_games_decisions_and_wins() {
    JsonNode report =
        json("sim", "jamaica", "--players", "3", "--games", "20", "--seed", "7", "--json");

    assertThat(report.get("game").stringValue()).isEqualTo("jamaica");
    assertThat(report.get("players").intValue()).isEqualTo(3);
    assertThat(report.get("games").intValue()).isEqualTo(20);
    assertThat(report.get("decisions").intValue()).isGreaterThan(1000);
    assertThat(report.get("wins").size()).isEqualTo(3);
    assertThat(report.propertyNames())
        .contains("seconds", "decisionsPerSecond", "lengths", "scores", "sharedWins", "events");
  }

  @Test
  void sim_takes_settings_and_bots() {
    JsonNode report =
        json(
            "sim",
            "jamaica",
            "--players",
            "2",
            "--games",
            "5",
            "--bots",
            "random,random",
            "--set",
            "roundLimit=50",
            "--set",
            "cardReveal=together",
            "--json");

    assertThat(report.get("settings").toString())
        .isEqualTo("{\"cardReveal\":\"together\",\"roundLimit\":\"50\"}");
    assertThat(report.get("bots").size()).isEqualTo(2);
  }

  @Test
  void sim_draws_what_it_found() {
    Shell.Answer answer = Shell.run("sim", "jamaica", "--games", "5");

    assertThat(answer.out())
        .contains(
            "jamaica, 4 players, seed 1: 5 games", "Decisions in a game: mean", "Scores: mean")
        .contains("Wins", "  seat 3", "What happens in a game", "  dice-rolled ");
    assertThat(answer.err()).isEmpty();
  }

  @Test
  void sim_shows_how_far_it_is_to_whoever_watches() {
    Shell.Answer answer = Shell.watch("sim", "jamaica", "--games", "5", "--json");

    assertThat(answer.err()).contains("5 of 5 games").endsWith("\r\033[K");
  }

  @Test
  void the_recorded_game_of_a_sim_replays(@TempDir Path folder) {
    String file = folder.resolve("game.json").toString();
    Shell.run("sim", "jamaica", "--players", "2", "--games", "1", "--record", file);

    Shell.Answer answer = Shell.run("replay", file);

    assertThat(answer.code()).isZero();
    assertThat(answer.out()).startsWith("jamaica, edition 1, 2 players\n").contains("  rank  ");
  }

  @Test
  void arena_says_who_is_better(@TempDir Path folder) {
    String page = folder.resolve("arena.html").toString();
    JsonNode report =
        json(
            "arena",
            "jamaica",
            "--bots",
            "greedy,random",
            "--games",
            "4",
            "--report",
            page,
            "--json");

    assertThat(report.get("players").intValue()).isEqualTo(2);
    assertThat(report.get("results").get(0).propertyNames())
        .contains("bot", "games", "winShare", "low", "high", "meanRank");
    assertThat(report.get("results").get(1).get("bot").stringValue()).isEqualTo("random");
    assertThat(Path.of(page)).content().contains("./tortuga arena jamaica --bots greedy,random");
  }

  @Test
  void arena_draws_who_is_better() {
    Shell.Answer answer =
        Shell.run("arena", "jamaica", "--bots", "captain:3,random", "--games", "2");

    assertThat(answer.out()).contains("jamaica, 2 players, seed 1: 2 games", "  captain:3 ");
  }

  @Test
  void hints_explains_as_many_decisions_as_asked() {
    Shell.Answer answer = Shell.run("hints", "jamaica", "--players", "2", "--count", "2");

    assertThat(answer.code()).isZero();
    assertThat(answer.out()).contains("1. seat", "2. seat").doesNotContain("3. seat");
    assertThat(Shell.run("hints", "jamaica", "--players", "2", "--count", "2").out())
        .isEqualTo(answer.out());
  }

  @Test
  void advise_judges_the_moves_of_a_recorded_game(@TempDir Path folder) {
    String file = folder.resolve("game.json").toString();
    Shell.run("sim", "jamaica", "--players", "2", "--games", "1", "--record", file);

    JsonNode advice = json("advise", file, "--entry", "2", "--iterations", "20", "--json");
    Shell.Answer drawn = Shell.run("advise", file, "--entry", "2", "--iterations", "20");

    assertThat(advice.get("level").stringValue()).isEqualTo("captain");
    assertThat(advice.get("moves").get(0).propertyNames())
        .containsExactly("move", "chance", "visits", "appeal");
    assertThat(drawn.out()).contains("captain advises seat", "  *  ");
  }

  @Test
  void bench_measures_every_game() {
    JsonNode result = json("bench", "jamaica", "--seconds", "0.01", "--json").get("results").get(0);

    for (String figure :
        List.of(
            "decisions",
            "copies",
            "conceals",
            "imagines",
            "searchIterations",
            "captainIterations",
            "replays")) {
      assertThat(result.get(figure + "PerSecond").longValue()).isPositive();
      assertThat(result.get("nanoseconds").get(figure).doubleValue()).isPositive();
    }
  }

  @Test
  void review_tells_luck_and_skill_apart(@TempDir Path folder) {
    String file = folder.resolve("game.json").toString();
    String page = folder.resolve("review.html").toString();
    Shell.run("sim", "jamaica", "--players", "2", "--games", "1", "--record", file);

    JsonNode review = json("review", file, "--playouts", "2000", "--report", page, "--json");

    assertThat(review.get("accounts").size()).isEqualTo(2);
    assertThat(review.get("effort").get("playouts").intValue()).isEqualTo(2000);
    assertThat(Path.of(page)).content().contains("<svg", "luck and skill told apart", "Play “");
    assertThat(Shell.run("review", file, "--playouts", "2000", "--seat", "1").out())
        .contains("jamaica, 2000 review", "Moments that counted", "Not priced: alliances");
  }

  @Test
  void a_review_of_the_impossible_is_refused(@TempDir Path folder) {
    String file = folder.resolve("game.json").toString();
    Shell.run("sim", "jamaica", "--players", "2", "--games", "1", "--record", file);

    assertThat(Shell.run("review", file, "--quick", "--thorough").err())
        .contains("only one of --quick, --thorough, --seconds and --playouts");
    assertThat(Shell.run("review", file, "--playouts", "5").err())
        .contains("--playouts can be 1000 to");
    assertThat(Shell.run("review", file, "--seat", "2").err()).contains("--seat can be 0 to 1");
    assertThat(Shell.run("review", folder.resolve("none.json").toString()).err())
        .contains("cannot read");
  }

  @Test
  void calibrate_compares_what_reviews_say_with_what_happens(@TempDir Path folder) {
    Shell.Answer answer =
        Shell.run(
            "calibrate",
            "jamaica",
            "--players",
            "2",
            "--games",
            "2",
            "--playouts",
            "2000",
            "--bots",
            "greedy,random",
            "--docs",
            folder.toString());

    assertThat(answer.code()).isZero();
    assertThat(answer.out()).contains("log loss", "Luck of a seat", "The accounts add up to");
    assertThat(folder.resolve("calibration.md")).content().contains("| jamaica | 2 | 2 |");
    assertThat(folder.resolve("pictures/calibration.svg")).content().contains("jamaica, 2 players");
  }
}
