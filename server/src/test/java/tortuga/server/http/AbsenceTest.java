package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.load.Visitor;

/// A bot holds the seat of an absent player, so that nobody has to wait.
class AbsenceTest {
  @TempDir private Path data;
  private TestServer server;
  private List<Visitor> visitors;
  private String table;
  private TablePage anne;

  @BeforeEach
  void begin() throws IOException {
    server = TestServer.in(data, Duration.ZERO);
    visitors = server.visitors(2);
    table = visitors.getFirst().open("21-mutinies", 2, Map.of());
    visitors.getLast().join(table);
    TablePage bob = server.page(visitors.getLast(), table);
    anne = server.page(visitors.getFirst(), table);
    visitors.getFirst().begin(table);
    bob.await(now -> now.phase().equals("playing"));
    bob.tear();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static boolean isHeld(TablePage.Sight sight, int seat) {
    return sight.seats().path(seat).path("held").asBoolean();
  }

  @Test
  void whoever_keeps_somebody_waiting_is_relieved_and_everybody_is_told() {
    TablePage.Sight sight = anne.await(now -> isHeld(now, 1));

    assertThat(sight.items())
        .filteredOn(item -> item.path("relief").asString("").equals("held"))
        .extracting(item -> item.path("seat").asInt())
        .containsExactly(1);
  }

  @Test
  void whoever_keeps_nobody_waiting_finds_the_seat_as_it_was() {
    anne.await(now -> isHeld(now, 1));
    anne.tear();
    TablePage again = server.page(visitors.getFirst(), table);

    assertThat(isHeld(again.sight(), 0)).isFalse();
  }
}
