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
import tortuga.server.table.clock.Downtime;
import tortuga.server.time.ServerTime;

/// The pages that follow a table at this node, and what they are told. Used by the table's own
/// thread only.
final class Subscribers {
  private final String id;
  private final Chat chat;
  private final Presence presence;
  private final Downtime downtime;
  private final ServerTime time;
  private final Map<Subscriber, Following> subscribers = new LinkedHashMap<>();

  /// What a subscriber may see, and the number of the last update that it was sent.
  private record Following(Viewer viewer, ServerMessage.Update last) {}

  Subscribers(String id, Chat chat, Presence presence, Downtime downtime, ServerTime time) {
    this.id = id;
    this.downtime = downtime;
    this.time = time;
    this.chat = chat;
    this.presence = presence;
  }

  boolean isEmpty() {
    return subscribers.isEmpty();
  }

  /// Adds a page, and sends it what it lacks: updates after `last` and remarks after `heard`, or
  /// everything; `code` is for players of the table.
  void add(
      Subscriber subscriber,
      Table table,
      Optional<Integer> last,
      Optional<Integer> heard,
      String code) {
    chat.learnMuted(subscriber);
    Viewer viewer = viewer(subscriber, table);
    boolean wasThere = subscribers.containsKey(subscriber);
    int oldest = Math.max(0, table.number(viewer) - Projection.PAGE);
    boolean knows =
        last.isPresent() && last.get() >= oldest && table.goesOnFrom(viewer, last.get());
    if (knows) {
      ServerMessage.Update update = projection(table).update(viewer, last.get());
      subscriber.tell(Json.write(update));
      note(subscriber, viewer, update);
      heard.ifPresent(remark -> tellRemarks(subscriber, remark));
    } else {
      ServerMessage.Whole whole = whole(subscriber, viewer, table, code);
      subscriber.tell(Json.write(whole));
      note(subscriber, viewer, whole.now());
    }
    if (!wasThere) tellPresence(table, subscriber);
    presence.see(here(table));
  }

  /// Sends a page what happened earlier.
  void tellHistory(Subscriber subscriber, Table table, String command, int before) {
    subscriber.tell(
        Json.write(projection(table).history(command, viewer(subscriber, table), before)));
  }

  private void note(Subscriber subscriber, Viewer viewer, ServerMessage.Update sent) {
    subscribers.put(subscriber, new Following(viewer, sent));
    subscriber.note(id, sent.number());
  }

  private ServerMessage.Whole whole(
      Subscriber subscriber, Viewer viewer, Table table, String code) {
    boolean host = subscriber.person().equals(Optional.of(table.terms().host()));
    Optional<String> known = viewer instanceof Seat ? Optional.of(code) : Optional.empty();
    return projection(table)
        .whole(viewer, host, known, chat.heardBy(subscriber), chat.muted(subscriber));
  }

  private void tellRemarks(Subscriber subscriber, int heard) {
    for (ServerMessage.Remark remark : chat.heardBy(subscriber)) {
      if (remark.number() > heard) subscriber.tell(Json.write(new ServerMessage.Heard(id, remark)));
    }
  }

  /// Removes a page, and returns whether it was there.
  boolean remove(Subscriber subscriber, Table table) {
    if (subscribers.remove(subscriber) == null) return false;
    subscriber.person().filter(this::hasNoPage).ifPresent(chat::forgetMuted);
    presence.see(here(table));
    tellPresence(table, subscriber);
    return true;
  }

  private boolean hasNoPage(String person) {
    return subscribers.keySet().stream()
        .noneMatch(subscriber -> subscriber.person().equals(Optional.of(person)));
  }

  // Presence

  /// Returns what a page may see.
  static Viewer viewer(Subscriber subscriber, Table table) {
    Optional<Integer> seat = subscriber.person().flatMap(table.chairs()::of);
    return seat.isPresent() ? Seat.of(seat.get()) : Viewer.SPECTATOR;
  }

  /// Tells the other nodes which seats have a page open at this one.
  void publishPresence(Table table) {
    presence.see(here(table));
  }

  private Set<Integer> here(Table table) {
    Set<Integer> here = new HashSet<>();
    for (Subscriber subscriber : subscribers.keySet()) {
      subscriber.person().flatMap(table.chairs()::of).ifPresent(here::add);
    }
    return here;
  }

  /// Returns the seats that have a page open, here or elsewhere.
  Set<Integer> present(Table table) {
    Set<Integer> present = here(table);
    present.addAll(presence.elsewhere());
    return present;
  }

  private void tellPresence(Table table, Subscriber mover) {
    if (mover.person().flatMap(table.chairs()::of).isEmpty()) return;
    String message = Json.write(new ServerMessage.Around(id, projection(table).seats()));
    for (Subscriber subscriber : List.copyOf(subscribers.keySet())) {
      if (!subscriber.equals(mover)) subscriber.tell(message);
    }
  }

  void tellPresence(Table table) {
    String message = Json.write(new ServerMessage.Around(id, projection(table).seats()));
    for (Subscriber subscriber : List.copyOf(subscribers.keySet())) subscriber.tell(message);
  }

  // Updates

  private Projection projection(Table table) {
    return new Projection(table, present(table)::contains, downtime, time.now());
  }

  /// Tells each subscriber what it may know and has not been told. Whoever has taken or left a seat
  /// is another viewer now, and gets everything again. Pages in `answered` get another message
  /// right after it.
  void tell(Table table, String code, Set<Subscriber> answered) {
    Projection projection = projection(table);
    IdentityHashMap<ServerMessage.Update, News> all = new IdentityHashMap<>();
    for (var each : List.copyOf(subscribers.entrySet())) {
      Subscriber subscriber = each.getKey();
      Following following = each.getValue();
      Viewer viewer = viewer(subscriber, table);
      if (!viewer.equals(following.viewer)) {
        add(subscriber, table, Optional.empty(), Optional.empty(), code);
      } else if (table.number(viewer) != following.last.number()) {
        News news =
            all.computeIfAbsent(following.last, last -> News.after(last, viewer, projection));
        if (answered.contains(subscriber)) subscriber.tellWithNext(news.text);
        else subscriber.tell(news.text);
        note(subscriber, viewer, news.update);
      }
    }
  }

  /// Tells all subscribers everything, because what they were told may no longer count.
  void tellEverything(Table table, String code) {
    for (Subscriber subscriber : List.copyOf(subscribers.keySet())) {
      add(subscriber, table, Optional.empty(), Optional.empty(), code);
    }
  }

  /// What is new to all subscribers that have been told the same.
  private record News(ServerMessage.Update update, String text) {
    static News after(ServerMessage.Update last, Viewer viewer, Projection projection) {
      ServerMessage.Update update = projection.update(viewer, last.number());
      return new News(update, Json.write(update.after(last)));
    }
  }

  /// Passes on remarks, except to subscribers that mute their authors.
  void tell(ServerMessage.Remark remark) {
    String message = Json.write(new ServerMessage.Heard(id, remark));
    for (Subscriber subscriber : List.copyOf(subscribers.keySet())) {
      if (chat.hears(subscriber, remark)) subscriber.tell(message);
    }
  }
}
