package tortuga.load;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// All sockets of all visitors, and their scheduled tasks, in one thread: measuring must not cost
/// more than what is measured, and a full WebSocket client costs as much as our server.
final class SocketLoop {
  private static final String KEY = Base64.getEncoder().encodeToString(new byte[16]);

  private final Selector selector;
  private final Queue<Plan> plans = new PriorityQueue<>(Comparator.comparingLong(Plan::at));

  /// A task that is due at a time, in nanoseconds.
  private record Plan(long at, Runnable task) {}

  private SocketLoop(Selector selector) {
    this.selector = selector;
  }

  static SocketLoop open() {
    try {
      SocketLoop loop = new SocketLoop(Selector.open());
      Thread.ofPlatform().daemon().name("sockets").start(loop::work);
      return loop;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Opens a WebSocket; `onMessage` gets every message in the thread of all sockets, so it must not
  /// block.
  WebSocketClient connect(
      URI server, String cookie, Consumer<String> onMessage, Consumer<String> onClose)
      throws IOException {
    if (!"http".equals(server.getScheme())) {
      throw new IOException("only http:// is supported: measure the server, not its proxy");
    }
    int port = server.getPort() < 0 ? 80 : server.getPort();
    SocketChannel channel = SocketChannel.open(new InetSocketAddress(server.getHost(), port));
    try {
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
      WebSocketClient socket =
          new WebSocketClient(
              this, channel, onMessage, onClose, handshake(channel, server, cookie));
      channel.configureBlocking(false);
      socket.listen(channel.register(selector, 0, socket));
      return socket;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /// Performs the WebSocket handshake, and returns the bytes that follow the response.
  private static ByteBuffer handshake(SocketChannel channel, URI server, String cookie)
      throws IOException {
    String request =
        "GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                .formatted(server.getAuthority())
            + "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n".formatted(KEY)
            + (cookie.isEmpty() ? "" : "Cookie: %s\r\n".formatted(cookie))
            + "\r\n";
    ByteBuffer asking = ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII));
    while (asking.hasRemaining()) channel.write(asking);
    ByteBuffer answer = ByteBuffer.allocate(16 * 1024);
    while (true) {
      if (channel.read(answer) < 0) throw new EOFException("the server closed the connection");
      String head = new String(answer.array(), 0, answer.position(), StandardCharsets.ISO_8859_1);
      int end = head.indexOf("\r\n\r\n");
      if (end < 0) continue;
      if (!head.startsWith("HTTP/1.1 101")) throw new IOException(head.lines().findFirst().get());
      return answer.flip().position(end + 4).compact();
    }
  }

  /// Runs a task at a time, or up to a millisecond later; only for code that runs in this thread,
  /// such as message handlers.
  void plan(long at, Runnable task) {
    plans.add(new Plan(at, task));
  }

  private void work() {
    try {
      while (true) {
        runDue();
        Plan next = plans.peek();
        if (next == null) selector.select(SocketLoop::serve);
        else selector.select(SocketLoop::serve, millisUntil(next.at()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void serve(SelectionKey key) {
    ((WebSocketClient) key.attachment()).serve();
  }

  private void runDue() {
    long now = System.nanoTime();
    for (Plan next = plans.peek(); next != null && next.at() <= now; next = plans.peek()) {
      plans.remove();
      next.task().run();
    }
  }

  private static long millisUntil(long at) {
    return 1 + Math.max(0, TimeUnit.NANOSECONDS.toMillis(at - System.nanoTime()));
  }
}
