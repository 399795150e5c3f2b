package tortuga.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Seed;
import tortuga.engine.SplitMix;
import tortuga.engine.Viewer;
import tortuga.server.store.Lines;

/// A table with a log in memory and a clock that stands still until somebody turns it.
public final class Cabin {
  public static final Occupant CAPTAIN = new Occupant.Bot("captain");

  public final Table table;
  public final List<Line> log = new ArrayList<>();
  public long now = 1_000_000;
  public Runnable afterwards = () -> {};
  Credit credit = Credit.NONE;

  private final Seed seed;
  private final Beginning way;

  private Cabin(Entry.Opened terms, Seed seed, Beginning way) {
    this.seed = seed;
    this.way = way;
    log.add(Lines.after("", 0, now, terms));
    this.table = Table.of("CABIN", log, seed, Credit.NONE, way);
  }

  /// Opens a table at which nobody sits yet.
  public static Cabin empty(
      String game, int seats, Map<String, String> settings, Pace pace, Seed seed, Beginning way) {
    try {
      Entry.Opened terms =
          Entry.Opened.of(
              Games.named(game).orElseThrow(), seats, settings, pace, false, "anne", seed);
      return new Cabin(terms, seed, way);
    } catch (Refusal e) {
      throw new AssertionError(e.reason() + e.details(), e);
    }
  }

  /// Opens a table at which a game is played as it was in some edition.
  static Cabin inEdition(int edition, String game, int seats) {
    Seed seed = Seed.of(7);
    Entry.Opened terms =
        new Entry.Opened(game, edition, seats, Map.of(), Pace.WEEK, false, "anne", seed.promise());
    return new Cabin(terms, seed, Beginning.USUAL);
  }

  /// Begins a game of so many people, and bots on the other seats.
  public static Cabin of(String game, int seats, int people, Pace pace, Beginning way) {
    return empty(game, seats, Map.of(), pace, Seed.of(7), way).begun(people);
  }

  public Cabin begun(int people) {
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
  public interface Wish {
    Proposal ask() throws Refusal;
  }

  /// Stores and applies what must not be refused.
  public void commit(Wish wish) {
    try {
      commit(wish.ask());
    } catch (Refusal e) {
      throw new AssertionError("refused: " + e.reason(), e);
    }
  }

  public void commit(Proposal proposal) {
    Line line = Lines.after(table.hash(), table.lines(), now, proposal.entry());
    log.add(line);
    table.apply(line, proposal.attempt(), credit);
    afterwards.run();
  }

  /// Returns why a wish is refused; nothing if it is not.
  public static String refusal(Wish wish) {
    try {
      wish.ask();
      return "";
    } catch (Refusal e) {
      return e.reason();
    }
  }

  public Wish answer(int seat, String... moves) {
    By by = table.chairs().bot(seat).isPresent() ? By.BOT : By.PLAYER;
    return () ->
        table
            .propose()
            .answer(seat, Optional.of(table.consult().number(seat)), List.of(moves), by, "");
  }

  public void play(int seat, String... moves) {
    commit(answer(seat, moves));
  }

  /// Does all that is due now; returns what it was.
  public List<Entry> tick() {
    List<Entry> done = new ArrayList<>();
    Optional<Proposal> due = table.duties().due(now, credit, new SplitMix(now));
    while (due.isPresent()) {
      commit(due.get());
      done.add(due.get().entry());
      due = table.duties().due(now, credit, new SplitMix(now));
    }
    return done;
  }

  /// Lets time pass, and does what is due then.
  List<Entry> after(long millis) {
    now += millis;
    return tick();
  }

  public Asked asked(int seat) {
    return asked(Seat.of(seat));
  }

  public Asked asked(Viewer viewer) {
    return table.asked(viewer, now, credit).orElseThrow();
  }

  /// Returns the table as somebody would build it who has only the log.
  Table rebuilt() {
    return Table.of("CABIN", log, seed, credit, way);
  }
}
