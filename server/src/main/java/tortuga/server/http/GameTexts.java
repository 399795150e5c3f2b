package tortuga.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.core.type.TypeReference;
import tortuga.engine.Game;
import tortuga.server.http.HttpPayloads.Cover;
import tortuga.server.protocol.Json;

/// The words of the games, from the files beside their classes: for pages that were built without a
/// game. Thread-safe.
final class GameTexts {
  /// The languages that pages speak.
  private static final Map<String, String> FILES =
      Map.of("en", "messages.en.json", "es", "messages.es.json");

  private final Map<String, Map<String, String>> known = new ConcurrentHashMap<>();

  /// Returns the words of a game in a language, by key; none if it does not speak it.
  Map<String, String> of(Game<?, ?, ?, ?> game, String language) {
    String file = FILES.get(language);
    if (file == null) return Map.of();
    return known.computeIfAbsent(game.id() + " " + language, _ -> read(game, file));
  }

  /// Returns what the lobby says of a game, by language.
  Map<String, Cover> covers(Game<?, ?, ?, ?> game) {
    Map<String, Cover> covers = new LinkedHashMap<>();
    for (String language : FILES.keySet().stream().sorted().toList()) {
      Map<String, String> texts = of(game, language);
      Optional.ofNullable(texts.get("game.name"))
          .ifPresent(
              name -> covers.put(language, new Cover(name, texts.getOrDefault("game.blurb", ""))));
    }
    return covers;
  }

  private static Map<String, String> read(Game<?, ?, ?, ?> game, String name) {
    try (InputStream file = game.getClass().getResourceAsStream(name)) {
      if (file == null) return Map.of();
      return Json.STORED.readValue(file, new TypeReference<Map<String, String>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }
}
