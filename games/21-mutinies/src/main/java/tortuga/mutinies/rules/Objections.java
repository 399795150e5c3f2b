package tortuga.mutinies.rules;

import java.util.Set;

/// Why a move is not legal, in words that help: the keys of the messages.
public final class Objections {
  static final String NOT_IN_USE = "square-not-in-use";
  static final String SAILORS_ONLY = "sailors-only";
  static final String CLOSED = "action-closed";
  static final String REPEATED = "action-repeated";
  static final String NOT_FOLLOWING = "not-the-captains-action";
  static final String TAKEN = "square-taken";
  static final String NOT_NEXT = "not-the-next-square";
  static final String TOO_FEW_DOUBLOONS = "too-few-doubloons";
  static final String TOO_LITTLE_RUM = "too-little-rum";
  static final String NO_JEWEL = "no-jewel-there";
  static final String NO_RUM_LEFT = "no-rum-left";
  static final String NO_SUCH_SET = "no-such-set";
  static final String MINION_OWNS_NOTHING = "minion-owns-nothing";
  static final String OTHER_QUESTION = "other-question";
  static final String MUST_PLACE = "must-place";
  static final String NOT_YOURS = "not-yours";
  static final String NOT_NOW = "not-now";
  static final String CHANGES_NOTHING = "changes-nothing";
  static final String NOT_JUST_DRAWN = "not-just-drawn";
  static final String NOT_OBLIGATORY = "not-obligatory";
  static final String NOT_THAT_SET = "not-that-set";
  static final String TOO_MUCH_RUM = "too-much-rum";
  static final String NOT_PAYABLE = "not-payable";
  static final String NO_VICTIM = "no-victim";

  public static final Set<String> ALL =
      Set.of(
          NOT_IN_USE,
          SAILORS_ONLY,
          CLOSED,
          REPEATED,
          NOT_FOLLOWING,
          TAKEN,
          NOT_NEXT,
          TOO_FEW_DOUBLOONS,
          TOO_LITTLE_RUM,
          NO_JEWEL,
          NO_RUM_LEFT,
          NO_SUCH_SET,
          MINION_OWNS_NOTHING,
          OTHER_QUESTION,
          MUST_PLACE,
          NOT_YOURS,
          NOT_NOW,
          CHANGES_NOTHING,
          NOT_JUST_DRAWN,
          NOT_OBLIGATORY,
          NOT_THAT_SET,
          TOO_MUCH_RUM,
          NOT_PAYABLE,
          NO_VICTIM);

  private Objections() {}
}
