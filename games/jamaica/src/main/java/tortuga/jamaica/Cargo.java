package tortuga.jamaica;

/// What a hold can carry.
public enum Cargo {
  FOOD('F'),
  DOUBLOONS('G'),
  CANNONS('C');

  public static final int COUNT = 3;

  private static final Cargo[] ALL = values();

  /// The letter by which holds are written down.
  public final char letter;

  Cargo(char letter) {
    this.letter = letter;
  }

  public static Cargo of(int ordinal) {
    return ALL[ordinal];
  }

  public static Cargo ofLetter(char letter) {
    for (Cargo cargo : ALL) if (cargo.letter == letter) return cargo;
    throw new IllegalArgumentException("no cargo is written " + letter);
  }
}
