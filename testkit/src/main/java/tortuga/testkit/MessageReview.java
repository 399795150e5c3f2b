package tortuga.testkit;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tortuga.engine.Game;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.Verdict;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;
import tortuga.engine.text.Notation;

/// The messages of a game in several languages, compared with what the game needs.
///
/// @param parts the keys of moves and events, each with the names of the parts its text may mention
/// @param needed all keys that must have a text
record MessageReview(Map<String, Set<String>> parts, Set<String> needed, List<Messages> languages) {
  private static final Set<String> KINDS =
      Set.of("move", "event", "question", "refusal", "setting", "rule", "reason");

  static MessageReview of(
      Game<?, ?, ?, ?> game, Set<String> scores, Set<String> rules, List<Messages> languages) {
    Map<String, Set<String>> parts = new LinkedHashMap<>();
    Notation.leaves(game.moveType())
        .forEach(move -> parts.put("move." + Notation.verb(move), names(move)));
    Notation.leaves(game.eventType())
        .forEach(event -> parts.put("event." + Notation.verb(event), names(event)));
    topics(game).forEach(topic -> parts.put("reason." + topic.key(), Set.of("thing")));
    Set<String> needed = new TreeSet<>(parts.keySet());
    needed.addAll(List.of("game.name", "game.blurb"));
    game.questions().forEach(kind -> needed.add("question." + kind));
    Stream.concat(
            game.refusals().stream(),
            Stream.of(Verdict.GAME_OVER, Verdict.NOT_YOUR_TURN, Verdict.NOT_OFFERED))
        .forEach(reason -> needed.add("refusal." + reason));
    game.settings().forEach(setting -> needed.addAll(keys(setting)));
    scores.forEach(line -> needed.add("score." + line));
    rules.forEach(id -> needed.add("rule." + id));
    return new MessageReview(parts, needed, languages);
  }

  /// Returns what the game's bots may give as a reason.
  private static Stream<Topic> topics(Game<?, ?, ?, ?> game) {
    Considerations<?> known = game.tactics(Setup.of(game.minSeats())).considerations();
    return Stream.concat(known.topics().stream(), known.incidents().stream())
        .filter(topic -> !topic.isSilent());
  }

  private static Set<String> names(Class<?> record) {
    return Arrays.stream(record.getRecordComponents())
        .map(RecordComponent::getName)
        .collect(Collectors.toSet());
  }

  /// Numbers are their own words.
  private static Set<String> keys(Setting<?> setting) {
    Set<String> keys = new HashSet<>(Set.of("setting." + setting.id()));
    if (!(setting.usual() instanceof Integer)) {
      setting.words().forEach(word -> keys.add("setting.%s.%s".formatted(setting.id(), word)));
    }
    return keys;
  }

  private Set<String> allKeys() {
    return languages.stream()
        .flatMap(messages -> messages.texts().keySet().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  List<String> lonelyKeys() {
    return lacking(allKeys());
  }

  List<String> missingTexts() {
    return lacking(needed);
  }

  private List<String> lacking(Set<String> keys) {
    List<String> lacking = new ArrayList<>();
    for (Messages messages : languages) {
      for (String key : keys) {
        if (!messages.texts().containsKey(key)) lacking.add(messages.language() + " lacks " + key);
      }
    }
    return lacking;
  }

  List<String> tornTexts() {
    List<String> torn = new ArrayList<>();
    for (Messages messages : languages) {
      messages
          .texts()
          .forEach((key, text) -> {
            if (text.isBlank()) torn.add("%s has no %s".formatted(messages.language(), key));
            try {
              IcuMessage.placeholders(text);
            } catch (IllegalArgumentException e) {
              torn.add("%s of %s: %s".formatted(key, messages.language(), e.getMessage()));
            }
          });
    }
    return torn;
  }

  List<String> unequalPlaceholders() {
    List<String> unequal = new ArrayList<>();
    for (String key : allKeys()) {
      Set<Set<String>> different =
          languages.stream()
              .filter(messages -> messages.texts().containsKey(key))
              .map(messages -> messages.placeholders(key))
              .collect(Collectors.toSet());
      if (different.size() > 1) unequal.add("%s mentions %s".formatted(key, different));
    }
    return unequal;
  }

  List<String> strayTexts() {
    return allKeys().stream()
        .filter(key -> KINDS.contains(key.split("\\.")[0]) && !needed.contains(thing(key)))
        .toList();
  }

  List<String> strangePlaceholders() {
    List<String> strange = new ArrayList<>();
    for (Messages messages : languages) {
      for (String key : messages.texts().keySet()) {
        Set<String> unknown = new TreeSet<>(messages.placeholders(key));
        unknown.removeAll(parts.getOrDefault(thing(key), unknown));
        if (!unknown.isEmpty()) {
          strange.add("%s of %s mentions %s".formatted(key, messages.language(), unknown));
        }
      }
    }
    return strange;
  }

  private static String thing(String key) {
    return String.join(".", Arrays.stream(key.split("\\.")).limit(2).toList());
  }
}
