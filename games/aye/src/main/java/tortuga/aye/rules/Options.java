package tortuga.aye.rules;

import java.util.List;
import java.util.Set;
import tortuga.aye.Card;
import tortuga.aye.Difficulty;
import tortuga.aye.FirstCaptain;
import tortuga.aye.Leaver;
import tortuga.aye.Mode;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.Pirate;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.Setup;

/// What the players of a table agreed on, as far as the rules care.
///
/// @param cards the goal cards that are in the game, as a set of bits; none for beginners
/// @param host the seat of the host, or nobody
/// @param firstEdition whether an old game is played, in which the first seat always counted as the
///   host, a captain who could pay nothing was asked all the same, and dice that the captain had
///   used as a pirate did not go overboard
public record Options(
    long cards,
    boolean cardSwap,
    boolean convinceCards,
    FirstCaptain captain,
    int host,
    Difficulty difficulty,
    boolean krakenDiceLock,
    int roundLimit,
    boolean goesOnWithoutLeavers,
    boolean firstEdition) {
  static final Setting<Mode> MODE = Setting.of("mode", Mode.EXPERT);
  static final Setting<Boolean> TRAITOR = Setting.of("traitor", true).when(MODE.is(Mode.EXPERT));
  static final Setting<Boolean> CONVINCE_CARDS =
      Setting.of("convinceCards", true).when(MODE.is(Mode.EXPERT));
  static final Setting<Boolean> CARD_SWAP = Setting.of("cardSwap", true).when(MODE.is(Mode.EXPERT));
  static final Setting<FirstCaptain> CAPTAIN = Setting.of("captain", FirstCaptain.RANDOM);
  static final Setting<Difficulty> DIFFICULTY = Setting.of("difficulty", Difficulty.NORMAL);
  static final Setting<Boolean> KRAKEN_DICE_LOCK = Setting.of("krakenDiceLock", true);
  static final Setting<Integer> ROUND_LIMIT = new Setting<>("roundLimit", 20, List.of(15, 20, 30));
  static final Setting<Leaver> LEAVER = Setting.of("leaver", Leaver.BOT);

  public static final List<Setting<?>> ALL =
      List.of(
          MODE,
          TRAITOR,
          CONVINCE_CARDS,
          CARD_SWAP,
          CAPTAIN,
          DIFFICULTY,
          KRAKEN_DICE_LOCK,
          ROUND_LIMIT,
          LEAVER);

  /// The pace of a table is the same for all games.
  public static final Set<String> RETIRED = Set.of("clock");

  /// Returns what was agreed on for a game under the present rules.
  public static Options of(Setup setup) {
    return of(setup, /* firstEdition= */ false);
  }

  public static Options of(Setup setup, boolean firstEdition) {
    long cards = cards(setup);
    return new Options(
        cards,
        cards != 0 && setup.get(CARD_SWAP),
        cards != 0 && setup.get(CONVINCE_CARDS),
        setup.get(CAPTAIN),
        firstEdition ? 0 : setup.host().map(Seat::index).orElse(Pirate.NOBODY),
        setup.get(DIFFICULTY),
        setup.get(KRAKEN_DICE_LOCK),
        setup.get(ROUND_LIMIT),
        setup.get(LEAVER) == Leaver.BOT,
        firstEdition);
  }

  private static long cards(Setup setup) {
    if (setup.get(MODE) == Mode.BEGINNER) return 0;
    long cards = Card.ALL;
    if (!setup.get(TRAITOR)) cards &= ~Card.TRAITOR.bit();
    if (!setup.get(CONVINCE_CARDS)) cards &= ~Occasion.CLAIM.cards();
    return cards;
  }

  public boolean hasCards() {
    return cards != 0;
  }
}
