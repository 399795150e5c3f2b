package tortuga.mutinies;

import tortuga.engine.Setting;

/// A stage of the final count as it is shown: what brings prestige, and what brings doubloons.
public enum CountStage {
  PRESTIGE,
  TREASURES,
  JEWELS,
  HELD,
  DOUBLOONS,
  CARDS,
  RUM;

  @Override
  public String toString() {
    return Setting.word(this);
  }
}
