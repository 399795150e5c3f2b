package tortuga.engine;

/// How often somebody plays on in the mind before a move: whoever looks a little ahead, whoever
/// plays well, and whoever takes a person's time.
///
/// Each should beat the one before clearly, so the figures depend on the game: where luck blurs
/// what moves are worth, it takes many playouts to tell them apart.
public record SearchEffort(int brief, int good, int deep) {
  /// What suits most games.
  public static final SearchEffort USUAL = new SearchEffort(20, 1_000, 10_000);

  public SearchEffort {
    if (brief < 1 || good < brief || deep < good) {
      throw new IllegalArgumentException("thoughts that do not grow");
    }
  }
}
