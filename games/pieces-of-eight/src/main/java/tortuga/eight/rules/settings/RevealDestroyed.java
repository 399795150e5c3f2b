package tortuga.eight.rules.settings;

/// Whether hidden coins that an attack destroys are shown.
enum RevealDestroyed {
  SECRET,
  SHOWN
}
