package tortuga.piecesofeight.rules.settings;

/// How the first player is found.
public enum Start {
  FIRST_READY,
  TOSS,
  RANDOM
}
