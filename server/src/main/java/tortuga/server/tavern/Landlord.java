package tortuga.server.tavern;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.engine.Game;
import tortuga.engine.Seed;
import tortuga.server.people.PersonName;
import tortuga.server.store.Lines;
import tortuga.server.table.Entry.Opened;
import tortuga.server.table.Entry.Seated;
import tortuga.server.table.Line;
import tortuga.server.table.Occupant;
import tortuga.server.table.Pace;
import tortuga.server.table.Phase;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Opens tables, and sees people and bots to their seats until the game begins. Thread-safe.
public final class Landlord {
  /// Maximum number of letters of the word that somebody adds to the seed.
  public static final int LONGEST_WORD = 64;

  private final Tavern tavern;

  Landlord(Tavern tavern) {
    this.tavern = tavern;
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
      String id = tavern.draw(Letters.ID);
      Seed seed = new Seed(tavern.whim(), tavern.whim());
      Opened terms = Opened.of(game, seats, settings, pace, listed, host.id(), seed);
      Line first = Lines.after("", 0, tavern.now(), terms);
      Summary summary = Summary.of(Table.of(id, List.of(first), seed, tavern.credit()));
      return tavern
          .store()
          .open(id, seed, tavern.draw(Letters.CODE), first, summary.card(1))
          .thenCompose(_ -> {
            tavern.convoy().mind(id);
            return sit(id, host, Optional.of(0), word);
          })
          .thenApply(_ -> id);
    } catch (Refusal e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /// Returns a word for a seat that brings none.
  public String anyWord() {
    return tavern.draw(Letters.ID);
  }

  public CompletableFuture<Integer> sit(
      String table, Occupant occupant, Optional<Integer> seat, String word) {
    return tavern.wish(
        table,
        (keeper, now) -> {
          Occupant named =
              occupant instanceof Occupant.Person person ? distinct(person, now) : occupant;
          var proposal = now.propose().sit(named, seat, word);
          keeper.commit(proposal);
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
    return tavern.wish(
        table,
        (keeper, now) -> {
          requireHost(now, host);
          keeper.commit(now.propose().sit(new Occupant.Bot(level), Optional.of(seat), anyWord()));
          return seat;
        });
  }

  /// Frees a seat: people free their own, the host any.
  public CompletableFuture<Integer> vacate(String table, String person, int seat) {
    return tavern.wish(
        table,
        (keeper, now) -> {
          if (!now.chairs().of(person).equals(Optional.of(seat))) requireHost(now, person);
          keeper.commit(now.propose().vacate(seat, person));
          return seat;
        });
  }

  public CompletableFuture<Integer> begin(String table, String host) {
    return tavern.wish(
        table,
        (keeper, now) -> {
          requireHost(now, host);
          return keeper.commit(now.propose().begin());
        });
  }

  /// Lets a table go on that a mistake of ours keeps from it, which only the host may do.
  public CompletableFuture<Integer> restart(String table, String host) {
    return tavern.wish(
        table,
        (keeper, now) -> {
          requireHost(now, host);
          return keeper.commit(now.propose().restart());
        });
  }

  /// Gives up a table before the game, or when nobody else plays or nobody can; only the host may.
  public CompletableFuture<Integer> close(String table, String host) {
    return tavern.wish(
        table,
        (keeper, now) -> {
          requireHost(now, host);
          return keeper.commit(now.propose().close());
        });
  }

  /// Tells all tables where somebody sits, and a game is not over, what they are called now. A
  /// table that cannot be told now keeps the old name.
  public void rename(Occupant.Person person) {
    for (Summary table : tavern.notices().of(person.id())) {
      boolean isOver = table.phase() == Phase.FINISHED || table.phase() == Phase.ABANDONED;
      if (isOver || table.seatOf(person.id()).isEmpty()) continue;
      var _ = tavern.wish(table.id(), (keeper, now) -> rename(keeper, now, person));
    }
  }

  private static int rename(Keeper keeper, Table table, Occupant.Person person) throws Refusal {
    Optional<Integer> seat = table.chairs().of(person.id());
    Occupant.Person renamed = distinct(person, table);
    if (seat.isEmpty() || table.chairs().occupant(seat.get()).equals(Optional.of(renamed)))
      return 0;
    return keeper.commit(table.propose().rename(seat.get(), renamed.name(), renamed.flag()));
  }

  private static void requireHost(Table table, String person) throws Refusal {
    if (!table.terms().host().equals(person)) throw new Refusal("only-the-host");
  }

  /// Opens a table for the same people and bots, who have to take their seats again; or returns the
  /// one that somebody else has opened already.
  public CompletableFuture<String> rematch(String table, Occupant.Person host, String word) {
    return new Rematch(tavern, table, host, word).open();
  }
}
