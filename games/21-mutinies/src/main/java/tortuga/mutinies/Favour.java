package tortuga.mutinies;

/// Something that a card grants its player until the end of the round.
public enum Favour {
  /// A displayed jewel costs nothing.
  FREE_JEWEL,
  /// A Mutiny square costs this many doubloons less.
  CHEAPER_MUTINY,
  /// The pirate token does not bind the Captain.
  FREE_COURSE,
  /// A sale pays this many more doubloons.
  DEARER_SALE,
  /// A sale has room for this much more rum.
  ROOM_FOR_RUM,
  /// The dice at the Shipwrecks show nothing but sixes.
  LOADED_DICE
}
