package tortuga.server.cluster;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.time.Scheduler;

/// This node among the others: which tables it owns, so that their clocks and bots run here, and
/// what other nodes did that its tables must know. Thread-safe.
public final class NodeMembership {
  private static final Logger LOG = LoggerFactory.getLogger(NodeMembership.class);

  /// Interval of heartbeats; after three missed ones the others take a node for dead.
  private static final long HEARTBEAT_MILLIS = 1000;

  /// Maximum number of heartbeats by which lists may be behind other nodes.
  private static final int HEARTBEATS_PER_LISTING = 2;

  private final Cluster cluster;
  private final Set<String> owned = ConcurrentHashMap.newKeySet();
  private final Set<String> changed = ConcurrentHashMap.newKeySet();
  private final Set<String> doubtful = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean beating = new AtomicBoolean();
  private volatile Set<String> nodes = Set.of();
  private volatile boolean left;

  /// Whether this node's clock is wrong, so that it must not decide whose time is up.
  private volatile boolean clockIsWrong;

  /// Whether this node has let go of its tables, which it may own for the others all the same.
  private volatile boolean mustRejoin;

  private int beats;

  public NodeMembership(Cluster cluster) {
    this.cluster = cluster;
  }

  /// Joins the others, and starts the tables that no other node owns.
  ///
  /// @param renamed is called whenever somebody has got another name at another node
  /// @param signedOut is called whenever somebody is signed out of a browser
  public void join(
      LocalTables tables,
      Scheduler scheduler,
      Consumer<String> renamed,
      Consumer<String> signedOut) {
    learn(cluster.heartbeat().join(), tables);
    cluster.listen(new OtherNodes(tables, renamed, signedOut));
    scheduler.every(HEARTBEAT_MILLIS, () -> beat(tables));
  }

  /// Leaves the others, which take over at once.
  public void leave() {
    left = true;
    owned.clear();
    cluster.leave();
  }

  /// Owns no table while this node's clock is wrong, so that the others take them over, and joins
  /// again when it is right.
  public void trustClock(Optional<String> problem) {
    if (clockIsWrong == problem.isPresent()) return;
    clockIsWrong = problem.isPresent();
    if (clockIsWrong) {
      mustRejoin = true;
      owned.clear();
      LOG.atError().addKeyValue("cause", problem.get()).log("no longer owns any table");
    } else {
      LOG.atWarn().log("the clock is right again");
    }
  }

  public boolean isClockWrong() {
    return clockIsWrong;
  }

  public Cluster cluster() {
    return cluster;
  }

  /// Whether the clock and the bots of a table run here.
  public boolean owns(String table) {
    return owned.contains(table);
  }

  /// Claims a table that was opened here.
  public void own(String table) {
    if (!clockIsWrong) owned.add(table);
  }

  /// Gives up a table that is finished.
  public void release(String table) {
    owned.remove(table);
  }

  /// Whether there are other nodes.
  public boolean isShared() {
    return nodes.size() > 1;
  }

  public int nodes() {
    return nodes.size();
  }

  public int owned() {
    return owned.size();
  }

  /// Schedules that the listing of a table is stored, for lists at other nodes.
  public void listingChanged(String table) {
    if (isShared()) changed.add(table);
  }

  /// Schedules another attempt to store a listing.
  public void saveListingAgain(String table) {
    changed.add(table);
  }

  /// Schedules another attempt to read what a table has missed.
  public void lookAgainSoon(String table) {
    doubtful.add(table);
  }

  private void beat(LocalTables tables) {
    heartbeat(tables);
    for (String table : Set.copyOf(doubtful)) {
      doubtful.remove(table);
      tables.lookAgain(table);
    }
    if (++beats % HEARTBEATS_PER_LISTING == 0) saveListings(tables);
  }

  private void heartbeat(LocalTables tables) {
    if (left || clockIsWrong || !beating.compareAndSet(false, true)) return;
    var _ =
        (mustRejoin ? cluster.rejoin() : cluster.heartbeat())
            .thenAccept(heartbeat -> learn(heartbeat, tables))
            .whenComplete((_, problem) -> {
              beating.set(false);
              if (problem != null) LOG.atDebug().setCause(problem).log("no news of other nodes");
            });
  }

  private void saveListings(LocalTables tables) {
    for (String table : Set.copyOf(changed)) {
      changed.remove(table);
      tables.saveListing(table);
    }
  }

  private void learn(Cluster.Heartbeat heartbeat, LocalTables tables) {
    if (left || clockIsWrong) return;
    if (heartbeat.lapsed()) {
      mustRejoin = false;
      owned.retainAll(Set.copyOf(heartbeat.owned()));
    }
    owned.addAll(heartbeat.owned());
    boolean others = !heartbeat.nodes().equals(nodes);
    nodes = heartbeat.nodes();
    if (others || heartbeat.lapsed()) tables.nodesChanged(heartbeat.lapsed());
    heartbeat.owned().forEach(tables::start);
  }

  /// Passes on what other nodes did.
  private final class OtherNodes implements Cluster.Listener {
    private final LocalTables tables;
    private final Consumer<String> renamed;
    private final Consumer<String> signedOut;

    OtherNodes(LocalTables tables, Consumer<String> renamed, Consumer<String> signedOut) {
      this.tables = tables;
      this.renamed = renamed;
      this.signedOut = signedOut;
    }

    @Override
    public void lineStored(String table, int seq) {
      tables.lineStored(table, seq);
    }

    @Override
    public void chatAdded(String table) {
      tables.chatAdded(table);
    }

    @Override
    public void presenceChanged(String table) {
      tables.presenceChanged(table);
    }

    @Override
    public void personSignedOut(String person) {
      signedOut.accept(person);
    }

    @Override
    public void personRenamed(String person) {
      renamed.accept(person);
    }

    @Override
    public void nodeLeft() {
      heartbeat(tables);
    }

    @Override
    public void notificationsMissed() {
      tables.lookAgain();
    }
  }
}
