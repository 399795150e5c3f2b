package tortuga.server.live;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.listing.Listing;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.store.Overtaken;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.LogLine;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// A running table: it stores each line before anybody learns of it, and then tells its
/// subscribers. Commands reach it through its runner; everything else happens on the table's own
/// thread.
public final class LiveTable {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  private final String id;
  private final NodeMembership membership;
  private final Metrics metrics;
  private final TableParts parts;
  private final CommandRunner commands;
  private final TableLog log;

  /// Whether something was stored that subscribers have not been told.
  private boolean hasUnsentLines;

  /// Whether not even the past of the table can be shown.
  private boolean unreadable;

  /// A job with a table, run when its turn comes.
  public interface Command<T> {
    T run(LiveTable live, Table table) throws Refusal;
  }

  /// A job with a table, run only while it is awake.
  interface AwakeTask {
    void run(Table table) throws Refusal;
  }

  private LiveTable(String id, TableServices services, CommandRunner commands) {
    this.id = id;
    this.membership = services.membership();
    this.metrics = services.metrics();
    this.commands = commands;
    this.parts = TableParts.of(id, services, commands);
    this.log = parts.log();
  }

  /// Creates a table, whose log is read when somebody first needs it.
  static LiveTable open(String id, TableServices services) {
    CommandRunner commands = new CommandRunner();
    LiveTable live = new LiveTable(id, services, commands);
    commands.serve(live);
    return live;
  }

  String id() {
    return id;
  }

  CommandRunner commands() {
    return commands;
  }

  TableParts parts() {
    return parts;
  }

  // Commands

  /// Runs a command of a seat when its turn comes, and returns the number of the update in which
  /// the seat notices it. A command that arrives twice is carried out once.
  CompletableFuture<Integer> run(Sender sender, SeatCommand command) {
    return commands.run(sender, (_, table) -> carryOut(command, table));
  }

  private int carryOut(SeatCommand command, Table table) throws Refusal {
    commands.expectReply(command.subscriber());
    int seat = command.seat(table);
    Optional<Integer> done = parts.recentCommands().numberOf(table, seat, command.id());
    if (done.isPresent()) return done.get();
    commit(command.propose(table, seat));
    return parts.recentCommands().remember(table, seat, command.id());
  }

  /// Stores a proposal, so that subscribers will be told of it.
  public int commit(Proposal proposal) throws Refusal {
    var _ = current();
    long begun = System.nanoTime();
    LogLine line = append(proposal);
    hasUnsentLines = true;
    boolean seating = parts.listing().update(log.table(), line.entry());
    if (seating) parts.subscribers().publishPresence(log.table());
    if (TableLog.changesPast(line.entry())) tellEverything(log.table());
    metrics.line(proposal.entry().getClass().getSimpleName());
    LOG.atDebug()
        .addKeyValue("table", id)
        .addKeyValue("seq", line.seq())
        .addKeyValue("micros", (System.nanoTime() - begun) / 1000)
        .log("stored");
    return line.seq();
  }

  private LogLine append(Proposal proposal) throws Refusal {
    try {
      return log.append(proposal);
    } catch (Overtaken _) {
      metrics.overtaken();
      catchUp();
      throw new Retry();
    }
  }

  // Notifying

  /// Tells all subscribers what was stored since they were last told; pages in `answered` get
  /// another message right after it.
  void tellWhatIsNew(Set<Subscriber> answered) {
    try {
      if (hasUnsentLines && log.isOpen()) tellNews(log.table(), answered);
    } catch (RuntimeException | Error e) {
      var _ = recover(e, /* own= */ false);
    }
  }

  private void tellNews(Table table, Set<Subscriber> answered) {
    hasUnsentLines = false;
    parts.listing().show(table);
    parts.subscribers().tell(table, log.code(), answered);
    scheduleNext(table);
  }

  /// Tells all subscribers everything; what they were told before may no longer count.
  private void tellEverything(Table table) {
    hasUnsentLines = false;
    parts.listing().show(table);
    parts.subscribers().tellEverything(table, log.code());
    scheduleNext(table);
  }

  /// Passes on remarks from other nodes.
  void tellNewRemarks() {
    for (ServerMessage.Remark remark : parts.chat().load()) parts.subscribers().tell(remark);
  }

  /// Sets the clock and asks the bots, if this node owns the table.
  void scheduleNext(Table table) {
    if (!membership.owns(id)) return;
    try {
      parts.deadlines().schedule(table);
      parts.botTurns().ask(table);
    } catch (RuntimeException | Error e) {
      var _ = recover(e, /* own= */ true);
    }
  }

  // Reading the log

  /// Returns the table as it is now, as far as this node knows.
  Table current() throws Refusal {
    if (unreadable) throw new Refusal("table-broken");
    if (!log.isOpen()) wakeUp();
    else if (log.isMaybeStale()) catchUp();
    return log.table();
  }

  /// Reads everything that is stored; if that fails, nothing has happened yet.
  private void wakeUp() throws Refusal {
    parts.chat().load();
    parts.presence().readElsewhere();
    Table table = log.open();
    table
        .breakage()
        .ifPresent(breakage -> {
          metrics.broken();
          logProblem(breakage.cause());
        });
    parts.listing().show(table);
    scheduleNext(table);
  }

  /// Reads what another node has stored, and returns whether there was anything.
  boolean catchUp() throws Refusal {
    TableLog.Missed missed = log.catchUp();
    if (missed == TableLog.Missed.NOTHING) return false;
    Table table = log.table();
    parts.subscribers().publishPresence(table);
    if (missed == TableLog.Missed.REWRITTEN) readAgain(table);
    else tellNews(table, Set.of()); // those who wait for an answer may have to wait for the store
    return true;
  }

  /// Tells all subscribers a table whose past has changed, chat included.
  void readAgain(Table table) {
    parts.chat().close();
    parts.chat().load();
    tellEverything(table);
  }

  /// Whether another node has stored something that is not known here yet.
  boolean catchUpIfShared() throws Refusal {
    return log.isOpen() && !unreadable && membership.isShared() && catchUp();
  }

  // Problems

  /// The store may fail and recover. Anything else that goes wrong is a bug: the table is read
  /// again, and either nothing has happened, or it is broken and says so to all subscribers. A
  /// table that cannot do its own work would try again for ever, so it is broken, too.
  Refusal recover(Throwable cause, boolean own) {
    if (TableLog.isFailure(cause)) return TableLog.failure(cause);
    logProblem(cause);
    try {
      Table table = own ? log.openStuck(cause) : log.open();
      if (table.isBroken()) metrics.broken();
      tellEverything(table);
      return new Refusal(table.isBroken() ? "table-broken" : "bug-here");
    } catch (Refusal e) {
      return e;
    } catch (RuntimeException | Error e) {
      unreadable = true;
      metrics.broken();
      logProblem(e);
      return new Refusal("table-broken");
    }
  }

  private void logProblem(Throwable cause) {
    LOG.atError()
        .setCause(cause)
        .addKeyValue("table", id)
        .addKeyValue("seq", log.isOpen() ? log.table().lines() : -1)
        .log("the table cannot go on");
  }

  // While it is awake

  void runIfAwake(AwakeTask task) {
    if (!log.isOpen() || unreadable) return;
    try {
      task.run(log.table());
    } catch (Refusal | StoreFailure _) {
      lookAgainSoon();
    } catch (RuntimeException | Error e) {
      lookAgainSoon();
      var _ = recover(e, /* own= */ false);
    }
  }

  /// Something may have happened that could not be read. If nobody asks, nobody would look again.
  private void lookAgainSoon() {
    log.markStale();
    membership.lookAgainSoon(id);
    metrics.doubted();
  }

  /// Returns the listing of the table while it is awake. Thread-safe.
  Optional<Listing> listing() {
    return parts.listing().current();
  }

  /// Stores the listing, if lists at other nodes do not have it yet.
  public void saveListing() {
    commands.whileAwake(table -> {
      var _ = parts.listing().save(table);
    });
  }

  /// Whether nobody looks, and another node runs the clock and the bots.
  boolean isIdle() {
    return parts.subscribers().isEmpty() && !membership.owns(id);
  }

  void fallAsleep() {
    log.close();
    parts.listing().hide();
    parts.chat().close();
  }
}
