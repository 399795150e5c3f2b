package tortuga.engine.chance;

/// Chance that never answers: rules can be carried out with it up to the first draw.
public final class NoLuck implements Chance {
  public static final NoLuck INSTANCE = new NoLuck();

  private NoLuck() {}

  /// Always thrown.
  ///
  /// @throws LuckMet instead of drawing
  @Override
  public int pick(Luck luck, long mask) {
    throw new LuckMet(luck);
  }
}
