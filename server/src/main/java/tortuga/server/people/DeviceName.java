package tortuga.server.people;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a browser is, in two words, so that its owner recognises it in a list.
public final class DeviceName {
  private DeviceName() {}

  /// Returns a name such as "Firefox, Android" from what a browser says of itself; empty if it is
  /// unknown.
  public static String of(String userAgent) {
    Stream<String> browser =
        Stream.of("Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "Chrome", "CriOS", "Safari");
    Stream<String> system =
        Stream.of("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux");
    return Stream.of(browser, system)
        .flatMap(words -> words.filter(userAgent::contains).limit(1))
        .map(word -> NAMES.getOrDefault(word, word))
        .collect(Collectors.joining(", "));
  }

  private static final Map<String, String> NAMES =
      Map.of(
          "Edg", "Edge",
          "OPR", "Opera",
          "SamsungBrowser", "Samsung Internet",
          "FxiOS", "Firefox",
          "CriOS", "Chrome",
          "Mac OS X", "macOS",
          "CrOS", "ChromeOS");
}
