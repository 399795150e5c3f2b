package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tortuga.bots.BotAnswer.Found;
import tortuga.bots.ShellGame.Shell;
import tortuga.bots.ShellGame.Table;
import tortuga.bots.ShellGame.Whisper;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;

@Timeout(30)
class BotPoolTest {
  private static final BotPool.Limits LIMITS =
      new BotPool.Limits(1, 8, Duration.ofSeconds(20), Duration.ofMillis(50), 1);

  private final Queue<String> news = new ConcurrentLinkedQueue<>();

  private final PoolListener listener =
      new PoolListener() {
        @Override
        public void failed(BotRequest<?, ?> request, Throwable cause) {
          news.add("failed: " + cause.getMessage());
        }

        @Override
        public void hung(BotRequest<?, ?> request) {
          news.add("hung");
        }

        @Override
        public void crowded(BotRequest<?, ?> request) {
          news.add("crowded");
        }
      };

  /// Prefers the second shell.
  private static class Fancy implements Tactics<Table, Shell> {
    @Override
    public void weigh(Table world, Seat seat, Moves<Shell> moves, double[] weights) {
      for (int i = 0; i < moves.size(); i++) weights[i] = i == 1 ? 2 : 1;
    }
  }

  /// Does something as soon as a bot searches.
  private static ShellGame but(Runnable task) {
    return new ShellGame() {
      @Override
      public void play(
          Table state, Seat seat, Shell move, Chance chance, Journal<? super Whisper> journal) {
        task.run();
        super.play(state, seat, move, chance, journal);
      }
    };
  }

  private static BotRequest<Table, Shell> request(
      BotLevel level, ShellGame rules, Tactics<Table, Shell> tactics) {
    return new BotRequest<>(
        "table",
        level,
        ShellGame.context(rules, tactics),
        ShellGame.guesser(rules, new Table(), List.of()),
        1);
  }

  private static BotAnswer<Shell> answer(BotPool pool, BotRequest<Table, Shell> request) {
    return pool.ask(request).toCompletableFuture().join();
  }

  @Test
  void a_bot_answers() {
    try (BotPool pool = new BotPool(LIMITS, listener)) {
      BotAnswer<Shell> answer =
          answer(pool, request(BotLevel.GREEDY, new ShellGame(), new Fancy()));

      assertThat(answer.move()).isEqualTo(new Shell(1));
      assertThat(answer.found()).isEqualTo(Found.CHOSEN);
      assertThat(news).isEmpty();
    }
  }

  @Test
  void greed_answers_for_a_bot_that_throws() {
    ShellGame broken =
        but(() -> {
          throw new IllegalStateException("overboard");
        });
    try (BotPool pool = new BotPool(LIMITS, listener)) {
      BotAnswer<Shell> answer = answer(pool, request(BotLevel.SAILOR, broken, new Fancy()));

      assertThat(answer.move()).isEqualTo(new Shell(1));
      assertThat(answer.found()).isEqualTo(Found.GREEDY);
      assertThat(news).containsExactly("failed: overboard");
    }
  }

  @Test
  void the_first_move_answers_when_greed_fails_too() {
    Tactics<Table, Shell> broken =
        new Tactics<>() {
          @Override
          public void weigh(Table world, Seat seat, Moves<Shell> moves, double[] weights) {
            throw new StackOverflowError("too deep");
          }
        };
    try (BotPool pool = new BotPool(LIMITS, listener)) {
      BotAnswer<Shell> answer = answer(pool, request(BotLevel.SAILOR, new ShellGame(), broken));

      assertThat(answer.move()).isEqualTo(new Shell(0));
      assertThat(answer.found()).isEqualTo(Found.FIRST);
    }
  }

  @Test
  void a_bot_that_hangs_is_replaced() {
    CountDownLatch never = new CountDownLatch(1);
    ShellGame endless = but(() -> awaitStubbornly(never));
    try (BotPool pool = new BotPool(LIMITS, listener)) {
      assertThat(answer(pool, request(BotLevel.SAILOR, endless, new Fancy())).found())
          .isEqualTo(Found.GREEDY);
      assertThat(answer(pool, request(BotLevel.SAILOR, new ShellGame(), new Fancy())).found())
          .isEqualTo(Found.CHOSEN);
      assertThat(news).containsExactly("hung");
    } finally {
      never.countDown();
    }
  }

  @Test
  void greed_answers_when_the_line_is_full() {
    BotPool.Limits narrow =
        new BotPool.Limits(0, 1, Duration.ofSeconds(20), Duration.ofSeconds(1), 0);
    try (BotPool pool = new BotPool(narrow, listener)) {
      CompletableFuture<BotAnswer<Shell>> waiting =
          pool.ask(request(BotLevel.SAILOR, new ShellGame(), new Fancy())).toCompletableFuture();

      assertThat(answer(pool, request(BotLevel.SAILOR, new ShellGame(), new Fancy())).found())
          .isEqualTo(Found.GREEDY);
      assertThat(pool.waiting()).isEqualTo(1);
      assertThat(waiting).isNotDone();
      assertThat(news).containsExactly("crowded");
    }
  }

  @Test
  void greed_answers_when_no_thread_comes_free() {
    BotPool.Limits idle = new BotPool.Limits(0, 8, Duration.ofMillis(20), Duration.ofSeconds(1), 0);
    try (BotPool pool = new BotPool(idle, listener)) {
      assertThat(answer(pool, request(BotLevel.SAILOR, new ShellGame(), new Fancy())).found())
          .isEqualTo(Found.GREEDY);
      assertThat(pool.waiting()).isZero();
    }
  }

  @Test
  void a_pool_that_closes_cancels_what_is_not_answered() {
    BotPool.Limits idle =
        new BotPool.Limits(0, 8, Duration.ofSeconds(20), Duration.ofSeconds(1), 0);
    BotPool pool = new BotPool(idle, listener);
    CompletableFuture<BotAnswer<Shell>> answer =
        pool.ask(request(BotLevel.SAILOR, new ShellGame(), new Fancy())).toCompletableFuture();

    pool.close();

    assertThatExceptionOfType(CancellationException.class).isThrownBy(answer::join);
  }

  private static void awaitStubbornly(CountDownLatch latch) {
    while (true) {
      try {
        latch.await();
        return;
      } catch (InterruptedException _) {
        // A bot that hangs does not listen.
      }
    }
  }
}
