package tortuga.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import tortuga.server.people.OneLine;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.store.ChatStore;
import tortuga.server.store.Overtaken;
import tortuga.server.store.RewrittenLog;
import tortuga.server.table.Refusal;
import tortuga.server.table.RequestQuota;
import tortuga.server.time.ServerTime;

/// What is said at a table: kept apart from the game, so that nothing in it can depend on chat.
final class Chat {
  private static final int LONGEST = 300;

  /// Maximum number of remarks that a returning page gets.
  private static final int KEPT = 200;

  /// Maximum number of remarks of one seat.
  private static final int MOST_EACH = 2000;

  /// Maximum number of remarks of anybody, within a number of milliseconds.
  private static final int BURST = 8;

  private static final long BURST_TIME = 15_000;

  /// The phrase in place of what somebody said who is gone.
  private static final String WITHDRAWN = "withdrawn";

  private final ChatStore store;
  private final ServerTime time;
  private final String table;
  private final List<ServerMessage.Remark> remarks = new ArrayList<>();
  private final Set<Said> said = new LinkedHashSet<>();
  private final Map<Integer, Integer> spoken = new HashMap<>();

  /// Number of remarks in the store, of which only the latest are kept here.
  private int count;

  private final Map<String, Set<Integer>> muted = new HashMap<>();
  private final Map<String, List<Long>> recent = new HashMap<>();

  /// A remark that was stored once, whichever node it came from.
  private record Said(Optional<Integer> seat, String command) {}

  Chat(ChatStore store, ServerTime time, String table) {
    this.store = store;
    this.time = time;
    this.table = table;
  }

  /// Reads remarks that are not known here yet, and returns them.
  List<ServerMessage.Remark> load() {
    List<ServerMessage.Remark> news = new ArrayList<>();
    for (ChatStore.Remark stored : store.remarks(table, count).join()) {
      ServerMessage.Remark remark =
          Json.STORED.readValue(stored.body(), ServerMessage.Remark.class);
      news.add(remark);
      remember(stored.command(), remark);
    }
    return news;
  }

  /// Returns the remarks of somebody who is another person now, as they are to be stored: whoever
  /// is gone has said nothing.
  Map<Integer, ChatStore.Remark> rewritten(
      List<RewrittenLog.Sitting> sittings, RewrittenLog.Successor successor) {
    Map<Integer, ChatStore.Remark> changed = new HashMap<>();
    if (successor.look().isEmpty()) return changed;
    for (ChatStore.Remark stored : store.remarks(table, 0).join()) {
      ServerMessage.Remark remark =
          Json.STORED.readValue(stored.body(), ServerMessage.Remark.class);
      boolean isTheirs =
          remark.seat().stream()
              .anyMatch(
                  seat -> sittings.stream().anyMatch(sitting -> sitting.covers(seat, remark.at())));
      if (isTheirs) {
        ServerMessage.Remark withdrawn =
            new ServerMessage.Remark(
                remark.number(),
                remark.at(),
                remark.seat(),
                successor.look().get().name(),
                Optional.of(WITHDRAWN),
                Optional.empty(),
                Optional.empty());
        changed.put(remark.number(), new ChatStore.Remark(stored.command(), Json.write(withdrawn)));
      }
    }
    return changed;
  }

  /// Forgets what is in the store.
  void close() {
    remarks.clear();
    said.clear();
    spoken.clear();
    muted.clear();
    count = 0;
  }

  private void remember(String command, ServerMessage.Remark remark) {
    count = remark.number() + 1;
    remarks.add(remark);
    said.add(new Said(remark.seat(), command));
    remark.seat().ifPresent(seat -> spoken.merge(seat, 1, Integer::sum));
    if (remarks.size() <= 2 * KEPT) return;
    remarks.subList(0, KEPT).clear();
    said.removeAll(said.stream().limit(KEPT).toList());
  }

  /// Whether a seat said something with a command already.
  boolean isSaid(int seat, String command) {
    return said.contains(new Said(Optional.of(seat), command));
  }

  /// Admits a request of a seat, unless it has made as many as it may.
  void spend(RequestQuota quota, int seat) throws Refusal {
    long made =
        remarks.stream()
            .filter(remark -> remark.seat().equals(Optional.of(seat)))
            .filter(remark -> quota.covers(remark.phrase().orElse(""), remark.at()))
            .count();
    if (made >= quota.most()) throw new Refusal("asked-enough");
  }

  /// Stores a remark that comes with a command.
  ServerMessage.Remark add(
      String command,
      String person,
      Optional<Integer> seat,
      String name,
      Optional<String> phrase,
      Optional<Integer> about,
      Optional<String> text)
      throws Refusal {
    long now = time.now();
    Optional<String> words = text.map(OneLine::of).filter(said -> !said.isEmpty());
    boolean isPhrase = phrase.isPresent() && phrase.get().matches("[a-z][a-z0-9-]{0,39}");
    if (isPhrase == words.isPresent() || isPhrase != phrase.isPresent())
      throw new Refusal("say-one-thing");
    if (words.isPresent() && words.get().length() > LONGEST) throw new Refusal("too-long");
    slowDown(person, now);
    if (seat.isPresent() && spoken.getOrDefault(seat.get(), 0) >= MOST_EACH) {
      throw new Refusal("talks-too-much");
    }
    ServerMessage.Remark remark =
        new ServerMessage.Remark(count, now, seat, name, phrase, about, words);
    store(command, remark);
    remember(command, remark);
    return remark;
  }

  private void store(String command, ServerMessage.Remark remark) {
    try {
      store
          .addRemark(table, remark.number(), new ChatStore.Remark(command, Json.write(remark)))
          .join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Overtaken) throw new Retry();
      throw e;
    }
  }

  private void slowDown(String person, long now) throws Refusal {
    recent.values().forEach(times -> times.removeIf(time -> time < now - BURST_TIME));
    recent.values().removeIf(List::isEmpty);
    List<Long> times = recent.computeIfAbsent(person, _ -> new ArrayList<>());
    if (times.size() >= BURST) throw new Refusal("talks-too-much");
    times.add(now);
  }

  /// Stores that a person whose page is here mutes a seat, or no longer does.
  void mute(String person, int seat, boolean mute) {
    muted.computeIfPresent(
        person,
        (_, seats) -> {
          Set<Integer> now = new HashSet<>(seats);
          if (mute) now.add(seat);
          else now.remove(seat);
          return now;
        });
  }

  /// Forgets whom a person mutes who has no page here any more.
  void forgetMuted(String person) {
    muted.remove(person);
  }

  /// Reads whom a subscriber mutes, which may have been set at another node.
  void learnMuted(Subscriber subscriber) {
    subscriber.person().ifPresent(this::learnMuted);
  }

  private void learnMuted(String person) {
    muted.put(person, store.muted(person, table).join());
  }

  /// Returns the seats that a subscriber mutes, in order.
  List<Integer> muted(Subscriber subscriber) {
    return deaf(subscriber).stream().sorted().toList();
  }

  private Set<Integer> deaf(Subscriber subscriber) {
    return subscriber.person().map(person -> muted.getOrDefault(person, Set.of())).orElse(Set.of());
  }

  boolean hears(Subscriber subscriber, ServerMessage.Remark remark) {
    return remark.seat().isEmpty() || !deaf(subscriber).contains(remark.seat().get());
  }

  /// Returns the latest remarks, without those that a subscriber mutes.
  List<ServerMessage.Remark> heardBy(Subscriber subscriber) {
    return remarks.subList(Math.max(0, remarks.size() - KEPT), remarks.size()).stream()
        .filter(remark -> hears(subscriber, remark))
        .toList();
  }
}
