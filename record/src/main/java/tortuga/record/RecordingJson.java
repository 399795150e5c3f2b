package tortuga.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tortuga.engine.Outcome;

/// Recordings as JSON, one entry to a line.
public final class RecordingJson {
  private static final ObjectReader READER =
      JsonText.MAPPER.reader().with(StreamReadFeature.STRICT_DUPLICATE_DETECTION);

  private RecordingJson() {}

  public static String write(Recording recording) {
    return JsonText.write(recording, 2);
  }

  /// Reads a recording, and refuses whatever is missing, unknown, or of the wrong kind.
  public static Recording read(String text) throws BadRecording {
    JsonForm form = new JsonForm(tree(text), "");
    int format = form.number("format");
    if (format != Recording.FORMAT) {
      throw new BadRecording(
          "format %d is not known; known is %d".formatted(format, Recording.FORMAT));
    }
    form.only(
        "format",
        "game",
        "edition",
        "seats",
        "settings",
        "host",
        "seed",
        "promise",
        "words",
        "names",
        "entries",
        "outcome",
        "imported");
    return new Recording(
        format,
        form.text("game"),
        form.number("edition"),
        form.number("seats"),
        form.form("settings").texts(),
        form.optionalNumber("host"),
        form.text("seed"),
        form.text("promise"),
        form.optionalTexts("words"),
        form.optionalTexts("names"),
        entries(form),
        outcome(form.form("outcome")),
        form.optionalFlag("imported"));
  }

  private static JsonNode tree(String text) throws BadRecording {
    try {
      JsonNode tree = READER.readTree(text);
      if (tree.isMissingNode()) throw new BadRecording("truncated: it is empty");
      return tree;
    } catch (JacksonException e) {
      throw new BadRecording(problem(e.getLocation(), text), e);
    }
  }

  /// Says what is wrong, and where, if the reader got that far.
  private static String problem(@Nullable TokenStreamLocation place, String text) {
    if (place == null) return "no JSON that can be read";
    return place.getCharOffset() >= text.stripTrailing().length()
        ? "truncated: it ends within line " + place.getLineNr()
        : "no JSON: see line " + place.getLineNr();
  }

  private static List<Recording.RecordedMove> entries(JsonForm form) throws BadRecording {
    List<Recording.RecordedMove> entries = new ArrayList<>();
    for (JsonForm entry : form.forms("entries")) {
      entry.only("seat", "move");
      entries.add(new Recording.RecordedMove(entry.number("seat"), entry.text("move")));
    }
    return entries;
  }

  private static Outcome outcome(JsonForm form) throws BadRecording {
    form.only("scores", "ranks");
    List<Integer> scores = form.numbers("scores");
    List<Integer> ranks = form.numbers("ranks");
    if (scores.size() != ranks.size()) {
      throw new BadRecording("outcome needs as many scores as ranks");
    }
    return new Outcome(scores, ranks);
  }
}
