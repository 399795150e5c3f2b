package tortuga.engine;

/// Number of search iterations per move for three strengths: a short look ahead, good play, and as
/// much as fits in a person's thinking time.
///
/// Each should clearly beat the one before, so the numbers depend on the game: where luck blurs
/// what moves are worth, it takes many playouts to tell them apart.
public record SearchEffort(int brief, int good, int deep) {
  /// Numbers that suit most games.
  public static final SearchEffort USUAL = new SearchEffort(20, 1_000, 10_000);

  public SearchEffort {
    if (brief < 1 || good < brief || deep < good) {
      throw new IllegalArgumentException("each search effort must be greater than the one before");
    }
  }
}
