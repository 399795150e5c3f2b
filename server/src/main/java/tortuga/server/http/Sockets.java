package tortuga.server.http;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.TooManyRequestsResponse;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.limits.Limit;
import tortuga.server.limits.Limits;
import tortuga.server.live.CommandHandler;
import tortuga.server.protocol.ClientMessage;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.store.PeopleStore;

/// All open sockets: who may connect, their messages, and their beats.
final class Sockets {
  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);

  /// Maximum number of pages of one person, of one address, of strangers at one address, and of
  /// all; raised limits raise these, too.
  private static final int PAGES_EACH = 16;

  private static final int PAGES_PER_ADDRESS = 256;
  private static final int STRANGERS_PER_ADDRESS = 64;
  private static final int MOST_PAGES = 10_000;

  private static final int PING_SECONDS = 15;
  private static final String VERSION = "1";
  private static final CompletableFuture<?> DONE = CompletableFuture.completedFuture(0);

  private final CommandHandler commands;
  private final Sessions sessions;
  private final Origins origins;
  private final TrustedProxies proxies;
  private final Limits limits;
  private final InstantSource time;
  private final Runnable whenDropped;
  private final Map<String, Socket> open = new ConcurrentHashMap<>();
  private final AtomicLong piles = new AtomicLong();
  private final OpenCounts counts = new OpenCounts();

  Sockets(
      CommandHandler commands,
      Sessions sessions,
      Origins origins,
      TrustedProxies proxies,
      Limits limits,
      InstantSource time,
      Runnable whenDropped) {
    this.proxies = proxies;
    this.commands = commands;
    this.sessions = sessions;
    this.origins = origins;
    this.limits = limits;
    this.time = time;
    this.whenDropped = whenDropped;
  }

  /// Admits only our own pages: others could abuse the cookie.
  void checkOrigin(Context upgrade) {
    if (!origins.isOurs(upgrade.header("Origin"), upgrade.host())) {
      throw new ForbiddenResponse("foreign-origin");
    }
    if (!limits.allow(Limit.CONNECT, proxies.address(upgrade))) {
      throw new TooManyRequestsResponse("too-fast");
    }
  }

  void configure(WsConfig ws) {
    ws.onConnect(context -> connect(context));
    ws.onMessage(context -> receive(context, Optional.of(context.message())));
    ws.onBinaryMessage(context -> receive(context, Optional.empty()));
    ws.onClose(context -> disconnect(context));
    ws.onError(context -> disconnect(context));
  }

  private void connect(WsContext context) {
    Optional<PeopleStore.Someone> person = sessions.of(context::cookie);
    String address = address(context);
    Socket socket = new Socket(context.session, person, address, piles, whenDropped);
    if (!enters(socket)) {
      socket.tell(Json.write(new ServerMessage.Refused("", "", "too-many-pages", List.of())));
      socket.close(Socket.TOO_MANY, "too many pages");
      return;
    }
    context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    open.put(context.sessionId(), socket);
    socket.tell(
        Json.write(
            new ServerMessage.Welcome(
                VERSION,
                time.millis(),
                person.map(who -> new ServerMessage.Person(who.id(), who.name(), who.flag())))));
  }

  private boolean enters(Socket socket) {
    int factor = limits.factor();
    if (open.size() >= (long) MOST_PAGES * factor) return false;
    String address = "address " + socket.address();
    if (!counts.enter(address, (long) PAGES_PER_ADDRESS * factor)) return false;
    int most = socket.person().isPresent() ? PAGES_EACH : STRANGERS_PER_ADDRESS;
    if (counts.enter(name(socket), (long) most * factor)) return true;
    counts.leave(address);
    return false;
  }

  private String address(WsContext context) {
    String neighbour =
        context.session.getRemoteSocketAddress() instanceof InetSocketAddress inet
            ? inet.getAddress().getHostAddress()
            : "";
    List<String> forwarded =
        context
            .session
            .getUpgradeRequest()
            .getHeaders()
            .getOrDefault(TrustedProxies.FORWARDED, List.of());
    return proxies.address(forwarded, neighbour);
  }

  private static String name(Socket socket) {
    return socket.person().orElse(socket.address());
  }

  /// Handles one message. While this waits, nothing more is read from the connection, so that a
  /// page that sends too much has to wait, too.
  private void receive(WsContext context, Optional<String> text) {
    Socket socket = open.get(context.sessionId());
    try {
      if (socket != null) {
        long delay = limits.delay(Limit.MESSAGE, context.sessionId());
        if (delay > 0) Thread.sleep(delay);
      }
      if (socket != null && socket.awaitAnswers()) receive(socket, text);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void receive(Socket socket, Optional<String> text) {
    Optional<ClientMessage> said = text.flatMap(Json::read);
    if (said.isPresent()) {
      var _ = answer(socket, said.get()).whenComplete((_, _) -> socket.answered());
    } else {
      socket.answered();
      nonsense(socket, text.isPresent() ? "not-understood" : "not-text");
    }
  }

  private CompletableFuture<?> answer(Socket socket, ClientMessage said) {
    return switch (said) {
      case ClientMessage.Watch(String table, _, _) -> watch(socket, said, table);
      case ClientMessage.Unwatch(String table) when !socket.forget(table) -> DONE;
      case ClientMessage.Unwatch _ -> commands.handle(socket, said);
      case ClientMessage.Play _, ClientMessage.Foresee _, ClientMessage.Undo _ ->
          commands.handle(socket, said);
      case ClientMessage.Order _, ClientMessage.Resume _, ClientMessage.Leave _ ->
          commands.handle(socket, said);
      case ClientMessage.Say _, ClientMessage.Mute _, ClientMessage.Recall _ ->
          commands.handle(socket, said);
      case ClientMessage.Why _, ClientMessage.Advise _ -> commands.handle(socket, said);
    };
  }

  private CompletableFuture<?> watch(Socket socket, ClientMessage watch, String table) {
    boolean isNew = !socket.follows(table);
    if (!socket.remember(table)) {
      refuse(socket, table, "too-many-tables");
      return DONE;
    }
    return commands
        .handle(socket, watch)
        .whenComplete((_, problem) -> {
          if (isNew && problem != null) socket.forget(table);
        });
  }

  private static void refuse(Socket socket, String table, String reason) {
    socket.tell(Json.write(new ServerMessage.Refused("", table, reason, List.of())));
  }

  /// Answers a message that makes no sense; a page that keeps sending such messages is
  /// disconnected.
  private void nonsense(Socket socket, String reason) {
    refuse(socket, "", reason);
    if (!limits.allow(Limit.NONSENSE, Optional.of(name(socket)), socket.address())) {
      socket.close(Socket.NO_SENSE, "no sense");
    }
  }

  private void disconnect(WsContext context) {
    Socket socket = open.remove(context.sessionId());
    if (socket == null) return;
    socket.end();
    counts.leave(name(socket));
    counts.leave("address " + socket.address());
    for (String table : socket.tables()) commands.unwatch(socket, table);
  }

  /// Ends connections that do nothing but keep the server busy.
  void endPingers() {
    for (Socket socket : open.values()) if (socket.pingsTooMuch(limits.factor())) socket.cut();
  }

  /// Tells every page the latest update numbers.
  void beat() {
    long now = time.millis();
    for (Socket socket : open.values()) {
      try {
        socket.tell(Json.write(new ServerMessage.Beat(now, socket.numbers())));
      } catch (RuntimeException | Error e) {
        LOG.atDebug().setCause(e).log("a beat could not be sent");
      }
    }
  }

  /// Says goodbye to every page; they reconnect by themselves.
  void sayGoodbye(long comeBackIn) {
    String message = Json.write(new ServerMessage.Goodbye("restart", comeBackIn));
    for (Socket socket : Set.copyOf(open.values())) {
      socket.tell(message);
      socket.close(1001, "restart");
    }
  }

  /// Makes all pages of a person reconnect, since some may belong to somebody else or nobody now.
  void reconnect(String person) {
    for (Socket socket : Set.copyOf(open.values())) {
      if (socket.person().filter(person::equals).isPresent()) {
        socket.close(Socket.COME_BACK, "come back");
      }
    }
  }

  int count() {
    return open.size();
  }
}
