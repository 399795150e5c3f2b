package tortuga.jamaica;

/// One half of an action card: what a ship does in the morning or in the evening.
public enum Symbol {
  AHEAD,
  BACK,
  FOOD,
  DOUBLOONS,
  CANNONS
}
