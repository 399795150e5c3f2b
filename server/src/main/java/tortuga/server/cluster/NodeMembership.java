package tortuga.server.cluster;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.live.LiveTable;
import tortuga.server.live.Tables;

/// What the tables of this node have to do with other nodes: which of them run their clock and
/// their bots here, and what happens to them elsewhere. Thread-safe.
public final class NodeMembership implements Cluster.Listener {
  private static final Logger LOG = LoggerFactory.getLogger(NodeMembership.class);

  /// So often a node says that it is up; three times as long, and the others take it for dead.
  private static final long ROUND_MILLIS = 1000;

  /// So many rounds may lists be behind what happens at another node.
  private static final int ROUNDS_PER_CARD = 2;

  private final Tables tables;
  private final Cluster cluster;
  private final Set<String> minded = ConcurrentHashMap.newKeySet();
  private final Set<String> changed = ConcurrentHashMap.newKeySet();
  private final Set<String> doubtful = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean onRound = new AtomicBoolean();
  private volatile Set<String> nodes = Set.of();
  private volatile Consumer<String> renamed = _ -> {};
  private volatile Consumer<String> signedOut = _ -> {};
  private volatile boolean left;

  /// Whether this node's clock is wrong, so that it must not say whose time is up.
  private volatile boolean astray;

  private int rounds;

  public NodeMembership(Tables tables, Cluster cluster) {
    this.tables = tables;
    this.cluster = cluster;
  }

  /// Joins the others, and wakes the tables that nobody minds.
  public void join() {
    learn(cluster.round().join());
    cluster.listen(this);
    tables.every(ROUND_MILLIS, this::beat);
  }

  /// Leaves the others, who take over at once.
  public void leave() {
    left = true;
    minded.clear();
    cluster.leave();
  }

  /// Leads no table while this node's clock is wrong, so that the others take them over, and joins
  /// them again when it is right.
  public void trust(Optional<String> wrong) {
    if (astray == wrong.isPresent()) return;
    astray = wrong.isPresent();
    if (astray) {
      minded.clear();
      LOG.atError().addKeyValue("cause", wrong.get()).log("leads no table any more");
    } else {
      LOG.atWarn().log("the clock is right again");
    }
  }

  public boolean isAstray() {
    return astray;
  }

  public Cluster fleet() {
    return cluster;
  }

  /// Whether the clock and the bots of a table run here.
  public boolean minds(String table) {
    return minded.contains(table);
  }

  /// Minds a table that was opened here.
  public void mind(String table) {
    if (!astray) minded.add(table);
  }

  /// Whether there are other nodes.
  public boolean isShared() {
    return nodes.size() > 1;
  }

  public int nodes() {
    return nodes.size();
  }

  public int minded() {
    return minded.size();
  }

  /// Minds a table no longer that is finished.
  public void letGo(String table) {
    minded.remove(table);
  }

  /// Sees to it that lists at other nodes soon say what happened.
  public void change(String table) {
    if (isShared()) changed.add(table);
  }

  /// Sees to it that lists soon say what happened, since they could not be told.
  public void changeAnyway(String table) {
    changed.add(table);
  }

  /// Sees to it that a table soon learns what it could not read when it heard of it.
  public void doubt(String table) {
    doubtful.add(table);
  }

  public void whenSignedOut(Consumer<String> hear) {
    signedOut = hear;
  }

  public void whenRenamed(Consumer<String> hear) {
    renamed = hear;
  }

  private void beat() {
    round();
    makeSure();
    if (++rounds % ROUNDS_PER_CARD == 0) saveCards();
  }

  private void round() {
    if (left || astray || !onRound.compareAndSet(false, true)) return;
    var _ =
        cluster
            .round()
            .thenAccept(this::learn)
            .whenComplete((_, problem) -> {
              onRound.set(false);
              if (problem != null) LOG.atDebug().setCause(problem).log("no news of other nodes");
            });
  }

  private void makeSure() {
    for (String table : Set.copyOf(doubtful)) {
      doubtful.remove(table);
      tables.known(table).ifPresent(NodeMembership::lookAgain);
    }
  }

  private static void lookAgain(LiveTable live) {
    live.follow(Integer.MAX_VALUE);
    live.listen();
    live.greet(true);
  }

  private void saveCards() {
    for (String table : Set.copyOf(changed)) {
      changed.remove(table);
      tables.known(table).ifPresent(LiveTable::saveCard);
    }
  }

  private void learn(Cluster.Heartbeat round) {
    if (left || astray) return;
    if (round.lapsed()) minded.retainAll(Set.copyOf(round.minded()));
    minded.addAll(round.minded());
    boolean others = !round.nodes().equals(nodes);
    nodes = round.nodes();
    if (others || round.lapsed()) tables.awakened().forEach(live -> live.greet(round.lapsed()));
    wake(round.minded());
  }

  private void wake(Collection<String> owned) {
    for (String table : owned) tables.wake(table);
  }

  // What other nodes did

  @Override
  public void stored(String table, int seq) {
    tables.known(table).ifPresent(live -> live.follow(seq));
  }

  @Override
  public void said(String table) {
    tables.known(table).ifPresent(LiveTable::listen);
  }

  @Override
  public void moved(String table) {
    tables.known(table).ifPresent(live -> live.greet(false));
  }

  @Override
  public void signedOut(String person) {
    signedOut.accept(person);
  }

  @Override
  public void renamed(String person) {
    renamed.accept(person);
  }

  @Override
  public void left() {
    round();
  }

  @Override
  public void missed() {
    tables.awakened().forEach(NodeMembership::lookAgain);
  }
}
