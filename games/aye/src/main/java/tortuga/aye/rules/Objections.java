package tortuga.aye.rules;

import java.util.Set;

/// The keys of all reasons why a move is refused; each question says which, and when.
public final class Objections {
  static final String OTHER_QUESTION = "other-question";
  static final String NOT_IN_HAND = "not-in-hand";
  static final String NOT_AMONG_THESE = "not-among-these";
  static final String TOO_FEW_DOUBLOONS = "too-few-doubloons";
  static final String NOT_IN_CREW = "not-in-crew";
  static final String MISSION_FINISHED = "mission-finished";
  static final String NO_TOKEN = "no-token";
  static final String TOO_FEW_DICE = "too-few-dice";
  static final String CARD_NOT_USABLE = "card-not-usable";
  static final String SHIP_IS_WHOLE = "ship-is-whole";
  static final String REPAIR_TOO_LARGE = "repair-too-large";
  static final String NOT_BOUND = "not-bound";
  static final String NO_HOOK_FOR_PIRATE = "no-hook-for-pirate";
  static final String BRINGS_DICE = "brings-dice";
  static final String BRINGS_NO_DICE = "brings-no-dice";
  static final String NO_SUCH_DIE = "no-such-die";
  static final String NO_HOOK = "no-hook";
  static final String CAPTAIN_IN_OFFICE = "captain-in-office";
  static final String NOT_CONVINCED = "not-convinced";
  static final String TRACK_IS_FULL = "track-is-full";

  public static final Set<String> ALL =
      Set.of(
          OTHER_QUESTION,
          NOT_IN_HAND,
          NOT_AMONG_THESE,
          TOO_FEW_DOUBLOONS,
          NOT_IN_CREW,
          MISSION_FINISHED,
          NO_TOKEN,
          TOO_FEW_DICE,
          CARD_NOT_USABLE,
          SHIP_IS_WHOLE,
          REPAIR_TOO_LARGE,
          NOT_BOUND,
          NO_HOOK_FOR_PIRATE,
          BRINGS_DICE,
          BRINGS_NO_DICE,
          NO_SUCH_DIE,
          NO_HOOK,
          CAPTAIN_IN_OFFICE,
          NOT_CONVINCED,
          TRACK_IS_FULL);

  private Objections() {}
}
