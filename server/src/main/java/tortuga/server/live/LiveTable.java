package tortuga.server.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.listing.Listing;
import tortuga.server.listing.PublishedListing;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.store.Overtaken;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Looks after one table: does what is asked of it one thing after another, stores each line before
/// anybody hears of it, and tells everybody who follows.
public final class LiveTable {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  /// So many answers at most wait until everybody is told of them together.
  private static final int MOST_TOGETHER = 8;

  /// So often in a row nobody is overtaken while everybody else makes progress.
  private static final int MOST_ATTEMPTS = 100;

  private final Tables tables;
  private final String id;
  private final Mailbox mailbox = new Mailbox(this::speak);
  private final TableLog logbook;
  private final PublishedListing placard;
  private final BotTurns errands;
  private final Deadlines alarm;
  private final Chat talk;
  private final Presence gangway;
  private final Subscribers audience;
  private final RecentCommands lately;

  /// Those who wait to hear that their wish was granted, or why not.
  private final List<Runnable> answers = new ArrayList<>();

  /// Their pages, which get an answer after whatever else they are told.
  private final Set<Subscriber> awaiting = new HashSet<>();

  /// Whether something came true that nobody was told.
  private boolean untold;

  /// Whether not even the past of the table can be shown.
  private boolean illegible;

  /// When somebody wanted something last.
  private long used = System.nanoTime();

  /// Something that somebody wants of a table.
  public interface Command<T> {
    T run(LiveTable live, Table table) throws Refusal;
  }

  LiveTable(Tables tables, String id) {
    this.tables = tables;
    this.id = id;
    this.logbook = new TableLog(tables, id);
    this.placard = new PublishedListing(tables, id);
    this.errands = new BotTurns(tables, this);
    this.alarm = new Deadlines(tables, this);
    this.talk = new Chat(tables.store(), id);
    this.lately = new RecentCommands(talk);
    this.gangway = new Presence(tables.convoy().fleet(), id);
    this.audience = new Subscribers(tables, id, talk, gangway);
  }

  String id() {
    return id;
  }

  Chat talk() {
    return talk;
  }

  RecentCommands lately() {
    return lately;
  }

  /// Grants a wish of the table itself when its turn comes; the answer is a [Refusal] if it cannot
  /// be granted.
  <T> CompletableFuture<T> wish(Command<T> wish) {
    return wish(wish, /* own= */ false);
  }

  private <T> CompletableFuture<T> wish(Command<T> wish, boolean own) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    mailbox.post(() -> carryOut(wish, answer, own));
    return answer;
  }

  /// Grants a wish from outside when its turn comes, unless too much of its sender waits already.
  <T> CompletableFuture<T> wish(Sender sender, Command<T> wish) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    if (mailbox.offer(sender, () -> carryOut(wish, answer, /* own= */ false))) return answer;
    return CompletableFuture.failedFuture(new Refusal("too-fast"));
  }

  private <T> void carryOut(Command<T> wish, CompletableFuture<T> answer, boolean own) {
    used = System.nanoTime();
    try {
      T granted = grant(wish);
      answers.add(() -> answer.complete(granted));
    } catch (Refusal | StoreFailure e) {
      answers.add(() -> answer.completeExceptionally(e));
    } catch (RuntimeException | Error e) {
      Refusal refusal = problem(e, own);
      answers.add(() -> answer.completeExceptionally(refusal));
    }
    if (answers.size() >= MOST_TOGETHER) speak();
  }

  /// Tells everybody what came true, and only then those who wanted it that it did. Where several
  /// answer at the same time, as to a question that all are asked, that is done once for them all.
  private void speak() {
    try {
      if (untold && logbook.isOpen()) tellAll(logbook.table(), awaiting);
    } catch (RuntimeException | Error e) {
      var _ = problem(e, /* own= */ false);
    }
    awaiting.clear();
    List<Runnable> due = List.copyOf(answers);
    answers.clear();
    due.forEach(Runnable::run);
  }

  /// Notes that a page will be answered.
  void willAnswer(Subscriber page) {
    awaiting.add(page);
  }

  /// Tells everybody what is new; `answered` are the pages that hear something else right after it.
  private void tellAll(Table table, Set<Subscriber> answered) {
    untold = false;
    placard.show(table);
    audience.tell(table, logbook.code(), answered);
    lookAround(table);
  }

  /// Grants a wish; if somebody else was quicker, it is judged again.
  private <T> T grant(Command<T> wish) throws Refusal {
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      try {
        return wish.run(this, table());
      } catch (Retry _) {
        hearMore();
      } catch (Refusal e) {
        if (!learnsMore()) throw e;
      }
    }
    throw new Refusal("store-unavailable");
  }

  /// Whether something happened at another node of which this one has not heard yet.
  private boolean learnsMore() throws Refusal {
    return logbook.isOpen() && !illegible && tables.convoy().isShared() && catchUp();
  }

  /// Does something when its turn comes, because the table has to; what cannot be done is left.
  void post(Command<?> wish) {
    var _ = wish(wish, /* own= */ true);
  }

  /// The store may fail and recover. Whatever else goes wrong is a mistake of ours: the table is
  /// read again, and either nothing has happened, or it is broken and tells everybody so. If it is
  /// the table itself that cannot do what it has to, it would try again for ever; so it is broken.
  private Refusal problem(Throwable cause, boolean own) {
    if (TableLog.isFailure(cause)) return TableLog.failure(cause);
    log(cause);
    try {
      Table table = own ? logbook.openStuck(cause) : logbook.open();
      if (table.isBroken()) tables.meters().broken();
      tellAnew(table);
      return new Refusal(table.isBroken() ? "table-broken" : "bug-here");
    } catch (Refusal e) {
      return e;
    } catch (RuntimeException | Error e) {
      illegible = true;
      tables.meters().broken();
      log(e);
      return new Refusal("table-broken");
    }
  }

  private void log(Throwable cause) {
    LOG.atError()
        .setCause(cause)
        .addKeyValue("table", id)
        .addKeyValue("seq", logbook.isOpen() ? logbook.table().lines() : -1)
        .log("the table cannot go on");
  }

  /// Tells everybody everything; what they were told before may not count any more.
  private void tellAnew(Table table) {
    untold = false;
    placard.show(table);
    audience.tellAnew(table, logbook.code());
    lookAround(table);
  }

  private Table table() throws Refusal {
    if (illegible) throw new Refusal("table-broken");
    if (!logbook.isOpen()) wakeUp();
    else if (logbook.isUnsure()) catchUp();
    return logbook.table();
  }

  /// Learns all there is to know; if that fails, nothing has happened yet.
  private void wakeUp() throws Refusal {
    talk.load();
    gangway.seeElsewhere(TableLog.join(tables.convoy().fleet().aboard(id)));
    Table table = open();
    table
        .breakage()
        .ifPresent(breakage -> {
          tables.meters().broken();
          log(breakage.cause());
        });
    placard.show(table);
    lookAround(table);
  }

  private Table open() throws Refusal {
    try {
      return logbook.open();
    } catch (Refusal e) {
      if (e.reason().equals("no-such-table")) tables.forget(this);
      throw e;
    }
  }

  /// Stores what was proposed, and sees to it that everybody hears of it.
  public int commit(Proposal proposal) throws Refusal {
    var _ = table();
    long begun = System.nanoTime();
    LogLine line = append(proposal);
    untold = true;
    note(logbook.table(), line.entry());
    if (TableLog.changesPast(line.entry())) tellAnew(logbook.table());
    tables.meters().line(proposal.entry().getClass().getSimpleName());
    LOG.atDebug()
        .addKeyValue("table", id)
        .addKeyValue("seq", line.seq())
        .addKeyValue("micros", (System.nanoTime() - begun) / 1000)
        .log("stored");
    return line.seq();
  }

  private LogLine append(Proposal proposal) throws Refusal {
    try {
      return logbook.append(proposal);
    } catch (Overtaken _) {
      tables.meters().overtaken();
      catchUp();
      throw new Retry();
    }
  }

  /// Reads what somebody else stored meanwhile, and returns whether there was anything.
  private boolean catchUp() throws Refusal {
    TableLog.Missed missed = logbook.catchUp();
    if (missed == TableLog.Missed.NOTHING) return false;
    Table table = logbook.table();
    audience.count(table);
    if (missed == TableLog.Missed.PAST) tellAnew(table);
    else tellAll(table, Set.of()); // whoever awaits an answer may have to wait for the store
    return true;
  }

  /// Changes what lists say of the table.
  private void note(Table table, LogEntry entry) {
    switch (entry) {
      case LogEntry.Pledged _, LogEntry.Ordered _ -> {}
      case LogEntry.Played _, LogEntry.Undone _ -> tables.convoy().change(id);
      default -> {
        audience.count(table);
        if (table.seed().isPresent()) tables.convoy().letGo(id);
        var _ = placard.save(table);
      }
    }
  }

  Optional<Listing> summary() {
    return placard.summary();
  }

  /// Sees to what has to be done next.
  private void lookAround(Table table) {
    if (!tables.convoy().minds(id)) return;
    try {
      alarm.set(table);
      errands.send(table);
    } catch (RuntimeException | Error e) {
      var _ = problem(e, /* own= */ true);
    }
  }

  /// After a restart, everybody has some time to come back before a bot takes over.
  int welcomeBack(Table table) {
    lookAround(table);
    if (table.seed().isPresent()) saveCard(); // whoever closed it could not say so
    alarm.checkAbsences(table);
    return table.lines();
  }

  // Other nodes

  /// Does something with the table when its turn comes, if it is awake.
  private void whileAwake(Command<?> wish) {
    mailbox.post(() -> tryIfAwake(wish));
  }

  private void tryIfAwake(Command<?> wish) {
    if (!logbook.isOpen() || illegible) return;
    try {
      wish.run(this, logbook.table());
    } catch (Refusal | StoreFailure _) {
      doubt();
    } catch (RuntimeException | Error e) {
      doubt();
      var _ = problem(e, /* own= */ false);
    }
  }

  /// Something may have happened that could not be read. If nobody asks, nobody looks again by
  /// itself; so somebody is told to.
  private void doubt() {
    logbook.doubt();
    tables.convoy().doubt(id);
    tables.meters().doubted();
  }

  /// Another node has stored a line; if nobody here cares, the table falls asleep.
  public void follow(int seq) {
    whileAwake((_, table) -> {
      if (seq < table.lines()) return 0;
      if (isIdle()) fallAsleep();
      else catchUp();
      return 0;
    });
  }

  private boolean isIdle() {
    return audience.isEmpty() && !tables.convoy().minds(id);
  }

  private void fallAsleep() {
    logbook.close();
    placard.hide();
    talk.close();
  }

  /// Lets the table fall asleep if nobody looks at it, and nothing has happened since a moment, in
  /// nanoseconds; its clock and its bots wake it when it is time.
  void rest(long since) {
    whileAwake((_, table) -> {
      if (mayRest(since)) {
        var _ = placard.save(table).thenRun(() -> restOnceSaved(since));
      }
      return 0;
    });
  }

  private boolean mayRest(long since) {
    return audience.isEmpty() && used - since <= 0;
  }

  /// Lists must not fall back to an old card: the table stays awake until the new one is stored.
  private void restOnceSaved(long since) {
    whileAwake((_, table) -> {
      if (!mayRest(since)) return 0;
      if (table.seed().isPresent()) tables.forget(this);
      fallAsleep();
      return 0;
    });
  }

  /// Another node has heard something at this table.
  public void listen() {
    whileAwake((_, _) -> {
      hearMore();
      return 0;
    });
  }

  private void hearMore() {
    for (ServerMessage.Remark remark : talk.load()) tell(remark);
  }

  /// Looks who is at other nodes, and tells them who is here if they may have forgotten.
  public void greet(boolean forgotten) {
    whileAwake((_, table) -> {
      if (forgotten) gangway.repeat();
      if (isIdle()) return 0;
      Set<Integer> before = gangway.elsewhere();
      gangway.seeElsewhere(TableLog.join(tables.convoy().fleet().aboard(id)));
      if (before.equals(gangway.elsewhere())) return 0;
      audience.tellWhoIsAround(table);
      alarm.checkAbsences(table);
      return 0;
    });
  }

  /// Lets lists at other nodes know what they do not know yet.
  public void saveCard() {
    whileAwake((_, table) -> {
      var _ = placard.save(table);
      return 0;
    });
  }

  // Pages

  /// Lets a page follow the table, as it is now even if this node has not heard of it.
  void welcome(Subscriber follower, Table table, Optional<Integer> last, Optional<Integer> heard)
      throws Refusal {
    if (tables.convoy().isShared()) {
      catchUp();
      hearMore();
    }
    audience.welcome(follower, table, last, heard, logbook.code());
    alarm.checkAbsences(table);
  }

  /// Tells a page what happened before an act.
  void tellHistory(Subscriber follower, Table table, String command, int before) {
    audience.tellHistory(follower, table, command, before);
  }

  /// Lets a page follow no longer, once it has got what it asked for before.
  void letGo(Subscriber follower) {
    mailbox.postLater(() ->
        tryIfAwake((_, table) -> {
          unfollow(follower, table);
          return 0;
        }));
  }

  private void unfollow(Subscriber follower, Table table) {
    if (!audience.dismiss(follower, table)) return;
    Optional<Integer> left = follower.person().flatMap(table.chairs()::of);
    if (left.isPresent()) alarm.checkAbsence(table, left.get());
    if (table.seed().isPresent() && audience.isEmpty()) tables.forget(this);
  }

  boolean isPresent(Table table, int seat) {
    return audience.present(table).contains(seat);
  }

  /// Passes on what was said.
  void tell(ServerMessage.Remark remark) {
    audience.tell(remark);
  }
}
