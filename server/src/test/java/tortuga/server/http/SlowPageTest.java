package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.load.Visitor;

/// A page that does not receive its messages is dropped, and nobody waits for it.
class SlowPageTest {
  /// More than any buffer on the way can hold.
  private static final int MOST = 20_000;

  @TempDir private Path data;

  @Test
  void a_page_that_cannot_keep_up_is_dropped_and_the_others_play_on() throws IOException {
    try (TestServer server = TestServer.in(data)) {
      List<Visitor> visitors = server.visitors(4);
      String table = server.begin(visitors, "jamaica", Map.of());
      List<TablePage> pages = server.pages(visitors, table);
      try (Deaf deaf = new Deaf(server.address())) {
        String watch = "{\"type\":\"watch\",\"table\":\"%s\"}".formatted(table);
        for (int i = 0; i < MOST && dropped(server) == 0; i += 100) {
          server.later(Duration.ofSeconds(10));
          for (int j = 0; j < 100; j++) deaf.say(watch);
        }

        assertThat(dropped(server)).isEqualTo(1);
        pages.stream().filter(page -> page.sight().isAsked()).toList().forEach(TablePage::playAny);
      }
    }
  }

  private static double dropped(TestServer server) {
    return server.metric("tortuga_viewers_dropped_total");
  }

  /// One end of a WebSocket that sends and never reads.
  private static final class Deaf implements AutoCloseable {
    private final Socket socket = new Socket();
    private final OutputStream out;

    Deaf(URI server) throws IOException {
      socket.setReceiveBufferSize(1024);
      socket.connect(new InetSocketAddress(server.getHost(), server.getPort()));
      out = socket.getOutputStream();
      String greeting =
          "GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  .formatted(server.getAuthority())
              + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n";
      out.write(greeting.getBytes(StandardCharsets.US_ASCII));
      awaitEndOfHead(socket.getInputStream());
    }

    private static void awaitEndOfHead(InputStream in) throws IOException {
      StringBuilder head = new StringBuilder();
      while (!head.toString().endsWith("\r\n\r\n")) head.append((char) in.read());
      assertThat(head.toString()).startsWith("HTTP/1.1 101");
    }

    /// Sends a short text, masked with zeros.
    void say(String text) throws IOException {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      out.write(new byte[] {(byte) 0x81, (byte) (0x80 | bytes.length), 0, 0, 0, 0});
      out.write(bytes);
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
