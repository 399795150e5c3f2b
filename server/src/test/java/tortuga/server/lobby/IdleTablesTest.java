package tortuga.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
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
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// Idle tables are closed in the end, and others are not.
class IdleTablesTest {
  private static final Duration PATIENCE = Duration.ofDays(90);

  @TempDir private Path folder;
  private final PrometheusMetrics metrics = new PrometheusMetrics();
  private final AtomicLong ahead = new AtomicLong();
  private final InstantSource time = () -> Instant.now().plusMillis(ahead.get());
  private SqliteStore store;
  private BotPool bots;
  private Node node;

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
  }

  @AfterEach
  void close() {
    bots.close();
    node.close();
    store.close();
    metrics.close();
  }

  private String gather() {
    Occupant.Person anne = new Occupant.Person("anne", "Anne", "none");
    return node.opening()
        .openTable(Games.named("jamaica").orElseThrow(), 2, Map.of(), Pace.WEEK, true, anne, "a")
        .join();
  }

  private String begin() {
    String table = gather();
    Occupant.Person mary = new Occupant.Person("mary", "Mary", "none");
    node.opening().sit(table, mary, Optional.of(1), "m").join();
    node.opening().begin(table, "anne").join();
    return table;
  }

  /// Returns the lists once everything that is on its way is stored.
  private String phase(String table) {
    store.mute("anne", table, 0, true).join();
    return store.listing(table).join().orElseThrow().phase();
  }

  @Test
  void whoever_does_not_go_on_for_long_finds_the_table_closed() {
    String waiting = gather();
    String playing = begin();
    ahead.addAndGet(Duration.ofDays(89).toMillis());
    node.idleTables().closeAfter(PATIENCE).join();
    String young = gather();
    assertThat(phase(waiting)).isEqualTo("gathering");

    ahead.addAndGet(Duration.ofDays(2).toMillis());
    node.idleTables().closeAfter(PATIENCE).join();

    assertThat(phase(waiting)).isEqualTo("abandoned");
    assertThat(phase(playing)).isEqualTo("abandoned");
    assertThat(phase(young)).isEqualTo("gathering");
    assertThat(store.read(playing, 0).join()).hasSizeGreaterThan(3);
  }
}
