package tortuga.jamaica;

import tortuga.engine.Rule;

/// What a roll of the combat die comes to for the ship that rolled it.
public enum RollResult {
  WINS,
  /// The attack stands, and the defender fires back.
  STANDS,
  TIES,
  LOSES;

  /// Judges a defender's roll: a star wins at once, otherwise the stronger ship does.
  @Rule({"JAM-COMBAT-06", "JAM-COMBAT-08", "JAM-COMBAT-09"})
  public static RollResult against(int toBeat, Face face, int strength) {
    if (face == Face.STAR) return WINS;
    if (strength == toBeat) return TIES;
    return strength > toBeat ? WINS : LOSES;
  }
}
