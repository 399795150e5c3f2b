package tortuga.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import tortuga.server.cluster.Cluster;
import tortuga.server.store.ChatStore;
import tortuga.server.store.DepartureStore;
import tortuga.server.store.LogLines;
import tortuga.server.store.Overtaken;
import tortuga.server.store.PeopleStore;
import tortuga.server.store.Postgres;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.StoreTest;
import tortuga.server.store.UptimeStore.Outage;
import tortuga.server.store.WrongClock;
import tortuga.server.store.sql.SchemaMigrations;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Origin;

public class PostgresStoreTest extends StoreTest {
  private final String database = Postgres.shared().database();

  PostgresStoreTest() {
    Postgres.shared().execute(database, "create table clock as select 6::bigint as at");
  }

  @Override
  public PostgresStore open(Path folder) {
    return PostgresStore.open(database, "(select at from clock)");
  }

  @Override
  public void setClock(long now) {
    Postgres.shared().execute(database, "update clock set at = " + now);
  }

  private void wake(Store node, long now) {
    setClock(now);
    node.start(now).join();
  }

  private void beat(Store node, long now) {
    setClock(now);
    node.noteAlive(now).join();
  }

  /// Collects everything that other nodes send.
  private static final class News implements Cluster.Listener {
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Override
    public void lineStored(String table, int seq) {
      heard.add("stored " + table + " " + seq);
    }

    @Override
    public void chatAdded(String table) {
      heard.add("said " + table);
    }

    @Override
    public void presenceChanged(String table) {
      heard.add("moved " + table);
    }

    @Override
    public void personRenamed(String person) {
      heard.add("renamed " + person);
    }

    @Override
    public void personSignedOut(String person) {
      heard.add("signed-out " + person);
    }

    @Override
    public void nodeLeft() {
      heard.add("left");
    }

    @Override
    public void notificationsMissed() {
      heard.add("missed");
    }

    String next() throws InterruptedException {
      String news = heard.poll(60, TimeUnit.SECONDS);
      if (news == null) throw new AssertionError("nothing is heard");
      return news;
    }
  }

  @Test
  void a_database_from_before_recovery_codes_opens_and_its_people_come_and_go() {
    String older = Postgres.shared().database();
    Jdbi.create(PostgresAddress.of(older).url(), PostgresAddress.of(older).access())
        .useTransaction(handle -> {
          SchemaMigrations.run(handle, 6);
          handle.execute("insert into person values ('anne', 'Anne', 'flag-1', 5)");
        });

    try (Store store = PostgresStore.open(older)) {
      assertThat(store.recoverySince("anne").join()).isEmpty();
      store.saveRecovery("anne", "hash", 7).join();
      assertThat(store.useRecovery("hash").join()).contains("anne");
      store.depart(new DepartureStore.Departure("anne", Optional.empty(), 8)).join();
      assertThat(store.departures(9).join()).hasSize(1);
    }
  }

  private void breakAllConnections() {
    try (PostgresStore other = open(folder)) {
      other
          .query(handle ->
              handle
                  .select(
                      "select pg_terminate_backend(pid)::text from pg_stat_activity"
                          + " where datname = current_database() and pid <> pg_backend_pid()")
                  .mapTo(String.class)
                  .list())
          .join();
    }
  }

  @Test
  void what_one_node_does_the_others_hear_of() throws InterruptedException {
    News news = new News();
    try (PostgresStore other = open(folder)) {
      other.cluster().listen(news);
      assertThat(news.next()).isEqualTo("missed");

      LogLine first = openTable("T");
      store.append("T", next(first, new LogEntry.Vacated(0))).join();
      assertThat(news.next()).isEqualTo("stored T 1");
      store.addRemark("T", 0, new ChatStore.Remark("c0", "ahoy")).join();
      assertThat(news.next()).isEqualTo("said T");
      store.cluster().arrive("T", 2).join();
      assertThat(news.next()).isEqualTo("moved T");
      store.savePerson(new PeopleStore.Someone("anne", "Anne", "none", 1)).join();
      assertThat(news.next()).isEqualTo("renamed anne");
      store.endSessions("anne", List.of("hash")).join();
      assertThat(news.next()).isEqualTo("signed-out anne");
      store.cluster().leave();
      assertThat(news.next()).isEqualTo("left");
      other.cluster().leave();
    }
  }

  @Test
  void whoever_loses_its_connection_hears_that_something_was_missed() throws InterruptedException {
    News news = new News();
    try (PostgresStore other = open(folder)) {
      other.cluster().listen(news);
      assertThat(news.next()).isEqualTo("missed");
      breakAllConnections();
      assertThat(news.next()).isEqualTo("missed");
    }
  }

  @Test
  void lines_are_stored_once_while_connections_break() {
    List<LogLine> log = new ArrayList<>(List.of(openTable("T")));
    List<CompletableFuture<Void>> writing = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      log.add(next(log.getLast(), new LogEntry.Vacated(i)));
      writing.add(store.append("T", log.getLast()));
      if (i % 100 == 50) breakAllConnections();
    }
    writing.forEach(CompletableFuture::join);

    assertThat(store.read("T", 0).join()).isEqualTo(log);
  }

  @Test
  void of_two_nodes_one_minds_a_table_until_it_leaves() {
    openTable("T");
    try (PostgresStore other = open(folder)) {
      store.cluster().heartbeat().join();
      assertThat(other.cluster().heartbeat().join().owned()).isEmpty();
      store.cluster().leave();
      assertThat(other.cluster().heartbeat().join().owned()).containsExactly("T");
      Cluster.Heartbeat back = store.cluster().heartbeat().join();
      assertThat(back.lapsed()).isTrue();
      assertThat(back.owned()).isEmpty();
      assertThat(back.nodes()).hasSize(2);
    }
  }

  @Test
  void nobody_minds_a_finished_table() {
    store.cluster().heartbeat().join();
    openTable("T");
    store.saveListing(card("T", "finished", 20)).join();
    store.cluster().leave();

    assertThat(store.cluster().heartbeat().join().owned()).isEmpty();
  }

  @Test
  void nodes_know_who_is_at_another_one() {
    try (PostgresStore other = open(folder)) {
      other.cluster().arrive("T", 4).join();
      store.cluster().arrive("T", 1).join();
      store.cluster().arrive("T", 3).join();
      store.cluster().heartbeat().join();
      assertThat(other.cluster().presentElsewhere("T").join()).containsExactlyInAnyOrder(1, 3);
      store.cluster().depart("T", 1).join();
      store.cluster().heartbeat().join();
      assertThat(other.cluster().presentElsewhere("T").join()).containsExactly(3);
      store.cluster().leave();
      assertThat(other.cluster().presentElsewhere("T").join()).isEmpty();
    }
  }

  @Test
  void while_any_node_is_up_there_is_no_outage() {
    wake(store, 10_000);
    beat(store, 11_000);
    try (PostgresStore other = open(folder)) {
      wake(other, 11_900);
      beat(other, 12_900);
    }
    beat(store, 14_000);
    assertThat(store.outages().join()).isEmpty();

    beat(store, 20_000);
    assertThat(store.outages().join()).containsExactly(new Outage(18_000, 20_000));
    assertThat(store.downtime().between(0, 50_000)).isEqualTo(2000);
  }

  @Test
  void a_line_that_was_thought_of_before_an_outage_is_thought_over() {
    LogLine first = openTable("T");
    wake(store, 6);
    try (PostgresStore other = open(folder)) {
      wake(other, 6);
      setClock(9000);
      LogLine late = LogLines.after(first.hash(), 1, 9000, new LogEntry.Vacated(0));
      assertThatThrownBy(() -> other.append("T", late).join()).hasCauseInstanceOf(Overtaken.class);
      assertThat(other.downtime().between(0, 9000)).isEqualTo(9000 - 4006);
      LogLine early = LogLines.after(first.hash(), 1, 8000, new LogEntry.Vacated(1));
      assertThatThrownBy(() -> other.append("T", early).join()).hasCauseInstanceOf(Overtaken.class);

      assertThat(store.read("T", 0).join()).containsExactly(first);
    }
  }

  @Test
  void whoever_does_not_know_of_an_outage_may_move_but_not_say_that_time_is_up() {
    LogLine first = openTable("T");
    wake(store, 6);
    try (PostgresStore other = open(folder)) {
      beat(other, 9000);
      var turns = List.of(new LogEntry.Turn(0, "dump 2"));
      LogLine timeUp =
          LogLines.after(first.hash(), 1, 9001, new LogEntry.Played(turns, Origin.CLOCK, ""));
      assertThatThrownBy(() -> store.append("T", timeUp).join())
          .hasCauseInstanceOf(Overtaken.class);
      beat(other, 19_000);
      LogLine move =
          LogLines.after(first.hash(), 1, 19_001, new LogEntry.Played(turns, Origin.PLAYER, "c"));

      store.append("T", move).join();

      assertThat(store.downtime().between(0, 20_000)).isEqualTo(4994 + 6000);
    }
  }

  @Test
  void a_node_whose_clock_is_wrong_does_not_join_and_harms_nobody() {
    wake(store, 1_000_000);
    for (long off : List.of(2000, 30_000, 900_000, -2000, -30_000, -900_000)) {
      try (PostgresStore other = open(folder)) {
        assertThatThrownBy(() -> other.start(1_000_000 + off).join())
            .hasCauseInstanceOf(WrongClock.class)
            .hasMessageContaining(off > 0 ? " s ahead of " : " s behind ");
        assertThatThrownBy(() -> other.noteAlive(1_000_000 + off).join())
            .hasCauseInstanceOf(WrongClock.class);
      }
    }

    assertThat(store.outages().join()).isEmpty();
    assertThat(store.lastAlive().join()).contains(1_000_000L);
    setClock(1_001_000);
    store.noteAlive(1_001_000).join();
  }

  @Test
  void a_clock_that_is_a_little_wrong_is_corrected() {
    wake(store, 1_000_000);
    try (PostgresStore other = open(folder)) {
      other.start(1_000_000 - 700).join();
      assertThat(other.time(2_000_000 - 700)).isBetween(1_999_500L, 2_000_500L);
    }
  }

  @Test
  void a_node_whose_clock_jumps_stores_nothing_until_it_is_right_again() {
    setClock(1_000_000);
    wake(store, 1_000_000);
    LogLine first = openTable("T");
    LogLine line = LogLines.after(first.hash(), 1, 1_000_000, new LogEntry.Vacated(0));
    assertThatThrownBy(() -> store.noteAlive(1_030_000).join())
        .hasCauseInstanceOf(WrongClock.class);
    assertThatThrownBy(() -> store.append("T", line).join()).hasCauseInstanceOf(StoreFailure.class);

    beat(store, 1_000_500);
    store.append("T", line).join();
    assertThat(store.outages().join()).isEmpty();
  }

  @Test
  void a_line_of_another_time_is_not_stored() {
    wake(store, 1_000_000);
    LogLine first = openTable("T");

    for (long at : List.of(980_000L, 1_003_000L, 1_900_000L)) {
      LogLine line = LogLines.after(first.hash(), 1, at, new LogEntry.Vacated(0));
      assertThatThrownBy(() -> store.append("T", line).join()).hasCauseInstanceOf(Overtaken.class);
    }
    assertThat(store.outages().join()).isEmpty();
    store.append("T", LogLines.after(first.hash(), 1, 1_000_000, new LogEntry.Vacated(0))).join();
  }

  @Test
  void an_outage_that_a_wrong_clock_booked_ahead_ends_with_the_next_start() {
    LogLine first = openTable("T");
    Postgres.shared().execute(database, "insert into outage values (500000, 1900000)");
    Postgres.shared().execute(database, "insert into alive values (1, 1900000)");
    wake(store, 1_000_000);

    store.append("T", LogLines.after(first.hash(), 1, 1_000_000, new LogEntry.Vacated(0))).join();

    assertThat(store.outages().join()).containsExactly(new Outage(500_000, 1_000_000));
    assertThat(store.lastAlive().join()).contains(1_000_000L);
  }

  @Test
  void several_nodes_may_start_on_an_empty_database_at_once() {
    String empty = Postgres.shared().database();
    List<PostgresStore> stores =
        IntStream.range(0, 3)
            .mapToObj(_ -> CompletableFuture.supplyAsync(() -> PostgresStore.open(empty)))
            .toList()
            .stream()
            .map(CompletableFuture::join)
            .toList();

    assertThat(stores.getLast().unfinished().join()).isEmpty();
    stores.forEach(Store::close);
  }

  @Test
  void no_statement_runs_for_ever() {
    assertThatThrownBy(() ->
            ((PostgresStore) store)
                .query(handle -> {
                  handle.execute("set statement_timeout = 50");
                  return handle.execute("select pg_sleep(30)");
                })
                .join())
        .hasCauseInstanceOf(StoreFailure.class);
    String limit =
        ((PostgresStore) store)
            .query(handle -> handle.createQuery("show lock_timeout").mapTo(String.class).one())
            .join();
    assertThat(limit).isEqualTo("5s");
  }

  @Test
  void an_address_that_makes_no_sense_is_refused() {
    for (String address : List.of("mysql://localhost/t", "postgresql://", "what is this")) {
      assertThatThrownBy(() -> PostgresStore.open(address)).isInstanceOf(StoreFailure.class);
    }
  }

  @Test
  void name_and_password_may_stand_in_the_address() {
    PostgresAddress address =
        PostgresAddress.of("postgresql://anne:p%40ss+word@sea:5433/tortuga?sslmode=require");

    assertThat(address.url()).isEqualTo("jdbc:postgresql://sea:5433/tortuga?sslmode=require");
    assertThat(address.access().getProperty("user")).isEqualTo("anne");
    assertThat(address.access().getProperty("password")).isEqualTo("p@ss+word");
    assertThat(address.toString()).doesNotContain("anne", "p@ss");
  }
}
