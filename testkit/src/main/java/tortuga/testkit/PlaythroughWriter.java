package tortuga.testkit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;
import tortuga.scenario.Yaml;

/// The text of one game, as it grows.
final class PlaythroughWriter<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Game<S, M, E, V> game;
  private final Rules<S, M, E, V> rules;
  private final Positions<S> positions;
  private final Notation<E> notation;
  private final List<Viewer> viewers;
  private final StringBuilder text = new StringBuilder();
  private int shown = -1;

  PlaythroughWriter(Game<S, M, E, V> game, Setup setup, long number) {
    this.game = game;
    rules = game.rules(setup);
    positions = game.positions(setup);
    notation = new Notation<>(game.eventType());
    viewers =
        Stream.concat(Seats.first(setup.seats()).stream(), Stream.of(Viewer.SPECTATOR)).toList();
    String settings = new TreeMap<>(setup.chosen()).toString();
    line("%s for %d, %s, game %d".formatted(game.id(), setup.seats(), settings, number));
  }

  void beginning(List<String> luck, List<Event> events) {
    line("");
    line("0. the table is set up");
    happened(luck, events);
  }

  void entry(
      int number,
      Decision decision,
      Seat seat,
      String move,
      List<String> luck,
      List<Event> events) {
    String manner = decision.manner().name().toLowerCase(Locale.ROOT);
    line("");
    line("%d. %s, %s, of %s".formatted(number, decision.kind(), manner, names(decision.seats())));
    line("   %s: %s".formatted(seat, move));
    happened(luck, events);
  }

  private void happened(List<String> luck, List<Event> events) {
    if (!luck.isEmpty()) line("   chance: " + String.join(", ", luck));
    for (Event event : events) {
      String full = write(event);
      line("   told: " + full);
      heard(event, full).forEach((what, who) -> line("     to %s: %s".formatted(who, what)));
    }
  }

  /// Returns an event as viewers perceive it who do not get all of it.
  private Map<String, String> heard(Event event, String full) {
    Map<String, String> heard = new LinkedHashMap<>();
    for (Viewer viewer : viewers) {
      String what = event.seenBy(viewer).map(this::write).orElse("nothing");
      if (!what.equals(full)) heard.merge(what, name(viewer), (a, b) -> a + " " + b);
    }
    return heard;
  }

  private String write(Event event) {
    return notation.write(game.eventType().cast(event));
  }

  /// Writes the whole position, and how the view of each viewer differs.
  void position(S state) {
    PositionText truth = positions.write(state);
    line("   position:");
    Yaml.write(truth).lines().forEach(each -> line("     " + each));
    Map<String, String> known = parts(truth);
    for (Viewer viewer : viewers) {
      S concealed = state.copy();
      rules.conceal(concealed, viewer);
      Map<String, String> seen = parts(positions.write(concealed));
      line("   %s sees:".formatted(name(viewer)));
      seen.forEach((path, what) -> {
        if (!what.equals(known.get(path))) line("     %s: %s".formatted(path, what));
      });
      String unseen =
          known.keySet().stream()
              .filter(path -> !seen.containsKey(path))
              .collect(Collectors.joining(", "));
      if (!unseen.isEmpty()) line("     nothing of " + unseen);
    }
  }

  private static Map<String, String> parts(PositionText sketch) {
    Map<String, String> parts = new LinkedHashMap<>();
    collect("", sketch, parts);
    return parts;
  }

  private static void collect(String path, PositionText sketch, Map<String, String> parts) {
    if (sketch instanceof PositionText.Chart chart && !chart.entries().isEmpty()) {
      String start = path.isEmpty() ? "" : path + ".";
      chart.entries().forEach((name, part) -> collect(start + name, part, parts));
    } else {
      parts.put(path, sketch.toString());
    }
  }

  /// From here on, everything is only summarised.
  void hurry() {
    shown = text.length();
  }

  String end(S state, Outcome outcome, List<ScoreLine> sheet) {
    if (shown >= 0) {
      String rest = text.substring(shown);
      text.setLength(shown);
      line("");
      line("… and so on; fingerprint of the rest: " + fingerprint(rest));
    }
    line("");
    line("the end: won by %s".formatted(names(outcome.winners())));
    line("   scores: %s, ranks: %s".formatted(outcome.scores(), outcome.ranks()));
    sheet.forEach(each -> line("   %s: %s".formatted(each.name(), each.points())));
    line("   position:");
    Yaml.write(positions.write(state)).lines().forEach(each -> line("     " + each));
    return text.toString();
  }

  private static String fingerprint(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static String names(Seats seats) {
    return seats.isEmpty()
        ? "nobody"
        : seats.stream().map(Seat::toString).collect(Collectors.joining(" "));
  }

  private static String name(Viewer viewer) {
    return viewer instanceof Seat seat ? seat.toString() : "spectator";
  }

  private void line(String content) {
    text.append(content.stripTrailing()).append('\n');
  }
}
