package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tortuga.bots.ShellGame.Shell;
import tortuga.bots.ShellGame.Table;
import tortuga.bots.ShellGame.Whisper;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

class WorldSamplerTest {
  private static final int MANY = 20_000;

  /// Somebody who believes four whispers of five.
  private static final class Believer implements Tactics<Table, Shell> {
    @Override
    public double credit(Table world, Seat seat, List<? extends Event> past) {
      return past.equals(List.of(new Whisper(world.pea))) ? 8 : 1;
    }
  }

  private static final class Counting extends ShellGame {
    int imagined;

    @Override
    public void imagine(Table concealed, Chance chance) {
      imagined++;
      super.imagine(concealed, chance);
    }
  }

  private final Counting rules = new Counting();

  private WorldSampler<Table, Shell> worlds(Tactics<Table, Shell> tactics) {
    return new WorldSampler<>(
        ShellGame.context(rules, tactics),
        ShellGame.guesser(rules, ShellGame.hidden(1), List.of(new Whisper(2))));
  }

  private static double shareOfWhispered(WorldSampler<Table, Shell> worlds, int draws) {
    SplitMix chance = Chance.seeded(1);
    int whispered = 0;
    for (int i = 0; i < draws; i++) if (worlds.draw(chance).pea == 2) whispered++;
    return (double) whispered / draws;
  }

  @Test
  void credit_counts_among_old_worlds_and_new_ones() {
    assertThat(shareOfWhispered(worlds(new Believer()), MANY)).isCloseTo(0.8, within(0.02));
  }

  @Test
  void whoever_thinks_long_thinks_of_new_worlds() {
    shareOfWhispered(worlds(Tactics.none()), MANY);

    assertThat(rules.imagined).isGreaterThan(MANY / 5);
  }

  @Test
  void whoever_thinks_briefly_imagines_each_world_for_one_draw() {
    shareOfWhispered(worlds(Tactics.none()), 300);

    assertThat(rules.imagined).isBetween(300, 320);
  }
}
