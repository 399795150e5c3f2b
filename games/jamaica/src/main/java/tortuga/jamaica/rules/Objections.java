package tortuga.jamaica.rules;

import java.util.Set;
import tortuga.jamaica.state.Ship;

/// The reasons for which a move is refused, as keys of the messages.
public final class Objections {
  static final String OTHER_QUESTION = "other-question";
  static final String NOT_THESE_DICE = "not-these-dice";
  static final String NOT_IN_HAND = "not-in-hand";
  static final String OUT_OF_REACH = "out-of-reach";
  static final String NOT_PAYABLE = "not-payable";
  static final String NOT_HERE = "not-here";
  static final String TOO_FEW_CANNONS = "too-few-cannons";
  static final String EMPTY_HOLD = "empty-hold";
  static final String NO_SUCH_HOLD = "no-such-hold";
  static final String SAME_CARGO = "same-cargo";
  static final String OTHER_CARGO = "other-cargo";
  static final String NO_ROOM_FOR_LOOT = "no-room-for-loot";
  static final String NOT_THEIRS = "not-theirs";
  static final String GHOST_KEEPS_BETH = "ghost-keeps-beth";
  static final String NOTHING_HIDDEN = "nothing-hidden";
  static final String NOT_YOURS = "not-yours";
  static final String ONLY_CURSES = "only-curses";
  static final String GHOST_GIVES_NOTHING = "ghost-gives-nothing";
  static final String NOT_THAT_MUCH = "not-that-much";

  public static final Set<String> ALL =
      Set.of(
          OTHER_QUESTION,
          NOT_THESE_DICE,
          NOT_IN_HAND,
          OUT_OF_REACH,
          NOT_PAYABLE,
          NOT_HERE,
          TOO_FEW_CANNONS,
          EMPTY_HOLD,
          NO_SUCH_HOLD,
          SAME_CARGO,
          OTHER_CARGO,
          NO_ROOM_FOR_LOOT,
          NOT_THEIRS,
          GHOST_KEEPS_BETH,
          NOTHING_HIDDEN,
          NOT_YOURS,
          ONLY_CURSES,
          GHOST_GIVES_NOTHING,
          NOT_THAT_MUCH);

  private Objections() {}

  /// Says what is wrong with the hold that a move names: `other` if it is there and not empty.
  static String toHold(Ship ship, int hold, String other) {
    if (hold < 1 || hold > ship.lastHold()) return NO_SUCH_HOLD;
    return ship.isEmpty(hold) ? EMPTY_HOLD : other;
  }
}
