package tortuga.mutinies;

/// What a disc does on a square, besides what is printed there.
public enum Business {
  /// Takes the jewel that is displayed there, for its cost.
  DISPLAYED_JEWEL,
  /// Takes the top token of the Non-Trade Routes, for nothing.
  TOP_TOKEN,
  /// Draws a jewel, looks at it, and keeps or discards it.
  DRAWN_JEWEL,
  /// Rolls dice for a treasure.
  SEARCH,
  /// Rolls the die of the Tavern, and is dealt rum first.
  HOST,
  /// Is dealt rum.
  GUEST,
  /// Sells the combination of the square.
  SALE,
  /// Sells any combination.
  ANY_SALE,
  /// Takes a displayed jewel for its cost, or the top token for nothing.
  ROBBERY,
  RUM,
  TREASURE,
  PRESTIGE,
  /// Takes a doubloon, from somebody if nobody else is in the Cabin.
  DOUBLOON,
  /// Takes a doubloon at the cost of prestige.
  DISGRACE
}
