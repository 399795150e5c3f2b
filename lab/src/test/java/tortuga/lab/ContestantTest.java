package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.engine.BadSetup;

class ContestantTest {
  private static Contestant named(String name) throws BadSetup {
    return Contestant.named(name, usual -> usual);
  }

  @Test
  void a_bot_keeps_to_its_usual_budget_by_the_time_of_its_processor() throws BadSetup {
    assertThat(named("captain"))
        .isEqualTo(
            new Contestant(
                "captain", BotLevel.CAPTAIN, BotLevel.CAPTAIN.usual().by(Budget.Clock.PROCESSOR)));
  }

  @Test
  void a_bot_can_have_a_budget_of_its_own() throws BadSetup {
    assertThat(named("captain:500").budget()).isEqualTo(Budget.iterations(500));
    assertThat(named("captain:50ms").budget().time()).isEqualTo(Duration.ofMillis(50));
  }

  @Test
  void what_is_no_bot_is_refused() {
    assertThatExceptionOfType(BadSetup.class)
        .isThrownBy(() -> named("captain:soon"))
        .withMessage("a bot is written as captain, captain:500 or captain:50ms, not captain:soon");
    assertThatExceptionOfType(BadSetup.class).isThrownBy(() -> named("captain:0"));
    assertThatExceptionOfType(BadSetup.class).isThrownBy(() -> named("blackbeard"));
  }
}
