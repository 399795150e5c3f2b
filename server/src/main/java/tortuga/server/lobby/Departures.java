package tortuga.server.lobby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.engine.Seat;
import tortuga.server.live.LiveTable;
import tortuga.server.live.LiveTables;
import tortuga.server.live.PersonReplacement;
import tortuga.server.people.PersonName;
import tortuga.server.store.DepartureStore.Departure;
import tortuga.server.store.PeopleStore;
import tortuga.server.store.RewrittenLog;
import tortuga.server.store.Store;
import tortuga.server.table.Occupant;
import tortuga.server.table.Phase;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.time.Scheduler;
import tortuga.server.time.ServerTime;

/// People who delete their data, and people who turn out to be somebody else. They are noted at
/// once; then every log that names them is written again, even if the server stops in between.
/// Thread-safe.
public final class Departures {
  private static final Logger LOG = LoggerFactory.getLogger(Departures.class);

  private static final long ROUND_MILLIS = TimeUnit.MINUTES.toMillis(10);
  private static final int MOST_AT_ONCE = 100;

  /// How long somebody waits at most until all logs are written again; the rest follows later.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /// How the ids of people begin who are gone, and their flag.
  private static final String GONE = "gone-";

  private static final String NO_FLAG = "none";

  private final Store store;
  private final LiveTables tables;
  private final ServerTime time;
  private final RandomGenerator random;

  public Departures(Store store, LiveTables tables, ServerTime time, RandomGenerator random) {
    this.store = store;
    this.tables = tables;
    this.time = time;
    this.random = random;
  }

  /// Goes on now and then with what could not be done at once.
  public void start(Scheduler scheduler) {
    scheduler.every(
        ROUND_MILLIS,
        () -> {
          var _ =
              goOn()
                  .whenComplete((_, problem) -> {
                    if (problem != null) {
                      LOG.atWarn().setCause(problem).log("not all departures are complete");
                    }
                  });
        });
  }

  /// Deletes everything about a person: free seats are given back, games in progress go on with a
  /// bot, and finished games stay under a name that is nobody's.
  public CompletableFuture<Void> delete(String person) {
    Departure departure = new Departure(person, Optional.empty(), time.now());
    return store.depart(departure).thenCompose(_ -> soon(complete(departure)));
  }

  /// Makes a person part of another one, who gets their seats and browsers; refused if both sit at
  /// a table that is not finished.
  public CompletableFuture<Void> merge(String person, String successor) {
    if (person.equals(successor)) return CompletableFuture.completedFuture(nothing());
    Departure departure = new Departure(person, Optional.of(successor), time.now());
    return requireApart(person, successor)
        .thenCompose(_ -> store.depart(departure))
        .thenCompose(_ -> soon(complete(departure)));
  }

  /// Refuses if two people sit at a table that is not finished: nobody has two seats.
  public CompletableFuture<Void> requireApart(String person, String successor) {
    if (person.equals(successor)) return CompletableFuture.completedFuture(nothing());
    return store
        .sharedTables(person, successor)
        .thenCompose(shared ->
            shared.isEmpty()
                ? CompletableFuture.completedFuture(nothing())
                : CompletableFuture.failedFuture(new Refusal("both-at-a-table")));
  }

  /// Goes on with everybody whom some log still names.
  public CompletableFuture<Void> goOn() {
    return store
        .departures(MOST_AT_ONCE)
        .thenCompose(waiting -> all(waiting.stream().map(this::complete).toList()));
  }

  private CompletableFuture<Void> complete(Departure departure) {
    return successor(departure)
        .thenCompose(successor ->
            store
                .tablesNaming(departure.person())
                .thenCompose(named ->
                    all(named.stream().map(id -> leave(id, departure, successor)).toList())))
        .thenCompose(_ -> store.forgotten(departure.person()));
  }

  private CompletableFuture<Optional<PeopleStore.Someone>> successor(Departure departure) {
    return departure
        .successor()
        .map(store::person)
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
  }

  private CompletableFuture<Boolean> leave(
      String id, Departure departure, Optional<PeopleStore.Someone> successor) {
    return tables.run(
        id,
        (live, table) -> {
          String person = departure.person();
          boolean isTwice =
              successor.isPresent()
                  && table.chairs().of(person).isPresent()
                  && table.chairs().of(successor.get().id()).isPresent();
          PersonReplacement replacement = new PersonReplacement(live);
          if (successor.isPresent() && !isTwice) {
            return replacement.replace(
                person, new RewrittenLog.Successor(successor.get().id(), look(table, successor)));
          }
          standUp(live, table, person);
          return replacement.replace(person, nobody(table, person));
        });
  }

  /// What a successor is called: finished games keep the names under which they were played.
  private static Optional<RewrittenLog.Look> look(
      Table table, Optional<PeopleStore.Someone> successor) {
    return successor
        .filter(_ -> !table.isClosed())
        .map(who ->
            new RewrittenLog.Look(
                PersonName.amongOthers(who.name(), table.chairs().namesBeside(who.id())),
                who.flag()));
  }

  private RewrittenLog.Successor nobody(Table table, String person) {
    List<String> others = table.chairs().namesBeside(person);
    return new RewrittenLog.Successor(
        GONE + RandomId.TABLE.draw(random),
        Optional.of(
            new RewrittenLog.Look(PersonName.amongOthers(PersonName.GONE, others), NO_FLAG)));
  }

  /// Leaves a table in order: others go on, and a table without people is closed.
  private static void standUp(LiveTable live, Table table, String person) throws Refusal {
    Optional<Integer> seat = table.chairs().of(person);
    if (table.isClosed()) return;
    boolean isHost = table.terms().host().equals(person);
    if (table.phase() == Phase.GATHERING && isHost) {
      live.commit(table.propose().giveUp());
    } else if (seat.isPresent() && table.phase() == Phase.GATHERING) {
      live.commit(table.propose().vacate(seat.get(), person));
    } else if (seat.isPresent() && isLast(table, seat.get())) {
      live.commit(table.propose().giveUp());
    } else if (seat.isPresent() && !table.isBroken() && !table.chairs().isHeld(seat.get())) {
      live.commit(table.propose().handToBot(seat.get(), true));
    }
  }

  /// Whether nobody else at a table is a person who can come back.
  private static boolean isLast(Table table, int seat) {
    return table.chairs().owners().without(Seat.of(seat)).stream()
        .allMatch(other ->
            table.chairs().occupant(other.index()).orElseThrow()
                    instanceof Occupant.Person(String id, _, _)
                && id.startsWith(GONE));
  }

  private static CompletableFuture<Void> all(List<? extends CompletableFuture<?>> parts) {
    return CompletableFuture.allOf(new ArrayList<>(parts).toArray(CompletableFuture<?>[]::new));
  }

  /// Waits for a while only; what cannot be done now is done later.
  private static CompletableFuture<Void> soon(CompletableFuture<Void> work) {
    return work.completeOnTimeout(nothing(), PATIENCE.toSeconds(), TimeUnit.SECONDS)
        .exceptionally(problem -> {
          LOG.atWarn().setCause(problem).log("a departure is not complete yet");
          return nothing();
        });
  }

  @SuppressWarnings("NullAway") // the one value that a future of nothing can have
  private static Void nothing() {
    return null;
  }
}
