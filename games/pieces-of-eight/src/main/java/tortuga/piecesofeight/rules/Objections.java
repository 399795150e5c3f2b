package tortuga.piecesofeight.rules;

import java.util.Set;

/// Why moves are refused: the keys of the messages.
public final class Objections {
  static final String OTHER_QUESTION = "other-question";
  static final String NOT_IN_YARD = "not-in-yard";
  static final String SHIP_INCOMPLETE = "ship-incomplete";
  static final String SHIP_FULL = "ship-full";
  static final String SECOND_CAPTAIN = "second-captain";
  static final String CAPTAIN_MISSING = "captain-missing";
  static final String OVER_LIMIT = "over-limit";
  static final String NOT_ABOARD = "not-aboard";
  static final String NEST_NEEDED = "nest-needed";
  static final String NO_SUCH_SHIP = "no-such-ship";
  public static final String NOT_ACTIVE = "not-active";
  static final String ONLY_REACTS = "only-reacts";
  static final String NOT_THERE = "not-there";
  static final String NEEDS_MATE = "needs-mate";
  static final String CANNON_NOT_OPEN = "cannon-not-open";
  static final String NO_TARGET = "no-target";
  static final String NEVER_A_CAPTAIN = "never-a-captain";
  static final String NOT_ITSELF = "not-itself";
  static final String NOTHING_TO_FETCH = "nothing-to-fetch";
  static final String NO_CAPTAIN_IN_DECK = "no-captain-in-deck";
  static final String CALL_CHANGES_NOTHING = "call-changes-nothing";
  static final String NEST_EMPTY = "nest-empty";
  static final String NO_TREACHERY = "no-treachery";
  static final String NO_MONKEY = "no-monkey";
  static final String CANNOT_ANSWER = "cannot-answer";
  static final String NOT_IN_HOLD = "not-in-hold";
  static final String NO_OPEN_CANNONS = "no-open-cannons";
  static final String OUT_OF_REACH = "out-of-reach";
  static final String NOT_IN_POOL = "not-in-pool";
  static final String NO_LEGAL_SHIP = "no-legal-ship";
  static final String NOT_LEFT_OVER = "not-left-over";
  static final String OFFER_INCOMPLETE = "offer-incomplete";
  static final String NOT_TRADED = "not-traded";

  public static final Set<String> ALL =
      Set.of(
          OTHER_QUESTION,
          NOT_IN_YARD,
          SHIP_INCOMPLETE,
          SHIP_FULL,
          SECOND_CAPTAIN,
          CAPTAIN_MISSING,
          OVER_LIMIT,
          NOT_ABOARD,
          NEST_NEEDED,
          NO_SUCH_SHIP,
          NOT_ACTIVE,
          ONLY_REACTS,
          NOT_THERE,
          NEEDS_MATE,
          CANNON_NOT_OPEN,
          NO_TARGET,
          NEVER_A_CAPTAIN,
          NOT_ITSELF,
          NOTHING_TO_FETCH,
          NO_CAPTAIN_IN_DECK,
          CALL_CHANGES_NOTHING,
          NEST_EMPTY,
          NO_TREACHERY,
          NO_MONKEY,
          CANNOT_ANSWER,
          NOT_IN_HOLD,
          NO_OPEN_CANNONS,
          OUT_OF_REACH,
          NOT_IN_POOL,
          NO_LEGAL_SHIP,
          NOT_LEFT_OVER,
          OFFER_INCOMPLETE,
          NOT_TRADED);

  private Objections() {}
}
