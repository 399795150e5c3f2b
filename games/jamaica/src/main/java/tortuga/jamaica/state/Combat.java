package tortuga.jamaica.state;

/// A combat under way: first the attacker fires, then, unless that settled it, the defender.
///
/// @param toBeat the attacker's strength once it stands, or zero before that
public record Combat(int attacker, int defender, int toBeat, boolean saberUsed) {
  public static Combat between(int attacker, int defender) {
    return new Combat(attacker, defender, 0, false);
  }

  public boolean attackStands() {
    return toBeat > 0;
  }

  public int firing() {
    return attackStands() ? defender : attacker;
  }

  public int facing() {
    return attackStands() ? attacker : defender;
  }

  public Combat withAttackOf(int strength) {
    return new Combat(attacker, defender, strength, saberUsed);
  }

  public Combat withSaberUsed() {
    return new Combat(attacker, defender, toBeat, true);
  }
}
