package tortuga.engine.chance;

/// Says that rules cannot go on without luck; what happened before is certain.
public final class LuckMet extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Luck luck;

  LuckMet(Luck luck) {
    super(luck.name(), null, false, false);
    this.luck = luck;
  }

  /// Returns what must be drawn.
  public Luck luck() {
    return luck;
  }
}
