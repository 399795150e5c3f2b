package tortuga.mutinies.rules.settings;

import tortuga.engine.Rule;
import tortuga.engine.Setting;
import tortuga.engine.Setting.Condition;
import tortuga.engine.Setup;

/// What the players of a table agreed on.
public record Options(boolean simplified, int mutinies) {
  /// Whether the texts of the Mutiny cards are used.
  enum Cards {
    STANDARD,
    SIMPLIFIED
  }

  public static final Setting<Cards> CARDS =
      Setting.of("cards", Cards.STANDARD).when(Condition.playersFrom(3));
  public static final Setting<Integer> MUTINIES = Setting.of("mutinies", 21, 10, 45);

  /// Two players always play the simplified game.
  @Rule({"MUT-DUO-01", "MUT-SIMP-01", "MUT-EXT-01", "MUT-RULING-50"})
  public static Options of(Setup setup) {
    boolean simplified = setup.seats() == 2 || setup.get(CARDS) == Cards.SIMPLIFIED;
    return new Options(simplified, setup.get(MUTINIES));
  }
}
