package tortuga.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tortuga.engine.text.PositionText;
import tortuga.scenario.Yaml;

/// The words of a game in one language, from a flat JSON file of keys and ICU messages.
record Messages(String language, Map<String, String> texts) {
  /// Reads `messages.<language>.json` from the resources beside a game's class.
  static Messages of(Class<?> game, String language) {
    String name = "messages.%s.json".formatted(language);
    try (InputStream file = game.getResourceAsStream(name)) {
      if (file == null) throw new AssertionError("there is no %s beside %s".formatted(name, game));
      return read(language, new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }

  static Messages read(String language, String json) {
    Map<String, String> texts = new LinkedHashMap<>();
    PositionText file = Yaml.read(json).getFirst();
    file.chart().entries().forEach((key, text) -> texts.put(key, text.text()));
    return new Messages(language, texts);
  }

  Set<String> placeholders(String key) {
    return IcuMessage.placeholders(texts.getOrDefault(key, ""));
  }
}
