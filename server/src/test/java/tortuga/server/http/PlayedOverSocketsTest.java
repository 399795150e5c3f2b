package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tortuga.engine.BadSetup;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.text.Notation;
import tortuga.load.Visitor;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.Replay;
import tortuga.server.protocol.Json;

/// Whole games over real sockets, by people who only send back what they are offered.
///
/// Each seat has a page that stays, and one that disconnects and reconnects between moves, in games
/// for two after every single update. If the game ends, the engine replays its record: everybody
/// must have seen and been told exactly that.
class PlayedOverSocketsTest {
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
        Arguments.of("pieces-of-eight", 3, Map.of("shipyard", "pool"), 2),
        Arguments.of("jamaica", 2, Map.of(), 3),
        Arguments.of("jamaica", 4, Map.of("cardReveal", "together"), 4),
        Arguments.of("21-mutinies", 2, Map.of("mutinies", "10"), 5),
        Arguments.of("21-mutinies", 5, Map.of("mutinies", "10"), 6),
        Arguments.of("aye", 4, Map.of("mode", "beginner"), 7),
        Arguments.of("aye", 10, Map.of(), 8));
  }

  @ParameterizedTest(name = "{0} with {1}, seed {3}")
  @MethodSource("games")
  void coming_back_is_as_if_one_had_never_left(
      String game, int seats, Map<String, String> settings, long seed)
      throws IOException, BadRecording, BadSetup {
    List<Visitor> visitors = server.visitors(seats);
    String table = server.begin(visitors, game, settings);
    SocketGame socketGame = new SocketGame(table, visitors, seed);

    socketGame.play();

    assertThat(socketGame.isFinished() || socketGame.isLongEnough()).isTrue();
    if (!socketGame.isFinished()) return;
    String text = visitors.getLast().get("/api/tables/" + table + "/record").body();
    Recording recording = Recording.read(text);
    assertThat(Replay.of(recording).steps()).hasSize(recording.entries().size() + 1);
    for (int i = 0; i <= seats; i++) {
      socketGame.witnesses.get(i).compare(Games.named(game).orElseThrow(), recording);
    }
  }

  /// One game, and the pages of all players and spectators.
  private static final class SocketGame {
    /// A large game stops after a number of moves; a small one is played to its end.
    private static final int MOST_OF_A_CROWD = 100;

    private static final int CROWD = 5;

    private final SplittableRandom random;
    private final List<TablePage> staying = new ArrayList<>();
    private final List<TablePage> leaving = new ArrayList<>();
    private final List<Witness> witnesses = new ArrayList<>();
    private final int[] answered;
    private int moves;

    SocketGame(String table, List<Visitor> visitors, long seed) {
      this.random = new SplittableRandom(seed);
      this.answered = new int[visitors.size()];
      List<Visitor> everybody = new ArrayList<>(visitors);
      everybody.add(server.stranger());
      for (Visitor visitor : everybody) {
        staying.add(server.page(visitor, table));
        leaving.add(server.page(visitor, table));
        int seat = witnesses.size();
        witnesses.add(new Witness(seat < visitors.size() ? Seat.of(seat) : Viewer.SPECTATOR));
      }
    }

    void play() {
      while (!isFinished() && !isLongEnough()) {
        List<Integer> asked = asked();
        if (asked.isEmpty()) server.awaitNews();
        else move(asked.get(random.nextInt(asked.size())));
      }
      for (int i = 0; i < staying.size(); i++) lookAtTheEnd(i);
    }

    /// Each page learns of the end in its own time.
    private void lookAtTheEnd(int who) {
      if (isFinished()) staying.get(who).await(TablePage.Sight::isFinished);
      compare(who);
      witnesses.get(who).look(staying.get(who).sight());
    }

    /// A ship of Aye may sink before that: then the large game has ended, too.
    boolean isLongEnough() {
      return answered.length >= CROWD && moves >= MOST_OF_A_CROWD;
    }

    boolean isFinished() {
      return staying.getFirst().sight().isFinished();
    }

    private List<Integer> asked() {
      return IntStream.range(0, answered.length)
          .filter(seat -> {
            TablePage.Sight sight = staying.get(seat).sight();
            return sight.isAsked() && sight.question() != answered[seat];
          })
          .boxed()
          .toList();
    }

    private void move(int seat) {
      TablePage page = staying.get(seat);
      TablePage.Sight sight = page.sight();
      if (!sight.isAsked()) return;
      JsonNode answer = answer(page, sight);
      if (TablePage.isAccepted(answer)) {
        answered[seat] = sight.question();
        page.await(now -> now.number() > sight.number());
      } else if (!TablePage.TOO_LATE.contains(TablePage.reason(answer))) {
        throw new AssertionError("%s to %s".formatted(answer, sight.asked()));
      }
      moves++;
      comeBack();
      assertThat(staying.getLast().sight().asked().path("mine").asBoolean(false)).isFalse();
    }

    /// Now and then two picks at once, which may not fit together: then nothing happens.
    private JsonNode answer(TablePage page, TablePage.Sight sight) {
      List<String> offers = sight.moves();
      String first = offers.get(random.nextInt(offers.size()));
      if (random.nextInt(8) == 0) {
        String second = offers.get(random.nextInt(offers.size()));
        JsonNode both = page.play(sight.question(), List.of(first, second));
        if (TablePage.isAccepted(both)) return both;
      }
      return page.play(sight.question(), List.of(first));
    }

    /// Makes pages disconnect and reconnect: in games for two, all pages and at every number; in
    /// larger games two of them in turn, one with what it has, one with nothing.
    private void comeBack() {
      server.later(Duration.ofSeconds(1));
      int all = staying.size();
      if (answered.length == 2) {
        for (int who = 0; who < all; who++) comeBackAtEveryNumber(who);
      } else {
        for (int i = 0; i < 2; i++) {
          int who = (moves + i * (all / 2)) % all;
          leaving.get(who).comeBack(i == 0);
          compare(who);
        }
      }
      for (int i = 0; i < all; i++) witnesses.get(i).look(staying.get(i).sight());
    }

    private void comeBackAtEveryNumber(int who) {
      for (TablePage.Sight earlier : staying.get(who).sightsSinceThen()) {
        leaving.get(who).comeBackWith(earlier);
        compare(who);
      }
    }

    private void compare(int who) {
      leaving.get(who).recallAll();
      TablePage.Sight left = leaving.get(who).sight();
      TablePage.Sight stayed = staying.get(who).sight();
      while (left.number() != stayed.number()) {
        int most = Math.max(left.number(), stayed.number());
        left = leaving.get(who).await(now -> now.number() >= most);
        stayed = staying.get(who).await(now -> now.number() >= most);
      }
      assertThat(left.essence()).isEqualTo(stayed.essence());
    }
  }

  /// Remembers what a viewer saw, and when, and compares it with what the engine says.
  private static final class Witness {
    private final Viewer viewer;
    private final Map<Integer, JsonNode> seen = new HashMap<>();
    private List<JsonNode> items = List.of();

    Witness(Viewer viewer) {
      this.viewer = viewer;
    }

    void look(TablePage.Sight sight) {
      if (sight.items().isEmpty()) return;
      items = sight.items();
      seen.put(items.getLast().path("entry").asInt(), sight.view());
    }

    <S extends State<S>, M extends Move, E extends Event, V extends Record> void compare(
        Game<S, M, E, V> game, Recording recording) throws BadSetup {
      Setup setup = Setup.of(game, recording.seats(), recording.settings());
      Seed seed = Seed.of(recording.seed()).mixedWith(recording.words());
      Match<S, M, E, V> match = Match.begin(game.rules(setup), seed);
      Notation<M> notation = new Notation<>(game.moveType());
      List<E> events = new ArrayList<>(match.opening());
      compareView(match, 0);
      for (Recording.RecordedMove line : recording.entries()) {
        var verdict = match.play(Seat.of(line.seat()), notation.read(line.move()));
        events.addAll(((Verdict.Played<E>) verdict).events());
        compareView(match, match.log().size());
      }
      assertThat(seen).hasSizeGreaterThan(recording.entries().size() / 4);
      assertThat(items.stream().flatMap(item -> TablePage.list(item.path("events")).stream()))
          .isEqualTo(
              events.stream()
                  .flatMap(event -> event.seenBy(viewer).stream())
                  .map(PlayedOverSocketsTest::json)
                  .toList());
    }

    private void compareView(Match<?, ?, ?, ?> match, int entry) {
      if (!seen.containsKey(entry)) return;
      assertThat(seen.get(entry)).as("entry " + entry).isEqualTo(json(match.view(viewer)));
    }
  }

  private static JsonNode json(Object value) {
    return Json.MAPPER.readTree(Json.write(value));
  }
}
