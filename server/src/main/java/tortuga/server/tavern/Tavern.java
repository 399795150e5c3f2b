package tortuga.server.tavern;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.bots.BotPool;
import tortuga.engine.Game;
import tortuga.engine.Seed;
import tortuga.engine.SplitMix;
import tortuga.engine.Viewer;
import tortuga.lab.Recording;
import tortuga.server.store.Lines;
import tortuga.server.store.Store;
import tortuga.server.table.Beginning;
import tortuga.server.table.Credit;
import tortuga.server.table.Entry.Opened;
import tortuga.server.table.Entry.Seated;
import tortuga.server.table.Line;
import tortuga.server.table.Occupant;
import tortuga.server.table.Pace;
import tortuga.server.table.Refusal;
import tortuga.server.table.Step;
import tortuga.server.table.Table;
import tortuga.server.wire.Exit;
import tortuga.server.wire.Told;

/// All tables of this server. Thread-safe.
public final class Tavern implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Tavern.class);

  /// Letters and digits that nobody takes for others.
  private static final String CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  private static final int CODE_LENGTH = 6;
  private static final int ID_LENGTH = 16;
  private static final long PULSE_MILLIS = 500;
  private static final long WELL_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final Store store;
  private final BotPool bots;
  private final InstantSource time;
  private final Meters meters;
  private final Duration grace;
  private final Beginning way;
  private final Credit credit;
  private final SecureRandom random = new SecureRandom();
  private final Tempo tempo = new Tempo(random);
  private final Map<String, Keeper> keepers = new ConcurrentHashMap<>();
  private final Noticeboard notices;
  private final Convoy convoy;
  private final AtomicBoolean noting = new AtomicBoolean();
  private volatile long well = System.nanoTime();
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("timer").factory());

  private Tavern(
      Store store, BotPool bots, InstantSource time, Meters meters, Duration grace, Beginning way) {
    this.store = store;
    this.bots = bots;
    this.time = time;
    this.meters = meters;
    this.grace = grace;
    this.way = way;
    store.wake(time.millis()).join();
    this.credit = store.credit();
    this.notices = new Noticeboard(store, table -> known(table).flatMap(Keeper::summary));
    this.convoy = new Convoy(this, store.fleet());
    timer.setRemoveOnCancelPolicy(true);
  }

  /// Opens the doors: wakes all tables that nobody minds, and notes again and again that it is up.
  ///
  /// @param grace how long somebody may be away before a bot takes over
  public static Tavern open(
      Store store, BotPool bots, InstantSource time, Meters meters, Duration grace) {
    return open(store, bots, time, meters, grace, Beginning.USUAL);
  }

  /// Opens the doors of a tavern where matches begin in some way.
  public static Tavern open(
      Store store, BotPool bots, InstantSource time, Meters meters, Duration grace, Beginning way) {
    Tavern tavern = new Tavern(store, bots, time, meters, grace, way);
    tavern.every(PULSE_MILLIS, tavern::noteBeingUp);
    tavern.convoy.join();
    return tavern;
  }

  /// One note at a time: notes that wait for the store would say that all was well meanwhile.
  private void noteBeingUp() {
    if (!noting.compareAndSet(false, true)) return;
    var _ =
        store
            .alive(now())
            .whenComplete((_, problem) -> {
              noting.set(false);
              if (problem == null) well = System.nanoTime();
            });
  }

  /// Whether something could be stored a moment ago.
  public boolean isWell() {
    return System.nanoTime() - well < WELL_NANOS;
  }

  void wake(String id) {
    var _ =
        keeper(id)
            .wish((keeper, table) -> keeper.welcomeBack(table))
            .whenComplete((_, problem) -> {
              if (problem == null) return;
              LOG.atWarn().addKeyValue("table", id).setCause(problem).log("a table does not wake");
            });
  }

  // What keepers need

  Store store() {
    return store;
  }

  BotPool bots() {
    return bots;
  }

  Meters meters() {
    return meters;
  }

  Credit credit() {
    return credit;
  }

  Duration grace() {
    return grace;
  }

  Tempo tempo() {
    return tempo;
  }

  Beginning way() {
    return way;
  }

  long now() {
    return time.millis();
  }

  long whim() {
    return random.nextLong();
  }

  SplitMix whims() {
    return new SplitMix(whim());
  }

  Convoy convoy() {
    return convoy;
  }

  /// Returns the keeper of a table, if somebody has asked for that table here.
  Optional<Keeper> known(String table) {
    return Optional.ofNullable(keepers.get(table));
  }

  /// Returns the keepers of all tables for which somebody has asked here.
  List<Keeper> awakened() {
    return List.copyOf(keepers.values());
  }

  void every(long millis, Runnable deed) {
    var _ = timer.scheduleAtFixedRate(deed, millis, millis, TimeUnit.MILLISECONDS);
  }

  Future<?> after(long millis, Runnable deed) {
    return timer.schedule(deed, millis, TimeUnit.MILLISECONDS);
  }

  // Tables

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
      String id = letters(ID_LENGTH);
      Seed seed = new Seed(random.nextLong(), random.nextLong());
      Opened terms = Opened.of(game, seats, settings, pace, listed, host.id(), seed);
      Line first = Lines.after("", 0, now(), terms);
      Summary summary = Summary.of(Table.of(id, List.of(first), seed, credit));
      return store
          .open(id, seed, letters(CODE_LENGTH), first, summary.card(1))
          .thenCompose(_ -> {
            convoy.mind(id);
            return sit(id, host, Optional.of(0), word);
          })
          .thenApply(_ -> id);
    } catch (Refusal e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private String letters(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(CODE_LETTERS.charAt(random.nextInt(CODE_LETTERS.length())));
    }
    return text.toString();
  }

  /// Returns a word for a seat that brings none.
  public String anyWord() {
    return letters(ID_LENGTH);
  }

  public CompletableFuture<Integer> sit(
      String table, Occupant occupant, Optional<Integer> seat, String word) {
    return wish(
        table,
        (keeper, now) -> {
          var proposal = now.propose().sit(occupant, seat, word);
          keeper.commit(proposal);
          return ((Seated) proposal.entry()).seat();
        });
  }

  /// Lets a bot of some level sit down, which only the host may do.
  public CompletableFuture<Integer> seatBot(String table, String host, int seat, String level) {
    return wish(
        table,
        (keeper, now) -> {
          requireHost(now, host);
          keeper.commit(now.propose().sit(new Occupant.Bot(level), Optional.of(seat), anyWord()));
          return seat;
        });
  }

  /// Frees a seat: people free their own, the host any.
  public CompletableFuture<Integer> vacate(String table, String person, int seat) {
    return wish(
        table,
        (keeper, now) -> {
          if (!now.chairs().of(person).equals(Optional.of(seat))) requireHost(now, person);
          keeper.commit(now.propose().vacate(seat));
          return seat;
        });
  }

  public CompletableFuture<Integer> begin(String table, String host) {
    return wish(
        table,
        (keeper, now) -> {
          requireHost(now, host);
          return keeper.commit(now.propose().begin());
        });
  }

  private static void requireHost(Table table, String person) throws Refusal {
    if (!table.terms().host().equals(person)) throw new Refusal("only-the-host");
  }

  /// Opens a table for the same people and bots, who have to take their seats again; or returns the
  /// one that somebody else has opened already.
  public CompletableFuture<String> rematch(String table, Occupant.Person host, String word) {
    return new Rematch(this, table, host, word).open();
  }

  /// Returns a finished game as somebody saw it.
  public CompletableFuture<List<Step>> review(String table, Viewer eyes) {
    return wish(table, (_, now) -> now.aftermath().review(eyes));
  }

  /// Returns how a game ended, if it has.
  public CompletableFuture<Optional<Told.Result>> result(String table) {
    return wish(
        table,
        (_, now) -> new Exit(now, _ -> false, credit, now()).update(Viewer.SPECTATOR, 0).result());
  }

  /// Returns a finished game as a record that anybody can check.
  public CompletableFuture<Recording> recording(String table) {
    return wish(table, (_, now) -> Records.of(now));
  }

  /// Takes in a game that was played elsewhere, if it is right in every point.
  public CompletableFuture<String> takeIn(Recording recording, String person) {
    String id = letters(ID_LENGTH);
    try {
      List<Line> log = Records.lines(recording, person, now());
      Seed seed = Seed.of(recording.seed());
      Summary summary = Summary.of(Table.of(id, log, seed, credit));
      CompletableFuture<Void> stored =
          store.open(id, seed, letters(CODE_LENGTH), log.getFirst(), summary.card(log.size()));
      for (Line line : log.subList(1, log.size())) {
        stored = stored.thenCompose(_ -> store.append(id, line));
      }
      return stored.thenApply(_ -> id);
    } catch (Refusal e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /// Grants a wish at a table when its turn comes.
  <T> CompletableFuture<T> wish(String table, Keeper.Wish<T> wish) {
    return Noticeboard.isName(table)
        ? keeper(table).wish(wish)
        : CompletableFuture.failedFuture(new Refusal("no-such-table"));
  }

  private Keeper keeper(String id) {
    return keepers.computeIfAbsent(id, _ -> new Keeper(this, id));
  }

  /// Forgets a table that is not there.
  void forget(Keeper keeper) {
    keepers.remove(keeper.id(), keeper);
  }

  // News

  /// Returns the board that says which tables there are.
  public Noticeboard notices() {
    return notices;
  }

  /// Returns how many tables run their clock and their bots here.
  public int minded() {
    return convoy.minded();
  }

  /// Returns how many nodes are up.
  public int nodes() {
    return convoy.nodes();
  }

  /// Returns how many tables are awake.
  public int awake() {
    return keepers.size();
  }

  /// Hears whenever somebody has got another name at another node.
  public void whenRenamed(Consumer<String> hear) {
    convoy.whenRenamed(hear);
  }

  /// Lets other nodes run the clocks and the bots from now on.
  public void leave() {
    convoy.leave();
  }

  @Override
  public void close() {
    timer.shutdownNow();
    var _ = store.alive(now()).handle((_, _) -> 0).join();
  }
}
