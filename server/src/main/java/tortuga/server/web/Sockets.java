package tortuga.server.web;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.store.Store;
import tortuga.server.tavern.Desk;
import tortuga.server.wire.Said;
import tortuga.server.wire.Told;
import tortuga.server.wire.Wire;

/// All open sockets: who may connect, what they say, and the heartbeat.
final class Sockets {
  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);

  /// A token may have so many pages open, a stranger's address so many.
  private static final int PAGES_EACH = 16;

  private static final int STRANGERS_EACH = 64;
  private static final int PING_SECONDS = 15;
  private static final String VERSION = "1";

  private final Desk desk;
  private final Guests guests;
  private final Optional<URI> publicUrl;
  private final Proxies proxies;
  private final InstantSource time;
  private final Allowance nonsense;
  private final Allowance watching;
  private final Runnable whenDropped;
  private final Map<String, Socket> open = new ConcurrentHashMap<>();
  private final Map<String, Integer> crowd = new ConcurrentHashMap<>();

  Sockets(
      Desk desk,
      Guests guests,
      Optional<URI> publicUrl,
      Proxies proxies,
      InstantSource time,
      Runnable whenDropped) {
    this.proxies = proxies;
    this.desk = desk;
    this.guests = guests;
    this.publicUrl = publicUrl;
    this.time = time;
    this.whenDropped = whenDropped;
    this.nonsense = new Allowance(40, 1, time);
    this.watching = new Allowance(200, 10, time);
  }

  /// Lets only our own pages connect: others could ride on the cookie.
  void checkOrigin(Context upgrade) {
    String origin = upgrade.header("Origin");
    if (origin == null) return; // no browser, so no cookie that it did not hold itself
    if (!isOurs(origin, upgrade.host())) {
      throw new ForbiddenResponse("foreign-origin");
    }
  }

  private boolean isOurs(String origin, @Nullable String host) {
    try {
      URI uri = URI.create(origin);
      String authority = String.valueOf(uri.getAuthority());
      return authority.equals(host)
          || (publicUrl.isPresent() && authority.equals(publicUrl.get().getAuthority()));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  void configure(WsConfig ws) {
    ws.onConnect(context -> connect(context));
    ws.onMessage(context -> hear(context, context.message()));
    ws.onBinaryMessage(context -> nonsense(context, "not-text"));
    ws.onClose(context -> disconnect(context));
    ws.onError(context -> disconnect(context));
  }

  private void connect(WsContext context) {
    Optional<Store.Someone> person = guests.of(context.cookie(Guests.COOKIE));
    String address = address(context);
    Socket socket = new Socket(context.session, person, address, whenDropped);
    String name = name(socket);
    int most = person.isPresent() ? PAGES_EACH : STRANGERS_EACH;
    if (crowd.merge(name, 1, Integer::sum) > most) {
      crowd.merge(name, -1, Sockets::orNone);
      socket.tell(Wire.write(new Told.Refused("", "", "too-many-pages", List.of())));
      socket.close(Socket.TOO_MANY, "too many pages");
      return;
    }
    context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    open.put(context.sessionId(), socket);
    socket.tell(
        Wire.write(
            new Told.Welcome(
                VERSION,
                time.millis(),
                person.map(who -> new Told.Person(who.id(), who.name(), who.flag())))));
  }

  private String address(WsContext context) {
    String neighbour =
        context.session.getRemoteSocketAddress() instanceof InetSocketAddress inet
            ? inet.getAddress().getHostAddress()
            : "";
    return proxies.address(context.header(Proxies.FORWARDED), neighbour);
  }

  private static String name(Socket socket) {
    return socket.person().orElse(socket.address());
  }

  private static @Nullable Integer orNone(Integer count, Integer change) {
    return count + change == 0 ? null : count + change;
  }

  private void hear(WsContext context, String text) {
    Socket socket = open.get(context.sessionId());
    if (socket == null) return;
    Optional<Said> said = Wire.read(text);
    if (said.isEmpty()) {
      nonsense(context, "not-understood");
      return;
    }
    switch (said.get()) {
      case Said.Watch(String table, _, _) -> {
        if (!watching.take(name(socket))) {
          refuse(socket, table, "too-fast");
          return;
        }
        socket.remember(table);
      }
      case Said.Unwatch(String table) -> socket.forget(table);
      default -> {}
    }
    desk.hear(socket, said.get());
  }

  private static void refuse(Socket socket, String table, String reason) {
    socket.tell(Wire.write(new Told.Refused("", table, reason, List.of())));
  }

  /// Answers what makes no sense; whoever goes on with it is disconnected.
  private void nonsense(WsContext context, String reason) {
    Socket socket = open.get(context.sessionId());
    if (socket == null) return;
    refuse(socket, "", reason);
    if (!nonsense.take(name(socket))) socket.close(Socket.NO_SENSE, "no sense");
  }

  private void disconnect(WsContext context) {
    Socket socket = open.remove(context.sessionId());
    if (socket == null) return;
    crowd.merge(name(socket), -1, Sockets::orNone);
    for (String table : socket.tables()) desk.unwatch(socket, table);
  }

  /// Tells every page how far it should be.
  void beat() {
    long now = time.millis();
    for (Socket socket : open.values()) {
      try {
        socket.tell(Wire.write(new Told.Beat(now, socket.numbers())));
      } catch (RuntimeException e) {
        LOG.atDebug().setCause(e).log("a page does not hear its heartbeat");
      }
    }
  }

  /// Says goodbye to every page; they come back by themselves.
  void sayGoodbye(long comeBackIn) {
    String message = Wire.write(new Told.Goodbye("restart", comeBackIn));
    for (Socket socket : Set.copyOf(open.values())) {
      socket.tell(message);
      socket.close(1001, "restart");
    }
  }

  int count() {
    return open.size();
  }
}
