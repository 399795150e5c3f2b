package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tortuga.bots.ShellGame.Shell;
import tortuga.bots.ShellGame.Table;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;

class DeckhandTest {
  private static Set<Integer> choices(double... appeal) {
    Tactics<Table, Shell> tactics =
        new Tactics<>() {
          @Override
          public void weigh(Table world, Seat seat, Moves<Shell> moves, double[] weights) {
            System.arraycopy(appeal, 0, weights, 0, moves.size());
          }
        };
    ShellGame rules = new ShellGame();
    Bot<Table, Shell> deckhand = BotLevel.DECKHAND.bot(ShellGame.context(rules, tactics));
    Observation<Table, Shell> observation = ShellGame.guesser(rules, new Table(), List.of());
    return IntStream.range(0, 300)
        .mapToObj(seed -> deckhand.choose(observation, Chance.seeded(seed)).number())
        .collect(Collectors.toSet());
  }

  @Test
  void a_deckhand_makes_mistakes() {
    assertThat(choices(3, 2, 1)).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void a_deckhand_does_no_nonsense() {
    assertThat(choices(100, 60, 0.1)).containsExactlyInAnyOrder(0, 1);
  }
}
