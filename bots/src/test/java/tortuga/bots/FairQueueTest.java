package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tortuga.bots.ShellGame.Shell;
import tortuga.bots.ShellGame.Table;
import tortuga.engine.Tactics;

class FairQueueTest {
  private final FairQueue queue = new FairQueue(3);

  private static PoolJob<Table, Shell> job(String table) {
    ShellGame rules = new ShellGame();
    return new PoolJob<>(
        new BotRequest<>(
            table,
            BotLevel.RANDOM,
            ShellGame.context(rules, Tactics.none()),
            ShellGame.guesser(rules, new Table(), List.of()),
            1),
        PoolListener.none());
  }

  private String next() {
    return queue.next().orElseThrow().request().table();
  }

  @Test
  void tables_take_turns_however_much_each_asks() {
    queue.join(job("Anne's"));
    queue.join(job("Anne's"));
    queue.join(job("Mary's"));

    assertThat(List.of(next(), next(), next())).containsExactly("Anne's", "Mary's", "Anne's");
  }

  @Test
  void who_finds_no_room_is_told_so() {
    for (int i = 0; i < 3; i++) assertThat(queue.join(job("Anne's"))).isTrue();

    assertThat(queue.join(job("Mary's"))).isFalse();
  }

  @Test
  void who_leaves_makes_room() {
    PoolJob<Table, Shell> job = job("Anne's");
    queue.join(job);

    queue.leave(job);

    assertThat(queue.length()).isZero();
  }

  @Test
  void nothing_comes_from_a_line_that_is_closed() {
    queue.join(job("Anne's"));

    queue.close();

    assertThat(queue.next()).isEmpty();
  }
}
