package tortuga.server.store.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.server.store.FullDisk;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.sqlite.Backup;
import tortuga.server.store.sqlite.SqliteStore;

/// Operators learn the cause of a problem, and what to do.
class ProblemTextTest {
  @TempDir private Path folder;

  @Test
  void a_full_disk_is_called_that() {
    try (SqliteStore store = SqliteStore.openFolder(folder)) {
      FullDisk.fill(store);
      assertThatThrownBy(() -> store.saveLink("h".repeat(9000), "anne", 1).join())
          .isInstanceOf(CompletionException.class)
          .cause()
          .hasMessage("nothing could be stored: the disk is full; make room");
    }
  }

  @Test
  void a_damaged_page_is_called_that() throws IOException {
    SqliteStore.openFolder(folder).close();
    try (RandomAccessFile file = new RandomAccessFile(Backup.database(folder).toFile(), "rw")) {
      file.seek(0);
      file.write("nothing that SQLite knows".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    assertThatThrownBy(() -> SqliteStore.openFolder(folder))
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining("is damaged");
  }

  @Test
  void what_must_not_be_written_is_called_that() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    assertThatThrownBy(() -> SqliteStore.openFolder(file.resolve("folder")))
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining("cannot use " + file.resolve("folder"));
  }

  @Test
  void what_a_database_says_is_put_in_plain_words() {
    assertThat(ProblemText.of(new SQLException("", "53100")))
        .hasValueSatisfying(text -> assertThat(text).contains("is full"));
    assertThat(ProblemText.of(new RuntimeException(new SQLException("", "42501")))).isPresent();
    assertThat(ProblemText.of(new SQLException("", "08006")))
        .contains("the database does not answer");
    assertThat(ProblemText.of(new IllegalStateException())).isEmpty();
  }
}
