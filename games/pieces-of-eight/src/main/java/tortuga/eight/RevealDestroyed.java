package tortuga.eight;

/// Whether hidden coins that an attack destroys are shown.
enum RevealDestroyed {
  SECRET,
  SHOWN
}
