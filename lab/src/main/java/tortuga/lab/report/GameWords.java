package tortuga.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.text.AsSeat;
import tortuga.engine.text.Notation;
import tortuga.record.JsonText;

/// The words of a game for its moves, events and questions, as its messages have them.
public final class GameWords {
  private static final String FILE = "messages.en.json";
  private static final Set<String> NOT_THINGS =
      Set.of("game", "move", "event", "question", "refusal", "setting", "rule", "term", "score");

  private final Map<String, String> texts = new LinkedHashMap<>();
  private final Set<String> spaces;
  private final Notation<? extends Move> moves;
  private final Notation<? extends Event> events;
  private final List<String> names;

  /// The words of a game that has messages; `names` says who sits where.
  public GameWords(Game<?, ?, ?, ?> game, List<String> names) {
    this.names = List.copyOf(names);
    moves = new Notation<>(game.moveType());
    events = new Notation<>(game.eventType());
    try (InputStream file = game.getClass().getResourceAsStream(FILE)) {
      if (file != null) {
        JsonNode tree = JsonText.MAPPER.readTree(file.readAllBytes());
        tree.propertyStream()
            .forEach(each -> texts.put(each.getKey(), each.getValue().stringValue()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the words of " + game.id() + " cannot be read", e);
    }
    spaces =
        texts.keySet().stream()
            .map(key -> key.substring(0, Math.max(0, key.indexOf('.'))))
            .filter(space -> !NOT_THINGS.contains(space))
            .collect(Collectors.toCollection(java.util.LinkedHashSet::new));
  }

  /// Returns what the game is called.
  public String title() {
    return texts.getOrDefault("game.name", "");
  }

  /// Says a move that is given in the notation of the game.
  public String move(String text) {
    return said("move", moves.read(text)).orElse(text);
  }

  /// Says an event that is given in the notation of the game.
  public String event(String text) {
    return said("event", events.read(text)).orElse(text);
  }

  /// Returns a kind of question without its hyphens.
  public String question(String kind) {
    return kind.replace('-', ' ');
  }

  private Optional<String> said(String space, Object record) {
    String text = texts.get(space + "." + Notation.verb(record.getClass()));
    if (text == null) return Optional.empty();
    Map<String, MessageFormat.Value> values = new HashMap<>();
    collect(record, values);
    return Optional.of(MessageFormat.fill(text, values));
  }

  private void collect(Object record, Map<String, MessageFormat.Value> values) {
    for (RecordComponent part : record.getClass().getRecordComponents()) {
      Object value = valueOf(part, record);
      boolean seat = part.isAnnotationPresent(AsSeat.class);
      values.putIfAbsent(
          part.getName(), new MessageFormat.Value(raw(value), said(part.getName(), value, seat)));
      if (value instanceof Record inner) collect(inner, values);
    }
  }

  private static String raw(Object value) {
    return switch (value) {
      case Enum<?> constant -> Setting.word(constant);
      case Optional<?> some -> some.map(GameWords::raw).orElse("");
      default -> value.toString();
    };
  }

  private static Object valueOf(RecordComponent part, Object record) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + part, e);
    }
  }

  private String said(String part, Object value, boolean seat) {
    return switch (value) {
      case Seat of -> name(of.index());
      case Integer index when seat -> name(index);
      case Optional<?> some -> some.map(each -> said(part, each, seat)).orElse("");
      case Iterable<?> list -> joined(part, list, seat);
      case Enum<?> constant ->
          thing(part, constant.toString()).orElseGet(() -> word(part, Setting.word(constant)));
      default -> word(part, value.toString());
    };
  }

  private String joined(String part, Iterable<?> list, boolean seat) {
    Stream.Builder<String> words = Stream.builder();
    list.forEach(each -> words.add(said(part, each, seat)));
    return words.build().collect(Collectors.joining(", "));
  }

  /// Returns the name of a thing, or the thing as it is written.
  private String word(String part, String value) {
    return value.matches("-?\\d+") ? value : thing(part, value).orElse(value);
  }

  private Optional<String> thing(String part, String value) {
    return Stream.concat(Stream.of(part, part.replaceAll("s$", "")), spaces.stream())
        .map(space -> texts.get(space + "." + value))
        .filter(text -> text != null && !text.contains("{"))
        .findFirst();
  }

  String name(int seat) {
    return seat < names.size() ? names.get(seat) : "ship " + (seat + 1);
  }
}
