package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Setup;
import tortuga.lab.report.ArenaPage;

class ArenaTest {
  private static Contestant bot(String name) throws BadSetup {
    return Contestant.named(name, _ -> Contestant.iterations(5));
  }

  private static Arena<?, ?, ?> arena(String game, int seats, String... names) throws BadSetup {
    List<Contestant> bots = new ArrayList<>();
    for (String name : names) bots.add(bot(name));
    Game<?, ?, ?, ?> chosen = Games.named(game).orElseThrow();
    return Arena.of(chosen, Setup.of(seats), bots, Optional.empty(), 1);
  }

  @Test
  void shares_of_a_competitive_game_add_up_to_one() throws BadSetup {
    Standings standings = arena("jamaica", 3, "greedy", "random").run(30, 2, _ -> {});

    assertThat(standings.results())
        .extracting(Standings.Result::bot)
        .containsExactly("greedy", "random");
    assertThat(standings.results().stream().mapToDouble(Standings.Result::winShare).sum())
        .isCloseTo(1, within(1e-9));
  }

  @Test
  void greed_beats_chance_at_every_game_for_two() throws BadSetup {
    for (String game : List.of("jamaica", "pieces-of-eight", "21-mutinies")) {
      assertThat(arena(game, 2, "greedy", "random").run(20, 1, _ -> {}).results().getFirst())
          .extracting(Standings.Result::winShare)
          .as(game)
          .satisfies(share -> assertThat(share).isGreaterThan(0.6));
    }
  }

  @Test
  void the_same_iterations_give_the_same_standings_with_any_number_of_threads() throws BadSetup {
    Standings alone = arena("high-card", 2, "captain", "random").run(10, 1, _ -> {});
    Standings together = arena("high-card", 2, "captain", "random").run(10, 2, _ -> {});

    assertThat(together.results())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("millisPerDecision")
        .isEqualTo(alone.results());
  }

  @Test
  void more_than_two_get_ratings() throws BadSetup {
    assertThat(arena("high-card", 2, "random", "greedy", "deckhand").run(12, 1, _ -> {}).ratings())
        .hasSize(3);
  }

  @Test
  void a_crew_wins_as_one() throws BadSetup {
    Standings.Result side = arena("aye", 4, "greedy").run(20, 1, _ -> {}).results().getFirst();

    assertThat(side.games()).isEqualTo(20);
    assertThat(side.winShare() * 20).isCloseTo(Math.rint(side.winShare() * 20), within(1e-9));
  }

  @Test
  void another_bot_can_play_the_traitor() throws BadSetup {
    Game<?, ?, ?, ?> aye = Games.named("aye").orElseThrow();
    Standings standings =
        Arena.of(aye, Setup.of(4), List.of(bot("random")), Optional.of(bot("greedy")), 1)
            .run(20, 1, _ -> {});

    assertThat(standings.results())
        .extracting(Standings.Result::bot)
        .containsExactly("random", "greedy as traitor");
    assertThat(standings.results().getLast().decisions()).isPositive();
  }

  @Test
  void a_page_shows_every_bot_and_asks_nobody_for_anything() throws BadSetup {
    Standings standings = arena("high-card", 2, "random", "greedy", "deckhand").run(12, 1, _ -> {});

    assertThat(new ArenaPage("high-card & co", "./tortuga arena high-card", standings).html())
        .contains("high-card &amp; co", "deckhand", "<svg", "Ratings")
        .doesNotContain("http", "src=", "url(", "@import");
  }
}
