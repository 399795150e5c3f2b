package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;

/// However much has happened at a table, it can be opened, and nobody can make much happen at once.
class HistoryTest {
  private static final int MANY = 1200;

  @TempDir private Path data;

  @Test
  void of_a_table_where_very_much_happened_the_last_page_is_told_and_the_rest_on_demand()
      throws IOException {
    try (TestServer server = TestServer.in(data)) {
      List<Visitor> visitors = server.visitors(3);
      String table = server.begin(visitors, "jamaica", Map.of());
      TablePage griefer = server.page(visitors.get(2), table);
      for (int i = 0; i < MANY; i++) {
        griefer.command(i % 2 == 0 ? "leave" : "resume", Map.of());
      }

      TablePage page = server.page(server.stranger(), table);
      List<Integer> numbers = numbers(page.sight().items());
      assertThat(numbers).hasSize(500).endsWith(page.sight().number());

      while (numbers.getFirst() > 1) {
        JsonNode history = page.command("recall", Map.of("before", numbers.getFirst() - 1));
        List<Integer> earlier = new ArrayList<>(numbers(TablePage.list(history.path("acts"))));
        assertThat(history.path("earlier").asInt()).isEqualTo(earlier.getFirst() - 1);
        earlier.addAll(numbers);
        numbers = earlier;
      }
      assertThat(numbers)
          .isEqualTo(IntStream.rangeClosed(1, page.sight().number()).boxed().toList());
    }
  }

  @Test
  void whoever_is_far_behind_gets_the_last_page_and_not_all_that_was_missed() throws IOException {
    try (TestServer server = TestServer.in(data)) {
      List<Visitor> visitors = server.visitors(3);
      String table = server.begin(visitors, "jamaica", Map.of());
      TablePage griefer = server.page(visitors.get(2), table);
      TablePage page = server.page(server.stranger(), table);
      TablePage.Sight early = page.sight();
      page.tear();
      for (int i = 0; i < MANY; i++) {
        griefer.command(i % 2 == 0 ? "leave" : "resume", Map.of());
      }

      page.comeBackWith(early);

      assertThat(page.sight().items()).hasSize(500);
    }
  }

  @Test
  void nobody_hands_a_seat_over_and_back_all_the_time() throws IOException {
    try (TestServer server = TestServer.withUsualLimits(data)) {
      List<Visitor> visitors = server.visitors(3);
      String table = server.begin(visitors, "jamaica", Map.of());
      TablePage griefer = server.page(visitors.get(2), table);

      List<String> answers = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        answers.add(TablePage.reason(griefer.command(i % 2 == 0 ? "leave" : "resume", Map.of())));
      }

      assertThat(answers.subList(0, 6)).containsOnly("");
      assertThat(answers.getLast()).isEqualTo("too-fast");
      assertThat(answers.stream().filter(String::isEmpty).count()).isLessThan(10);
    }
  }

  private static List<Integer> numbers(List<JsonNode> items) {
    return items.stream().map(item -> item.path("number").asInt()).toList();
  }
}
