package tortuga.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {
  private enum Reveal {
    IN_TURN,
    TOGETHER
  }

  private static final CountUp TALLY = new CountUp();

  @Test
  void a_setting_has_words_for_its_values() {
    assertThat(Setting.of("reveal", Reveal.TOGETHER).words())
        .containsExactly("in-turn", "together");
    assertThat(Setting.of("windy", true).words()).containsExactly("off", "on");
    assertThat(Setting.of("goal", 3, 2, 4).words()).containsExactly("2", "3", "4");
  }

  @Test
  void a_setting_reads_its_words() {
    assertThat(Setting.of("reveal", Reveal.TOGETHER).read("in-turn")).contains(Reveal.IN_TURN);
    assertThat(Setting.of("windy", true).read("off")).contains(false);
    assertThat(Setting.of("goal", 3, 2, 4).read("5")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"in-turn", "IN_TURN", "inTurn", "InTurn"})
  void a_setting_does_not_mind_how_a_word_is_spelt(String word) {
    assertThat(Setting.of("reveal", Reveal.TOGETHER).read(word)).contains(Reveal.IN_TURN);
  }

  @Test
  void a_switch_is_also_true_or_false() {
    assertThat(Setting.of("windy", true).read("false")).contains(false);
    assertThat(Setting.of("windy", false).read("true")).contains(true);
  }

  @Test
  void a_wish_is_kept_in_its_usual_spelling() throws BadSetup {
    assertThat(Setup.of(TALLY, 3, Map.of("windy", "TRUE")))
        .isEqualTo(new Setup(3, Map.of("windy", "on")));
  }

  @Test
  void what_is_usual_is_allowed() {
    assertThatThrownBy(() -> new Setting<>("goal", 7, List.of(1, 2)))
        .hasMessage("goal cannot usually be 7");
  }

  @Test
  void a_setup_has_what_was_agreed_on_and_else_what_is_usual() {
    Setup setup = new Setup(2, Map.of("goal", "12"));

    assertThat(setup.get(CountUp.GOAL)).isEqualTo(12);
    assertThat(setup.get(CountUp.WINDY)).isFalse();
    assertThat(Setup.of(2).get(CountUp.GOAL)).isEqualTo(20);
  }

  @Test
  void a_value_that_is_not_allowed_was_never_agreed_on() {
    assertThatThrownBy(() -> new Setup(2, Map.of("goal", "99")).get(CountUp.GOAL))
        .hasMessage("goal cannot be 99");
  }

  @Test
  void wishes_that_are_usual_leave_no_trace() throws BadSetup {
    assertThat(Setup.of(TALLY, 3, Map.of("goal", "20", "windy", "on")))
        .isEqualTo(new Setup(3, Map.of("windy", "on")));
  }

  @ParameterizedTest
  @CsvSource({
    "1, goal, 12, 'tally is for 2 to 3 players, not 1'",
    "4, goal, 12, 'tally is for 2 to 3 players, not 4'",
    "2, gaol, 12, 'tally has no setting gaol; it has goal, windy'",
    "2, windy, yes, 'windy can be off, on, not yes'"
  })
  void what_nobody_can_play_is_refused(int seats, String key, String value, String complaint) {
    assertThatThrownBy(() -> Setup.of(TALLY, seats, Map.of(key, value)))
        .isInstanceOf(BadSetup.class)
        .hasMessage(complaint);
  }

  @Test
  void a_game_may_object_to_a_combination() {
    assertThatThrownBy(() -> Setup.of(TALLY, 2, Map.of("goal", "10", "windy", "on")))
        .isInstanceOf(BadSetup.class)
        .hasMessage("tally cannot be played like that: too windy");
  }

  @Test
  void a_game_on_the_class_path_is_found() {
    assertThat(Games.all()).map(Game::id).containsExactly("tally");
    assertThat(Games.named("tally")).map(Game::id).contains("tally");
    assertThat(Games.named("chess")).isEmpty();
  }
}
