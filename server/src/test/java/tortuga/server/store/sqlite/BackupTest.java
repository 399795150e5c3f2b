package tortuga.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.engine.chance.Seed;
import tortuga.server.store.ListingStore;
import tortuga.server.store.LogLines;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;
import tortuga.server.table.clock.Pace;

/// A copy is what was there, and what is restored is the copy and nothing else.
class BackupTest {
  private static final Seed SEED = Seed.of(7);

  @TempDir private Path folder;
  private Path data = Path.of("");
  private Path copy = Path.of("");

  @BeforeEach
  void fill() {
    data = folder.resolve("data");
    copy = folder.resolve("copy.db");
    try (SqliteStore store = SqliteStore.openFolder(data)) {
      for (String table : List.of("T", "U")) open(store, table, "Anne");
    }
  }

  private static void open(Store store, String table, String name) {
    LogEntry opening =
        new LogEntry.Opened("jamaica", 1, 2, Map.of(), Pace.WEEK, true, "anne", SEED.promise());
    LogLine first = LogLines.after("", 0, 5, opening);
    ListingStore.ListingRow row =
        new ListingStore.ListingRow(
            table, "jamaica", "gathering", true, 5, 6, 1, List.of("anne"), "{}");
    store.open(table, SEED, "C" + table, first, row).join();
    LogEntry seated = new LogEntry.Seated(0, new Occupant.Person("anne", name, "none"), "w");
    store.append(table, LogLines.after(first.hash(), 1, 6, seated)).join();
  }

  private void tamper(String sql) {
    try (SqliteStore store = SqliteStore.openFolder(data)) {
      store.write(handle -> handle.execute(sql)).join();
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(data)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void a_name_of_200_000_letters_stops_neither_backup_nor_restore() {
    try (SqliteStore store = SqliteStore.openFolder(data)) {
      open(store, "V", "n".repeat(200_000));
      assertThat(Backup.make(data, copy)).isEqualTo(new Backup.Copied(3, List.of()));
    }

    assertThat(Backup.restore(copy, folder.resolve("new")))
        .isEqualTo(new Backup.Copied(3, List.of()));
  }

  @Test
  void a_bad_table_is_named_and_the_others_are_copied_and_brought_back() {
    tamper("update entry set body = 'nonsense' where table_id = 'T' and seq = 1");
    List<String> bad = List.of("table T, a line of it cannot be read");

    assertThat(Backup.make(data, copy)).isEqualTo(new Backup.Copied(2, bad));
    assertThat(Backup.restore(copy, folder.resolve("new"))).isEqualTo(new Backup.Copied(2, bad));
  }

  @Test
  void a_log_without_its_end_is_noticed() {
    tamper("delete from entry where table_id = 'U' and seq = 1");

    assertThat(Backup.make(data, copy).bad())
        .containsExactly("table U, its end is missing: it has 1 lines, and had 2");
  }

  @Test
  void a_log_that_is_all_gone_is_noticed() {
    tamper("delete from entry where table_id = 'U'");

    assertThat(Backup.make(data, copy).bad()).containsExactly("table U, it has no log");
  }

  @Test
  void what_an_old_database_left_behind_is_not_played_over_the_copy() throws IOException {
    Backup.make(data, copy);
    Path wal = data.resolve("tortuga.db-wal");
    byte[] newest;
    try (SqliteStore store = SqliteStore.openFolder(data)) {
      open(store, "V", "Mary");
      newest = Files.readAllBytes(wal);
    }
    Files.delete(Backup.database(data));
    Files.write(wal, newest);

    assertThatThrownBy(() -> Backup.restore(copy, data))
        .isInstanceOf(StoreFailure.class)
        .hasMessage("there is %s already".formatted(wal));
    Files.delete(wal);
    Backup.restore(copy, data);
    try (SqliteStore store = SqliteStore.openFolder(data)) {
      assertThat(store.read("V", 0).join()).isEmpty();
      assertThat(store.read("T", 0).join()).hasSize(2);
    }
  }

  @Test
  void a_copy_of_which_a_part_is_elsewhere_is_refused() throws IOException {
    Backup.make(data, copy);
    Files.write(folder.resolve("copy.db-wal"), new byte[] {1});

    assertThatThrownBy(() -> Backup.restore(copy, folder.resolve("new")))
        .hasMessageContaining("copy with tortuga backup");
    assertThat(folder.resolve("new")).doesNotExist();
  }

  @Test
  void what_is_no_copy_changes_nothing() throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "ahoy ".repeat(2000));
    Path empty = Files.createFile(folder.resolve("empty"));

    for (Path file : List.of(text, empty)) {
      assertThatThrownBy(() -> Backup.restore(file, folder.resolve("new")))
          .isInstanceOf(StoreFailure.class)
          .hasMessageContaining("it is no database of Tortuga");
    }
    assertThat(folder.resolve("new")).doesNotExist();
  }

  @Test
  void nothing_half_is_left_when_a_copy_is_brought_back() throws IOException {
    Backup.make(data, copy);
    Files.delete(Backup.database(data));
    Files.writeString(data.resolve("restoring.db"), "what a crash left");

    Backup.restore(copy, data);

    assertThat(names()).containsExactly("tortuga.db", "tortuga.lock");
  }

  @Test
  void nobody_restores_under_a_running_server() throws IOException {
    Backup.make(data, copy);
    try (SqliteStore _ = SqliteStore.openFolder(data)) {
      for (Path file : Backup.leftovers(data)) Files.delete(file);
      assertThatThrownBy(() -> Backup.restore(copy, data))
          .hasMessageContaining("another server uses");
    }
  }

  @Test
  void a_second_server_is_kept_off_a_folder_until_the_first_one_ends() {
    try (SqliteStore _ = SqliteStore.openFolder(data)) {
      assertThatThrownBy(() -> SqliteStore.openFolder(data))
          .isInstanceOf(StoreFailure.class)
          .hasMessage("another server uses %s; stop it first".formatted(data));
    }
    SqliteStore.openFolder(data).close();
  }

  @Test
  void files_are_for_their_owner_alone() throws IOException {
    Files.setPosixFilePermissions(
        Backup.database(data), PosixFilePermissions.fromString("rw-r--r--"));
    try (SqliteStore store = SqliteStore.openFolder(data)) {
      open(store, "V", "Mary");
      Backup.make(data, copy);
      for (String name : names()) assertThat(mode(data.resolve(name))).isEqualTo("rw-------");
    }
    Backup.restore(copy, folder.resolve("new"));

    assertThat(mode(copy)).isEqualTo("rw-------");
    assertThat(mode(data)).isEqualTo("rwx------");
    assertThat(mode(folder.resolve("new"))).isEqualTo("rwx------");
    assertThat(mode(Backup.database(folder.resolve("new")))).isEqualTo("rw-------");
  }

  private static String mode(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }
}
