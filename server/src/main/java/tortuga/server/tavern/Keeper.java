package tortuga.server.tavern;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.engine.Seat;
import tortuga.engine.Seed;
import tortuga.engine.Viewer;
import tortuga.server.store.Lines;
import tortuga.server.store.Overtaken;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.Entry;
import tortuga.server.table.Line;
import tortuga.server.table.Occupant;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.wire.Exit;
import tortuga.server.wire.Told;
import tortuga.server.wire.Wire;

/// Looks after one table: does what is asked of it one thing after another, stores each line before
/// anybody hears of it, and tells everybody who follows.
final class Keeper {
  private static final Logger LOG = LoggerFactory.getLogger(Keeper.class);

  private final Tavern tavern;
  private final String id;
  private final Mailbox mailbox = new Mailbox();
  private final Map<Follower, Following> followers = new LinkedHashMap<>();
  private final Errands errands;
  private final Alarm alarm;
  private final Talk talk;
  private @Nullable Table loaded;
  private boolean broken;
  private String code = "";

  /// What lists say of the table; read by everybody.
  private volatile Optional<Summary> summary = Optional.empty();

  /// What a follower may see, and the number of the last update that it was sent.
  private static final class Following {
    private final Viewer viewer;
    private int last;

    Following(Viewer viewer, int last) {
      this.viewer = viewer;
      this.last = last;
    }
  }

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
        answer.complete(wish.grant(this, table()));
      } catch (Refusal | StoreFailure e) {
        answer.completeExceptionally(e);
      } catch (RuntimeException e) {
        answer.completeExceptionally(problem(e));
      }
    });
    return answer;
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
    if (loaded != null) return loaded;
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
    loaded = table;
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
    tell(table);
    note(table, line.entry());
    lookAround(table);
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
      if (!(e.getCause() instanceof Overtaken)) throw failure(e);
      catchUp(table);
      throw new Refusal("stale-question");
    }
  }

  /// Reads what somebody else stored meanwhile.
  private void catchUp(Table table) throws Refusal {
    for (Line line : join(tavern.store().read(id, table.lines()))) {
      table.apply(line, tavern.credit());
    }
    tell(table);
    lookAround(table);
  }

  private static <T> T join(CompletableFuture<T> future) throws Refusal {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw failure(e);
    }
  }

  private static Refusal failure(RuntimeException e) {
    LOG.atWarn().setCause(e.getCause()).log("the store fails");
    return new Refusal("store-unavailable");
  }

  /// Changes what lists say of the table.
  private void note(Table table, Entry entry) {
    Summary now = Summary.of(table);
    summary = Optional.of(now);
    switch (entry) {
      case Entry.Played _, Entry.Pledged _, Entry.Undone _, Entry.Ordered _ -> {}
      default -> {
        var _ = tavern.store().saveCard(now.card());
      }
    }
  }

  Optional<Summary> summary() {
    return summary;
  }

  /// Sees to what has to be done next.
  private void lookAround(Table table) {
    alarm.set(table);
    errands.send(table);
  }

  /// After a restart, everybody has some time to come back before a bot takes over.
  int welcomeBack(Table table) {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.occupant(seat).orElse(null) instanceof Occupant.Person(String person, _, _)) {
        alarm.checkAbsence(table, person);
      }
    }
    return table.lines();
  }

  // Followers

  void follow(Follower follower, Table table, Optional<Integer> last) {
    Viewer viewer = viewer(follower, table);
    boolean wasThere = followers.containsKey(follower);
    int number = table.number(viewer);
    boolean knows = last.isPresent() && last.get() >= 0 && last.get() <= number;
    followers.put(follower, new Following(viewer, number));
    follower.note(id, number);
    Told told =
        knows
            ? exit(table).update(viewer, last.get())
            : exit(table)
                .whole(viewer, isHost(follower, table), code(viewer), talk.heardBy(follower));
    follower.tell(Wire.write(told));
    if (!wasThere) tellWhoIsAround(table, follower);
  }

  void unfollow(Follower follower, Table table) {
    if (followers.remove(follower) == null) return;
    tellWhoIsAround(table, follower);
    if (follower.person().isPresent()) alarm.checkAbsence(table, follower.person().get());
  }

  private void tellWhoIsAround(Table table, Follower mover) {
    if (mover.person().flatMap(table::seatOf).isEmpty()) return;
    String message = Wire.write(new Told.Around(id, exit(table).seats()));
    for (Follower follower : List.copyOf(followers.keySet())) {
      if (!follower.equals(mover)) follower.tell(message);
    }
  }

  private static boolean isHost(Follower follower, Table table) {
    return follower.person().equals(Optional.of(table.terms().host()));
  }

  private Optional<String> code(Viewer viewer) {
    return viewer instanceof Seat ? Optional.of(code) : Optional.empty();
  }

  private static Viewer viewer(Follower follower, Table table) {
    Optional<Integer> seat = follower.person().flatMap(table::seatOf);
    return seat.isPresent() ? Seat.of(seat.get()) : Viewer.SPECTATOR;
  }

  boolean isPresent(Table table, int seat) {
    return present(table).contains(seat);
  }

  private Set<Integer> present(Table table) {
    Set<Integer> present = new HashSet<>();
    for (Follower follower : followers.keySet()) {
      follower.person().flatMap(table::seatOf).ifPresent(present::add);
    }
    return present;
  }

  private Exit exit(Table table) {
    return new Exit(table, present(table)::contains, tavern.credit(), tavern.now());
  }

  /// Tells each follower what it may know and has not been told.
  private void tell(Table table) {
    Exit exit = exit(table);
    Map<List<Object>, String> written = new HashMap<>();
    for (var each : List.copyOf(followers.entrySet())) {
      Following following = each.getValue();
      Viewer viewer = viewer(each.getKey(), table);
      if (!viewer.equals(following.viewer)) {
        follow(each.getKey(), table, Optional.empty());
        continue;
      }
      int number = table.number(viewer);
      if (number == following.last) continue;
      int last = following.last;
      following.last = number;
      each.getKey().note(id, number);
      each.getKey()
          .tell(
              written.computeIfAbsent(
                  List.of(viewer, last), _ -> Wire.write(exit.update(viewer, last))));
    }
  }

  /// Passes on what was said, except to those who do not want to hear it.
  void tell(Told.Remark remark) {
    String message = Wire.write(new Told.Heard(id, remark));
    for (Follower follower : List.copyOf(followers.keySet())) {
      if (talk.hears(follower, remark)) follower.tell(message);
    }
  }
}
