package tortuga.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Outcome;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Seed;

/// A finished game, written down so that anybody can check it: plain data, not yet checked.
///
/// @param format the version of this form, which is [#FORMAT]
/// @param settings the settings that differ from the usual ones
/// @param host the seat of whoever hosted the table, if the host played
/// @param seed the seed as 32 hexadecimal digits
/// @param promise what was published of the seed before the game began
/// @param words what the seats added to the seed after that; none if the seed alone made the luck
/// @param names what the players were called; none if nobody was asked
/// @param imported whether it was brought to the server that wrote it, and played elsewhere
public record Recording(
    int format,
    String game,
    int edition,
    int seats,
    Map<String, String> settings,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> host,
    String seed,
    String promise,
    List<String> words,
    List<String> names,
    List<RecordedMove> entries,
    Outcome outcome,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean imported) {
  /// The version of the form that is written, and the only one so far.
  public static final int FORMAT = 1;

  /// Who did what, in the notation of the game.
  public record RecordedMove(int seat, String move) {}

  public Recording {
    settings = Collections.unmodifiableMap(new TreeMap<>(settings));
    words = List.copyOf(words);
    names = List.copyOf(names);
    entries = List.copyOf(entries);
  }

  public static Recording of(
      Game<?, ?, ?, ?> game, Setup setup, Seed seed, List<RecordedMove> entries, Outcome outcome) {
    return new Recording(
        FORMAT,
        game.id(),
        game.edition(),
        setup.seats(),
        setup.chosen(),
        setup.host().map(Seat::index),
        seed.toString(),
        seed.promise(),
        List.of(),
        List.of(),
        entries,
        outcome,
        false);
  }

  /// Reads a file whose form is right; whether the game is, only a [Replay] can tell.
  public static Recording read(Path file) throws BadRecording, IOException {
    return RecordingJson.read(Files.readString(file));
  }

  /// Reads text whose form is right.
  public static Recording read(String text) throws BadRecording {
    return RecordingJson.read(text);
  }

  /// Returns what the table agreed on.
  public Setup setup(Game<?, ?, ?, ?> of) throws BadRecording {
    if (host.isPresent() && (host.get() < 0 || host.get() >= seats)) {
      throw new BadRecording("the host has no seat %d; there are %d".formatted(host.get(), seats));
    }
    try {
      return Setup.of(of, seats, settings).hostedBy(host.map(Seat::of));
    } catch (BadSetup e) {
      throw new BadRecording(String.valueOf(e.getMessage()), e);
    }
  }

  /// Returns the seed of all luck in the game: the promised one, with what the seats added to it.
  public Seed luck() {
    Seed promised = Seed.of(seed);
    return words.isEmpty() ? promised : promised.mixedWith(words);
  }

  public String write() {
    return RecordingJson.write(this);
  }

  public void write(Path file) throws IOException {
    Files.writeString(file, write());
  }
}
