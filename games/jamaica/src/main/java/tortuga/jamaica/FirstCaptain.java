package tortuga.jamaica;

/// Who is captain in the first round.
enum FirstCaptain {
  RANDOM,
  FIRST_SEAT
}
