package tortuga.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import tortuga.engine.Game;
import tortuga.engine.chance.Seed;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.listing.Listing;
import tortuga.server.listing.Listings;
import tortuga.server.live.LiveTable;
import tortuga.server.live.LiveTables;
import tortuga.server.people.PersonName;
import tortuga.server.store.LogLines;
import tortuga.server.store.Store;
import tortuga.server.table.LogEntry.Opened;
import tortuga.server.table.LogEntry.Seated;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;
import tortuga.server.table.Phase;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.table.clock.Pace;
import tortuga.server.time.ServerTime;

/// Opens tables, and seats people and bots until the game begins. Thread-safe.
public final class TableOpening {
  /// Maximum length of the word that a player adds to the seed.
  public static final int LONGEST_WORD = 64;

  private final Store store;
  private final LiveTables tables;
  private final Listings listings;
  private final NodeMembership membership;
  private final ServerTime time;
  private final RandomGenerator random;

  public TableOpening(
      Store store,
      LiveTables tables,
      Listings listings,
      NodeMembership membership,
      ServerTime time,
      RandomGenerator random) {
    this.store = store;
    this.tables = tables;
    this.listings = listings;
    this.membership = membership;
    this.time = time;
    this.random = random;
  }

  /// Opens a table; its opener is its host, and has its first seat.
  public CompletableFuture<String> openTable(
      Game<?, ?, ?, ?> game,
      int seats,
      Map<String, String> settings,
      Pace pace,
      boolean listed,
      Occupant.Person host,
      String word) {
    try {
      String id = RandomId.TABLE.draw(random);
      Seed seed = new Seed(random.nextLong(), random.nextLong());
      Opened terms = Opened.of(game, seats, settings, pace, listed, host.id(), seed);
      LogLine first = LogLines.after("", 0, time.now(), terms);
      Listing listing = Listing.of(Table.of(id, List.of(first), seed, store.downtime()));
      return store
          .open(id, seed, RandomId.CODE.draw(random), first, listing.row(1))
          .thenCompose(_ -> {
            membership.own(id);
            return sit(id, host, Optional.of(0), word);
          })
          .thenApply(_ -> id);
    } catch (Refusal e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /// Returns a word for a player who gives none.
  public String anyWord() {
    return RandomId.TABLE.draw(random);
  }

  public CompletableFuture<Integer> sit(
      String table, Occupant occupant, Optional<Integer> seat, String word) {
    return tables.run(
        table,
        (live, now) -> {
          Occupant named =
              occupant instanceof Occupant.Person person ? distinct(person, now) : occupant;
          var proposal = now.propose().sit(named, seat, word);
          live.commit(proposal);
          return ((Seated) proposal.entry()).seat();
        });
  }

  /// Returns an occupant with a name that nobody can confuse with another at the table.
  private static Occupant.Person distinct(Occupant.Person person, Table table) {
    List<String> others = table.chairs().namesBeside(person.id());
    String name = PersonName.amongOthers(person.name(), others);
    return new Occupant.Person(person.id(), name, person.flag());
  }

  /// Seats a bot of a level, which only the host may do.
  public CompletableFuture<Integer> seatBot(String table, String host, int seat, String level) {
    return tables.run(
        table,
        (live, now) -> {
          requireHost(now, host);
          live.commit(now.propose().sit(new Occupant.Bot(level), Optional.of(seat), anyWord()));
          return seat;
        });
  }

  /// Frees a seat: people free their own, the host any.
  public CompletableFuture<Integer> vacate(String table, String person, int seat) {
    return tables.run(
        table,
        (live, now) -> {
          if (!now.chairs().of(person).equals(Optional.of(seat))) requireHost(now, person);
          live.commit(now.propose().vacate(seat, person));
          return seat;
        });
  }

  public CompletableFuture<Integer> begin(String table, String host) {
    return tables.run(
        table,
        (live, now) -> {
          requireHost(now, host);
          return live.commit(now.propose().begin());
        });
  }

  /// Resumes a table that a bug has stopped, which only the host may do.
  public CompletableFuture<Integer> restart(String table, String host) {
    return tables.run(
        table,
        (live, now) -> {
          requireHost(now, host);
          return live.commit(now.propose().restart());
        });
  }

  /// Closes a table before the game, or when no other person plays or nobody can; only the host
  /// may.
  public CompletableFuture<Integer> close(String table, String host) {
    return tables.run(
        table,
        (live, now) -> {
          requireHost(now, host);
          return live.commit(now.propose().close());
        });
  }

  /// Passes a person's new name on to all their tables with unfinished games. A table that cannot
  /// be reached now keeps the old name.
  public void rename(Occupant.Person person) {
    for (Listing table : listings.of(person.id())) {
      boolean isOver = table.phase() == Phase.FINISHED || table.phase() == Phase.ABANDONED;
      if (isOver || table.seatOf(person.id()).isEmpty()) continue;
      var _ = tables.run(table.id(), (live, now) -> rename(live, now, person));
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

  /// Opens a table for the same people and bots, who must take their seats again; or returns the
  /// one that somebody else has opened already.
  public CompletableFuture<String> rematch(String table, Occupant.Person host, String word) {
    return new Rematch(tables, this, table, host, word).open();
  }
}
