package tortuga.testkit.parley;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tortuga.engine.Setup;
import tortuga.testkit.Playthrough;

class ParleyPlaythroughTest {
  @Test
  void a_whole_game_is_as_it_was_approved() {
    Playthrough.of(new Parley(), Setup.of(3), 1).positionEvery(8).check(getClass());
  }

  @Test
  void a_long_game_is_summed_up() {
    String full = Playthrough.of(new Parley(), Setup.of(3), 1).text();
    String brief = Playthrough.of(new Parley(), Setup.of(3), 1).entries(2).text();

    assertThat(full).contains("\n3. ").doesNotContain("fingerprint");
    assertThat(brief).contains("\n2. ", "fingerprint of the rest: ").doesNotContain("\n3. ");
  }

  @Test
  void another_rest_has_another_fingerprint() {
    String calm = Playthrough.of(new Parley(), Setup.of(3), 1).entries(3).text();
    String windy = Playthrough.of(new Parley(Flaw.SILENT_WIND), Setup.of(3), 1).entries(3).text();

    assertThat(calm).isNotEqualTo(windy);
  }
}
