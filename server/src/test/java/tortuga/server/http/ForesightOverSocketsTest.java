package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.server.protocol.AppliedPatch;

/// Pages ask over real sockets what moves would bring: what they are told comes true, and whoever
/// must not ask is told why.
class ForesightOverSocketsTest {
  private static final int MOST_MOVES = 120;

  @TempDir private static Path data;
  private static TestServer server;

  @BeforeAll
  static void open() {
    server = TestServer.in(data);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of("pieces-of-eight", 2, Map.of("quickStart", "true"), 1),
        Arguments.of("pieces-of-eight", 3, Map.of("shipyard", "pool", "start", "first-ready"), 2),
        Arguments.of("jamaica", 2, Map.of(), 3),
        Arguments.of("jamaica", 4, Map.of("cardReveal", "together"), 4),
        Arguments.of("21-mutinies", 2, Map.of("mutinies", "10"), 5),
        Arguments.of("21-mutinies", 4, Map.of("mutinies", "10"), 6),
        Arguments.of("aye", 4, Map.of("mode", "beginner"), 7),
        Arguments.of("aye", 6, Map.of(), 8));
  }

  @ParameterizedTest(name = "{0} with {1}, seed {3}")
  @MethodSource("games")
  void what_is_foreseen_comes_true(String game, int seats, Map<String, String> settings, long seed)
      throws IOException {
    List<Visitor> visitors = server.visitors(seats);
    String table = server.begin(visitors, game, settings);
    PlayedGame played = new PlayedGame(server.pages(visitors, table), new SplittableRandom(seed));

    played.play();

    assertThat(played.moves).isGreaterThan(20);
    assertThat(played.cameTrue).isGreaterThan(played.moves / 4);
  }

  /// A game in which every seat foresees its offers before it plays one of them.
  private static final class PlayedGame {
    private final List<TablePage> pages;
    private final SplittableRandom random;
    private final Map<Integer, Integer> answered = new HashMap<>();
    private int moves;

    /// How many moves brought exactly what was foreseen of them to their end.
    private int cameTrue;

    PlayedGame(List<TablePage> pages, SplittableRandom random) {
      this.pages = pages;
      this.random = random;
    }

    void play() {
      while (moves < MOST_MOVES && !pages.getFirst().sight().isFinished()) {
        List<Integer> asked =
            IntStream.range(0, pages.size()).filter(this::isAsked).boxed().toList();
        if (asked.isEmpty()) server.awaitNews();
        else move(asked.get(random.nextInt(asked.size())));
      }
    }

    private boolean isAsked(int seat) {
      TablePage.Sight sight = pages.get(seat).sight();
      return sight.isAsked() && sight.question() != answered.getOrDefault(seat, -1);
    }

    private void move(int seat) {
      TablePage page = pages.get(seat);
      TablePage.Sight before = page.sight();
      if (!before.isAsked()) return;
      page.sightsSinceThen();
      JsonNode foreseen = foresee(page, before.question(), List.of());
      if (TablePage.TOO_LATE.contains(TablePage.reason(foreseen))) return;
      List<JsonNode> prospects = TablePage.list(foreseen.path("prospects"));
      JsonNode prospect = prospects.get(random.nextInt(prospects.size()));
      String move = prospect.path("moves").path(0).asString();
      assertThat(before.moves()).contains(move);
      assertThat(prospect.path("refused").isNull()).as(prospect.toString()).isTrue();
      JsonNode answer = page.play(before.question(), List.of(move));
      if (TablePage.TOO_LATE.contains(TablePage.reason(answer))) return;
      assertThat(TablePage.isAccepted(answer)).as(move + answer).isTrue();
      answered.put(seat, before.question());
      moves++;
      int number = answer.path("number").asInt();
      page.await(now -> now.number() >= number);
      boolean isSealed =
          List.of("window", "silent").contains(before.asked().path("manner").asString());
      boolean isNext = foreseen.path("number").asInt() == number - 1;
      boolean sawAll = before.number() == number - 1; // the news of others' moves had arrived
      if (!isSealed && isNext && sawAll) compare(page, prospect, before, number);
    }

    private void compare(TablePage page, JsonNode prospect, TablePage.Sight before, int number) {
      Optional<TablePage.Sight> after =
          page.sightsSinceThen().stream().filter(sight -> sight.number() == number).findFirst();
      if (after.isEmpty()) return; // others moved at the same moment
      List<JsonNode> events =
          after.get().items().stream()
              .filter(item -> item.path("number").asInt() == number)
              .flatMap(item -> TablePage.list(item.path("events")).stream())
              .toList();
      List<JsonNode> foreseen = TablePage.list(prospect.path("events"));
      boolean isAll = !List.of("luck", "secret").contains(prospect.path("until").asString());
      assertThat(isAll ? events : events.stream().limit(foreseen.size()).toList())
          .as(prospect.toString())
          .isEqualTo(foreseen);
      if (!isAll) return;
      assertThat(AppliedPatch.patch(before.view(), prospect.path("changed")))
          .as(prospect.toString())
          .isEqualTo(after.get().view());
      cameTrue++;
    }
  }

  // Who may not foresee what

  /// A table of two at which one seat is asked, and the other is not.
  private record Pair(String table, TablePage asked, TablePage other) {
    static Pair open() throws IOException {
      List<Visitor> visitors = server.visitors(2);
      String table = server.begin(visitors, "jamaica", Map.of());
      List<TablePage> pages = server.pages(visitors, table);
      while (true) {
        List<TablePage> asked = pages.stream().filter(page -> page.sight().isAsked()).toList();
        if (asked.size() == 1) {
          int other = asked.getFirst() == pages.getFirst() ? 1 : 0;
          return new Pair(table, asked.getFirst(), pages.get(other));
        }
        if (asked.isEmpty()) server.awaitNews();
        else asked.getFirst().playAny();
      }
    }

    int question() {
      return asked.sight().question();
    }

    List<String> moves() {
      return asked.sight().moves();
    }
  }

  @Test
  void only_the_seat_that_is_asked_foresees_answers_and_only_to_the_present_question()
      throws IOException {
    Pair pair = Pair.open();
    int question = pair.question();
    List<List<String>> chains = List.of(pair.moves().subList(0, 1));
    TablePage spectator = server.page(server.stranger(), pair.table);
    TablePage guest = server.page(server.visitor("Guest"), pair.table);

    assertThat(reason(pair.asked, question, chains)).isEmpty();
    assertThat(reason(pair.asked, question + 1, chains)).isEqualTo("stale-question");
    assertThat(reason(pair.other, pair.other.sight().question(), chains))
        .isEqualTo("not-your-turn");
    assertThat(reason(spectator, question, chains)).isEqualTo("not-seated");
    assertThat(reason(guest, question, chains)).isEqualTo("not-seated");
    assertThat(TablePage.reason(guest.command("foresee", Map.of("chains", List.of()))))
        .isEqualTo("not-seated");
    assertThat(TablePage.reason(pair.asked.command("foresee", Map.of("chains", chains))))
        .isEqualTo("not-offered");
  }

  @Test
  void every_seat_may_ask_about_the_position() throws IOException {
    Pair pair = Pair.open();

    JsonNode told = pair.other.command("foresee", Map.of("chains", List.of()));

    assertThat(told.path("type").asString()).isEqualTo("foreseen");
    assertThat(told.path("number").asInt()).isEqualTo(pair.other.sight().number());
    assertThat(told.path("question").isNull()).isTrue();
    assertThat(told.path("prospects")).isEmpty();
    assertThat(told.path("figures").isArray()).isTrue();
  }

  @Test
  void a_move_that_cannot_be_made_is_refused_as_if_it_had_been_played() throws IOException {
    Pair pair = Pair.open();
    List<String> wanted =
        List.of("", "dance", "dump", "dump 1 2 3", "dump 9", "sail 3", "\u0000 99999999999999");

    JsonNode told = foresee(pair.asked, pair.question(), wanted.stream().map(List::of).toList());

    assertThat(TablePage.list(told.path("prospects"))).hasSameSizeAs(wanted);
    for (JsonNode prospect : told.path("prospects")) {
      String move = prospect.path("moves").path(0).asString();
      JsonNode refused = pair.asked.play(pair.question(), List.of(move));
      assertThat(TablePage.isAccepted(refused)).isFalse();
      assertThat(prospect.path("refused")).as(move).isEqualTo(refused.path("reason"));
      assertThat(prospect.path("details")).as(move).isEqualTo(refused.path("details"));
    }
    assertThat(foresee(pair.asked, pair.question(), List.of(List.of())).at("/prospects/0/refused"))
        .hasToString("\"not-offered\"");
  }

  @Test
  void asking_changes_nothing_and_nobody_notices() throws IOException {
    Pair pair = Pair.open();
    TablePage.Sight mine = pair.asked.sight();
    TablePage.Sight theirs = pair.other.sight();

    JsonNode first = foresee(pair.asked, pair.question(), List.of());
    JsonNode again = foresee(pair.asked, pair.question(), List.of());

    assertThat(again.path("prospects")).isEqualTo(first.path("prospects"));
    assertThat(pair.asked.sight()).isEqualTo(mine);
    assertThat(pair.other.sight()).isEqualTo(theirs);
  }

  static Stream<List<List<String>>> tooMuch() {
    return Stream.of(
        Collections.nCopies(33, List.of("pass")),
        List.of(Collections.nCopies(65, "pass")),
        Collections.nCopies(5, Collections.nCopies(60, "pass")),
        List.of(List.of("x".repeat(513))));
  }

  @ParameterizedTest
  @MethodSource("tooMuch")
  void too_much_at_once_is_not_understood(List<List<String>> chains) throws IOException {
    Pair pair = Pair.open();

    pair.asked.send("f", "foresee", Map.of("question", pair.question(), "chains", chains));

    pair.asked.awaitOther(message -> TablePage.reason(message).equals("not-understood"));
  }

  @Test
  void nothing_is_foreseen_before_the_game_or_after_it_or_while_a_bot_holds_the_seat()
      throws IOException {
    List<Visitor> visitors = server.visitors(2);
    String table = server.gather(visitors, "pieces-of-eight", Map.of("quickStart", "true"));
    TablePage page = server.page(visitors.getFirst(), table);
    assertThat(position(page)).isEqualTo("not-begun");

    visitors.getFirst().begin(table);
    page.await(sight -> sight.phase().equals("playing"));
    assertThat(position(page)).isEmpty();

    page.command("leave", Map.of());
    assertThat(position(page)).isEqualTo("held-by-bot");
    page.command("resume", Map.of());
    assertThat(position(page)).isEmpty();

    page.command("play", Map.of("moves", List.of("surrender")));
    page.await(TablePage.Sight::isFinished);
    assertThat(position(page)).isEqualTo("game-over");
  }

  @Test
  void whoever_asks_without_end_is_told_to_wait_and_may_ask_again_later(@TempDir Path folder)
      throws IOException {
    try (TestServer strict = TestServer.withUsualLimits(folder)) {
      List<Visitor> visitors = strict.visitors(2);
      String table = strict.begin(visitors, "jamaica", Map.of());
      List<TablePage> pages =
          Stream.generate(() -> strict.page(visitors.getFirst(), table)).limit(3).toList();

      List<String> reasons = new ArrayList<>();
      for (int i = 0; i < 35; i++) for (TablePage page : pages) reasons.add(position(page));

      assertThat(reasons).startsWith("").contains("too-fast").containsOnly("", "too-fast");
      strict.later(Duration.ofMinutes(1));
      assertThat(position(pages.getFirst())).isEmpty();
    }
  }

  private static JsonNode foresee(TablePage page, int question, List<List<String>> chains) {
    return page.command("foresee", Map.of("question", question, "chains", chains));
  }

  private static String reason(TablePage page, int question, List<List<String>> chains) {
    return TablePage.reason(foresee(page, question, chains));
  }

  /// Asks about the position, and returns why that was refused.
  private static String position(TablePage page) {
    return TablePage.reason(page.command("foresee", Map.of("chains", List.of())));
  }
}
