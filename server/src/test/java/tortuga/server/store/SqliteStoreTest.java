package tortuga.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tortuga.server.table.Entry;
import tortuga.server.table.Line;

class SqliteStoreTest extends StoreTest {
  private static final String FILE = "tortuga.db";

  @Override
  Store open(Path folder) {
    return SqliteStore.open(folder.resolve(FILE));
  }

  @Test
  void a_backup_made_while_others_write_is_whole() {
    List<Line> log = new ArrayList<>(List.of(openTable("T")));
    List<CompletableFuture<Void>> writing = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      log.add(next(log.getLast(), new Entry.Vacated(i)));
      writing.add(store.append("T", log.getLast()));
    }
    Path copy = folder.resolve("copy.db");
    int tables = Backup.make(folder, copy);
    writing.forEach(CompletableFuture::join);

    assertThat(tables).isEqualTo(1);
    try (Store other = SqliteStore.open(copy)) {
      List<Line> copied = other.read("T", 0).join();
      Lines.check(copied);
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
