package tortuga.server.store.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.engine.chance.Seed;
import tortuga.server.store.ChatStore;
import tortuga.server.store.ListingStore.ListingRow;
import tortuga.server.store.LogLines;
import tortuga.server.store.PeopleStore;
import tortuga.server.store.PeopleStore.Someone;
import tortuga.server.store.Postgres;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.check.StoreMigration.Moved;
import tortuga.server.store.postgres.PostgresStore;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.clock.Pace;

class StoreMigrationTest {
  private static final Seed SEED = Seed.of(7);
  private static final long LATER = 100_000;

  @TempDir private Path folder;

  private final String postgres = Postgres.shared().database();
  private String sqlite = "";

  @BeforeEach
  void fill() {
    Path file = folder.resolve("tortuga.db");
    sqlite = "sqlite:" + file;
    try (SqliteStore store = SqliteStore.open(file)) {
      for (String table : List.of("T", "U")) {
        LogLine first = LogLines.after("", 0, 5, opening());
        store.open(table, SEED, "C" + table, first, card(table)).join();
        store.append(table, LogLines.after(first.hash(), 1, 6, new LogEntry.Vacated(0))).join();
      }
      store.savePerson(new Someone("anne", "Anne ☠", "none", 7)).join();
      store.saveSession("anne", new PeopleStore.Session("hash", "Firefox, Linux", 3, 4)).join();
      store.addRemark("T", 0, new ChatStore.Remark("c0", "ahoy")).join();
      store.mute("anne", "T", 1, true).join();
      store.saveRecovery("anne", "code", 8).join();
      store.noteAlive(50).join();
    }
  }

  private static LogEntry opening() {
    return new LogEntry.Opened("jamaica", 1, 2, Map.of(), Pace.WEEK, true, "anne", SEED.promise());
  }

  private static ListingRow card(String table) {
    return new ListingRow(table, "jamaica", "playing", true, 5, 6, 1, List.of("anne"), "{}");
  }

  private void tamper(String sql) {
    try (SqliteStore store = SqliteStore.open(folder.resolve("tortuga.db"))) {
      store.write(handle -> handle.execute(sql)).join();
    }
  }

  @Test
  void everything_moves_to_the_new_database_and_back() {
    assertThat(StoreMigration.move(sqlite, postgres, LATER)).isEqualTo(new Moved(2, 4, 1));
    String back = "sqlite:" + folder.resolve("back.db");
    assertThat(StoreMigration.move(postgres, back, LATER)).isEqualTo(new Moved(2, 4, 1));

    try (Store before = SqliteStore.open(folder.resolve("tortuga.db"));
        Store after = PostgresStore.open(postgres);
        Store again = SqliteStore.open(folder.resolve("back.db"))) {
      for (Store store : List.of(after, again)) {
        assertThat(store.read("T", 0).join()).isEqualTo(before.read("T", 0).join());
        assertThat(store.seed("U").join()).contains(SEED);
        assertThat(store.recoverySince("anne").join()).contains(8L);
        assertThat(store.tableOf("CU").join()).contains("U");
        assertThat(store.listingsOf("anne", 9).join()).hasSize(2);
        assertThat(store.personByToken("hash").join()).isEqualTo(before.person("anne").join());
        assertThat(store.remarks("T", 0).join())
            .containsExactly(new ChatStore.Remark("c0", "ahoy"));
        assertThat(store.muted("anne", "T").join()).containsExactly(1);
        assertThat(store.lastAlive().join()).contains(50L);
      }
      assertThat(after.cluster().heartbeat().join().owned()).containsExactlyInAnyOrder("T", "U");
    }
  }

  @Test
  void a_log_that_is_not_what_it_was_stays_where_it_is() {
    tamper("update entry set at = 7 where table_id = 'U' and seq = 1");

    assertThatThrownBy(() -> StoreMigration.move(sqlite, postgres, LATER))
        .hasMessage("table U, line 1 is missing or was changed");
    try (Store store = PostgresStore.open(postgres)) {
      assertThat(store.unfinished().join()).isEmpty();
    }
  }

  @Test
  void a_seed_that_was_not_promised_does_not_move() {
    tamper("update seed set seed = '%s' where table_id = 'T'".formatted(Seed.of(8)));

    assertThatThrownBy(() -> StoreMigration.move(sqlite, postgres, LATER))
        .hasMessage("table T, its seed does not match its promise");
  }

  @Test
  void nothing_moves_to_where_something_is() {
    StoreMigration.move(sqlite, postgres, LATER);

    assertThatThrownBy(() -> StoreMigration.move(sqlite, postgres, LATER))
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining("there is something in the new database already");
  }

  @Test
  void nothing_moves_while_the_server_runs() {
    assertThatThrownBy(() -> StoreMigration.move(sqlite, postgres, 100))
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining("stop it first");
  }

  @Test
  void nothing_moves_from_nowhere() {
    assertThatThrownBy(
            () -> StoreMigration.move("sqlite:" + folder.resolve("no.db"), postgres, LATER))
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining("there is no");
  }
}
