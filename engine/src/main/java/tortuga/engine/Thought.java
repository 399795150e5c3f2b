package tortuga.engine;

/// How often somebody plays on in the mind before a move: whoever looks a little ahead, whoever
/// plays well, and whoever takes a person's time.
///
/// Each should beat the one before clearly, so the figures depend on the game: where luck blurs
/// what moves are worth, it takes many playouts to tell them apart.
public record Thought(int brief, int good, int deep) {
  /// What suits most games.
  public static final Thought USUAL = new Thought(20, 1_000, 10_000);

  public Thought {
    if (brief < 1 || good < brief || deep < good) {
      throw new IllegalArgumentException("thoughts that do not grow");
    }
  }
}
