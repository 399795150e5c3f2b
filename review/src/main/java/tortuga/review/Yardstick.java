package tortuga.review;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tortuga.bots.BotContext;
import tortuga.bots.Playout;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.record.JsonText;

/// By what a game is measured: the policy with which everybody goes on, and from how many points on
/// a loss has a name. Fixed: whatever changes it gets a new version.
///
/// @param version counts up with every change, of this data or of the tactics it relies on
/// @param horizon after how many decisions of each player a playout stops to appraise; zero if it
///   goes on to the end
/// @param resolute whether the policy always plays the most tempting move
/// @param inexact points of winning chance from which a loss is called inexact
/// @param mistake points from which it is a mistake
/// @param blunder points from which it is a blunder
/// @param choices how many choices a player usually has in a game
/// @param quick number of playouts of a quick review of a game of usual length
/// @param thorough number of playouts of a thorough one
/// @param behaviour a hash of games that the policy played when this version was made
public record Yardstick(
    int version,
    int horizon,
    boolean resolute,
    double inexact,
    double mistake,
    double blunder,
    int choices,
    long quick,
    long thorough,
    String behaviour) {
  /// How many standard errors a loss must be away from the next label.
  private static final double CERTAINTY = 1;

  private static final String FILE = "yardstick.json";

  /// For games that have none: playouts to the end, and the usual points of backgammon.
  private static final Yardstick USUAL =
      new Yardstick(1, 0, false, 1, 2, 4, 20, 200_000, 2_000_000, "");

  public Yardstick {
    List<Double> rising = List.of(0.0, inexact, mistake, blunder);
    for (int i = 1; i < rising.size(); i++) {
      if (rising.get(i) <= rising.get(i - 1)) {
        throw new IllegalArgumentException("inexact, mistake and blunder must rise");
      }
    }
    if (choices < 1) throw new IllegalArgumentException("a game has choices");
    if (quick < 1 || thorough < quick) {
      throw new IllegalArgumentException("a thorough review takes more than a quick one");
    }
  }

  /// Returns the yardstick that a game brings along.
  public static Yardstick of(Game<?, ?, ?, ?> game) {
    try (InputStream file = game.getClass().getResourceAsStream(FILE)) {
      return file == null ? USUAL : read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("the yardstick of " + game.id() + " cannot be read", e);
    }
  }

  /// Reads a yardstick that was written as JSON.
  public static Yardstick read(String json) {
    return JsonText.MAPPER.readValue(json, Yardstick.class);
  }

  /// Returns the hash that is stored with every review.
  public String hash() {
    return Streams.sha256(JsonText.write(this, 1));
  }

  /// Returns the playouts by which everything is measured.
  <S extends State<S>, M extends Move> Playout<S, M> playout(BotContext<S, M> context) {
    int most = horizon == 0 ? Integer.MAX_VALUE : horizon * context.seats();
    return new Playout<>(context, most, resolute);
  }

  /// Returns how many choices a game usually has.
  double usualChoices(int seats) {
    return (double) choices * seats;
  }

  /// Returns what it is called if another move is ahead by this much of a victory, measured with
  /// this standard error: unclear if another measurement might well be called something else.
  Label label(double lead, double noise) {
    Label least = label(100 * (lead - CERTAINTY * noise));
    return least == label(100 * (lead + CERTAINTY * noise)) ? least : Label.UNCLEAR;
  }

  private Label label(double points) {
    if (points < inexact) return Label.FINE;
    if (points < mistake) return Label.INEXACT;
    return points < blunder ? Label.MISTAKE : Label.BLUNDER;
  }
}
