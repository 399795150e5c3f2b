package tortuga.aye;

import java.util.List;
import tortuga.engine.Setting;
import tortuga.engine.Setup;

/// What the players of a table agreed on, as far as the rules care.
///
/// @param cards the goal cards that are in the game, as a set of bits; none for beginners
record Options(
    long cards,
    boolean cardSwap,
    boolean convinceCards,
    FirstCaptain captain,
    Difficulty difficulty,
    boolean krakenDiceLock,
    int roundLimit,
    boolean goesOnWithoutLeavers,
    Pace clock) {
  static final Setting<Mode> MODE = Setting.of("mode", Mode.EXPERT);
  static final Setting<Boolean> TRAITOR = Setting.of("traitor", true);
  static final Setting<Boolean> CONVINCE_CARDS = Setting.of("convinceCards", true);
  static final Setting<Boolean> CARD_SWAP = Setting.of("cardSwap", true);
  static final Setting<FirstCaptain> CAPTAIN = Setting.of("captain", FirstCaptain.RANDOM);
  static final Setting<Difficulty> DIFFICULTY = Setting.of("difficulty", Difficulty.NORMAL);
  static final Setting<Boolean> KRAKEN_DICE_LOCK = Setting.of("krakenDiceLock", true);
  static final Setting<Integer> ROUND_LIMIT = new Setting<>("roundLimit", 20, List.of(15, 20, 30));
  static final Setting<Leaver> LEAVER = Setting.of("leaver", Leaver.BOT);
  static final Setting<Pace> CLOCK = Setting.of("clock", Pace.NORMAL);

  static final List<Setting<?>> ALL =
      List.of(
          MODE,
          TRAITOR,
          CONVINCE_CARDS,
          CARD_SWAP,
          CAPTAIN,
          DIFFICULTY,
          KRAKEN_DICE_LOCK,
          ROUND_LIMIT,
          LEAVER,
          CLOCK);

  static Options of(Setup setup) {
    long cards = cards(setup);
    return new Options(
        cards,
        cards != 0 && setup.get(CARD_SWAP),
        cards != 0 && setup.get(CONVINCE_CARDS),
        setup.get(CAPTAIN),
        setup.get(DIFFICULTY),
        setup.get(KRAKEN_DICE_LOCK),
        setup.get(ROUND_LIMIT),
        setup.get(LEAVER) == Leaver.BOT,
        setup.get(CLOCK));
  }

  private static long cards(Setup setup) {
    if (setup.get(MODE) == Mode.BEGINNER) return 0;
    long cards = Card.ALL;
    if (!setup.get(TRAITOR)) cards &= ~Card.C36.bit();
    if (!setup.get(CONVINCE_CARDS)) cards &= ~Occasion.CLAIM.cards();
    return cards;
  }

  boolean hasCards() {
    return cards != 0;
  }
}
