package tortuga.server.http;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/// All connections to the server, whatever the protocol: their number per address is limited, and a
/// client that takes very long to send a request is disconnected. Behind proxies all come from the
/// same address, so the proxies must count. Thread-safe.
final class Connections extends AbstractLifeCycle implements Connection.Listener {
  private static final int PER_ADDRESS = 512;

  private final Server server;
  private final Duration longest;
  private final long mostPerAddress;
  private final OpenCounts crowd = new OpenCounts();
  private final Map<Connection, Request> open = new ConcurrentHashMap<>();

  /// The requests of a connection: how many have come, after how many bytes, and since when another
  /// one is arriving; zero if none is.
  private record Request(String address, long count, long bytes, long since) {}

  /// Watches the connections of a server, on which a request may take `longest` to arrive.
  Connections(Server server, TrustedProxies proxies, int limitFactor, Duration longest) {
    this.server = server;
    this.longest = longest;
    this.mostPerAddress = proxies.count() > 0 ? Long.MAX_VALUE : (long) PER_ADDRESS * limitFactor;
  }

  @Override
  protected void doStart() {
    for (Connector connector : server.getConnectors()) connector.addBean(this, false);
  }

  @Override
  public void onOpened(Connection connection) {
    String address =
        connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress inet
            ? new TrustedProxies(0).address(List.of(), inet.getAddress().getHostAddress())
            : "";
    if (crowd.enter(address, mostPerAddress)) open.put(connection, new Request(address, 0, 0, 0));
    else connection.getEndPoint().close();
  }

  @Override
  public void onClosed(Connection connection) {
    Request last = open.remove(connection);
    if (last != null) crowd.leave(last.address());
  }

  /// Ends connections on which a request has been arriving for too long. WebSockets send no
  /// requests, and are watched elsewhere.
  void endSlow() {
    long now = System.nanoTime();
    open.forEach((connection, _) -> {
      Request next = open.computeIfPresent(connection, (_, last) -> look(connection, last, now));
      if (next != null && next.since() != 0 && now - next.since() > longest.toNanos()) {
        connection.getEndPoint().close();
      }
    });
  }

  private static Request look(Connection connection, Request last, long now) {
    long count = connection.getMessagesIn();
    long bytes = connection.getBytesIn();
    if (count != last.count()) return new Request(last.address(), count, bytes, 0);
    if (bytes == last.bytes() || last.since() != 0) return last;
    return new Request(last.address(), count, last.bytes(), now);
  }
}
