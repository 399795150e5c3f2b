package tortuga.aye;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tortuga.engine.Setup;
import tortuga.testkit.Playthrough;

/// Golden games: a change of the rules shows here as a changed game.
final class AyePlaythroughTest {
  @Test
  void four_experts() {
    Playthrough.of(new Aye(), Setup.of(4), 4).entries(70).check(getClass());
  }

  @Test
  void six_beginners() {
    Playthrough.of(new Aye(), new Setup(6, Map.of("mode", "beginner")), 6).check(getClass());
  }

  @Test
  void ten_experts_in_a_storm() {
    Playthrough.of(new Aye(), new Setup(10, Map.of("difficulty", "storm")), 10)
        .entries(20)
        .check(getClass());
  }
}
