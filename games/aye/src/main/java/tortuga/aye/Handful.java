package tortuga.aye;

/// Some dice by kind and face, written as letters: mission dice, then after a slash Argh! dice, as
/// in `SBB/T`; no dice at all are written `-`.
///
/// @param packed how many of each sort, four bits a sort, mission dice lowest
public record Handful(int packed) {
  public static final Handful NONE = new Handful(0);

  private static final int BITS = 4;

  private static int shift(Die die, Face face) {
    return BITS * (Face.COUNT * die.ordinal() + face.ordinal());
  }

  public static int one(Die die, Face face) {
    return 1 << shift(die, face);
  }

  public static int count(int packed, Die die, Face face) {
    return packed >>> shift(die, face) & 15;
  }

  public int count(Die die, Face face) {
    return count(packed, die, face);
  }

  /// Reads the letters.
  public static Handful of(String letters) {
    if (letters.equals("-")) return NONE;
    int packed = 0;
    Die die = Die.MISSION;
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      if (letter == '/' && die == Die.MISSION) die = Die.ARGH;
      else packed += one(die, Face.ofLetter(letter));
    }
    return new Handful(packed);
  }

  @Override
  public String toString() {
    if (packed == 0) return "-";
    StringBuilder text = new StringBuilder();
    append(text, Die.MISSION);
    int mission = text.length();
    append(text, Die.ARGH);
    if (text.length() > mission) text.insert(mission, '/');
    return text.toString();
  }

  private void append(StringBuilder text, Die die) {
    for (Face face : Face.values()) text.repeat(face.letter, count(die, face));
  }
}
