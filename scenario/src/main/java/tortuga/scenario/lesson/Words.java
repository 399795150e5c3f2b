package tortuga.scenario.lesson;

import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;

/// What a lesson says, in every language.
public record Words(String en, String es) {
  /// Maximum number of letters, so that a card stays small on a phone.
  private static final int LONGEST = 320;

  static final String ENGLISH = "en";
  static final String SPANISH = "es";

  /// Reads words of which both languages must be there.
  static Words of(PositionText text) {
    Chart chart = text.chart();
    return new Words(in(ENGLISH, chart), in(SPANISH, chart));
  }

  /// Reads words that have nothing beside their languages.
  static Words only(PositionText text) {
    text.chart().only(ENGLISH, SPANISH);
    return of(text);
  }

  private static String in(String language, Chart chart) {
    PositionText found =
        chart
            .get(language)
            .orElseThrow(() -> chart.wrong("the text in " + language + " is missing"));
    String text = found.text().strip().replaceAll("\\s+", " ");
    if (text.isEmpty()) throw found.wrong("the text in " + language + " is empty");
    if (text.length() > LONGEST) {
      throw found.wrong(
          "the text in %s has %d letters; at most %d are allowed"
              .formatted(language, text.length(), LONGEST));
    }
    return text;
  }
}
