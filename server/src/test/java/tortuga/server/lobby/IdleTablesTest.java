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
import tortuga.server.live.Tables;
import tortuga.server.ops.PrometheusMetrics;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.clock.Pace;

/// Tables at which nobody goes on are closed in the end, and those at which somebody does are not.
class IdleTablesTest {
  private static final Duration PATIENCE = Duration.ofDays(90);

  @TempDir private Path folder;
  private final PrometheusMetrics meters = new PrometheusMetrics();
  private final AtomicLong ahead = new AtomicLong();
  private final InstantSource time = () -> Instant.now().plusMillis(ahead.get());
  private SqliteStore store;
  private BotPool bots;
  private Tables tables;

  @BeforeEach
  void open() {
    store = SqliteStore.openFolder(folder);
    bots = new BotPool(BotPool.Limits.of(1), meters);
    tables = Tables.open(store, bots, time, meters, Duration.ofHours(1));
  }

  @AfterEach
  void close() {
    bots.close();
    tables.close();
    store.close();
    meters.close();
  }

  private String gather() {
    Occupant.Person anne = new Occupant.Person("anne", "Anne", "none");
    return tables
        .landlord()
        .openTable(Games.named("jamaica").orElseThrow(), 2, Map.of(), Pace.WEEK, true, anne, "a")
        .join();
  }

  private String begin() {
    String table = gather();
    Occupant.Person mary = new Occupant.Person("mary", "Mary", "none");
    tables.landlord().sit(table, mary, Optional.of(1), "m").join();
    tables.landlord().begin(table, "anne").join();
    return table;
  }

  /// Returns what lists say once everything that is on its way is stored.
  private String phase(String table) {
    store.mute("anne", table, 0, true).join();
    return store.card(table).join().orElseThrow().phase();
  }

  @Test
  void whoever_does_not_go_on_for_long_finds_the_table_closed() {
    String waiting = gather();
    String playing = begin();
    IdleTables idle = new IdleTables(tables, PATIENCE);
    ahead.addAndGet(Duration.ofDays(89).toMillis());
    idle.round().join();
    String young = gather();
    assertThat(phase(waiting)).isEqualTo("gathering");

    ahead.addAndGet(Duration.ofDays(2).toMillis());
    idle.round().join();

    assertThat(phase(waiting)).isEqualTo("abandoned");
    assertThat(phase(playing)).isEqualTo("abandoned");
    assertThat(phase(young)).isEqualTo("gathering");
    assertThat(store.read(playing, 0).join()).hasSizeGreaterThan(3);
  }
}
