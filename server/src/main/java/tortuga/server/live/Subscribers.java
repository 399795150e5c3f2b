package tortuga.server.live;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.Projection;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.Table;

/// The pages that follow a table at this node, and what they are told. Used by the table's own
/// thread only.
final class Subscribers {
  private final Tables tables;
  private final String id;
  private final Chat talk;
  private final Presence gangway;
  private final Map<Subscriber, Following> followers = new LinkedHashMap<>();

  /// What a follower may see, and the last update that it was sent, with which it knows all of it.
  private record Following(Viewer viewer, ServerMessage.Update last) {}

  Subscribers(Tables tables, String id, Chat talk, Presence gangway) {
    this.tables = tables;
    this.id = id;
    this.talk = talk;
    this.gangway = gangway;
  }

  boolean isEmpty() {
    return followers.isEmpty();
  }

  /// Lets a page follow the table, and tells it what it lacks: updates after `last` and remarks
  /// after `heard`, or everything; `code` is for those who sit at the table.
  void welcome(
      Subscriber follower,
      Table table,
      Optional<Integer> last,
      Optional<Integer> heard,
      String code) {
    talk.learnMuted(follower);
    Viewer viewer = viewer(follower, table);
    boolean wasThere = followers.containsKey(follower);
    int oldest = Math.max(0, table.number(viewer) - Projection.PAGE);
    boolean knows =
        last.isPresent() && last.get() >= oldest && table.goesOnFrom(viewer, last.get());
    if (knows) {
      ServerMessage.Update update = exit(table).update(viewer, last.get());
      follower.tell(Json.write(update));
      note(follower, viewer, update);
      heard.ifPresent(remark -> tellRemarks(follower, remark));
    } else {
      ServerMessage.Whole whole = whole(follower, viewer, table, code);
      follower.tell(Json.write(whole));
      note(follower, viewer, whole.now());
    }
    if (!wasThere) tellWhoIsAround(table, follower);
    gangway.see(here(table));
  }

  /// Tells a page what happened earlier.
  void tellHistory(Subscriber follower, Table table, String command, int before) {
    follower.tell(Json.write(exit(table).history(command, viewer(follower, table), before)));
  }

  private void note(Subscriber follower, Viewer viewer, ServerMessage.Update told) {
    followers.put(follower, new Following(viewer, told));
    follower.note(id, told.number());
  }

  private ServerMessage.Whole whole(Subscriber follower, Viewer viewer, Table table, String code) {
    boolean host = follower.person().equals(Optional.of(table.terms().host()));
    Optional<String> known = viewer instanceof Seat ? Optional.of(code) : Optional.empty();
    return exit(table).whole(viewer, host, known, talk.heardBy(follower), talk.muted(follower));
  }

  private void tellRemarks(Subscriber follower, int heard) {
    for (ServerMessage.Remark remark : talk.heardBy(follower)) {
      if (remark.number() > heard) follower.tell(Json.write(new ServerMessage.Heard(id, remark)));
    }
  }

  /// Lets a page go, and returns whether it was there.
  boolean dismiss(Subscriber follower, Table table) {
    if (followers.remove(follower) == null) return false;
    follower.person().filter(this::hasNoPage).ifPresent(talk::forgetMuted);
    gangway.see(here(table));
    tellWhoIsAround(table, follower);
    return true;
  }

  private boolean hasNoPage(String person) {
    return followers.keySet().stream()
        .noneMatch(follower -> follower.person().equals(Optional.of(person)));
  }

  // Who is here

  /// Returns what a page may see.
  static Viewer viewer(Subscriber follower, Table table) {
    Optional<Integer> seat = follower.person().flatMap(table.chairs()::of);
    return seat.isPresent() ? Seat.of(seat.get()) : Viewer.SPECTATOR;
  }

  /// Lets the other nodes know which seats have a page open at this one.
  void count(Table table) {
    gangway.see(here(table));
  }

  private Set<Integer> here(Table table) {
    Set<Integer> here = new HashSet<>();
    for (Subscriber follower : followers.keySet()) {
      follower.person().flatMap(table.chairs()::of).ifPresent(here::add);
    }
    return here;
  }

  /// Returns the seats that have a page open, here or elsewhere.
  Set<Integer> present(Table table) {
    Set<Integer> present = here(table);
    present.addAll(gangway.elsewhere());
    return present;
  }

  private void tellWhoIsAround(Table table, Subscriber mover) {
    if (mover.person().flatMap(table.chairs()::of).isEmpty()) return;
    String message = Json.write(new ServerMessage.Around(id, exit(table).seats()));
    for (Subscriber follower : List.copyOf(followers.keySet())) {
      if (!follower.equals(mover)) follower.tell(message);
    }
  }

  void tellWhoIsAround(Table table) {
    String message = Json.write(new ServerMessage.Around(id, exit(table).seats()));
    for (Subscriber follower : List.copyOf(followers.keySet())) follower.tell(message);
  }

  // What happens

  private Projection exit(Table table) {
    return new Projection(table, present(table)::contains, tables.credit(), tables.now());
  }

  /// Tells each follower what it may know and has not been told; whoever has sat down or stood up
  /// is somebody else now, and begins anew. Those in `answered` hear something else right after it.
  void tell(Table table, String code, Set<Subscriber> answered) {
    Projection projection = exit(table);
    IdentityHashMap<ServerMessage.Update, News> all = new IdentityHashMap<>();
    for (var each : List.copyOf(followers.entrySet())) {
      Subscriber follower = each.getKey();
      Following following = each.getValue();
      Viewer viewer = viewer(follower, table);
      if (!viewer.equals(following.viewer)) {
        welcome(follower, table, Optional.empty(), Optional.empty(), code);
      } else if (table.number(viewer) != following.last.number()) {
        News news =
            all.computeIfAbsent(following.last, last -> News.after(last, viewer, projection));
        if (answered.contains(follower)) follower.tellWithNext(news.text);
        else follower.tell(news.text);
        note(follower, viewer, news.update);
      }
    }
  }

  /// Tells everybody everything, because what they were told may not count any more.
  void tellAnew(Table table, String code) {
    for (Subscriber follower : List.copyOf(followers.keySet())) {
      welcome(follower, table, Optional.empty(), Optional.empty(), code);
    }
  }

  /// What is new to all who have been told the same.
  private record News(ServerMessage.Update update, String text) {
    static News after(ServerMessage.Update last, Viewer viewer, Projection projection) {
      ServerMessage.Update update = projection.update(viewer, last.number());
      return new News(update, Json.write(update.after(last)));
    }
  }

  /// Passes on what was said, except to those who do not want to hear it.
  void tell(ServerMessage.Remark remark) {
    String message = Json.write(new ServerMessage.Heard(id, remark));
    for (Subscriber follower : List.copyOf(followers.keySet())) {
      if (talk.hears(follower, remark)) follower.tell(message);
    }
  }
}
