package tortuga.server.tavern;

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
import tortuga.engine.SplitMix;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;
import tortuga.server.table.Beginning;
import tortuga.server.table.Credit;
import tortuga.server.table.Refusal;

/// All tables of this server. Thread-safe.
public final class Tavern implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Tavern.class);

  private static final long PULSE_MILLIS = 500;
  private static final int WARNINGS = 20;
  private static final long REST_MILLIS = 60_000;
  private static final Duration IDLE = Duration.ofMinutes(10);
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
  private final Landlord landlord;
  private final Archive archive;
  private final Convoy convoy;
  private final AtomicBoolean noting = new AtomicBoolean();
  private volatile long well = System.nanoTime();
  private volatile String ailment = "";
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
    wake(store, time.millis());
    this.credit = store.credit();
    this.notices = new Noticeboard(store, table -> known(table).flatMap(Keeper::summary), time);
    this.landlord = new Landlord(this);
    this.archive = new Archive(this);
    this.convoy = new Convoy(this, store.fleet());
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
  public static Tavern open(
      Store store, BotPool bots, InstantSource time, Meters meters, Duration grace) {
    return open(store, bots, time, meters, grace, Beginning.USUAL);
  }

  /// Opens the doors of a tavern where matches begin in some way.
  public static Tavern open(
      Store store, BotPool bots, InstantSource time, Meters meters, Duration grace, Beginning way) {
    Tavern tavern = new Tavern(store, bots, time, meters, grace, way);
    tavern.every(PULSE_MILLIS, tavern::noteBeingUp);
    tavern.warnOfLoss();
    tavern.every(REST_MILLIS, () -> tavern.rest(IDLE));
    tavern.convoy.join();
    return tavern;
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

  /// Returns the time that decides, which is the store's.
  long now() {
    return store.time(time.millis());
  }

  long whim() {
    return random.nextLong();
  }

  String draw(Letters letters) {
    return letters.draw(random);
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

  /// Does something again and again, also after it has failed once.
  void every(long millis, Runnable deed) {
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
  public Landlord landlord() {
    return landlord;
  }

  /// Returns where games are that are over.
  public Archive archive() {
    return archive;
  }

  /// Grants a wish of somebody who comes over HTTP when its turn comes.
  <T> CompletableFuture<T> wish(String table, Keeper.Wish<T> wish) {
    return wish(table, Sender.VISITORS, wish);
  }

  /// Grants a wish at a table when its turn comes.
  <T> CompletableFuture<T> wish(String table, Sender sender, Keeper.Wish<T> wish) {
    return Noticeboard.isName(table)
        ? keeper(table).wish(sender, wish)
        : CompletableFuture.failedFuture(new Refusal("no-such-table"));
  }

  private Keeper keeper(String id) {
    return keepers.computeIfAbsent(id, _ -> new Keeper(this, id));
  }

  /// Lets all tables fall asleep at which nothing has happened for a while and nobody looks.
  void rest(Duration idle) {
    long since = System.nanoTime() - idle.toNanos();
    awakened().forEach(keeper -> keeper.rest(since));
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
