package tortuga.server.node;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;
import tortuga.bots.BotPool;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.limits.Limits;
import tortuga.server.listing.Listings;
import tortuga.server.live.Admission;
import tortuga.server.live.Advisor;
import tortuga.server.live.CommandHandler;
import tortuga.server.live.ForesightPool;
import tortuga.server.live.LiveTables;
import tortuga.server.live.Metrics;
import tortuga.server.live.StoreHealth;
import tortuga.server.live.TableServices;
import tortuga.server.lobby.Archive;
import tortuga.server.lobby.Departures;
import tortuga.server.lobby.IdleTables;
import tortuga.server.lobby.OwnData;
import tortuga.server.lobby.Retention;
import tortuga.server.lobby.TableOpening;
import tortuga.server.review.ReviewDesk;
import tortuga.server.store.Store;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.time.Scheduler;
import tortuga.server.time.ServerTime;

/// One node, assembled; its users get only the parts that they need. Thread-safe.
public final class Node implements AutoCloseable {
  private static final long REST_MILLIS = 60_000;
  private static final Duration IDLE = Duration.ofMinutes(10);

  private final Scheduler scheduler = new Scheduler("timer");
  private final Advisor advisor = new Advisor();
  private final ForesightPool foresight = new ForesightPool();
  private final NodeMembership membership;
  private final StoreHealth health;
  private final LiveTables tables;
  private final Listings listings;
  private final TableOpening opening;
  private final Archive archive;
  private final ReviewDesk reviews;
  private final IdleTables idleTables;
  private final Departures departures;
  private final Retention retention;
  private final OwnData ownData;
  private final CommandHandler commands;

  /// @param grace how long somebody may be absent before a bot takes over
  public Node(
      Store store,
      BotPool bots,
      InstantSource wall,
      Metrics metrics,
      Duration grace,
      Limits limits,
      MatchFactory matchFactory) {
    SecureRandom random = new SecureRandom();
    ServerTime time = () -> store.time(wall.millis());
    this.membership = new NodeMembership(store.cluster());
    this.health = new StoreHealth(store, wall, membership);
    this.tables =
        new LiveTables(
            new TableServices(
                store, membership, scheduler, time, random, bots, metrics, matchFactory, grace));
    this.listings = new Listings(store, tables::listing, wall);
    this.opening = new TableOpening(store, tables, listings, membership, time, random);
    this.archive = new Archive(store, tables, time, random);
    this.reviews = new ReviewDesk(store, archive::recording, time, () -> bots.waiting() > 0);
    this.idleTables = new IdleTables(store, tables, membership, time);
    this.departures = new Departures(store, tables, time, random);
    this.retention = new Retention(store, tables, departures, time);
    this.ownData = new OwnData(store);
    this.commands =
        new CommandHandler(
            tables,
            listings,
            store,
            new Admission(tables, listings, membership, limits),
            advisor,
            foresight,
            metrics);
  }

  /// Starts all tables that no other node owns, and the heartbeat.
  ///
  /// @param renamed is called whenever somebody has got another name at another node
  /// @param signedOut is called whenever somebody is signed out of a browser
  public void start(Consumer<String> renamed, Consumer<String> signedOut) {
    health.start(scheduler);
    scheduler.every(REST_MILLIS, () -> tables.putIdleToSleep(IDLE));
    departures.start(scheduler);
    membership.join(tables, scheduler, renamed, signedOut);
    reviews.start();
  }

  /// Starts to close tables that have been idle for this long.
  public void closeIdleAfter(Duration patience) {
    idleTables.start(scheduler, patience);
  }

  /// Reviews games of people by itself if they ended no longer ago than this.
  public void reviewRecent(Duration period) {
    reviews.reviewRecent(period);
  }

  /// Starts to delete what is older than its period.
  public void deleteOld(Retention.Periods periods) {
    retention.start(scheduler, periods);
  }

  public Departures departures() {
    return departures;
  }

  public Retention retention() {
    return retention;
  }

  public OwnData ownData() {
    return ownData;
  }

  public LiveTables tables() {
    return tables;
  }

  public Listings listings() {
    return listings;
  }

  public TableOpening opening() {
    return opening;
  }

  public Archive archive() {
    return archive;
  }

  public ReviewDesk reviews() {
    return reviews;
  }

  public IdleTables idleTables() {
    return idleTables;
  }

  public CommandHandler commands() {
    return commands;
  }

  /// Returns why no line can be appended here, if that has been so for a while.
  public Optional<String> problem() {
    return health.problem();
  }

  /// Returns how many tables this node owns.
  public int ownedTables() {
    return membership.owned();
  }

  /// Returns how many nodes are up.
  public int nodes() {
    return membership.nodes();
  }

  /// Leaves the cluster, so that other nodes take over the tables.
  public void leave() {
    membership.leave();
  }

  @Override
  public void close() {
    scheduler.close();
    advisor.close();
    foresight.close();
    reviews.close();
    archive.close();
    health.stop();
  }
}
