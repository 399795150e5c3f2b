package tortuga.piecesofeight.rules.settings;

/// Whether hidden coins that an attack destroys are shown.
enum RevealDestroyed {
  SECRET,
  SHOWN
}
