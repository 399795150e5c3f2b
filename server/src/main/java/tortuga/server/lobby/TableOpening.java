package tortuga.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.engine.Game;
import tortuga.engine.chance.Seed;
import tortuga.server.listing.Listing;
import tortuga.server.live.LiveTable;
import tortuga.server.live.Tables;
import tortuga.server.people.PersonName;
import tortuga.server.store.LogLines;
import tortuga.server.table.LogEntry.Opened;
import tortuga.server.table.LogEntry.Seated;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;
import tortuga.server.table.Phase;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.table.clock.Pace;

/// Opens tables, and sees people and bots to their seats until the game begins. Thread-safe.
public final class TableOpening {
  /// Maximum number of letters of the word that somebody adds to the seed.
  public static final int LONGEST_WORD = 64;

  private final Tables tables;

  public TableOpening(Tables tables) {
    this.tables = tables;
  }

  /// Opens a table; whoever does so is its host, and sits on its first seat.
  public CompletableFuture<String> openTable(
      Game<?, ?, ?, ?> game,
      int seats,
      Map<String, String> settings,
      Pace pace,
      boolean listed,
      Occupant.Person host,
      String word) {
    try {
      String id = tables.draw(RandomId.ID);
      Seed seed = new Seed(tables.whim(), tables.whim());
      Opened terms = Opened.of(game, seats, settings, pace, listed, host.id(), seed);
      LogLine first = LogLines.after("", 0, tables.now(), terms);
      Listing summary = Listing.of(Table.of(id, List.of(first), seed, tables.credit()));
      return tables
          .store()
          .open(id, seed, tables.draw(RandomId.CODE), first, summary.card(1))
          .thenCompose(_ -> {
            tables.convoy().mind(id);
            return sit(id, host, Optional.of(0), word);
          })
          .thenApply(_ -> id);
    } catch (Refusal e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /// Returns a word for a seat that brings none.
  public String anyWord() {
    return tables.draw(RandomId.ID);
  }

  public CompletableFuture<Integer> sit(
      String table, Occupant occupant, Optional<Integer> seat, String word) {
    return tables.wish(
        table,
        (live, now) -> {
          Occupant named =
              occupant instanceof Occupant.Person person ? distinct(person, now) : occupant;
          var proposal = now.propose().sit(named, seat, word);
          live.commit(proposal);
          return ((Seated) proposal.entry()).seat();
        });
  }

  /// Returns who sits down under a name that nobody takes for that of another at the table.
  private static Occupant.Person distinct(Occupant.Person person, Table table) {
    List<String> others = table.chairs().namesBeside(person.id());
    String name = PersonName.amongOthers(person.name(), others);
    return new Occupant.Person(person.id(), name, person.flag());
  }

  /// Lets a bot of some level sit down, which only the host may do.
  public CompletableFuture<Integer> seatBot(String table, String host, int seat, String level) {
    return tables.wish(
        table,
        (live, now) -> {
          requireHost(now, host);
          live.commit(now.propose().sit(new Occupant.Bot(level), Optional.of(seat), anyWord()));
          return seat;
        });
  }

  /// Frees a seat: people free their own, the host any.
  public CompletableFuture<Integer> vacate(String table, String person, int seat) {
    return tables.wish(
        table,
        (live, now) -> {
          if (!now.chairs().of(person).equals(Optional.of(seat))) requireHost(now, person);
          live.commit(now.propose().vacate(seat, person));
          return seat;
        });
  }

  public CompletableFuture<Integer> begin(String table, String host) {
    return tables.wish(
        table,
        (live, now) -> {
          requireHost(now, host);
          return live.commit(now.propose().begin());
        });
  }

  /// Lets a table go on that a mistake of ours keeps from it, which only the host may do.
  public CompletableFuture<Integer> restart(String table, String host) {
    return tables.wish(
        table,
        (live, now) -> {
          requireHost(now, host);
          return live.commit(now.propose().restart());
        });
  }

  /// Gives up a table before the game, or when nobody else plays or nobody can; only the host may.
  public CompletableFuture<Integer> close(String table, String host) {
    return tables.wish(
        table,
        (live, now) -> {
          requireHost(now, host);
          return live.commit(now.propose().close());
        });
  }

  /// Tells all tables where somebody sits, and a game is not over, what they are called now. A
  /// table that cannot be told now keeps the old name.
  public void rename(Occupant.Person person) {
    for (Listing table : tables.notices().of(person.id())) {
      boolean isOver = table.phase() == Phase.FINISHED || table.phase() == Phase.ABANDONED;
      if (isOver || table.seatOf(person.id()).isEmpty()) continue;
      var _ = tables.wish(table.id(), (live, now) -> rename(live, now, person));
    }
  }

  private static int rename(LiveTable live, Table table, Occupant.Person person) throws Refusal {
    Optional<Integer> seat = table.chairs().of(person.id());
    Occupant.Person renamed = distinct(person, table);
    if (seat.isEmpty() || table.chairs().occupant(seat.get()).equals(Optional.of(renamed)))
      return 0;
    return live.commit(table.propose().rename(seat.get(), renamed.name(), renamed.flag()));
  }

  private static void requireHost(Table table, String person) throws Refusal {
    if (!table.terms().host().equals(person)) throw new Refusal("only-the-host");
  }

  /// Opens a table for the same people and bots, who have to take their seats again; or returns the
  /// one that somebody else has opened already.
  public CompletableFuture<String> rematch(String table, Occupant.Person host, String word) {
    return new Rematch(tables, table, host, word).open();
  }
}
