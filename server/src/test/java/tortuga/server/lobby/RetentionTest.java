package tortuga.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.bots.BotPool;
import tortuga.engine.Games;
import tortuga.server.limits.Limits;
import tortuga.server.node.Node;
import tortuga.server.ops.PrometheusMetrics;
import tortuga.server.people.People;
import tortuga.server.store.PeopleStore.Someone;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.Refusal;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// What is older than its period is deleted, by the server's own time, and nothing else.
class RetentionTest {
  private static final Retention.Periods PERIODS =
      new Retention.Periods(Optional.of(Duration.ofDays(100)), Optional.of(Duration.ofDays(50)));

  @TempDir private Path folder;
  private final PrometheusMetrics metrics = new PrometheusMetrics();
  private final AtomicLong ahead = new AtomicLong();
  private final InstantSource time = () -> Instant.now().plusMillis(ahead.get());
  private SqliteStore store;
  private BotPool bots;
  private Node node;
  private People people;

  @BeforeEach
  void open() {
    store = SqliteStore.openFolder(folder);
    bots = new BotPool(BotPool.Limits.of(1), metrics);
    node =
        new Node(
            store,
            bots,
            time,
            metrics,
            Duration.ofHours(1),
            new Limits(1, time),
            MatchFactory.USUAL);
    node.start(_ -> {}, _ -> {});
    people = new People(store, time);
  }

  @AfterEach
  void close() {
    bots.close();
    node.close();
    store.close();
    metrics.close();
  }

  private String open(Someone host) {
    Occupant.Person person = new Occupant.Person(host.id(), host.name(), host.flag());
    return node.opening()
        .openTable(Games.named("jamaica").orElseThrow(), 2, Map.of(), Pace.WEEK, true, person, "a")
        .join();
  }

  /// Lets time pass once everything that is on its way is stored, and deletes what is old.
  private void later(int days) {
    store.seen("nobody", 0).join();
    ahead.addAndGet(Duration.ofDays(days).toMillis());
    node.retention().deleteOld(PERIODS).join();
  }

  private boolean isStored(String table) {
    return !store.read(table, 0).join().isEmpty();
  }

  @Test
  void tables_are_deleted_when_they_have_been_over_for_long() throws Refusal {
    Someone anne = people.welcome("Anne", "flag-1", "").person();
    String closed = open(anne);
    String waiting = open(anne);
    node.opening().close(closed, anne.id()).join();
    later(49);
    assertThat(List.of(isStored(closed), isStored(waiting))).containsExactly(true, true);

    later(2);

    assertThat(List.of(isStored(closed), isStored(waiting))).containsExactly(false, true);
    assertThat(node.tables().run(closed, (_, _) -> 0)).failsWithin(Duration.ofMinutes(1));
  }

  @Test
  void people_whom_no_browser_shows_are_forgotten_unless_they_can_come_back() throws Refusal {
    Someone idle = people.welcome("Anne", "flag-1", "").person();
    Someone careful = people.welcome("Mary", "flag-2", "").person();
    people.newRecoveryCode(careful);
    String table = open(idle);
    later(99);
    var active = people.welcome("Jack", "flag-3", "");
    assertThat(store.person(idle.id()).join()).isPresent();

    later(2);

    assertThat(store.person(idle.id()).join()).isEmpty();
    assertThat(store.tablesNaming(idle.id()).join()).isEmpty();
    assertThat(store.listing(table).join().orElseThrow().phase()).isEqualTo("abandoned");
    assertThat(store.person(careful.id()).join()).isPresent();
    assertThat(store.person(active.person().id()).join()).isPresent();
  }

  @Test
  void nothing_is_deleted_where_everything_is_kept() throws Refusal {
    Someone anne = people.welcome("Anne", "flag-1", "").person();
    String table = open(anne);
    node.opening().close(table, anne.id()).join();
    ahead.addAndGet(Duration.ofDays(10_000).toMillis());

    node.retention().deleteOld(Retention.Periods.FOR_EVER).join();

    assertThat(isStored(table)).isTrue();
    assertThat(store.person(anne.id()).join()).isPresent();
  }
}
