package tortuga.server.web;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import tortuga.server.store.Store;
import tortuga.server.tavern.Follower;

/// One page, on the other end of a WebSocket.
///
/// Sending never waits. What the page has not taken yet piles up to a limit; then the page is
/// dropped, and catches up when it comes back.
final class Socket implements Follower {
  static final int TOO_SLOW = 4001;
  static final int TOO_MANY = 4008;
  static final int NO_SENSE = 4009;

  private static final long LARGEST_PILE = 1024 * 1024;

  private final WebSocketSession session;
  private final Optional<Store.Someone> person;
  private final String address;
  private final Runnable whenDropped;
  private final AtomicLong pile = new AtomicLong();
  private final Map<String, Integer> numbers = new ConcurrentHashMap<>();
  private final Set<String> tables = ConcurrentHashMap.newKeySet();
  private volatile boolean dropped;

  Socket(Session session, Optional<Store.Someone> person, String address, Runnable whenDropped) {
    this.session = (WebSocketSession) session;
    this.person = person;
    this.address = address;
    this.whenDropped = whenDropped;
  }

  @Override
  public Optional<String> person() {
    return person.map(Store.Someone::id);
  }

  String address() {
    return address;
  }

  @Override
  public void note(String table, int number) {
    numbers.put(table, number);
  }

  /// Returns the number of the last update of each table that the page follows.
  Map<String, Integer> numbers() {
    return Map.copyOf(numbers);
  }

  /// Remembers that the page wants to follow a table, even if it is gone before it can.
  void remember(String table) {
    tables.add(table);
  }

  void forget(String table) {
    tables.remove(table);
    numbers.remove(table);
  }

  /// Returns the tables that the page follows, or soon will.
  Set<String> tables() {
    return Set.copyOf(tables);
  }

  @Override
  public void tell(String message) {
    if (hasRoom(message)) session.sendText(message, new Taken(message.length()));
  }

  /// Every system call costs as much as writing the message does, so one for two is a good bargain.
  @Override
  public void tellWithNext(String message) {
    if (!hasRoom(message)) return;
    Taken taken = new Taken(message.length());
    Frame frame = new Frame(OpCode.TEXT).setPayload(message);
    session
        .getCoreSession()
        .sendFrame(frame, org.eclipse.jetty.util.Callback.from(taken::succeed, taken::fail), true);
  }

  private boolean hasRoom(String message) {
    if (dropped) return false;
    if (pile.addAndGet(message.length()) <= LARGEST_PILE) return true;
    whenDropped.run();
    close(TOO_SLOW, "too slow");
    return false;
  }

  void close(int code, String reason) {
    dropped = true;
    session.close(code, reason, Callback.NOOP);
  }

  /// Takes a message off the pile once the page has it.
  private final class Taken implements Callback {
    private final int size;

    Taken(int size) {
      this.size = size;
    }

    @Override
    public void succeed() {
      pile.addAndGet(-size);
    }

    @Override
    public void fail(@Nullable Throwable cause) {
      dropped = true;
    }
  }
}
