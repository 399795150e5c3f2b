package tortuga.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tortuga.engine.Event;
import tortuga.engine.Figure;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Seed;
import tortuga.engine.text.Notation;
import tortuga.server.table.Refusal;
import tortuga.server.table.game.ForesightRequest;
import tortuga.testkit.highcard.HighCard;

class ForesightPoolTest {
  private static final Seat ANNE = Seat.of(0);

  private final ForesightPool pool = new ForesightPool();

  @AfterEach
  void close() {
    pool.close();
  }

  @Test
  void a_page_waits_for_one_answer_at_a_time() throws Refusal {
    Subscriber page = page();
    pool.enter(page);

    assertThatThrownBy(() -> pool.enter(page)).hasMessage("foresight-busy");
    pool.enter(page());
    pool.leave(page);
    pool.enter(page);
  }

  @Test
  void when_too_many_wait_the_next_one_is_told_so_and_the_others_are_answered() {
    CountDownLatch door = new CountDownLatch(1);
    ForesightRequest<?, ?, ?, ?> slow =
        request(
            new HighCard(),
            () -> {
              await(door);
              return List.of();
            });
    List<CompletableFuture<String>> answers = new ArrayList<>();
    while (answers.stream().noneMatch(CompletableFuture::isDone)) {
      answers.add(pool.answer("id", "T", slow));
    }

    assertThat(refusal(answers.removeLast())).isEqualTo("foresight-busy");
    assertThat(answers).hasSizeGreaterThan(100).hasSizeLessThan(1000);
    door.countDown();
    assertThat(answers)
        .allSatisfy(answer -> assertThat(answer.join()).startsWith("{\"type\":\"foreseen\""));
  }

  @Test
  void a_bug_of_ours_is_told_and_the_pool_goes_on() {
    ForesightRequest<?, ?, ?, ?> broken =
        request(
            new HighCard(),
            () -> {
              throw new IllegalStateException("a bug");
            });

    assertThat(refusal(pool.answer("id", "T", broken))).isEqualTo("bug-here");
    assertThat(pool.answer("id", "T", request(new HighCard(), List::of)).join())
        .contains("\"figures\":[]");
  }

  private static Subscriber page() {
    return new Subscriber() {
      @Override
      public Optional<String> person() {
        return Optional.empty();
      }

      @Override
      public void tell(String message) {}
    };
  }

  private static String refusal(CompletableFuture<String> answer) {
    return answer.handle((_, problem) -> Refusal.from(problem).reason()).join();
  }

  private static void await(CountDownLatch door) {
    try {
      door.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Returns a request about a position for which the rules state these figures.
  @SuppressWarnings("unchecked") // it stands for the rules of the game
  private static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      ForesightRequest<S, M, E, V> request(Game<S, M, E, V> game, Supplier<List<Figure>> figures) {
    Match<S, M, E, V> match =
        Match.begin(game.rules(new Setup(game.minSeats(), Map.of())), Seed.of(1));
    Rules<S, M, E, V> rules =
        (Rules<S, M, E, V>)
            Proxy.newProxyInstance(
                Rules.class.getClassLoader(),
                new Class<?>[] {Rules.class},
                (_, _, _) -> figures.get());
    return new ForesightRequest<>(
        rules,
        new Notation<>(game.moveType()),
        match.concealed(ANNE),
        ANNE,
        1,
        Optional.empty(),
        match.view(ANNE),
        Optional.empty(),
        List.of());
  }
}
