package tortuga.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// One end of a WebSocket (RFC 6455), with no more of the protocol than our server speaks.
public final class WebSocketClient {
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int LAST = 0x80;
  private static final int MASKED = 0x80;

  private final SocketLoop loop;
  private final SocketChannel channel;
  private final Consumer<String> hear;
  private final Consumer<String> onClose;
  private final Queue<ByteBuffer> unsent = new ArrayDeque<>();
  private ByteBuffer in;
  private @Nullable SelectionKey key;
  private boolean over;

  /// A fragmented message, as far as it has arrived.
  private byte[] pieces = {};

  WebSocketClient(
      SocketLoop loop,
      SocketChannel channel,
      Consumer<String> hear,
      Consumer<String> onClose,
      ByteBuffer in) {
    this.loop = loop;
    this.channel = channel;
    this.hear = hear;
    this.onClose = onClose;
    this.in = in;
  }

  /// Starts reading, beginning with the bytes that are already there.
  synchronized void listen(SelectionKey ours) {
    key = ours;
    ours.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
    ours.selector().wakeup();
  }

  // Sending

  /// Sends a text after all that were sent before.
  public void send(String text) {
    frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Runs a task at a time in nanoseconds; only for message handlers.
  void plan(long at, Runnable task) {
    loop.plan(at, task);
  }

  /// Sends bytes, which our server never expects.
  public void send(ByteBuffer bytes) {
    byte[] payload = new byte[bytes.remaining()];
    bytes.get(payload);
    frame(BINARY, payload);
  }

  public void watch(String table, Optional<Integer> last) {
    send(
        last.isPresent()
            ? "{\"type\":\"watch\",\"table\":\"%s\",\"last\":%d}".formatted(table, last.get())
            : "{\"type\":\"watch\",\"table\":\"%s\"}".formatted(table));
  }

  public void play(String id, String table, int question, List<String> moves) {
    send(
        JsonMapper.shared()
            .writeValueAsString(
                Map.of(
                    "type",
                    "play",
                    "id",
                    id,
                    "table",
                    table,
                    "question",
                    question,
                    "moves",
                    moves)));
  }

  /// Breaks the connection, as a tunnel does.
  public synchronized void abort() {
    over = true;
    try {
      channel.close();
    } catch (IOException _) {
      // it is closed, and that is all we want
    }
  }

  public void close() {
    frame(CLOSE, new byte[] {3, (byte) 0xe8});
  }

  /// The mask is zero: it protects proxies from pages, and here is neither.
  private synchronized void frame(int kind, byte[] payload) {
    if (over) return;
    int length = payload.length;
    ByteBuffer frame = ByteBuffer.allocate(length + 14);
    frame.put((byte) (LAST | kind));
    if (length < 126) frame.put((byte) (MASKED | length));
    else if (length < 1 << 16) frame.put((byte) (MASKED | 126)).putShort((short) length);
    else frame.put((byte) (MASKED | 127)).putLong(length);
    unsent.add(frame.putInt(0).put(payload).flip());
    try {
      flush();
    } catch (IOException | CancelledKeyException _) {
      abort();
    }
  }

  private void flush() throws IOException {
    for (ByteBuffer next = unsent.peek(); next != null; next = unsent.peek()) {
      channel.write(next);
      if (next.hasRemaining()) break;
      unsent.remove();
    }
    int interest = unsent.isEmpty() ? 0 : SelectionKey.OP_WRITE;
    if (key != null && key.interestOps() != (SelectionKey.OP_READ | interest)) {
      key.interestOps(SelectionKey.OP_READ | interest);
      key.selector().wakeup();
    }
  }

  // Receiving

  /// Reads what has arrived and sends what is left; called by the socket loop.
  void serve() {
    try {
      synchronized (this) {
        if (over) return;
        flush();
      }
      int count;
      do {
        if (!in.hasRemaining()) in = ByteBuffer.allocate(2 * in.capacity()).put(in.flip());
        count = channel.read(in);
        parse();
      } while (count > 0 && !in.hasRemaining());
      if (count < 0) hangUp("it was cut off");
    } catch (IOException | CancelledKeyException e) {
      hangUp(e.toString());
    }
  }

  private void hangUp(String why) {
    boolean ours;
    synchronized (this) {
      ours = over;
    }
    abort();
    if (!ours) onClose.accept(why);
  }

  /// Takes all complete frames out of what has arrived.
  private void parse() {
    in.flip();
    while (in.remaining() >= 2) {
      int start = in.position();
      int head = in.get();
      long length = in.get() & 0x7f;
      int more = length == 126 ? 2 : length == 127 ? 8 : 0;
      if (in.remaining() < more) {
        in.position(start);
        break;
      }
      if (more == 2) length = in.getShort() & 0xffff;
      if (more == 8) length = in.getLong();
      if (in.remaining() < length) {
        in.position(start);
        break;
      }
      byte[] payload = new byte[(int) length];
      in.get(payload);
      frame(head & 0x0f, (head & LAST) != 0, payload);
    }
    in.compact();
  }

  private void frame(int kind, boolean last, byte[] payload) {
    switch (kind) {
      case PING -> frame(PONG, payload);
      case PONG -> {}
      case CLOSE -> {
        frame(CLOSE, Arrays.copyOf(payload, Math.min(2, payload.length)));
        hangUp("the server closed it " + new String(payload, StandardCharsets.UTF_8));
      }
      default -> hear(last, payload);
    }
  }

  private void hear(boolean last, byte[] payload) {
    byte[] all = payload;
    if (pieces.length > 0) {
      all = Arrays.copyOf(pieces, pieces.length + payload.length);
      System.arraycopy(payload, 0, all, pieces.length, payload.length);
    }
    pieces = last ? new byte[0] : all;
    if (last) hear.accept(new String(all, StandardCharsets.UTF_8));
  }
}
