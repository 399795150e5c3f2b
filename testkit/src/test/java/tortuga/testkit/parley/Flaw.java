package tortuga.testkit.parley;

/// One way to get Parley wrong.
public enum Flaw {
  NONE,
  /// A player who passes is asked again.
  ENDLESS,
  /// A player who cannot protest has no move at all.
  NO_MOVE,
  /// A pass is offered twice.
  MOVE_TWICE,
  /// The question names more seats than are to act.
  WRONG_SEATS,
  /// The question has a name that the game does not list.
  UNLISTED_QUESTION,
  /// The clock plays what is not legal.
  ILLEGAL_FALLBACK,
  /// The score sheet does not add up.
  WRONG_SHEET,
  /// A copy lacks the wind.
  COPY_FORGETS,
  /// A copy shares the scores with its original.
  COPY_SHARES,
  /// The rules count the games they have seen, and the wind grows.
  RULES_REMEMBER,
  /// A move is written in a way that cannot be read.
  UNREADABLE_MOVE,
  /// Whether a seat may protest depends on what only others know.
  PEEKING_MOVES,
  /// A reason that the game does not list.
  UNLISTED_REASON,
  /// An imagined world gives the viewer other coins.
  IMAGINES_OWN_HAND,
  /// An imagined world leaves the others without coins.
  IMAGINES_TOO_LITTLE,
  /// The first to choose leads where coins are small.
  HASTE_COUNTS,
  /// A chosen coin lies face up.
  SHOWS_CHOICE,
  /// The wind is not reported, though all can see it.
  SILENT_WIND,
  /// Nobody is told which coins were dealt.
  SILENT_DEAL,
  /// A player who draws is not told what.
  SILENT_DRAW,
  /// A written position lacks the wind.
  POSITION_FORGETS,
  /// A written position may have any names.
  POSITION_TAKES_ANYTHING,
  /// A position that comes about in play is called impossible.
  POSITION_CALLED_IMPOSSIBLE
}
