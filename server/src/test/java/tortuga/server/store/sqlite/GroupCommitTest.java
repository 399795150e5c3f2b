package tortuga.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.server.store.StoreFailure;

/// The one thread that writes outlives whatever goes wrong in it.
class GroupCommitTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir private Path folder;

  @Test
  void an_error_fails_what_caused_it_and_nothing_else() {
    try (SqliteStore store = SqliteStore.open(folder.resolve("tortuga.db"))) {
      CompletableFuture<Void> bad =
          store.write(_ -> {
            throw new StackOverflowError("too deep");
          });
      CompletableFuture<Void> good = store.noteAlive(7);

      assertThat(bad)
          .failsWithin(PATIENCE)
          .withThrowableOfType(ExecutionException.class)
          .withCauseInstanceOf(StoreFailure.class);
      assertThat(good).succeedsWithin(PATIENCE);
      assertThat(store.noteAlive(8)).succeedsWithin(PATIENCE);
    }
  }

  @Test
  void whoever_hears_of_it_and_fails_stops_nobody() {
    try (SqliteStore store = SqliteStore.open(folder.resolve("tortuga.db"))) {
      CompletableFuture<Void> heard =
          store
              .noteAlive(7)
              .whenComplete((_, _) -> {
                throw new StackOverflowError("too deep");
              });

      assertThat(heard).failsWithin(PATIENCE);
      assertThat(store.noteAlive(8)).succeedsWithin(PATIENCE);
    }
  }
}
