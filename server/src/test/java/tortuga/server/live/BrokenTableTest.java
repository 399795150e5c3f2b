package tortuga.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import tortuga.server.store.LogLines;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;
import tortuga.server.table.Origin;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// A table that is stopped by a bug can be read by everybody, and goes on from its last good line
/// when its host wants it.
class BrokenTableTest {
  private static final Occupant.Person ANNE = new Occupant.Person("anne", "Anne", "none");
  private static final Occupant.Person MARY = new Occupant.Person("mary", "Mary", "none");

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
    openNode();
  }

  private void openNode() {
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
      return await(answer -> answer.path("type").asString().equals(type));
    }

    JsonNode awaitWhole(boolean broken) throws InterruptedException {
      return await(answer ->
          answer.path("type").asString().equals("whole")
              && answer.path("now").path("broken").asBoolean() == broken);
    }
  }

  private String table(String game, Map<String, String> settings, Occupant other) {
    String table =
        node.opening()
            .openTable(Games.named(game).orElseThrow(), 2, settings, Pace.WEEK, false, ANNE, "a")
            .join();
    node.opening().sit(table, other, Optional.of(1), "m").join();
    node.opening().begin(table, "anne").join();
    return table;
  }

  private TestSubscriber watch(String person, String table) {
    TestSubscriber subscriber = new TestSubscriber(person);
    var _ =
        commands.handle(
            subscriber, new ClientMessage.Watch(table, Optional.empty(), Optional.empty()));
    return subscriber;
  }

  /// Answers what a page is asked with the first move on offer, and returns the answer.
  private JsonNode play(TestSubscriber subscriber, String id, String table)
      throws InterruptedException {
    JsonNode asked = watch(subscriber.person, table).await("whole").path("now").path("asked");
    String move = asked.path("moves").path(0).asString("nothing");
    Optional<Integer> question = Optional.of(asked.path("number").asInt());
    var _ = commands.handle(subscriber, new ClientMessage.Play(id, table, question, List.of(move)));
    return subscriber.await(answer -> answer.path("id").asString().equals(id));
  }

  /// Stores a move that the rules refuse, as a server with a bug might have.
  private void storeNonsense(String table) {
    List<LogLine> log = store.read(table, 0).join();
    LogEntry nonsense =
        new LogEntry.Played(List.of(new LogEntry.Turn(0, "dump 1")), Origin.CLOCK, "");
    LogLine line = LogLines.after(log.getLast().hash(), log.size(), log.getLast().at(), nonsense);
    store.append(table, line).join();
  }

  /// Returns whose turn it is.
  private TestSubscriber mover(String table, TestSubscriber... subscribers)
      throws InterruptedException {
    for (TestSubscriber subscriber : subscribers) {
      if (watch(subscriber.person, table)
          .await("whole")
          .path("now")
          .path("asked")
          .path("mine")
          .asBoolean()) return subscriber;
    }
    throw new AssertionError("nobody is asked");
  }

  @Test
  void everybody_reads_a_broken_table_and_its_host_lets_it_go_on() throws Exception {
    String table = table("jamaica", Map.of("firstCaptain", "first-seat"), MARY);
    TestSubscriber anne = watch("anne", table);
    TestSubscriber mary = watch("mary", table);
    JsonNode good = anne.await("whole");
    storeNonsense(table);

    JsonNode refused = play(anne, "c-1", table);
    assertThat(refused.path("reason").asString()).isEqualTo("table-broken");
    JsonNode broken = mary.awaitWhole(true);
    assertThat(broken.path("now").path("asked").isNull()).isTrue();
    JsonNode stranger = watch("jack", table).await("whole");
    assertThat(stranger.path("now").path("broken").asBoolean()).isTrue();
    assertThat(watch("anne", table).awaitWhole(true).path("now").path("view"))
        .isEqualTo(good.path("now").path("view"));
    var _ =
        commands.handle(
            mary,
            new ClientMessage.Say(
                "c-2", table, Optional.of("well-played"), Optional.empty(), Optional.empty()));
    anne.await("heard");
    JsonNode known =
        Json.MAPPER.readTree(Json.write(node.archive().log(table, Optional.of("jack")).join()));
    assertThat(known.path("now").path("view")).isEqualTo(stranger.path("now").path("view"));

    assertThatThrownBy(() -> node.opening().restart(table, "mary").join())
        .hasRootCauseMessage("only-the-host");
    node.opening().restart(table, "anne").join();
    JsonNode whole = mary.awaitWhole(false);
    assertThat(whole.path("chronicle").get(whole.path("chronicle").size() - 1).path("dropped"))
        .isEqualTo(Json.MAPPER.readTree("1"));
    assertThat(play(mover(table, anne, mary), "c-3", table).path("type").asString())
        .isEqualTo("accepted");

    JsonNode before = watch("jack", table).await("whole");
    node.close();
    openNode();
    JsonNode after = watch("jack", table).await("whole");
    assertThat(after.path("chronicle")).isEqualTo(before.path("chronicle"));
    assertThat(after.path("now").path("view")).isEqualTo(before.path("now").path("view"));
    assertThat(after.path("now").path("broken").asBoolean()).isFalse();
  }

  @Test
  void a_table_whose_log_turns_out_bad_after_a_restart_is_readable_too() throws Exception {
    String table = table("jamaica", Map.of(), MARY);
    JsonNode good = watch("jack", table).await("whole");
    node.close();
    storeNonsense(table);
    openNode();

    JsonNode whole = watch("jack", table).awaitWhole(true);
    assertThat(whole.path("now").path("view")).isEqualTo(good.path("now").path("view"));
    assertThatThrownBy(() -> node.opening().restart("nowhere", "anne").join())
        .hasRootCauseMessage("no-such-table");
    node.opening().restart(table, "anne").join();
    assertThat(watch("jack", table).await("whole").path("now").path("broken").asBoolean())
        .isFalse();
    assertThatThrownBy(() -> node.opening().restart(table, "anne").join())
        .hasRootCauseMessage("not-broken");
  }

  @Test
  void a_move_that_our_rules_choke_on_is_refused_and_changes_nothing() throws Exception {
    String table = table("high-card", Map.of("fire", "on"), MARY);
    TestSubscriber anne = watch("anne", table);
    anne.await("whole");

    JsonNode refused = play(anne, "c-1", table);

    assertThat(refused.path("reason").asString()).isEqualTo("bug-here");
    JsonNode whole = watch("mary", table).await("whole");
    assertThat(whole.path("now").path("broken").asBoolean()).isFalse();
    assertThat(whole.path("now").path("asked").path("mine").asBoolean()).isTrue();
  }

  /// A bot would try for ever.
  @Test
  void a_table_that_cannot_do_what_it_has_to_says_so_and_can_be_closed() throws Exception {
    String table = table("high-card", Map.of("fire", "on"), new Occupant.Bot("deckhand"));
    TestSubscriber anne = watch("anne", table);

    anne.awaitWhole(true);
    node.opening().close(table, "anne").join();

    assertThat(watch("anne", table).await("whole").path("now").path("phase").asString())
        .isEqualTo("abandoned");
  }
}
