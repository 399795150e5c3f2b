package tortuga.jamaica;

/// A face of the combat die.
public enum Face {
  TWO(2),
  FOUR(4),
  SIX(6),
  EIGHT(8),
  TEN(10),
  STAR(0);

  private static final Face[] FACES = values();

  public static final int COUNT = 6;

  /// What it adds to a ship's strength; a star is not added up.
  public final int strength;

  Face(int strength) {
    this.strength = strength;
  }

  public static Face of(int ordinal) {
    return FACES[ordinal];
  }

  /// Finds a face by what it shows.
  public static Face of(String shown) {
    for (Face face : FACES) if (face.toString().equals(shown)) return face;
    throw new IllegalArgumentException("the combat die does not show " + shown);
  }

  @Override
  public String toString() {
    return this == STAR ? "star" : Integer.toString(strength);
  }
}
