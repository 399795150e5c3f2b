package tortuga.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tortuga.engine.Game;
import tortuga.engine.text.PositionText;

/// The ids of a game's rules, from the catalogue in its jar: the file
/// `games/<game>/rules/<game>.ids` of the project.
public final class RuleIds {
  private final String game;
  private final Set<String> known;

  private RuleIds(String game, Set<String> known) {
    this.game = game;
    this.known = known;
  }

  public static RuleIds of(Game<?, ?, ?, ?> game) {
    String file = "/tortuga/rules/%s.ids".formatted(game.id());
    try (InputStream catalogue = game.getClass().getResourceAsStream(file)) {
      if (catalogue == null) throw new IllegalStateException("there is no " + file);
      return new RuleIds(
          game.id(), read(new String(catalogue.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static Set<String> read(String catalogue) {
    return catalogue
        .lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .map(line -> line.split("\\s+")[0])
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// Refuses an id that the game does not have.
  public void require(PositionText id) {
    if (known.contains(id.text())) return;
    throw id.wrong("unknown rule %s; %s".formatted(id, near(id.text())));
  }

  /// Names the ids of the same chapter, or else the chapters.
  private String near(String id) {
    Optional<String> chapter = Optional.of(chapter(id)).filter(each -> each.length() > 1);
    Set<String> siblings = new TreeSet<>(known);
    siblings.removeIf(each -> !chapter.equals(Optional.of(chapter(each))));
    if (!siblings.isEmpty()) return "known are " + String.join(", ", siblings);
    Set<String> chapters = new TreeSet<>();
    known.forEach(each -> chapters.add(chapter(each) + "…"));
    return "%s has %s".formatted(game, String.join(", ", chapters));
  }

  private static String chapter(String id) {
    return id.substring(0, id.lastIndexOf('-') + 1);
  }
}
