package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.server.store.postgres.PostgresStore;

/// The doctor finds in a PostgreSQL database what it finds in a folder.
class DoctorOnPostgresTest {
  private static EmbeddedPostgres postgres;

  private static int databases;

  private String database = "";

  @BeforeAll
  static void start() throws IOException {
    postgres = EmbeddedPostgres.builder().setServerConfig("shared_buffers", "16MB").start();
  }

  @AfterAll
  static void stop() throws IOException {
    postgres.close();
  }

  @BeforeEach
  void fill() throws SQLException {
    database = "d" + ++databases;
    execute("postgres", "create database " + database);
    try (PostgresStore store = PostgresStore.open(address())) {
      DoctorTest.fill(store);
    }
  }

  private String address() {
    return "postgresql://postgres@localhost:%d/%s".formatted(postgres.getPort(), database);
  }

  private static void execute(String database, String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection(postgres.getJdbcUrl("postgres", database));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private Shell.Answer doctor() {
    return Shell.run("doctor", "--database", address());
  }

  @Test
  void what_is_well_is_called_that() {
    Shell.Answer answer = doctor();

    assertThat(answer.out()).isEqualTo("2 tables with 4 lines: all is well\n");
    assertThat(answer.code()).isZero();
  }

  @Test
  void it_looks_while_a_node_runs() {
    try (PostgresStore store = PostgresStore.open(address())) {
      store.start(System.currentTimeMillis()).join();

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
          update entry set hash = 'x' where table_id = 'T'      | table T, line 0 is missing or was changed
          update entry set at = 9 where table_id = 'T'          | table T, line 0 is missing or was changed
          update entry set body = 'x' where table_id = 'T'      | table T, a line of it cannot be read
          update seed set seed = '00' where table_id = 'T'      | table T, its seed does not match its promise
          delete from seed where table_id = 'T'                 | table T, its seed is missing
          delete from card where table_id = 'T'                 | table T has a log but no listing
          update card set lines = 9 where table_id = 'T'        | table T had more lines when its listing was stored
          drop index card_by_phase                              | the index card_by_phase is missing
          update pg_index set indisvalid = false where indexrelid = 'card_by_phase'::regclass | the index card_by_phase is not valid
          delete from migration where number > 5                | the database is of an older Tortuga
          insert into migration values (999)                    | the database is of a newer Tortuga
          drop table migration                                  | it is no database of Tortuga
          insert into alive values (1, 9999999999999)           | a clock was wrong
          """)
  void what_is_wrong_is_named_with_what_to_do(String sql, String finding) throws SQLException {
    execute(database, sql);

    Shell.Answer answer = doctor();

    assertThat(answer.out()).contains(finding, "  what to do: ", "one thing needs attention");
    assertThat(answer.code()).isEqualTo(1);
  }

  @Test
  void a_database_that_is_not_there_is_named() throws SQLException {
    execute("postgres", "drop database " + database);

    Shell.Answer answer = doctor();

    assertThat(answer.out()).contains("the database cannot be read: ", "  what to do: ");
    assertThat(answer.code()).isEqualTo(1);
  }
}
