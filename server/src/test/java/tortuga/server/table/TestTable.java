package tortuga.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.server.store.LogLines;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.table.game.QuestionView;

/// A table with a log in memory and a clock that stands still until a test turns it.
public final class TestTable {
  public static final Occupant CAPTAIN = new Occupant.Bot("captain");

  public final Table table;
  public final List<LogLine> log = new ArrayList<>();
  public long now = 1_000_000;
  public Runnable afterwards = () -> {};
  Downtime downtime = Downtime.NONE;

  private final Seed seed;
  private final MatchFactory matchFactory;

  private TestTable(LogEntry.Opened terms, Seed seed, MatchFactory matchFactory) {
    this.seed = seed;
    this.matchFactory = matchFactory;
    log.add(LogLines.after("", 0, now, terms));
    this.table = Table.of("CABIN", log, seed, Downtime.NONE, matchFactory);
  }

  /// Opens a table at which nobody sits yet.
  public static TestTable empty(
      String game,
      int seats,
      Map<String, String> settings,
      Pace pace,
      Seed seed,
      MatchFactory matchFactory) {
    try {
      LogEntry.Opened terms =
          LogEntry.Opened.of(
              Games.named(game).orElseThrow(), seats, settings, pace, false, "anne", seed);
      return new TestTable(terms, seed, matchFactory);
    } catch (Refusal e) {
      throw new AssertionError(e.reason() + e.details(), e);
    }
  }

  /// Opens a table at which a game is played as it was in an edition.
  static TestTable inEdition(int edition, String game, int seats) {
    Seed seed = Seed.of(7);
    LogEntry.Opened terms =
        new LogEntry.Opened(
            game, edition, seats, Map.of(), Pace.WEEK, false, "anne", seed.promise());
    return new TestTable(terms, seed, MatchFactory.USUAL);
  }

  /// Begins a game of this many people, with bots on the other seats.
  public static TestTable of(
      String game, int seats, int people, Pace pace, MatchFactory matchFactory) {
    return empty(game, seats, Map.of(), pace, Seed.of(7), matchFactory).begun(people);
  }

  public TestTable begun(int people) {
    for (int seat = 0; seat < table.seats(); seat++) {
      sit(seat, seat < people ? person(seat) : CAPTAIN);
    }
    commit(table.propose()::begin);
    return this;
  }

  static Occupant person(int seat) {
    return new Occupant.Person("person" + seat, "Person " + seat, "none");
  }

  void sit(int seat, Occupant occupant) {
    commit(() -> table.propose().sit(occupant, Optional.of(seat), "word" + seat));
  }

  /// Something that the table may refuse.
  public interface Request {
    Proposal ask() throws Refusal;
  }

  /// Stores and applies what must not be refused.
  public void commit(Request request) {
    try {
      commit(request.ask());
    } catch (Refusal e) {
      throw new AssertionError("refused: " + e.reason(), e);
    }
  }

  public void commit(Proposal proposal) {
    LogLine line = LogLines.after(table.hash(), table.lines(), now, proposal.entry());
    log.add(line);
    table.apply(line, proposal.dryRun(), downtime);
    afterwards.run();
  }

  /// Returns why a proposal is refused; nothing if it is not.
  public static String refusal(Request request) {
    try {
      request.ask();
      return "";
    } catch (Refusal e) {
      return e.reason();
    }
  }

  public Request answer(int seat, String... moves) {
    Origin by = table.chairs().bot(seat).isPresent() ? Origin.BOT : Origin.PLAYER;
    return () ->
        table
            .propose()
            .answer(seat, Optional.of(table.botQuestion().number(seat)), List.of(moves), by, "");
  }

  public void play(int seat, String... moves) {
    commit(answer(seat, moves));
  }

  /// Does everything that is due now, and returns it.
  public List<LogEntry> tick() {
    List<LogEntry> done = new ArrayList<>();
    Optional<Proposal> due = table.automation().due(now, downtime, new SplitMix(now));
    while (due.isPresent()) {
      commit(due.get());
      done.add(due.get().entry());
      due = table.automation().due(now, downtime, new SplitMix(now));
    }
    return done;
  }

  /// Advances the clock, and does what is due then.
  List<LogEntry> after(long millis) {
    now += millis;
    return tick();
  }

  public QuestionView asked(int seat) {
    return asked(Seat.of(seat));
  }

  public QuestionView asked(Viewer viewer) {
    return table.questionView(viewer, now, downtime).orElseThrow();
  }

  /// Returns the table as rebuilt from the log alone.
  Table rebuilt() {
    return Table.of("CABIN", log, seed, downtime, matchFactory);
  }
}
