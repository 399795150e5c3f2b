package tortuga.server.http;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.jspecify.annotations.Nullable;
import tortuga.server.live.Subscriber;
import tortuga.server.store.PeopleStore;

/// One page, on the other end of a WebSocket.
///
/// Sending never blocks. What the page has not received yet waits, up to a limit; then the page is
/// dropped, and catches up when it reconnects.
final class Socket implements Subscriber {
  static final int TOO_SLOW = 4001;
  static final int TOO_MANY = 4008;
  static final int NO_SENSE = 4009;
  static final int COME_BACK = 1012;

  /// Maximum size of what waits for a page that keeps up, however large a single message is.
  private static final long SMALL_PILE = 64 * 1024;

  private static final long LARGEST_PILE = 1024 * 1024;

  /// Maximum number of commands without an answer; then the page is not read any further.
  private static final int MOST_UNANSWERED = 32;

  /// Maximum size of what waits for all pages together, as a part of the memory there is.
  private static final long MOST_PILED = Runtime.getRuntime().maxMemory() / 16;

  /// Maximum number of frames between two checks.
  private static final long MOST_FRAMES = 100;

  private static final long GOING_MILLIS = 1000;

  /// Maximum number of tables that a page follows.
  private static final int MOST_TABLES = 32;

  private final WebSocketSession session;
  private final Optional<PeopleStore.Someone> person;
  private final String address;
  private final Runnable whenDropped;
  private final AtomicLong pile = new AtomicLong();
  private final AtomicLong allPiles;
  private final Semaphore unanswered = new Semaphore(MOST_UNANSWERED);
  private final Map<String, Integer> numbers = new ConcurrentHashMap<>();
  private final Set<String> tables = ConcurrentHashMap.newKeySet();
  private volatile boolean dropped;
  private long frames;

  /// Opens a page; `allPiles` counts what waits for all pages together.
  Socket(
      Session session,
      Optional<PeopleStore.Someone> person,
      String address,
      AtomicLong allPiles,
      Runnable whenDropped) {
    this.session = (WebSocketSession) session;
    this.person = person;
    this.address = address;
    this.allPiles = allPiles;
    this.whenDropped = whenDropped;
  }

  @Override
  public Optional<String> person() {
    return person.map(PeopleStore.Someone::id);
  }

  @Override
  public String address() {
    return address;
  }

  /// Whether the page has sent more frames since the last check than its messages can explain:
  /// messages are read slowly, but pings are answered as they come.
  boolean pingsTooMuch(int factor) {
    if (!(session.getCoreSession() instanceof WebSocketCoreSession core)) return false;
    long now = core.getConnection().getMessagesIn();
    long since = now - frames;
    frames = now;
    return since > MOST_FRAMES * factor;
  }

  /// Waits until the page may send one more message: until then nothing is read from its
  /// connection.
  ///
  /// @return whether the page is still there
  boolean awaitAnswers() throws InterruptedException {
    unanswered.acquire();
    return !dropped;
  }

  /// Notes that a message of the page has been answered.
  void answered() {
    unanswered.release();
  }

  @Override
  public void note(String table, int number) {
    numbers.put(table, number);
  }

  /// Returns the number of the last update of each table that the page follows.
  Map<String, Integer> numbers() {
    return Map.copyOf(numbers);
  }

  boolean follows(String table) {
    return tables.contains(table);
  }

  /// Notes that the page follows a table, even if it is gone before it can; false if it follows too
  /// many.
  boolean remember(String table) {
    return follows(table) || (tables.size() < MOST_TABLES && tables.add(table));
  }

  /// Notes that the page no longer follows a table, and returns whether it did.
  boolean forget(String table) {
    numbers.remove(table);
    return tables.remove(table);
  }

  /// Returns the tables that the page follows, or soon will.
  Set<String> tables() {
    return Set.copyOf(tables);
  }

  @Override
  public void tell(String message) {
    if (hasRoom(message)) session.sendText(message, new Taken(message.length()));
  }

  /// A system call costs as much as writing the message, so one call for two messages is a good
  /// deal.
  @Override
  public void tellWithNext(String message) {
    if (!hasRoom(message)) return;
    Taken taken = new Taken(message.length());
    Frame frame = new Frame(OpCode.TEXT).setPayload(message);
    session
        .getCoreSession()
        .sendFrame(frame, org.eclipse.jetty.util.Callback.from(taken::succeed, taken::fail), true);
  }

  /// A page that keeps up gets even the largest message. One that does not may keep little waiting,
  /// and even less while many do not.
  private boolean hasRoom(String message) {
    if (dropped) return false;
    int size = message.length();
    long before = pile.getAndAdd(size);
    long all = allPiles.addAndGet(size);
    if (before <= SMALL_PILE || (before + size <= LARGEST_PILE && all <= MOST_PILED)) return true;
    take(size);
    whenDropped.run();
    close(TOO_SLOW, "too slow");
    return false;
  }

  private void take(int size) {
    pile.addAndGet(-size);
    allPiles.addAndGet(-size);
  }

  /// Releases threads that wait for answers to a page that is gone.
  void end() {
    dropped = true;
    unanswered.release(MOST_UNANSWERED);
  }

  /// Ends the connection without a closing frame.
  void cut() {
    end();
    session.disconnect();
  }

  void close(int code, String reason) {
    end();
    session.close(code, reason, Callback.NOOP);
    Thread.startVirtualThread(this::cutSoon);
  }

  /// After the closing frame, a page has a moment to leave. Until then everything that comes is
  /// read and discarded, which must not give a flood any time.
  private void cutSoon() {
    try {
      Thread.sleep(GOING_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    session.disconnect();
  }

  /// Removes a message from the queue once the page has it.
  private final class Taken implements Callback {
    private final int size;

    Taken(int size) {
      this.size = size;
    }

    @Override
    public void succeed() {
      take(size);
    }

    @Override
    public void fail(@Nullable Throwable cause) {
      take(size);
      end();
    }
  }
}
