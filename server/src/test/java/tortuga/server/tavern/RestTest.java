package tortuga.server.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.bots.BotPool;
import tortuga.engine.Games;
import tortuga.server.limits.Limits;
import tortuga.server.ops.Prometheus;
import tortuga.server.store.SqliteStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.Pace;
import tortuga.server.table.Phase;
import tortuga.server.wire.Said;

/// Tables at which nobody looks do not stay in memory, and are there again when they are needed.
class RestTest {
  @TempDir private Path folder;
  private final Prometheus meters = new Prometheus();
  private final Advisor advisor = new Advisor();
  private final Occupant.Person anne = new Occupant.Person("anne", "Anne", "none");
  private SqliteStore store;
  private BotPool bots;
  private Tavern tavern;
  private Desk desk;
  private String table;

  /// A page that remembers what it was told.
  private static final class Page implements Follower {
    final List<String> told = new ArrayList<>();

    @Override
    public Optional<String> person() {
      return Optional.of("anne");
    }

    @Override
    public synchronized void tell(String message) {
      told.add(message);
    }
  }

  @BeforeEach
  void open() {
    store = SqliteStore.open(folder.resolve("tortuga.db"));
    bots = new BotPool(BotPool.Limits.of(1), meters);
    tavern = Tavern.open(store, bots, InstantSource.system(), meters, Duration.ofHours(1));
    desk = new Desk(tavern, advisor, new Limits(1, InstantSource.system()));
    table =
        tavern
            .landlord()
            .openTable(
                Games.named("jamaica").orElseThrow(), 2, Map.of(), Pace.WEEK, true, anne, "a")
            .join();
  }

  @AfterEach
  void close() {
    bots.close();
    advisor.close();
    tavern.close();
    store.close();
    meters.close();
  }

  /// Lets tables rest that nobody has needed for that long, and waits until they do.
  private void rest(Duration idle) {
    tavern.rest(idle);
    for (int i = 0; i < 1000 && idle.isZero() && tavern.awake() > 0; i++) {
      sleep();
      tavern.rest(idle);
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void a_table_at_which_nobody_looks_falls_asleep_and_wakes_as_it_was() throws Exception {
    rest(Duration.ofHours(1));
    assertThat(tavern.awake()).isEqualTo(1);

    rest(Duration.ZERO);
    assertThat(tavern.awake()).isZero();
    assertThat(tavern.notices().find(table).seatOf("anne")).contains(0);

    Occupant.Person mary = new Occupant.Person("mary", "Mary", "none");
    assertThat(tavern.landlord().sit(table, mary, Optional.empty(), "m").join()).isEqualTo(1);
    tavern.landlord().begin(table, "anne").join();
    rest(Duration.ZERO);
    assertThat(tavern.awake()).isZero();
    assertThat(tavern.notices().find(table).phase()).isEqualTo(Phase.PLAYING);
  }

  @Test
  void a_table_that_somebody_follows_stays_awake_until_they_leave() {
    Page page = new Page();
    desk.hear(page, new Said.Watch(table, Optional.empty(), Optional.empty())).join();
    tavern.rest(Duration.ZERO);
    desk.hear(page, new Said.Watch(table, Optional.empty(), Optional.empty())).join();

    assertThat(tavern.awake()).isEqualTo(1);
    assertThat(page.told).hasSize(2).allMatch(message -> message.startsWith("{\"type\":\"whole\""));

    desk.unwatch(page, table);
    rest(Duration.ZERO);
    assertThat(tavern.awake()).isZero();
  }
}
