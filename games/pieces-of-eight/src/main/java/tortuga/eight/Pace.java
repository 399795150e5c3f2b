package tortuga.eight;

/// How long reaction windows stay open; the table keeps that time, not the rules.
enum Pace {
  BRISK,
  NORMAL,
  RELAXED,
  CORRESPONDENCE
}
