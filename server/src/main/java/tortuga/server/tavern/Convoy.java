package tortuga.server.tavern;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.store.Fleet;

/// What the tables of this node have to do with other nodes: which of them run their clock and
/// their bots here, and what happens to them elsewhere. Thread-safe.
final class Convoy implements Fleet.Lookout {
  private static final Logger LOG = LoggerFactory.getLogger(Convoy.class);

  /// So often a node says that it is up; three times as long, and the others take it for dead.
  private static final long ROUND_MILLIS = 1000;

  /// So many rounds may lists be behind what happens at another node.
  private static final int ROUNDS_PER_CARD = 2;

  private final Tavern tavern;
  private final Fleet fleet;
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

  Convoy(Tavern tavern, Fleet fleet) {
    this.tavern = tavern;
    this.fleet = fleet;
  }

  /// Joins the others, and wakes the tables that nobody minds.
  void join() {
    learn(fleet.round().join());
    fleet.listen(this);
    tavern.every(ROUND_MILLIS, this::beat);
  }

  /// Leaves the others, who take over at once.
  void leave() {
    left = true;
    minded.clear();
    fleet.leave();
  }

  /// Leads no table while this node's clock is wrong, so that the others take them over, and joins
  /// them again when it is right.
  void trust(Optional<String> wrong) {
    if (astray == wrong.isPresent()) return;
    astray = wrong.isPresent();
    if (astray) {
      minded.clear();
      LOG.atError().addKeyValue("cause", wrong.get()).log("leads no table any more");
    } else {
      LOG.atWarn().log("the clock is right again");
    }
  }

  boolean isAstray() {
    return astray;
  }

  Fleet fleet() {
    return fleet;
  }

  /// Whether the clock and the bots of a table run here.
  boolean minds(String table) {
    return minded.contains(table);
  }

  /// Minds a table that was opened here.
  void mind(String table) {
    if (!astray) minded.add(table);
  }

  /// Whether there are other nodes.
  boolean isShared() {
    return nodes.size() > 1;
  }

  int nodes() {
    return nodes.size();
  }

  int minded() {
    return minded.size();
  }

  /// Minds a table no longer that is finished.
  void letGo(String table) {
    minded.remove(table);
  }

  /// Sees to it that lists at other nodes soon say what happened.
  void change(String table) {
    if (isShared()) changed.add(table);
  }

  /// Sees to it that lists soon say what happened, since they could not be told.
  void changeAnyway(String table) {
    changed.add(table);
  }

  /// Sees to it that a table soon learns what it could not read when it heard of it.
  void doubt(String table) {
    doubtful.add(table);
  }

  void whenSignedOut(Consumer<String> hear) {
    signedOut = hear;
  }

  void whenRenamed(Consumer<String> hear) {
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
        fleet
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
      tavern.known(table).ifPresent(Convoy::lookAgain);
    }
  }

  private static void lookAgain(Keeper keeper) {
    keeper.follow(Integer.MAX_VALUE);
    keeper.listen();
    keeper.greet(true);
  }

  private void saveCards() {
    for (String table : Set.copyOf(changed)) {
      changed.remove(table);
      tavern.known(table).ifPresent(Keeper::saveCard);
    }
  }

  private void learn(Fleet.Round round) {
    if (left || astray) return;
    if (round.lapsed()) minded.retainAll(Set.copyOf(round.minded()));
    minded.addAll(round.minded());
    boolean others = !round.nodes().equals(nodes);
    nodes = round.nodes();
    if (others || round.lapsed()) tavern.awakened().forEach(keeper -> keeper.greet(round.lapsed()));
    wake(round.minded());
  }

  private void wake(Collection<String> tables) {
    for (String table : tables) tavern.wake(table);
  }

  // What other nodes did

  @Override
  public void stored(String table, int seq) {
    tavern.known(table).ifPresent(keeper -> keeper.follow(seq));
  }

  @Override
  public void said(String table) {
    tavern.known(table).ifPresent(Keeper::listen);
  }

  @Override
  public void moved(String table) {
    tavern.known(table).ifPresent(keeper -> keeper.greet(false));
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
    tavern.awakened().forEach(Convoy::lookAgain);
  }
}
