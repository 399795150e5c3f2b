package tortuga.jamaica;

/// A combat under way: first the attacker fires, then, unless that settled it, the defender.
///
/// @param toBeat the attacker's strength once it stands, before that zero
record Combat(int attacker, int defender, int toBeat, boolean saberUsed) {
  /// What Lady Beth adds to a ship's strength.
  static final int BETH_BONUS = 2;

  static Combat between(int attacker, int defender) {
    return new Combat(attacker, defender, 0, false);
  }

  boolean attackStands() {
    return toBeat > 0;
  }

  int firing() {
    return attackStands() ? defender : attacker;
  }

  int facing() {
    return attackStands() ? attacker : defender;
  }

  Combat withAttackOf(int strength) {
    return new Combat(attacker, defender, strength, saberUsed);
  }

  Combat withSaberUsed() {
    return new Combat(attacker, defender, toBeat, true);
  }
}
