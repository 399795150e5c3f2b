package tortuga.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A person with a browser: a cookie, requests, and a socket.
public final class Visitor {
  private static final String COOKIE = "tortuga";
  private static final SocketLoop SOCKETS = SocketLoop.open();

  private final HttpClient http;
  private final URI server;
  private final String cookie;

  private Visitor(HttpClient http, URI server, String cookie) {
    this.http = http;
    this.server = server;
    this.cookie = cookie;
  }

  /// Visits a server, and gives a name.
  public static Visitor arrive(HttpClient http, URI server, String name) throws IOException {
    HttpResponse<String> response =
        send(
            http,
            request(server, "/api/me", "")
                .POST(body(Map.of("name", name, "flag", "jolly-roger")))
                .build());
    String cookie =
        response.headers().allValues("Set-Cookie").stream()
            .filter(text -> text.startsWith(COOKIE + "="))
            .map(text -> text.substring(0, text.indexOf(';')))
            .findFirst()
            .orElseThrow(() -> new IOException("no cookie: " + response.body()));
    return new Visitor(http, server, cookie);
  }

  /// A visitor without a name.
  public static Visitor stranger(HttpClient http, URI server) {
    return new Visitor(http, server, "");
  }

  /// Returns the cookie that identifies the browser; empty for a stranger.
  public String cookie() {
    return cookie;
  }

  /// Returns the same person at another address, such as that of a server that was started again.
  public Visitor at(URI address) {
    return new Visitor(http, address, cookie);
  }

  /// Returns whoever holds a cookie.
  public Visitor withCookie(String held) {
    return new Visitor(http, server, held);
  }

  private static HttpRequest.Builder request(URI server, String path, String cookie) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.resolve(path)).header("Content-Type", "application/json");
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  private static HttpRequest.BodyPublisher body(Object value) {
    return HttpRequest.BodyPublishers.ofString(JsonMapper.shared().writeValueAsString(value));
  }

  private static HttpResponse<String> send(HttpClient http, HttpRequest request)
      throws IOException {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  public HttpResponse<String> get(String path) throws IOException {
    return send(http, request(server, path, cookie).GET().build());
  }

  /// Sends a value as JSON, and returns the response, whatever its status.
  public HttpResponse<String> post(String path, Object value) throws IOException {
    return send(http, request(server, path, cookie).POST(body(value)).build());
  }

  /// Sends a text as it is.
  public HttpResponse<String> postText(String path, String text) throws IOException {
    HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofString(text);
    return send(http, request(server, path, cookie).POST(body).build());
  }

  public HttpResponse<String> delete(String path) throws IOException {
    return send(http, request(server, path, cookie).DELETE().build());
  }

  /// Sends a value as JSON, and reads the response, which must be a success.
  public JsonNode ask(String path, Object value) throws IOException {
    HttpResponse<String> response = post(path, value);
    if (response.statusCode() != 200) throw new IOException(path + ": " + response.body());
    return JsonMapper.shared().readTree(response.body());
  }

  /// Opens a table, and returns its id.
  public String open(String game, int seats, Map<String, String> settings) throws IOException {
    return ask("/api/tables", Map.of("game", game, "seats", seats, "settings", settings))
        .path("id")
        .asString();
  }

  public void join(String table) throws IOException {
    ask("/api/tables/" + table + "/join", Map.of());
  }

  public void begin(String table) throws IOException {
    ask("/api/tables/" + table + "/begin", Map.of());
  }

  /// Opens a socket; `onMessage` gets every message in order, and must not block.
  public WebSocketClient connect(Consumer<String> onMessage, Consumer<String> onClose) {
    try {
      return SOCKETS.connect(server, cookie, onMessage, onClose);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
