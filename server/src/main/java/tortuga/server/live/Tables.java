package tortuga.server.live;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.bots.BotPool;
import tortuga.engine.chance.SplitMix;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.listing.Lobby;
import tortuga.server.lobby.Archive;
import tortuga.server.lobby.IdleTables;
import tortuga.server.lobby.RandomId;
import tortuga.server.lobby.TableOpening;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;
import tortuga.server.table.MatchFactory;
import tortuga.server.table.Refusal;
import tortuga.server.table.clock.Downtime;

/// All tables of this server. Thread-safe.
public final class Tables implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private static final long PULSE_MILLIS = 500;
  private static final int WARNINGS = 20;
  private static final long REST_MILLIS = 60_000;
  private static final Duration IDLE = Duration.ofMinutes(10);
  private static final long WELL_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final Store store;
  private final BotPool bots;
  private final InstantSource time;
  private final Metrics meters;
  private final Duration grace;
  private final MatchFactory matchFactory;
  private final Downtime downtime;
  private final SecureRandom random = new SecureRandom();
  private final BotPacing tempo = new BotPacing(random);
  private final Map<String, LiveTable> keepers = new ConcurrentHashMap<>();
  private final Lobby notices;
  private final TableOpening landlord;
  private final Archive archive;
  private final NodeMembership convoy;
  private final AtomicBoolean noting = new AtomicBoolean();
  private volatile long well = System.nanoTime();
  private volatile String ailment = "";
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("timer").factory());

  private Tables(
      Store store,
      BotPool bots,
      InstantSource time,
      Metrics meters,
      Duration grace,
      MatchFactory matchFactory) {
    this.store = store;
    this.bots = bots;
    this.time = time;
    this.meters = meters;
    this.grace = grace;
    this.matchFactory = matchFactory;
    wake(store, time.millis());
    this.downtime = store.credit();
    this.notices = new Lobby(store, table -> known(table).flatMap(LiveTable::summary), time);
    this.landlord = new TableOpening(this);
    this.archive = new Archive(this);
    this.convoy = new NodeMembership(this, store.fleet());
    timer.setRemoveOnCancelPolicy(true);
    // Whoever closes up for the night does nothing later.
    timer.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
  }

  private static void wake(Store store, long wall) {
    try {
      store.wake(wall).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof WrongClock wrong) throw wrong;
      if (e.getCause() instanceof StoreFailure failure) throw failure;
      throw e;
    }
  }

  /// Opens the doors: wakes all tables that nobody minds, and notes again and again that it is up.
  ///
  /// @param grace how long somebody may be away before a bot takes over
  public static Tables open(
      Store store, BotPool bots, InstantSource time, Metrics meters, Duration grace) {
    return open(store, bots, time, meters, grace, MatchFactory.USUAL);
  }

  /// Opens the doors of a tavern where matches begin in some way.
  public static Tables open(
      Store store,
      BotPool bots,
      InstantSource time,
      Metrics meters,
      Duration grace,
      MatchFactory matchFactory) {
    Tables tables = new Tables(store, bots, time, meters, grace, matchFactory);
    tables.every(PULSE_MILLIS, tables::noteBeingUp);
    tables.warnOfLoss();
    tables.every(REST_MILLIS, () -> tables.rest(IDLE));
    tables.convoy.join();
    return tables;
  }

  /// Names the tables whose log has lost its end; each refuses to go on, and the others do.
  private void warnOfLoss() {
    var _ =
        store
            .withoutEnd(WARNINGS)
            .thenAccept(tables -> {
              for (String table : tables) {
                LOG.atError()
                    .addKeyValue("table", table)
                    .log("the end of a log is missing; run tortuga doctor");
              }
            });
  }

  /// One note at a time: notes that wait for the store would say that all was well meanwhile.
  private void noteBeingUp() {
    if (!noting.compareAndSet(false, true)) return;
    var _ =
        store
            .alive(time.millis())
            .whenComplete((_, problem) -> {
              noting.set(false);
              learn(problem);
            });
  }

  /// A node whose clock is wrong leads no table until it is right again.
  private void learn(@Nullable Throwable problem) {
    Throwable cause = problem instanceof CompletionException ? problem.getCause() : problem;
    if (cause == null) well = System.nanoTime();
    ailment = cause == null ? "" : String.valueOf(cause.getMessage());
    convoy.trust(cause instanceof WrongClock ? Optional.of(ailment) : Optional.empty());
  }

  /// Returns why no line can be appended here, if that has been so for a moment.
  public Optional<String> ailment() {
    String cause = ailment;
    boolean lasts = System.nanoTime() - well >= WELL_NANOS || convoy.isAstray();
    if (!lasts) return Optional.empty();
    return Optional.of(cause.isEmpty() ? "nothing can be stored" : cause);
  }

  public void wake(String id) {
    var _ =
        keeper(id)
            .wish((live, table) -> live.welcomeBack(table))
            .whenComplete((_, problem) -> {
              if (problem == null) return;
              LOG.atWarn().addKeyValue("table", id).setCause(problem).log("a table does not wake");
            });
  }

  // What keepers need

  public Store store() {
    return store;
  }

  BotPool bots() {
    return bots;
  }

  Metrics meters() {
    return meters;
  }

  public Downtime credit() {
    return downtime;
  }

  Duration grace() {
    return grace;
  }

  BotPacing tempo() {
    return tempo;
  }

  MatchFactory way() {
    return matchFactory;
  }

  /// Returns the time that decides, which is the store's.
  public long now() {
    return store.time(time.millis());
  }

  public long whim() {
    return random.nextLong();
  }

  public String draw(RandomId letters) {
    return letters.draw(random);
  }

  SplitMix whims() {
    return new SplitMix(whim());
  }

  public NodeMembership convoy() {
    return convoy;
  }

  /// Returns the keeper of a table, if somebody has asked for that table here.
  public Optional<LiveTable> known(String table) {
    return Optional.ofNullable(keepers.get(table));
  }

  /// Returns the keepers of all tables for which somebody has asked here.
  public List<LiveTable> awakened() {
    return List.copyOf(keepers.values());
  }

  /// Does something again and again, also after it has failed once.
  public void every(long millis, Runnable deed) {
    var _ = timer.scheduleAtFixedRate(() -> attempt(deed), millis, millis, TimeUnit.MILLISECONDS);
  }

  private static void attempt(Runnable deed) {
    try {
      deed.run();
    } catch (RuntimeException | Error e) {
      LOG.atError().setCause(e).log("something that is done regularly failed");
    }
  }

  Future<?> after(long millis, Runnable deed) {
    return timer.schedule(deed, millis, TimeUnit.MILLISECONDS);
  }

  // Tables

  /// Returns who opens tables and seats people.
  public TableOpening landlord() {
    return landlord;
  }

  /// Returns where games are that are over.
  public Archive archive() {
    return archive;
  }

  /// Grants a wish of somebody who comes over HTTP when its turn comes.
  public <T> CompletableFuture<T> wish(String table, LiveTable.Command<T> wish) {
    return wish(table, Sender.VISITORS, wish);
  }

  /// Grants a wish at a table when its turn comes.
  <T> CompletableFuture<T> wish(String table, Sender sender, LiveTable.Command<T> wish) {
    return Lobby.isName(table)
        ? keeper(table).wish(sender, wish)
        : CompletableFuture.failedFuture(new Refusal("no-such-table"));
  }

  private LiveTable keeper(String id) {
    return keepers.computeIfAbsent(id, _ -> new LiveTable(this, id));
  }

  /// Lets all tables fall asleep at which nothing has happened for a while and nobody looks.
  void rest(Duration idle) {
    long since = System.nanoTime() - idle.toNanos();
    awakened().forEach(live -> live.rest(since));
  }

  /// Forgets a table that is not there.
  void forget(LiveTable live) {
    keepers.remove(live.id(), live);
  }

  // News

  /// Returns the board that says which tables there are.
  public Lobby notices() {
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
    return (int) keepers.values().stream().filter(each -> each.summary().isPresent()).count();
  }

  /// Hears whenever somebody is no longer known in some browser, as another node has learnt.
  public void whenSignedOut(Consumer<String> hear) {
    convoy.whenSignedOut(hear);
  }

  /// Hears whenever somebody has got another name at another node.
  public void whenRenamed(Consumer<String> hear) {
    convoy.whenRenamed(hear);
  }

  /// Closes tables at which nobody has gone on for so long, from now on.
  public void closeIdleAfter(Duration patience) {
    new IdleTables(this, patience).begin();
  }

  /// Lets other nodes run the clocks and the bots from now on.
  public void leave() {
    convoy.leave();
  }

  @Override
  public void close() {
    timer.shutdownNow();
    archive.close();
    var _ = store.alive(time.millis()).handle((_, _) -> 0).join();
  }
}
