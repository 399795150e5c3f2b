package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.load.Visitor;
import tortuga.server.store.Store;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.ImaginedStart;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.RandomSetups;
import tortuga.server.table.RulesWitness;
import tortuga.server.table.RulesWitness.Perception;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// Two tables of one running server that differ only in what a viewer must not know send the
/// viewer's page the same bytes, apart from ids and times.
@Execution(ExecutionMode.CONCURRENT) // each game has a server of its own, and mostly waits
class SecrecyOverSocketsTest {
  private static final int GAMES = 200;

  /// In one of so many games, viewers also look ahead: at all their offers, again and again.
  private static final int LOOKING_AHEAD = 4;

  private static final int MOST_PEOPLE = 10;

  /// How a pair of tables is played. Most are small and short; every eighth goes on to its end, as
  /// long as the viewer may not know the difference, every 25th has all seats taken, and every
  /// tenth is at a live pace. There the clock stands still, so a window that opens stays open.
  private record Manner(int longest, int leastSeats, int mostSeats, Pace pace) {
    static Manner of(long number, Game<?, ?, ?, ?> game) {
      boolean full = number % 25 == 0;
      return new Manner(
          number % 8 == 0 ? 1000 : 10,
          full ? game.maxSeats() : game.minSeats(),
          full ? game.maxSeats() : 5,
          number % 10 == 5 ? Pace.NORMAL : Pace.WEEK);
    }

    boolean fits(Setup setup) {
      return setup.seats() >= leastSeats && setup.seats() <= mostSeats;
    }

    boolean isLive() {
      return pace.isLive();
    }
  }

  @TempDir Path data;
  private final ImaginedStarts starts = new ImaginedStarts();
  private final AtomicLong clock = new AtomicLong(1_800_000_000_000L);
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Visitor> people = new ArrayList<>();
  private final List<Page> pages = new ArrayList<>();
  private Server server;
  private Store log;

  /// How often what a viewer foresaw was the same at both tables.
  private int foresights;

  /// Begins each table with its own imagined start.
  private static final class ImaginedStarts implements MatchFactory {
    private final Map<String, ImaginedStart> byTable = new ConcurrentHashMap<>();

    private ImaginedStart of(String table) {
      return Objects.requireNonNull(byTable.get(table));
    }

    @Override
    public IntFunction<Chance> luck(String table, Seed seed) {
      return of(table).luck(table, seed);
    }

    @Override
    public <S extends State<S>, M extends Move, E extends Event, V extends Record>
        Match<S, M, E, V> match(
            String table,
            Game<S, M, E, V> game,
            Setup setup,
            Rules<S, M, E, V> rules,
            IntFunction<Chance> luck) {
      return of(table).match(table, game, setup, rules, luck);
    }
  }

  @BeforeEach
  void open() throws IOException {
    server =
        Server.start(
            new ServerOptions(
                    "127.0.0.1",
                    0,
                    data,
                    Optional.empty(),
                    1,
                    Duration.ofMinutes(1),
                    () -> Instant.ofEpochMilli(clock.get()))
                .withLimitFactor(1000),
            starts);
    log = SqliteStore.open(data.resolve("tortuga.db"));
    URI address = URI.create("http://127.0.0.1:" + server.port());
    for (int i = 0; i < MOST_PEOPLE; i++) {
      people.add(Visitor.arrive(http, address, "Person " + i));
      pages.add(Page.of(people.get(i)));
    }
    pages.add(Page.of(Visitor.stranger(http, address)));
  }

  @AfterEach
  void close() {
    pages.forEach(Page::close);
    log.close();
    server.close();
    http.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pieces-of-eight", "jamaica", "21-mutinies", "aye"})
  void nothing_that_a_viewer_must_not_know_is_sent(String game) throws IOException {
    int compared = 0;
    for (int number = 0; number < GAMES; number++) compared += compare(game, number);

    assertThat(compared).as("messages compared").isGreaterThan(3 * GAMES);
    assertThat(foresights).as("foresights compared").isGreaterThan(GAMES / LOOKING_AHEAD / 4);
  }

  private int compare(String game, long number) throws IOException {
    SplitMix choices = new SplitMix(number);
    Game<?, ?, ?, ?> played = Games.named(game).orElseThrow();
    Manner manner = Manner.of(number, played);
    Setup setup = RandomSetups.any(game, choices);
    while (!manner.fits(setup)) setup = RandomSetups.any(game, choices);
    setup = setup.hostedBy(Optional.of(Seat.of(0)));
    int eyes = choices.below(setup.seats() + 1);
    Viewer viewer = eyes == setup.seats() ? Viewer.SPECTATOR : Seat.of(eyes);
    Page page = viewer instanceof Seat seat ? pages.get(seat.index()) : pages.getLast();
    int moves = choices.below(60);
    ImaginedStart truth = new ImaginedStart(number, moves, Optional.empty());
    ImaginedStart start = new ImaginedStart(number, moves, Optional.of(viewer));
    clock.addAndGet(120_000);
    String one = table(setup, game, manner, truth, page);
    String other = table(setup, game, manner, start, page);
    int begun = page.number(one);
    Optional<Page> lookingAhead = Optional.of(page).filter(_ -> number % LOOKING_AHEAD == 0);
    List<List<Page.Foreseen>> foreseen =
        play(one, other, setup, manner, choices, page, lookingAhead);

    String story = "%s %s, number %d, before %s".formatted(game, setup, number, viewer);
    List<List<Perception>> first = perceived(one, RulesWitness.of(played, setup, truth), viewer);
    List<List<Perception>> second = perceived(other, RulesWitness.of(played, setup, start), viewer);
    int alike = 0;
    while (alike < Math.min(first.size(), second.size())
        && first.get(alike).equals(second.get(alike))) alike++;
    assertThat(secretive(page.updates(other, alike)))
        .as(story)
        .isEqualTo(secretive(page.updates(one, alike)));
    int last = begun + alike;
    for (List<Page.Foreseen> both : foreseen) {
      if (both.stream().allMatch(told -> told.number() <= last)) {
        assertThat(both.getLast()).as(story).isEqualTo(both.getFirst());
        foresights++;
      }
    }
    for (Page each : pages) {
      each.leave(one);
      each.leave(other);
    }
    return alike;
  }

  /// Leaves out what is sent when a game is over, and everything is revealed.
  private static List<String> secretive(List<String> updates) {
    return updates.stream().filter(update -> !update.contains("\"asked\":null")).toList();
  }

  /// Opens a table for everybody, whose game begins with an imagined start.
  private String table(Setup setup, String game, Manner manner, ImaginedStart start, Page viewer)
      throws IOException {
    String id =
        people
            .getFirst()
            .ask(
                "/api/tables",
                Map.of(
                    "game",
                    game,
                    "seats",
                    setup.seats(),
                    "settings",
                    setup.chosen(),
                    "pace",
                    manner.pace().name().toLowerCase(Locale.ROOT),
                    "word",
                    "w"))
            .path("id")
            .asString();
    starts.byTable.put(id, start);
    for (int seat = 1; seat < setup.seats(); seat++) {
      people.get(seat).ask("/api/tables/" + id + "/join", Map.of("seat", seat, "word", "w"));
    }
    people.getFirst().begin(id);
    List<Page> seated = pages.subList(0, setup.seats());
    for (Page page : seated) page.watch(id);
    if (!seated.contains(viewer))
      viewer.watch(id); // a second subscription may miss what happens in between
    return id;
  }

  /// Plays both games in step: the viewer does the same, the others do so wherever they can.
  ///
  /// @param lookingAhead the viewer, if it asks what its moves would bring
  /// @return what the viewer was told to foresee at the same update of both tables
  private List<List<Page.Foreseen>> play(
      String one,
      String other,
      Setup setup,
      Manner manner,
      SplitMix choices,
      Page viewer,
      Optional<Page> lookingAhead) {
    List<List<Page.Foreseen>> foreseen = new ArrayList<>();
    for (int i = 0; i < manner.longest(); i++) {
      int seat = asked(one, setup, manner, choices);
      if (seat < 0) return foreseen;
      List<Page.Foreseen> both =
          lookingAhead.stream()
              .flatMap(page -> Stream.of(one, other).flatMap(table -> page.foresee(table).stream()))
              .toList();
      boolean isSame = both.size() == 2 && both.getFirst().number() == both.getLast().number();
      if (isSame) foreseen.add(both);
      Page page = pages.get(seat);
      List<String> moves = page.moves(one);
      List<String> others = page.moves(other);
      if (moves.isEmpty() || others.isEmpty()) return foreseen;
      String move = moves.get(choices.below(moves.size()));
      String same = others.contains(move) ? move : others.get(choices.below(others.size()));
      if (page == viewer && !same.equals(move)) return foreseen;
      if (!manner.isLive()) clock.addAndGet(1000);
      if (!page.play(one, move) || !page.play(other, same)) return foreseen;
    }
    return foreseen;
  }

  /// Waits until somebody is asked, and picks one of them; -1 if the game is over or stands still.
  private int asked(String table, Setup setup, Manner manner, SplitMix choices) {
    List<Integer> asked = new ArrayList<>();
    Page.until(() -> {
      asked.clear();
      for (int seat = 0; seat < setup.seats(); seat++) {
        if (!pages.get(seat).moves(table).isEmpty()) asked.add(seat);
      }
      return !asked.isEmpty()
          || pages.getFirst().isOver(table)
          || (manner.isLive() && pages.getFirst().isWindow(table));
    });
    return asked.isEmpty() ? -1 : asked.get(choices.below(asked.size()));
  }

  /// Returns what the viewer perceives of each line that it notices, from the beginning on.
  private List<List<Perception>> perceived(
      String table, RulesWitness<?, ?, ?, ?> witness, Viewer who) {
    List<List<Perception>> perceived = new ArrayList<>();
    boolean begun = false;
    for (LogLine line : log.read(table, 0).join()) {
      if (begun && isNoticed(line.entry(), who)) {
        perceived.add(witness.perceive(line.entry(), who).stream().toList());
      }
      begun |= line.entry() instanceof LogEntry.Begun;
    }
    return perceived;
  }

  private static boolean isNoticed(LogEntry entry, Viewer who) {
    return !(entry instanceof LogEntry.Pledged(int seat, _, _, _)) || who.equals(Seat.of(seat));
  }
}
