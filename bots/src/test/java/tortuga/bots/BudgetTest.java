package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void a_level_thinks_more_where_a_game_takes_patience() {
    int usual = BotKind.CAPTAIN.usual().iterations();

    assertThat(BotKind.CAPTAIN.usual().stretchedBy(4).iterations()).isEqualTo(4 * usual);
  }

  @Test
  void sailors_have_no_patience() {
    Budget usual = BotKind.SAILOR.usual();

    assertThat(usual.stretchedBy(4).iterations()).isEqualTo(usual.iterations());
  }

  @Test
  void a_number_that_somebody_asks_for_is_kept_to() {
    assertThat(Budget.iterations(500).stretchedBy(4).iterations()).isEqualTo(500);
  }

  @Test
  void patience_does_not_stretch_time() {
    assertThat(BotKind.LEGEND.usual().stretchedBy(4).time())
        .isEqualTo(BotKind.LEGEND.usual().time());
  }
}
