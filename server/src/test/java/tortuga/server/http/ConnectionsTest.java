package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Connections that keep the server busy with nothing are ended.
class ConnectionsTest {
  private static final int PATIENCE = 60_000;

  private final Server server = new Server();
  private final ServerConnector connector = new ServerConnector(server);
  private final Connections connections =
      new Connections(server, new TrustedProxies(0), 1, Duration.ofNanos(1));

  @BeforeEach
  void start() throws Exception {
    connector.setHost("localhost");
    server.addConnector(connector);
    server.addBean(connections);
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    server.stop();
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), connector.getLocalPort());
    socket.setSoTimeout(PATIENCE);
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
  }

  @Test
  void whoever_takes_very_long_to_ask_is_disconnected() throws Exception {
    try (Socket slow = connect();
        Socket done = connect()) {
      send(done, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      assertThat(done.getInputStream().read()).isEqualTo('H');
      send(slow, "GET / HT");

      slow.setSoTimeout(50);
      int heard = 0;
      for (int i = 0; i < 1000 && heard != -1; i++) {
        connections.endSlow();
        heard = heardBy(slow);
      }

      assertThat(heard).isEqualTo(-1);
      send(done, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      assertThat(done.getInputStream().read()).isEqualTo('T');
    }
  }

  private static int heardBy(Socket socket) throws IOException {
    try {
      return socket.getInputStream().read();
    } catch (SocketTimeoutException _) {
      return 0;
    } catch (SocketException _) {
      return -1;
    }
  }

  @Test
  void one_address_has_only_so_many_connections() throws Exception {
    List<Socket> sockets = new ArrayList<>();
    try {
      for (int i = 0; i < 512; i++) {
        sockets.add(connect());
        send(sockets.getLast(), "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        assertThat(sockets.getLast().getInputStream().read()).isEqualTo('H');
      }
      try (Socket tooMany = connect()) {
        assertThat(heardBy(tooMany)).isEqualTo(-1);
      }
    } finally {
      for (Socket socket : sockets) socket.close();
    }
  }
}
