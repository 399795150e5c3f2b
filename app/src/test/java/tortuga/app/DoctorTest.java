package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.chance.Seed;
import tortuga.server.store.ListingStore;
import tortuga.server.store.LogLines;
import tortuga.server.store.Store;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.clock.Pace;

/// The doctor finds what is wrong with what a server stores, and says what to do.
class DoctorTest {
  private static final Seed SEED = Seed.of(7);

  @TempDir private Path folder;
  private Path data = Path.of("");

  @BeforeEach
  void fill() {
    data = folder.resolve("data");
    try (SqliteStore store = SqliteStore.openFolder(data)) {
      fill(store);
    }
  }

  /// Stores two tables, T and U, with two lines each.
  static void fill(Store store) {
    for (String table : List.of("T", "U")) {
      LogEntry opening =
          new LogEntry.Opened("jamaica", 1, 2, Map.of(), Pace.WEEK, true, "anne", SEED.promise());
      LogLine first = LogLines.after("", 0, 5, opening);
      LogLine second = LogLines.after(first.hash(), 1, 6, new LogEntry.Vacated(0));
      ListingStore.ListingRow row =
          new ListingStore.ListingRow(
              table, "jamaica", "gathering", true, 5, 6, 1, List.of("anne"), "{}");
      store.openWhole(table, SEED, "C" + table, List.of(first, second), row).join();
    }
  }

  private void tamper(String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tortuga.db"));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private Shell.Answer doctor(String... options) {
    String[] words = new String[options.length + 3];
    System.arraycopy(new String[] {"doctor", "--data", data.toString()}, 0, words, 0, 3);
    System.arraycopy(options, 0, words, 3, options.length);
    return Shell.run(words);
  }

  @Test
  void what_is_well_is_called_that() {
    Shell.Answer answer = doctor();

    assertThat(answer.out()).isEqualTo("2 tables with 4 lines: all is well\n");
    assertThat(answer.code()).isZero();
  }

  @Test
  void it_looks_while_a_server_runs() {
    try (SqliteStore _ = SqliteStore.openFolder(data)) {
      assertThat(doctor().code()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          delete from entry where table_id = 'T' and seq = 1    | table T, its end is missing: it has 1 lines, and had 2
          delete from entry where table_id = 'T' and seq = 0    | table T, line 0 is missing or was changed
          delete from entry where table_id = 'T'                | table T, it has no log
          update entry set at = 9 where table_id = 'T'          | table T, line 0 is missing or was changed
          update entry set body = 'x' where table_id = 'T'      | table T, a line of it cannot be read
          update seed set seed = '00' where table_id = 'T'      | table T, its seed does not match its promise
          delete from seed where table_id = 'T'                 | table T, its seed is missing
          delete from card where table_id = 'T'                 | table T has a log but no listing
          update card set lines = 9 where table_id = 'T'        | table T had more lines when its listing was stored
          drop index card_by_phase                              | the index card_by_phase is missing
          delete from migration where number > 5                | the database is of an older Tortuga
          insert into migration values (999)                    | the database is of a newer Tortuga
          drop table migration                                  | it is no database of Tortuga
          insert into alive values (1, 9999999999999)           | a clock was wrong
          """)
  void what_is_wrong_is_named_with_what_to_do(String sql, String finding) throws SQLException {
    tamper(sql);

    Shell.Answer answer = doctor();

    assertThat(answer.out()).contains(finding, "  what to do: ");
    assertThat(answer.code()).isEqualTo(1);
  }

  @Test
  void files_that_others_may_read_are_named() throws IOException {
    Path file = data.resolve("tortuga.db");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwxr-xr-x"));

    assertThat(doctor().out()).contains("chmod 600 " + file, "chmod 700 " + data);
  }

  @Test
  void a_damaged_database_is_named() throws IOException {
    Files.writeString(data.resolve("tortuga.db"), "ahoy ".repeat(5000));

    assertThat(doctor().out()).contains("the database cannot be read: a page of the database");
  }

  @Test
  void scripts_get_json() throws SQLException {
    assertThat(doctor("--json").out()).contains("\"tables\": 2", "\"findings\": []");
    tamper("delete from seed where table_id = 'T'");

    Shell.Answer answer = doctor("--json");

    assertThat(answer.out()).contains("\"severity\":\"bad\"", "its seed is missing");
    assertThat(answer.code()).isEqualTo(1);
  }

  @Test
  void a_database_that_moves_from_a_damaged_file_tells_the_cause() throws IOException {
    Files.writeString(data.resolve("tortuga.db"), "ahoy ".repeat(5000));

    Shell.Answer answer =
        Shell.run("migrate", "--from", "sqlite:" + data, "--to", "sqlite:" + folder.resolve("to"));

    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.complaints()).singleElement().asString().contains("is damaged");
  }

  @Test
  void a_folder_where_nothing_is_is_no_patient() {
    assertThat(Shell.run("doctor", "--data", folder.resolve("no").toString()).err())
        .contains("nothing is kept in");
  }

  @Test
  void a_copy_with_a_bad_table_warns_and_a_leftover_is_refused() throws SQLException, IOException {
    tamper("delete from entry where table_id = 'T' and seq = 1");
    String copy = folder.resolve("copy.db").toString();
    String fresh = folder.resolve("new").toString();

    Shell.Answer backup = Shell.run("backup", copy, "--data", data.toString());
    assertThat(backup.code()).isEqualTo(1);
    assertThat(backup.err()).contains("tortuga: table T, its end is missing");
    Shell.Answer restore = Shell.run("restore", copy, "--data", fresh);
    assertThat(restore.code()).isEqualTo(1);
    assertThat(restore.err()).contains("tortuga: table T, its end is missing");

    Files.delete(Path.of(fresh, "tortuga.db"));
    Files.writeString(Path.of(fresh, "tortuga.db-wal"), "left");
    assertThat(Shell.run("restore", copy, "--data", fresh).complaints())
        .singleElement()
        .asString()
        .contains("tortuga.db-wal already; move all of tortuga.db-wal away");
  }
}
