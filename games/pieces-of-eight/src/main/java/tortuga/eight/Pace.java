package tortuga.eight;

/// How long people have to react.
enum Pace {
  BRISK(3, 2),
  NORMAL(5, 3),
  RELAXED(10, 6),
  CORRESPONDENCE(0, 0);

  /// How many seconds everybody may react to an announcement, or zero for as long as it takes.
  final int window;

  /// How many seconds one player may save a coin or answer a loss.
  final int shortWindow;

  Pace(int window, int shortWindow) {
    this.window = window;
    this.shortWindow = shortWindow;
  }
}
