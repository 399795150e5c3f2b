package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Setup;
import tortuga.lab.report.Bars;
import tortuga.lab.report.BenchText;

class BenchTest {
  @ParameterizedTest
  @ValueSource(strings = {"high-card", "jamaica"})
  void every_figure_is_measured(String id) {
    Game<?, ?, ?, ?> game = Games.named(id).orElseThrow();

    Bench bench = Bench.of(game, Setup.of(2), Duration.ofMillis(1));

    assertThat(bench.figures())
        .extracting(Bench.Figure::name)
        .containsExactly(
            "decisions",
            "copies",
            "conceals",
            "imagines",
            "searchIterations",
            "captainIterations",
            "replays",
            "certainForesights",
            "foresights");
    assertThat(bench.figures()).allSatisfy(each -> assertThat(each.perSecond()).isPositive());
  }

  @Test
  void figures_are_drawn_game_below_game() {
    Bench slow = new Bench("chess", 2, List.of(new Bench.Figure("copies", 2_000_000)));
    Bench fast = new Bench("bridge", 4, List.of(new Bench.Figure("copies", 4_000_000)));

    assertThat(new BenchText(List.of(slow, fast), Bars.COARSE).lines())
        .containsExactly(
            "                              a second    each",
            "  copies  chess, 2 players   2,000,000  500 ns  ###############",
            "  copies  bridge, 4 players  4,000,000  250 ns  ##############################");
  }
}
