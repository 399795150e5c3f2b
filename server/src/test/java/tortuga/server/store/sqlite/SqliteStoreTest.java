package tortuga.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import tortuga.server.store.DepartureStore;
import tortuga.server.store.LogLines;
import tortuga.server.store.LogStore;
import tortuga.server.store.Overtaken;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.StoreTest;
import tortuga.server.store.UptimeStore;
import tortuga.server.store.sql.SchemaMigrations;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Origin;

public class SqliteStoreTest extends StoreTest {
  private static final String FILE = "tortuga.db";

  @Override
  public Store open(Path folder) {
    return SqliteStore.open(folder.resolve(FILE));
  }

  @Test
  void a_backup_made_while_others_write_is_whole() {
    List<LogLine> log = new ArrayList<>(List.of(openTable("T")));
    List<CompletableFuture<Void>> writing = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      log.add(next(log.getLast(), new LogEntry.Vacated(i)));
      writing.add(store.append("T", log.getLast()));
    }
    Path copy = folder.resolve("copy.db");
    Backup.Copied found = Backup.make(folder, copy);
    writing.forEach(CompletableFuture::join);

    assertThat(found).isEqualTo(new Backup.Copied(1, List.of()));
    try (Store other = SqliteStore.open(copy)) {
      List<LogLine> copied = other.read("T", 0).join();
      LogLines.check(copied);
      assertThat(copied).isNotEmpty().isEqualTo(log.subList(0, copied.size()));
      assertThat(other.seed("T").join()).contains(SEED);
    }
    assertThat(store.read("T", 0).join()).isEqualTo(log);
  }

  @Test
  void a_database_of_a_newer_tortuga_is_refused_and_left_alone() throws SQLException {
    Path newer = folder.resolve("newer.db");
    SqliteStore.open(newer).close();
    sql(newer, "insert into migration (number) values (999)");

    assertThatThrownBy(() -> SqliteStore.open(newer))
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining("newer Tortuga");
    sql(newer, "delete from migration where number = 999");
    SqliteStore.open(newer).close();
  }

  @Test
  void a_database_from_before_logs_had_heads_is_brought_up_to_date() throws SQLException {
    Path older = folder.resolve("older.db");
    Jdbi.create("jdbc:sqlite:" + older).useHandle(handle -> SchemaMigrations.run(handle, 4));
    for (int seq = 0; seq < 3; seq++) {
      sql(older, "insert into entry values ('T', %d, 5, '{}', 'hash%d')".formatted(seq, seq));
    }

    try (Store store = SqliteStore.open(older)) {
      assertThat(store.head("T").join()).contains(new LogStore.Head(3, "hash2"));
      assertThat(store.head("U").join()).isEmpty();
    }
  }

  @Test
  void a_database_from_before_recovery_codes_opens_and_its_people_come_and_go()
      throws SQLException {
    Path older = folder.resolve("older.db");
    Jdbi.create("jdbc:sqlite:" + older).useHandle(handle -> SchemaMigrations.run(handle, 6));
    sql(older, "insert into person values ('anne', 'Anne', 'flag-1', 5)");

    try (Store store = SqliteStore.open(older)) {
      assertThat(store.recoverySince("anne").join()).isEmpty();
      store.saveRecovery("anne", "hash", 7).join();
      assertThat(store.useRecovery("hash").join()).contains("anne");
      store.depart(new DepartureStore.Departure("anne", Optional.empty(), 8)).join();
      assertThat(store.departures(9).join()).hasSize(1);
    }
  }

  @Test
  void every_commit_waits_for_the_disk() {
    try (SqliteStore store = SqliteStore.open(folder.resolve(FILE))) {
      String mode =
          store
              .query(handle ->
                  handle.createQuery("pragma journal_mode").mapTo(String.class).one()
                      + handle.createQuery("pragma synchronous").mapTo(String.class).one())
              .join();
      assertThat(mode).isEqualTo("wal2");
    }
  }

  @Test
  void while_a_server_stands_still_nobody_could_play() {
    store.start(10_000).join();
    store.noteAlive(10_500).join();
    store.noteAlive(14_000).join();
    assertThat(store.outages().join()).isEmpty();

    store.noteAlive(3_614_000).join();

    assertThat(store.outages().join()).containsExactly(new UptimeStore.Outage(14_000, 3_614_000));
    assertThat(store.downtime().between(0, 4_000_000)).isEqualTo(3_600_000);
  }

  @Test
  void nobodys_time_is_up_before_it_is_known_that_the_server_stood_still() {
    LogLine first = openTable("T");
    store.start(10_000).join();
    var turns = List.of(new LogEntry.Turn(0, "dump 2"));
    LogEntry timeUp = new LogEntry.Played(turns, Origin.CLOCK, "");

    LogLine late = LogLines.after(first.hash(), 1, 3_610_000, timeUp);
    assertThatThrownBy(() -> store.append("T", late).join()).hasCauseInstanceOf(Overtaken.class);
    assertThat(store.downtime().between(10_000, 3_610_000)).isEqualTo(3_600_000);
    LogLine early = LogLines.after(first.hash(), 1, 3_600_000, new LogEntry.Vacated(0));
    assertThatThrownBy(() -> store.append("T", early).join()).hasCauseInstanceOf(Overtaken.class);
    store.append("T", LogLines.after(first.hash(), 1, 3_610_000, timeUp)).join();
  }

  @Test
  void what_was_stored_before_a_server_stood_still_lies_in_no_outage() {
    store.start(10_000).join();
    LogLine first = openTable("T");
    store.append("T", LogLines.after(first.hash(), 1, 13_000, new LogEntry.Vacated(0))).join();

    store.noteAlive(20_000).join();

    assertThat(store.outages().join()).containsExactly(new UptimeStore.Outage(13_000, 20_000));
  }

  @Test
  void a_clock_that_is_put_back_stops_nobody() {
    store.start(3_600_000).join();
    LogLine first = openTable("T");
    store.close();
    store = open(folder);
    store.start(10_000).join();

    long now = store.time(10_001);

    assertThat(now).isBetween(3_600_000L, 3_660_000L);
    store.append("T", LogLines.after(first.hash(), 1, now, new LogEntry.Vacated(0))).join();
    assertThat(store.downtime().between(0, now)).isLessThan(60_000);
  }

  @Test
  void what_was_stored_before_a_server_was_killed_lies_in_no_outage() {
    store.start(10_000).join();
    LogLine first = openTable("T");
    store.append("T", LogLines.after(first.hash(), 1, 10_300, new LogEntry.Vacated(0))).join();
    store.close();
    store = open(folder);
    store.start(20_000).join();

    assertThat(store.outages().join()).containsExactly(new UptimeStore.Outage(10_300, 20_000));
  }

  @Test
  void a_folder_that_is_not_there_is_no_store() {
    Path nowhere = folder.resolve("nowhere").resolve(FILE);

    assertThatThrownBy(() -> SqliteStore.open(nowhere)).isInstanceOf(StoreFailure.class);
  }

  private static void sql(Path file, String text) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute(text);
    }
  }
}
