package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import tortuga.engine.BadSetup;

class BotKindTest {
  @Test
  void a_kind_is_found_by_its_name() throws BadSetup {
    assertThat(BotKind.named("random")).isEqualTo(BotKind.RANDOM);
  }

  @Test
  void an_unknown_name_is_answered_with_the_known_ones() {
    assertThatExceptionOfType(BadSetup.class)
        .isThrownBy(() -> BotKind.named("blackbeard"))
        .withMessage(
            "unknown bot blackbeard; known are random, greedy, deckhand, sailor, captain, legend");
  }
}
