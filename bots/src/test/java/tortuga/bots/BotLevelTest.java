package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.bots.ShellGame.Shell;
import tortuga.bots.ShellGame.Table;
import tortuga.engine.BadSetup;
import tortuga.engine.SearchEffort;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;

class BotLevelTest {
  @Test
  void a_kind_is_found_by_its_name() throws BadSetup {
    assertThat(BotLevel.named("random")).isEqualTo(BotLevel.RANDOM);
  }

  @Test
  void an_unknown_name_is_answered_with_the_known_ones() {
    assertThatExceptionOfType(BadSetup.class)
        .isThrownBy(() -> BotLevel.named("blackbeard"))
        .withMessage(
            "unknown bot blackbeard; known are random, greedy, deckhand, sailor, captain, legend");
  }

  @ParameterizedTest
  @CsvSource({"SAILOR, 10", "CAPTAIN, 40", "LEGEND, 90"})
  void a_level_thinks_as_much_as_the_game_takes(BotLevel level, int most) {
    ShellGame rules = new ShellGame();

    Advice<Shell> advice =
        level
            .bot(ShellGame.context(rules, new Thinker()))
            .advise(ShellGame.guesser(rules, new Table(), List.of()), Chance.seeded(1));

    assertThat(advice.iterations()).isBetween(most / 2, most);
  }

  private static final class Thinker implements Tactics<Table, Shell> {
    @Override
    public SearchEffort thought() {
      return new SearchEffort(10, 40, 90);
    }
  }
}
