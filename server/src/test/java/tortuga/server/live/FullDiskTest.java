package tortuga.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tortuga.bots.BotPool;
import tortuga.engine.Games;
import tortuga.server.limits.Limits;
import tortuga.server.node.Node;
import tortuga.server.ops.PrometheusMetrics;
import tortuga.server.protocol.ClientMessage;
import tortuga.server.protocol.Json;
import tortuga.server.store.FullDisk;
import tortuga.server.store.LogLines;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.Occupant;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// When the disk is full nothing changes for anybody, and when there is room again everything goes
/// on.
class FullDiskTest {
  @TempDir private Path folder;

  private final PrometheusMetrics metrics = new PrometheusMetrics();
  private SqliteStore store;
  private BotPool bots;
  private Node node;
  private CommandHandler commands;

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
            new Limits(1000, InstantSource.system()),
            MatchFactory.USUAL);
    node.start(_ -> {}, _ -> {});
    commands = node.commands();
  }

  @AfterEach
  void close() {
    FullDisk.makeRoom(store);
    bots.close();
    node.close();
    store.close();
    metrics.close();
  }

  /// A page without a socket.
  private static final class TestSubscriber implements Subscriber {
    private final String person;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final List<JsonNode> all = new ArrayList<>();

    TestSubscriber(String person) {
      this.person = person;
    }

    @Override
    public Optional<String> person() {
      return Optional.of(person);
    }

    @Override
    public void tell(String message) {
      heard.add(message);
    }

    JsonNode await(Predicate<JsonNode> wanted) throws InterruptedException {
      while (true) {
        String text = heard.poll(60, TimeUnit.SECONDS);
        if (text == null) throw new AssertionError("waited in vain after " + all);
        all.add(Json.MAPPER.readTree(text));
        if (wanted.test(all.getLast())) return all.getLast();
      }
    }

    JsonNode await(String type) throws InterruptedException {
      return await(update -> update.path("type").asString().equals(type));
    }
  }

  private String table(Optional<String> bot) {
    Occupant.Person anne = new Occupant.Person("anne", "Anne", "none");
    Occupant mary =
        bot.<Occupant>map(Occupant.Bot::new).orElse(new Occupant.Person("mary", "Mary", "none"));
    String table =
        node.opening()
            .openTable(
                Games.named("jamaica").orElseThrow(), 2, Map.of(), Pace.WEEK, false, anne, "a")
            .join();
    node.opening().sit(table, mary, Optional.of(1), "m").join();
    node.opening().begin(table, "anne").join();
    return table;
  }

  @Test
  void a_move_that_cannot_be_stored_is_refused_and_can_be_made_later() throws Exception {
    a_move_waits_for(() -> {
      FullDisk.fill(store);
      return () -> FullDisk.makeRoom(store);
    });
  }

  @Test
  void a_disk_that_can_only_be_read_is_no_better_than_a_full_one() throws Exception {
    a_move_waits_for(() -> FullDisk.protect(store));
  }

  private void a_move_waits_for(Supplier<Runnable> failure) throws Exception {
    String table = table(Optional.empty());
    TestSubscriber anne = follow("anne", table);
    TestSubscriber mary = follow("mary", table);
    JsonNode asked = anne.all.getLast().path("now").path("asked");
    JsonNode other = mary.all.getLast().path("now").path("asked");
    TestSubscriber mover = asked.path("mine").asBoolean() ? anne : mary;
    TestSubscriber waiter = mover == anne ? mary : anne;
    JsonNode question = mover == anne ? asked : other;
    int lines = store.read(table, 0).join().size();
    Runnable help = failure.get();

    play(mover, table, "first", question);
    assertThat(mover.await("refused").path("reason").asString()).isEqualTo("store-unavailable");
    say(mover, table, "hello");
    assertThat(mover.await("refused").path("reason").asString()).isEqualTo("store-unavailable");
    assertThat(store.read(table, 0).join()).hasSize(lines);
    assertThat(waiter.heard).noneMatch(message -> message.contains("\"change\""));

    help.run();
    play(mover, table, "first", question);
    mover.await("accepted");
    waiter.await("change");
    assertThat(store.read(table, 0).join()).hasSizeGreaterThan(lines);
    LogLines.check(store.read(table, 0).join());
  }

  @Test
  void bots_go_on_when_there_is_room_again() throws Exception {
    String table = table(Optional.of("deckhand"));
    TestSubscriber anne = follow("anne", table);
    JsonNode asked = anne.all.getLast().path("now").path("asked");
    for (int i = 0; i < 3; i++) {
      if (asked.path("mine").asBoolean()) play(anne, table, "move" + i, asked);
      FullDisk.fill(store);
      FullDisk.makeRoom(store);
      asked =
          anne.await(update -> update.path("asked").path("mine").asBoolean(false)).path("asked");
    }
    LogLines.check(store.read(table, 0).join());
  }

  @Test
  void nobody_can_open_a_table_on_a_full_disk() {
    FullDisk.fill(store);

    assertThat(
            node.opening()
                .openTable(
                    Games.named("jamaica").orElseThrow(),
                    2,
                    Map.of(),
                    Pace.WEEK,
                    false,
                    new Occupant.Person("anne", "Anne", "none"),
                    "a"))
        .failsWithin(Duration.ofSeconds(60));

    FullDisk.makeRoom(store);
    assertThat(table(Optional.empty())).isNotEmpty();
  }

  private TestSubscriber follow(String person, String table) throws InterruptedException {
    TestSubscriber subscriber = new TestSubscriber(person);
    var _ =
        commands.handle(
            subscriber, new ClientMessage.Watch(table, Optional.empty(), Optional.empty()));
    subscriber.await("whole");
    return subscriber;
  }

  private void play(TestSubscriber subscriber, String table, String id, JsonNode asked) {
    int question = asked.path("number").asInt();
    String move = asked.path("moves").get(0).asString();
    var _ =
        commands.handle(
            subscriber, new ClientMessage.Play(id, table, Optional.of(question), List.of(move)));
  }

  private void say(TestSubscriber subscriber, String table, String text) {
    var _ =
        commands.handle(
            subscriber,
            new ClientMessage.Say(
                "say", table, Optional.empty(), Optional.empty(), Optional.of(text)));
  }
}
