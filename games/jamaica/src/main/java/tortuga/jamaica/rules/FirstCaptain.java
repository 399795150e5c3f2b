package tortuga.jamaica.rules;

/// Who is captain in the first round.
public enum FirstCaptain {
  RANDOM,
  FIRST_SEAT
}
