package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// Clients that disconnect in the middle of a request fill no log.
class BrokenRequestsTest {
  @TempDir private Path data;
  private TestServer server;
  private final Logger log = (Logger) LoggerFactory.getLogger(BrokenRequests.class);
  private final List<ILoggingEvent> complaints = new CopyOnWriteArrayList<>();
  private final CountDownLatch noticed = new CountDownLatch(1);
  private final AppenderBase<ILoggingEvent> listener =
      new AppenderBase<>() {
        @Override
        protected void append(ILoggingEvent event) {
          if (event.getLevel().isGreaterOrEqual(Level.WARN)) complaints.add(event);
          if (event.getLoggerName().equals(log.getName())) noticed.countDown();
        }
      };

  @BeforeEach
  void open() {
    server = TestServer.in(data);
    log.setLevel(Level.DEBUG);
    listener.start();
    root().addAppender(listener);
  }

  @AfterEach
  void close() {
    root().detachAppender(listener);
    log.setLevel(null);
    server.close();
  }

  private static Logger root() {
    return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  @Test
  void whoever_hangs_up_in_the_middle_leaves_no_trace() throws Exception {
    send("Content-Length: 500000\r\n\r\n{\"name\"");

    assertThat(noticed.await(60, TimeUnit.SECONDS)).isTrue();
    assertThat(complaints).isEmpty();
    assertThat(server.visitor("Anne").get("/api/me").body()).contains("Anne");
  }

  private void send(String rest) throws IOException {
    try (Socket socket = new Socket(server.address().getHost(), server.address().getPort())) {
      String head =
          "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
      socket.getOutputStream().write((head + rest).getBytes(StandardCharsets.US_ASCII));
    }
  }
}
