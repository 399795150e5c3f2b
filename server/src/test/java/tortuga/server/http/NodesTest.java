package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.server.protocol.Json;
import tortuga.server.store.ChatStore;
import tortuga.server.store.Postgres;
import tortuga.server.store.Store;
import tortuga.server.store.postgres.PostgresStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.PositionStart;
import tortuga.server.table.game.MatchFactory;

/// Two nodes on one database are, to everybody, one server.
class NodesTest {
  private static final Duration GRACE = Duration.ofMinutes(10);

  private final String database = Postgres.shared().database();
  private TestServer east = TestServer.on(database, GRACE, MatchFactory.USUAL);
  private TestServer west = TestServer.on(database, GRACE, MatchFactory.USUAL);

  @AfterEach
  void close() {
    east.close();
    west.close();
  }

  private void begin(Duration grace, MatchFactory matchFactory) {
    close();
    east = TestServer.on(database, grace, matchFactory);
    west = TestServer.on(database, grace, matchFactory);
  }

  private static boolean isAround(TablePage page, int seat, boolean present) {
    JsonNode seats =
        page.others("around").isEmpty()
            ? page.sight().seats()
            : page.others("around").getLast().path("seats");
    return seats.path(seat).path("present").asBoolean() == present;
  }

  private static void awaitAround(TablePage page, int seat, boolean present) {
    page.await(_ -> isAround(page, seat, present));
  }

  @Test
  void people_at_different_nodes_play_with_each_other() throws IOException {
    List<Visitor> visitors = east.visitors(2);
    String table = east.begin(visitors, "jamaica", Map.of());
    List<TablePage> pages =
        List.of(east.page(visitors.getFirst(), table), west.pageOf(visitors.getLast(), table));

    for (int move = 0; move < 30; move++) {
      boolean first = pages.getFirst().sight().isAsked();
      if (first || pages.getLast().sight().isAsked()) pages.get(first ? 0 : 1).playAny();
      else pages.getLast().await(TablePage.Sight::isAsked);
      int most = Math.max(pages.get(0).sight().number(), pages.get(1).sight().number());
      pages.forEach(page -> page.await(now -> now.number() >= most));
    }

    TablePage other = west.pageOf(visitors.getFirst(), table);
    assertThat(other.sight().essence()).isEqualTo(pages.getFirst().sight().essence());
  }

  @Test
  void whoever_leaves_for_good_at_one_node_is_gone_at_the_other() throws IOException {
    Visitor anne = east.visitor("Annabella");
    Visitor mary = east.visitor("Mary");
    String table = east.begin(List.of(anne, mary), "21-mutinies", Map.of());
    TablePage there = west.pageOf(mary, table);
    Visitor elsewhere = anne.at(west.address());
    assertThat(elsewhere.get("/api/me").body()).contains("Annabella");

    assertThat(anne.delete("/api/me").statusCode()).isEqualTo(200);

    there.await(now -> now.seats().path(0).path("name").asString("").equals("A pirate who left"));
    Page.until(() -> status(elsewhere) == 404);
    there.await(TablePage.Sight::isAsked);
    there.playAny();
    assertThat(east.pageOf(mary, table).sight().essence()).isEqualTo(there.sight().essence());
  }

  private static int status(Visitor visitor) {
    try {
      return visitor.get("/api/me").statusCode();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void a_node_that_could_not_read_what_happened_elsewhere_learns_it_by_itself() throws IOException {
    Postgres postgres = Postgres.shared();
    west.close();
    west = TestServer.on(postgres.guest(database), GRACE, MatchFactory.USUAL);
    List<Visitor> visitors = east.visitors(2);
    String table = east.begin(visitors, "21-mutinies", Map.of());
    int mover = east.page(visitors.getFirst(), table).sight().isAsked() ? 0 : 1;
    TablePage here = east.page(visitors.get(mover), table);
    TablePage there = west.pageOf(visitors.get(1 - mover), table);

    postgres.execute(database, "revoke select on entry from guest");
    here.playAny();
    Page.until(() -> west.metric("tortuga_doubts_total") > 0);
    postgres.execute(database, "grant select on entry to guest");

    there.await(now -> now.number() == here.sight().number());
  }

  @Test
  void a_command_that_is_sent_to_both_nodes_is_carried_out_once() throws IOException {
    List<Visitor> visitors = east.visitors(2);
    String table = east.begin(visitors, "21-mutinies", Map.of());
    int mover = east.page(visitors.getFirst(), table).sight().isAsked() ? 0 : 1;
    TablePage here = east.page(visitors.get(mover), table);
    TablePage there = west.pageOf(visitors.get(mover), table);
    Map<String, Object> play =
        Map.of(
            "question", here.sight().question(), "moves", List.of(here.sight().moves().getFirst()));

    here.send("same", "play", play);
    there.send("same", "play", play);

    assertThat(TablePage.isAccepted(here.answer("same"))).isTrue();
    assertThat(TablePage.isAccepted(there.answer("same"))).isTrue();
    try (Store store = PostgresStore.open(database)) {
      assertThat(store.read(table, 0).join())
          .filteredOn(line ->
              line.entry() instanceof LogEntry.Played played && played.command().equals("same"))
          .hasSize(1);
    }
  }

  @Test
  void what_is_said_at_one_node_is_heard_at_the_other() throws IOException {
    List<Visitor> visitors = east.visitors(2);
    String table = east.begin(visitors, "jamaica", Map.of());
    TablePage anne = east.page(visitors.getFirst(), table);
    TablePage mary = west.pageOf(visitors.getLast(), table);

    for (int i = 0; i < 4; i++) {
      anne.send("a" + i, "say", Map.of("text", "ahoy " + i));
      mary.send("m" + i, "say", Map.of("text", "aye " + i));
    }
    for (int i = 0; i < 4; i++) {
      assertThat(TablePage.isAccepted(anne.answer("a" + i))).isTrue();
      assertThat(TablePage.isAccepted(mary.answer("m" + i))).isTrue();
    }

    for (TablePage page : List.of(anne, mary)) {
      for (int number = 0; number < 8; number++) {
        int wanted = number;
        page.awaitOther(message -> message.path("remark").path("number").asInt(-1) == wanted);
      }
      assertThat(page.others("heard")).hasSize(8);
    }
  }

  @Test
  void a_remark_that_is_sent_to_both_nodes_is_said_once() throws IOException {
    List<Visitor> visitors = east.visitors(2);
    String table = east.begin(visitors, "jamaica", Map.of());
    TablePage here = east.page(visitors.getFirst(), table);
    TablePage there = west.pageOf(visitors.getFirst(), table);

    here.send("same", "say", Map.of("text", "ahoy"));
    there.send("same", "say", Map.of("text", "ahoy"));

    assertThat(TablePage.isAccepted(here.answer("same"))).isTrue();
    assertThat(TablePage.isAccepted(there.answer("same"))).isTrue();
    try (Store store = PostgresStore.open(database)) {
      assertThat(store.remarks(table, 0).join())
          .extracting(ChatStore.Remark::command)
          .containsOnly("same");
      assertThat(store.remarks(table, 0).join()).hasSize(1);
    }
  }

  @Test
  void everybody_sees_who_is_around_wherever_they_are() throws IOException {
    List<Visitor> visitors = east.visitors(2);
    String table = east.begin(visitors, "jamaica", Map.of());
    TablePage anne = east.page(visitors.getFirst(), table);
    assertThat(isAround(anne, 1, false)).isTrue();

    TablePage mary = west.pageOf(visitors.getLast(), table);
    awaitAround(anne, 1, true);
    awaitAround(mary, 0, true);
    mary.tear();
    awaitAround(anne, 1, false);
    west.pageOf(visitors.getLast(), table);
    awaitAround(anne, 1, true);
    west.close();
    awaitAround(anne, 1, false);
    west = TestServer.on(database, GRACE, MatchFactory.USUAL);
  }

  @Test
  void lists_and_names_are_the_same_everywhere() throws IOException {
    Visitor anne = east.visitor("Anne");
    Map<String, Object> terms = new HashMap<>(Map.of("game", "jamaica", "seats", 2));
    terms.put("listed", true);
    String table = anne.ask("/api/tables", terms).path("id").asString();
    Visitor there = anne.at(west.address());

    assertThat(there.get("/api/tables").body()).contains(table);
    there.post("/api/me", Map.of("name", "Bonny", "flag", "none"));
    TablePage page = east.page(anne, table);
    Page.until(() -> called(anne).equals("Bonny"));
    page.await(now -> now.seats().path(0).path("name").asString("").equals("Bonny"));
    Visitor mary = west.visitor("Mary");
    mary.join(table);
    there.begin(table);
    page.await(now -> now.phase().equals("playing"));
    assertThat(mary.at(east.address()).get("/api/tables").body())
        .contains(table, "\"playing\"", "Mary");
  }

  private static String called(Visitor visitor) {
    try {
      return Json.MAPPER.readTree(visitor.get("/api/me").body()).path("name").asString();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void bots_go_on_when_their_node_leaves() throws IOException {
    Visitor anne = west.visitor("Anne");
    Map<String, Object> terms = new HashMap<>(Map.of("game", "jamaica", "seats", 2, "begin", true));
    terms.put("bots", List.of(Optional.empty(), Optional.of("deckhand")));
    terms.put("pace", "week");
    String table = anne.at(east.address()).ask("/api/tables", terms).path("id").asString();
    TablePage page = west.page(anne, table);
    east.close();

    for (int i = 0; i < 3; i++) page.playAny();

    assertThat(page.await(TablePage.Sight::isAsked).items())
        .anyMatch(item -> item.path("by").asString().equals("bot"));
    east = TestServer.on(database, GRACE, MatchFactory.USUAL);
  }

  @Test
  void whoever_vanishes_with_a_node_is_replaced_by_a_bot_in_time() throws IOException {
    begin(Duration.ofSeconds(2), MatchFactory.USUAL);
    List<Visitor> visitors = east.visitors(2);
    String table = gatherLive(visitors);
    TablePage anne = east.page(visitors.getFirst(), table);
    west.pageOf(visitors.getLast(), table);
    awaitAround(anne, 1, true);
    west.close();

    anne.await(now -> now.seats().path(1).path("held").asBoolean());
    assertThat(anne.sight().seats().path(0).path("held").asBoolean()).isFalse();
    west = TestServer.on(database, GRACE, MatchFactory.USUAL);
  }

  private static String gatherLive(List<Visitor> visitors) throws IOException {
    String table = visitors.getFirst().open("jamaica", visitors.size(), Map.of());
    for (Visitor visitor : visitors.subList(1, visitors.size())) visitor.join(table);
    visitors.getFirst().begin(table);
    return table;
  }

  @Test
  void an_unseen_answer_at_one_node_is_not_noticed_at_the_other() throws IOException {
    begin(GRACE, new PositionStart("{phase: 9, hands: {4: C31}}"));
    List<Visitor> visitors = east.visitors(5);
    String table = east.begin(visitors, "aye", Map.of());
    TablePage mover = east.page(visitors.get(4), table);
    TablePage self = west.pageOf(visitors.get(4), table);
    List<TablePage> others =
        List.of(west.pageOf(visitors.get(0), table), west.page(west.stranger(), table));
    List<TablePage.Sight> before = others.stream().map(TablePage::sight).toList();

    TablePage.Sight asked = mover.sight();
    assertThat(asked.asked().path("manner").asString()).isEqualTo("silent");
    mover.play(asked.question(), asked.moves().subList(0, 1));
    self.await(now -> now.number() > asked.number());
    mover.command("say", Map.of("text", "done"));

    for (int i = 0; i < others.size(); i++) {
      others
          .get(i)
          .awaitOther(message -> message.path("remark").path("text").asString("").equals("done"));
      assertThat(others.get(i).sight()).isEqualTo(before.get(i));
    }
  }

  @Test
  void a_page_that_comes_to_the_other_node_gets_what_it_missed() throws IOException {
    List<Visitor> visitors = east.visitors(2);
    String table = east.begin(visitors, "21-mutinies", Map.of());
    TablePage anne = east.page(visitors.getFirst(), table);
    TablePage mary = west.pageOf(visitors.getLast(), table);
    TablePage away = west.pageOf(visitors.getFirst(), table);
    away.tear();
    for (int i = 0; i < 4; i++) {
      if (anne.sight().isAsked()) anne.playAny();
      else mary.playAny();
      int most = Math.max(anne.sight().number(), mary.sight().number());
      anne.await(now -> now.number() >= most);
      mary.await(now -> now.number() >= most);
    }

    away.comeTo(west.address());

    assertThat(away.sight().essence()).isEqualTo(anne.sight().essence());
  }
}
