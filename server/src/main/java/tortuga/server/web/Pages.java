package tortuga.server.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/// The client, which is built into the jar. It finds its own way from the address of the page.
final class Pages {
  private static final String FOLDER = "/tortuga/web";
  private static final List<String> PAGES =
      List.of("/", "/table/{id}", "/replay/{id}", "/link/{token}", "/ships", "/settings", "/about");

  private Pages() {}

  static void configure(JavalinConfig config) {
    if (Pages.class.getResource(FOLDER + "/index.html") == null) {
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
    for (String page : PAGES) config.routes.get(page, Pages::index);
    config.routes.error(
        404,
        context -> {
          if ("text/html".equals(context.header("Accept"))) index(context);
        });
  }

  private static void index(Context context) throws IOException {
    try (InputStream page = Pages.class.getResourceAsStream(FOLDER + "/index.html")) {
      if (page == null) throw new IOException("the page is gone");
      context
          .status(HttpStatus.OK)
          .header("Cache-Control", "no-cache")
          .contentType("text/html; charset=utf-8")
          .result(page.readAllBytes());
    }
  }
}
