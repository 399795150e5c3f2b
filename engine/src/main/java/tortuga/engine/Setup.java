package tortuga.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What a table agreed on: how many play, and the settings that differ from the usual ones.
///
/// @param host the seat of whoever hosts the table when the game begins, if the host sits at all
public record Setup(int seats, Map<String, String> chosen, Optional<Seat> host) {
  public Setup {
    chosen = Map.copyOf(chosen);
  }

  public Setup(int seats, Map<String, String> chosen) {
    this(seats, chosen, Optional.empty());
  }

  /// The usual game for this many players.
  public static Setup of(int seats) {
    return new Setup(seats, Map.of());
  }

  /// Returns a setup that `game` can be played with, settings in their canonical form.
  public static Setup of(Game<?, ?, ?, ?> game, int seats, Map<String, String> requested)
      throws BadSetup {
    if (seats < game.minSeats() || seats > game.maxSeats()) {
      throw new BadSetup(
          "wrong-seats",
          List.of(Integer.toString(game.minSeats()), Integer.toString(game.maxSeats())),
          "%s is for %d to %d players, not %d"
              .formatted(game.id(), game.minSeats(), game.maxSeats(), seats));
    }
    Map<String, String> chosen = new TreeMap<>();
    for (var entry : requested.entrySet()) {
      if (game.retiredSettings().contains(entry.getKey())) continue;
      Setting<?> setting = named(game, entry.getKey());
      String word = canonical(setting, entry.getValue());
      if (!word.equals(Setting.word(setting.usual()))) chosen.put(setting.id(), word);
    }
    Setup setup = new Setup(seats, chosen);
    Optional<String> objection = game.objection(setup);
    if (objection.isPresent()) {
      throw new BadSetup(
          objection.get(),
          List.of(),
          "%s cannot be played like that: %s"
              .formatted(game.id(), objection.get().replace('-', ' ')));
    }
    return setup;
  }

  private static <T> String canonical(Setting<T> setting, String entry) throws BadSetup {
    Optional<T> value = setting.read(entry);
    if (value.isPresent()) return Setting.word(value.get());
    String allowed = setting.words().collect(Collectors.joining(", "));
    throw new BadSetup(
        "no-such-value",
        List.of(setting.id(), entry),
        "%s can be %s, not %s".formatted(setting.id(), allowed, entry));
  }

  private static Setting<?> named(Game<?, ?, ?, ?> game, String id) throws BadSetup {
    for (Setting<?> setting : game.settings()) if (setting.id().equals(id)) return setting;
    String known = game.settings().stream().map(Setting::id).collect(Collectors.joining(", "));
    throw new BadSetup(
        "no-such-setting",
        List.of(id),
        "%s has no setting %s; it has %s".formatted(game.id(), id, known));
  }

  /// Returns the same setup with the host in a seat.
  public Setup hostedBy(Optional<Seat> seat) {
    return new Setup(seats, chosen, seat);
  }

  /// Returns the value agreed on for `setting`, or the usual one.
  public <T> T get(Setting<T> setting) {
    String word = chosen.get(setting.id());
    return word == null
        ? setting.usual()
        : setting
            .read(word)
            .orElseThrow(() -> new IllegalArgumentException(setting.id() + " cannot be " + word));
  }
}
