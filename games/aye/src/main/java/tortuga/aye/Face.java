package tortuga.aye;

/// A face of a die.
public enum Face {
  SUCCESS('S'),
  TRIDENT('T'),
  KRAKEN('K'),
  BLANK('B');

  public static final int COUNT = 4;

  private static final Face[] FACES = values();

  /// The letter by which throws are written down.
  public final char letter;

  Face(char letter) {
    this.letter = letter;
  }

  public static Face of(int ordinal) {
    return FACES[ordinal];
  }

  public static Face ofLetter(char letter) {
    for (Face face : FACES) if (face.letter == letter) return face;
    throw new IllegalArgumentException("no die shows " + letter);
  }
}
