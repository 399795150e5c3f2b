package tortuga.server.tavern;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.engine.Seat;
import tortuga.engine.Seed;
import tortuga.server.store.Lines;
import tortuga.server.store.Overtaken;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.Entry;
import tortuga.server.table.Line;
import tortuga.server.table.Occupant;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.wire.Told;

/// Looks after one table: does what is asked of it one thing after another, stores each line before
/// anybody hears of it, and tells everybody who follows.
final class Keeper {
  private static final Logger LOG = LoggerFactory.getLogger(Keeper.class);

  /// So many answers at most wait until everybody is told of them together.
  private static final int MOST_TOGETHER = 8;

  /// So often in a row nobody is overtaken while everybody else makes progress.
  private static final int MOST_ATTEMPTS = 100;

  private final Tavern tavern;
  private final String id;
  private final Mailbox mailbox = new Mailbox(this::speak);
  private final Errands errands;
  private final Alarm alarm;
  private final Talk talk;
  private final Gangway gangway;
  private final Audience audience;
  private final Lately lately = new Lately();

  /// Those who wait to hear that their wish was granted, or why not.
  private final List<Runnable> answers = new ArrayList<>();

  /// Their pages, which get an answer after whatever else they are told.
  private final Set<Follower> awaiting = new HashSet<>();

  private @Nullable Table loaded;

  /// Whether something came true that nobody was told.
  private boolean untold;

  /// Whether something may have been stored of which nobody here knows.
  private boolean unsure;

  private boolean broken;
  private String code = "";

  /// What lists say of the table; read by everybody.
  private volatile Optional<Summary> summary = Optional.empty();

  /// Something that somebody wants of a table.
  interface Wish<T> {
    T grant(Keeper keeper, Table table) throws Refusal;
  }

  Keeper(Tavern tavern, String id) {
    this.tavern = tavern;
    this.id = id;
    this.errands = new Errands(tavern, this);
    this.alarm = new Alarm(tavern, this);
    this.talk = new Talk(tavern.store(), id);
    this.gangway = new Gangway(tavern.convoy().fleet(), id);
    this.audience = new Audience(tavern, id, talk, gangway);
  }

  String id() {
    return id;
  }

  Talk talk() {
    return talk;
  }

  /// Grants a wish when its turn comes; the answer is a [Refusal] if it cannot be granted.
  <T> CompletableFuture<T> wish(Wish<T> wish) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    mailbox.post(() -> {
      try {
        T granted = grant(wish);
        answers.add(() -> answer.complete(granted));
      } catch (Refusal | StoreFailure e) {
        answers.add(() -> answer.completeExceptionally(e));
      } catch (RuntimeException e) {
        Refusal refusal = problem(e);
        answers.add(() -> answer.completeExceptionally(refusal));
      }
      if (answers.size() >= MOST_TOGETHER) speak();
    });
    return answer;
  }

  /// Tells everybody what came true, and only then those who wanted it that it did. Where several
  /// answer at the same time, as to a question that all are asked, that is done once for them all.
  private void speak() {
    try {
      if (loaded != null && untold) tellAll(loaded, awaiting);
    } catch (RuntimeException e) {
      breakDown(e);
    }
    awaiting.clear();
    answers.forEach(Runnable::run);
    answers.clear();
  }

  /// Notes that a page will be answered.
  void willAnswer(Follower page) {
    awaiting.add(page);
  }

  /// Tells everybody what is new; `answered` are the pages that hear something else right after it.
  private void tellAll(Table table, Set<Follower> answered) {
    untold = false;
    summary = Optional.of(Summary.of(table));
    audience.tell(table, code, answered);
    lookAround(table);
  }

  /// Grants a wish; if somebody else was quicker, it is judged again.
  private <T> T grant(Wish<T> wish) throws Refusal {
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      try {
        return wish.grant(this, table());
      } catch (Again _) {
        hearMore();
      } catch (Refusal e) {
        if (!learnsMore()) throw e;
      }
    }
    throw new Refusal("store-unavailable");
  }

  /// Whether something happened at another node of which this one has not heard yet.
  private boolean learnsMore() throws Refusal {
    if (loaded == null || broken || !tavern.convoy().isShared()) return false;
    int known = loaded.lines();
    catchUp(loaded);
    return loaded.lines() > known;
  }

  /// Does something when its turn comes; what cannot be done is left.
  void post(Wish<?> wish) {
    var _ = wish(wish);
  }

  /// The store may fail and recover; whatever else goes wrong must not happen twice.
  private Refusal problem(RuntimeException cause) {
    boolean stored =
        cause instanceof CompletionException && cause.getCause() instanceof StoreFailure;
    if (stored) return failure(cause);
    breakDown(cause);
    return new Refusal("table-broken");
  }

  private void breakDown(RuntimeException cause) {
    broken = true;
    tavern.meters().broken();
    LOG.atError()
        .setCause(cause)
        .addKeyValue("table", id)
        .addKeyValue("seq", loaded == null ? -1 : loaded.lines())
        .log("the table cannot go on");
  }

  private Table table() throws Refusal {
    if (broken) throw new Refusal("table-broken");
    if (loaded != null) {
      if (unsure) catchUp(loaded);
      return loaded;
    }
    List<Line> log = join(tavern.store().read(id, 0));
    if (log.isEmpty()) {
      tavern.forget(this);
      throw new Refusal("no-such-table");
    }
    Lines.check(log);
    Seed seed = join(tavern.store().seed(id)).orElseThrow();
    Table table = Table.of(id, log, seed, tavern.credit(), tavern.way());
    code = join(tavern.store().codeOf(id)).orElse("");
    talk.load();
    gangway.seeElsewhere(join(tavern.convoy().fleet().aboard(id)));
    loaded = table;
    unsure = false;
    summary = Optional.of(Summary.of(table));
    lookAround(table);
    return table;
  }

  /// Stores what was proposed; then, and only then, makes it come true and tells everybody.
  int commit(Proposal proposal) throws Refusal {
    Table table = table();
    long begun = System.nanoTime();
    Line line = Lines.after(table.hash(), table.lines(), tavern.now(), proposal.entry());
    store(table, line);
    table.apply(line, proposal.attempt(), tavern.credit());
    untold = true;
    note(table, line.entry());
    tavern.meters().line(proposal.entry().getClass().getSimpleName());
    LOG.atDebug()
        .addKeyValue("table", id)
        .addKeyValue("seq", line.seq())
        .addKeyValue("micros", (System.nanoTime() - begun) / 1000)
        .log("stored");
    return line.seq();
  }

  private void store(Table table, Line line) throws Refusal {
    try {
      tavern.store().append(id, line).join();
    } catch (CompletionException e) {
      unsure = true;
      if (!(e.getCause() instanceof Overtaken)) throw failure(e);
      tavern.meters().overtaken();
      catchUp(table);
      throw new Again();
    }
  }

  /// Reads what somebody else stored meanwhile.
  private void catchUp(Table table) throws Refusal {
    List<Line> missed = join(tavern.store().read(id, table.lines()));
    Lines.check(table.hash(), table.lines(), missed);
    for (Line line : missed) table.apply(line, tavern.credit());
    unsure = false;
    if (missed.isEmpty()) return;
    audience.count(table);
    tellAll(table, Set.of()); // whoever awaits an answer may have to wait for the store
  }

  private static <T> T join(CompletableFuture<T> future) throws Refusal {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw failure(e);
    }
  }

  private static Refusal failure(RuntimeException e) {
    LOG.atWarn().addKeyValue("cause", String.valueOf(e.getCause())).log("the store fails");
    return new Refusal("store-unavailable");
  }

  /// Changes what lists say of the table.
  private void note(Table table, Entry entry) {
    switch (entry) {
      case Entry.Pledged _, Entry.Ordered _ -> {}
      case Entry.Played _, Entry.Undone _ -> tavern.convoy().change(id);
      default -> {
        audience.count(table);
        if (table.seed().isPresent()) tavern.convoy().letGo(id);
        save(table);
      }
    }
  }

  /// Stores what lists say of the table; if that fails, soon again.
  private void save(Table table) {
    var _ =
        tavern
            .store()
            .saveCard(Summary.of(table).card(table.lines()))
            .whenComplete((_, problem) -> {
              if (problem != null) tavern.convoy().changeAnyway(id);
            });
  }

  Optional<Summary> summary() {
    return summary;
  }

  /// Sees to what has to be done next.
  private void lookAround(Table table) {
    if (!tavern.convoy().minds(id)) return;
    alarm.set(table);
    errands.send(table);
  }

  /// After a restart, everybody has some time to come back before a bot takes over.
  int welcomeBack(Table table) {
    lookAround(table);
    if (table.seed().isPresent()) save(table); // whoever closed it could not say so
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.occupant(seat).orElse(null) instanceof Occupant.Person(String person, _, _)) {
        alarm.checkAbsence(table, person);
      }
    }
    return table.lines();
  }

  // Other nodes

  /// Does something with the table when its turn comes, if it is awake.
  private void whileAwake(Wish<?> wish) {
    mailbox.post(() -> {
      if (loaded == null || broken) return;
      try {
        wish.grant(this, loaded);
      } catch (Refusal | StoreFailure _) {
        unsure = true;
      } catch (RuntimeException e) {
        unsure = true;
        var _ = problem(e);
      }
    });
  }

  /// Another node has stored a line; if nobody here cares, the table falls asleep.
  void follow(int seq) {
    whileAwake((_, table) -> {
      if (seq < table.lines()) return 0;
      if (isIdle()) fallAsleep();
      else catchUp(table);
      return 0;
    });
  }

  private boolean isIdle() {
    return audience.isEmpty() && !tavern.convoy().minds(id);
  }

  private void fallAsleep() {
    loaded = null;
    summary = Optional.empty();
  }

  /// Another node has heard something at this table.
  void listen() {
    whileAwake((_, _) -> {
      hearMore();
      return 0;
    });
  }

  private void hearMore() {
    for (Told.Remark remark : talk.load()) tell(remark);
  }

  /// Looks who is at other nodes, and tells them who is here if they may have forgotten.
  void greet(boolean forgotten) {
    whileAwake((_, table) -> {
      if (forgotten) gangway.repeat();
      if (isIdle()) return 0;
      Set<Integer> before = gangway.elsewhere();
      Set<Integer> gone = gangway.seeElsewhere(join(tavern.convoy().fleet().aboard(id)));
      if (!before.equals(gangway.elsewhere())) audience.tellWhoIsAround(table);
      for (int seat : gone) {
        if (table.occupant(seat).orElse(null) instanceof Occupant.Person(String person, _, _)) {
          alarm.checkAbsence(table, person);
        }
      }
      return 0;
    });
  }

  /// Lets lists at other nodes know what they do not know yet.
  void saveCard() {
    whileAwake((_, table) -> {
      save(table);
      return 0;
    });
  }

  // Commands that come twice

  /// Returns the number under which a seat noticed a command of its own, if it was carried out. The
  /// log remembers moves for good, and so does the store what was said; whatever else was done
  /// lately is remembered here.
  Optional<Integer> done(Table table, int seat, String command) {
    if (talk.isSaid(seat, command)) return Optional.of(table.number(Seat.of(seat)));
    Optional<Integer> move = table.done(seat, command);
    return move.isPresent() ? move : lately.done(seat, command);
  }

  int noteDone(Table table, int seat, String command) {
    int number = table.number(Seat.of(seat));
    lately.note(seat, command, number);
    return number;
  }

  // Pages

  /// Lets a page follow the table, as it is now even if this node has not heard of it.
  void welcome(Follower follower, Table table, Optional<Integer> last, Optional<Integer> heard)
      throws Refusal {
    if (tavern.convoy().isShared()) {
      catchUp(table);
      hearMore();
    }
    audience.welcome(follower, table, last, heard, code);
  }

  void unfollow(Follower follower, Table table) {
    if (!audience.dismiss(follower, table)) return;
    if (follower.person().isPresent()) alarm.checkAbsence(table, follower.person().get());
    if (table.seed().isPresent() && audience.isEmpty()) tavern.forget(this);
  }

  boolean isPresent(Table table, int seat) {
    return audience.present(table).contains(seat);
  }

  /// Passes on what was said.
  void tell(Told.Remark remark) {
    audience.tell(remark);
  }
}
