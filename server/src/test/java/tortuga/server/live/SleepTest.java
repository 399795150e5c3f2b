package tortuga.server.live;

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
import tortuga.server.node.Node;
import tortuga.server.ops.PrometheusMetrics;
import tortuga.server.protocol.ClientMessage;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.Phase;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// Tables at which nobody looks do not stay in memory, and are there again when they are needed.
class SleepTest {
  @TempDir private Path folder;
  private final PrometheusMetrics metrics = new PrometheusMetrics();
  private final Occupant.Person anne = new Occupant.Person("anne", "Anne", "none");
  private SqliteStore store;
  private BotPool bots;
  private Node node;
  private CommandHandler commands;
  private String table;

  /// A page that remembers what it was told.
  private static final class Page implements Subscriber {
    final List<String> messages = new ArrayList<>();

    @Override
    public Optional<String> person() {
      return Optional.of("anne");
    }

    @Override
    public synchronized void tell(String message) {
      messages.add(message);
    }
  }

  @BeforeEach
  void open() {
    store = SqliteStore.open(folder.resolve("tortuga.db"));
    bots = new BotPool(BotPool.Limits.of(1), metrics);
    node =
        new Node(
            store,
            bots,
            InstantSource.system(),
            metrics,
            Duration.ofHours(1),
            new Limits(1, InstantSource.system()),
            MatchFactory.USUAL);
    node.start(_ -> {}, _ -> {});
    commands = node.commands();
    table =
        node.opening()
            .openTable(
                Games.named("jamaica").orElseThrow(), 2, Map.of(), Pace.WEEK, true, anne, "a")
            .join();
  }

  @AfterEach
  void close() {
    bots.close();
    node.close();
    store.close();
    metrics.close();
  }

  /// Puts tables to sleep that nobody has needed for that long, and waits until they are.
  private void rest(Duration idle) {
    node.tables().putIdleToSleep(idle);
    for (int i = 0; i < 1000 && idle.isZero() && node.tables().awake() > 0; i++) {
      sleep();
      node.tables().putIdleToSleep(idle);
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
    assertThat(node.tables().awake()).isEqualTo(1);

    rest(Duration.ZERO);
    assertThat(node.tables().awake()).isZero();
    assertThat(node.listings().find(table).seatOf("anne")).contains(0);

    Occupant.Person mary = new Occupant.Person("mary", "Mary", "none");
    assertThat(node.opening().sit(table, mary, Optional.empty(), "m").join()).isEqualTo(1);
    node.opening().begin(table, "anne").join();
    rest(Duration.ZERO);
    assertThat(node.tables().awake()).isZero();
    assertThat(node.listings().find(table).phase()).isEqualTo(Phase.PLAYING);
  }

  @Test
  void a_table_that_somebody_follows_stays_awake_until_they_leave() {
    Page page = new Page();
    commands
        .handle(page, new ClientMessage.Watch(table, Optional.empty(), Optional.empty()))
        .join();
    node.tables().putIdleToSleep(Duration.ZERO);
    commands
        .handle(page, new ClientMessage.Watch(table, Optional.empty(), Optional.empty()))
        .join();

    assertThat(node.tables().awake()).isEqualTo(1);
    assertThat(page.messages)
        .hasSize(2)
        .allMatch(message -> message.startsWith("{\"type\":\"whole\""));

    commands.unwatch(page, table);
    rest(Duration.ZERO);
    assertThat(node.tables().awake()).isZero();
  }
}
