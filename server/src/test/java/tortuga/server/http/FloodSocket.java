package tortuga.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;

/// One socket of an attacker: it sends as fast as the server receives.
final class FloodSocket implements AutoCloseable {
  private static final int TEXT = 0x81;
  private static final int PING = 0x89;
  private static final int MASKED = 0x80;

  private final Socket socket = new Socket();
  private final OutputStream out;
  private final AtomicLong sent = new AtomicLong();

  /// Connects as whoever has that cookie, or as a stranger if it is empty.
  FloodSocket(URI server, String cookie) throws IOException {
    socket.connect(new InetSocketAddress(server.getHost(), server.getPort()));
    out = socket.getOutputStream();
    String greeting =
        "GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                .formatted(server.getAuthority())
            + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            + (cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n")
            + "\r\n";
    out.write(greeting.getBytes(StandardCharsets.US_ASCII));
  }

  /// Sends one message after another until the socket ends, and reads whatever comes back.
  void flood(IntFunction<byte[]> frames) {
    Thread.startVirtualThread(this::takeAll);
    Thread.startVirtualThread(() -> {
      try {
        for (int i = 0; !socket.isClosed(); i++) {
          out.write(frames.apply(i));
          sent.incrementAndGet();
        }
      } catch (IOException _) {
        // the server has had enough, or the test has
      }
    });
  }

  private void takeAll() {
    byte[] buffer = new byte[64 * 1024];
    try (InputStream in = socket.getInputStream()) {
      int count = 0;
      while (count >= 0) count = in.read(buffer);
    } catch (IOException _) {
      // the server has had enough, or the test has
    }
  }

  /// Returns a text as a frame, masked with zeros.
  static byte[] frame(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer frame = ByteBuffer.allocate(bytes.length + 8).put((byte) TEXT);
    if (bytes.length < 126) frame.put((byte) (MASKED | bytes.length));
    else frame.put((byte) (MASKED | 126)).putShort((short) bytes.length);
    frame.putInt(0).put(bytes);
    byte[] whole = new byte[frame.position()];
    frame.flip().get(whole);
    return whole;
  }

  /// Returns a frame that asks whether the other end is there.
  static byte[] ping() {
    return new byte[] {(byte) PING, (byte) MASKED, 0, 0, 0, 0};
  }

  /// Returns how many messages the server, or the network, has accepted.
  long sent() {
    return sent.get();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
