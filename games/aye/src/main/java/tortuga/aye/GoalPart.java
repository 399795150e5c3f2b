package tortuga.aye;

/// One of the things that a goal card asks for.
public enum GoalPart {
  /// Dice of your own that lie there, by what they show.
  KRAKENS,
  TRIDENTS,
  SUCCESSES,
  BLANKS,
  /// Different faces of your own dice.
  FACES,
  /// Dice of your own that lie there, of any kind; Argh! dice alone; those dealt, not yet thrown.
  DICE,
  ARGH_DICE,
  DEALT_DICE,
  /// None of your dice shows a Kraken.
  NO_KRAKEN,
  /// The successes that the step needs, and those of the first throw of your group.
  STEP,
  FIRST_SUCCESSES,
  /// The step would be the last one of its mission.
  LAST_STEP,
  /// You attempt it alone; pirates of your group who throw dice; exactly one success is missing.
  ALONE,
  THROWERS,
  ONE_MISSING,
  /// Rounds in which only you said Argh!
  LONE_ARGH,
  /// You said Aye!; how many said Argh!; all said Aye!
  AYE,
  ARGH_VOTES,
  ALL_AYE,
  /// You said Aye! to a mission.
  MISSION_ORDERED,
  CAPTAIN,
  REPUTATION,
  /// Points of reputation of this round.
  POINTS,
  DOUBLOONS,
  /// Nobody else has as many doubloons.
  RICHEST,
  NO_DOUBLOONS,
  /// Tridents of this attempt that you paid for.
  TRIDENTS_PAID,
  /// The ship is damaged enough.
  DAMAGED_SHIP,
  /// A flag holds a die.
  FLAG,
  /// You gave somebody the hook; it was spent; you have one; you were given one.
  HOOK_GIVEN,
  HOOK_SPENT,
  HOOK,
  HOOK_RECEIVED,
  /// Some die shows a Kraken.
  ANY_KRAKEN,
  /// Missions at which you succeeded.
  MISSIONS,
  /// What others did this round: gave you the rum, said Argh!, paid as captain, declared a mutiny.
  RUM,
  ARGH_CAST,
  CAPTAIN_PAID,
  MUTINY_DECLARED
}
