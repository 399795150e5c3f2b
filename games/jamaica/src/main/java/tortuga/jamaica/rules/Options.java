package tortuga.jamaica.rules;

import java.util.List;
import tortuga.engine.Setting;
import tortuga.engine.Setup;

/// What the players of a table agreed on.
public record Options(FirstCaptain firstCaptain, CardReveal cardReveal, int roundLimit) {
  public static final Setting<FirstCaptain> FIRST_CAPTAIN =
      Setting.of("firstCaptain", FirstCaptain.RANDOM);
  public static final Setting<CardReveal> CARD_REVEAL =
      Setting.of("cardReveal", CardReveal.IN_TURN);
  public static final Setting<Integer> ROUND_LIMIT =
      new Setting<>("roundLimit", 100, List.of(50, 100, 200));

  public static Options of(Setup setup) {
    return new Options(setup.get(FIRST_CAPTAIN), setup.get(CARD_REVEAL), setup.get(ROUND_LIMIT));
  }
}
