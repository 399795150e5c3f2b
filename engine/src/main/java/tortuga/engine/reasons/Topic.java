package tortuga.engine.reasons;

/// Something that speaks for or against a move, such as food aboard; a game has words for each.
///
/// @param key the key of its words, without the prefix `reason.`
/// @param part what kind of thing `word` is, such as a card; empty if the words mention none
/// @param word the thing that the words mention, as in moves
/// @param unit how amounts of it are told
/// @param sign one if more of it is good, minus one if it is bad, zero if that depends
/// @param isSecret whether others at the table cannot see it
public record Topic(String key, String part, String word, Unit unit, int sign, boolean isSecret) {
  /// How amounts are told.
  public enum Unit {
    /// A number, such as of doubloons.
    NUMBER,
    /// How likely something comes about, from zero to one.
    CHANCE,
    /// Not at all: only that there is more or less of it.
    NONE
  }

  /// Something that counts, and that nobody could put into a few words.
  public static final Topic SILENT = new Topic("", "", "", Unit.NONE, 1, true);

  /// Something of which a player has a number; more of it is good.
  public static Topic number(String key) {
    return new Topic(key, "", "", Unit.NUMBER, 1, false);
  }

  /// Something of which a player had better have little.
  public static Topic burden(String key) {
    return new Topic(key, "", "", Unit.NUMBER, -1, false);
  }

  /// Something that has no number; more of it is good.
  public static Topic quality(String key) {
    return new Topic(key, "", "", Unit.NONE, 1, false);
  }

  /// Something that is so or is not, and may be good or bad.
  public static Topic chance(String key) {
    return new Topic(key, "", "", Unit.CHANCE, 0, false);
  }

  /// Something good that may come about.
  public static Topic hope(String key) {
    return new Topic(key, "", "", Unit.CHANCE, 1, false);
  }

  /// Something bad that may come about.
  public static Topic danger(String key) {
    return new Topic(key, "", "", Unit.CHANCE, -1, false);
  }

  public boolean isSilent() {
    return key.isEmpty();
  }

  /// Returns this topic about one thing among several.
  public Topic of(String otherPart, String otherWord) {
    return new Topic(key, otherPart, otherWord, unit, sign, isSecret);
  }

  /// Returns this topic as one that others at the table cannot see.
  public Topic secret() {
    return new Topic(key, part, word, unit, sign, true);
  }
}
