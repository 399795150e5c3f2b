package tortuga.eight;

/// How the first player is found.
enum Start {
  FIRST_READY,
  TOSS,
  RANDOM
}
