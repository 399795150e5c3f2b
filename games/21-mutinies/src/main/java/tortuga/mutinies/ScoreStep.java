package tortuga.mutinies;

import java.util.Arrays;
import java.util.List;
import tortuga.engine.Setting;

/// A line of the final count: those in prestige add up to the score, those in doubloons explain
/// them.
public enum ScoreStep {
  PRESTIGE,
  TREASURES,
  DOUBLOONS,
  CARDS,
  REFUSED,
  RUM,
  COINS_HELD,
  COINS_FROM_TREASURES,
  COINS_FROM_JEWELS,
  COINS_FROM_CARDS;

  public static final int COUNT = values().length;

  /// The lines in prestige.
  public static final List<ScoreStep> POINTS =
      Arrays.stream(values()).filter(ScoreStep::isPoints).toList();

  boolean isPoints() {
    return ordinal() <= RUM.ordinal();
  }

  @Override
  public String toString() {
    return Setting.word(this);
  }
}
