package tortuga.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/// The client, which is part of the jar. It reads the address of the page by itself.
final class StaticPages {
  private static final String FOLDER = "/tortuga/web";
  private static final List<String> PAGES =
      List.of(
          "/",
          "/table/{id}",
          "/replay/{id}",
          "/link/{token}",
          "/ships",
          "/learn/{game}",
          "/learn/{game}/{lesson}",
          "/rules",
          "/rules/{game}",
          "/settings",
          "/privacy",
          "/about");

  private StaticPages() {}

  static void configure(JavalinConfig config) {
    config.routes.error(404, StaticPages::notFound);
    if (!arePresent()) {
      config.routes.get(
          "/", context -> context.result("Tortuga runs, but was built without its pages.\n"));
      return;
    }
    config.staticFiles.add(files -> {
      files.hostedPath = "/assets";
      files.directory = FOLDER + "/assets";
      files.location = Location.CLASSPATH;
      files.headers = Map.of("Cache-Control", "public, max-age=31536000, immutable");
    });
    config.staticFiles.add(files -> {
      files.hostedPath = "/";
      files.directory = FOLDER;
      files.location = Location.CLASSPATH;
      files.headers = Map.of("Cache-Control", "no-cache");
    });
    for (String page : PAGES) config.routes.get(page, StaticPages::index);
  }

  /// Whether the server was built with its pages.
  static boolean arePresent() {
    return StaticPages.class.getResource(FOLDER + "/index.html") != null;
  }

  /// Whoever asks for something that does not exist gets our page, which says so and leads back;
  /// programs get a key. An answer of the API stays.
  private static void notFound(Context context) throws IOException {
    if (isOurs(context)) return;
    if (arePresent() && isForReaders(context)) index(context, HttpStatus.NOT_FOUND);
    else Reply.notFound(context);
  }

  private static boolean isOurs(Context context) {
    String type = context.res().getContentType();
    return type != null && type.startsWith("application/json");
  }

  private static boolean isForReaders(Context context) {
    String accepted = context.header("Accept");
    return accepted != null && accepted.contains("text/html");
  }

  private static void index(Context context) throws IOException {
    index(context, HttpStatus.OK);
  }

  private static void index(Context context, HttpStatus status) throws IOException {
    try (InputStream page = StaticPages.class.getResourceAsStream(FOLDER + "/index.html")) {
      if (page == null) throw new IOException("the page is gone");
      context
          .status(status)
          .header("Cache-Control", "no-cache")
          .contentType("text/html; charset=utf-8")
          .result(page.readAllBytes());
    }
  }
}
