package tortuga.engine;

import java.util.List;

/// The answer to a move that somebody tried to make.
public sealed interface Verdict<E extends Event> {
  /// The game is over.
  String GAME_OVER = "game-over";

  /// The seat owes no answer now.
  String NOT_YOUR_TURN = "not-your-turn";

  /// The seat is asked, but this is no answer; the game knows no better reason.
  String NOT_OFFERED = "not-offered";

  /// The move was played; these events are the whole truth.
  record Played<E extends Event>(List<E> events) implements Verdict<E> {}

  /// Nothing was changed, for a reason that has a text in every language.
  record Refused<E extends Event>(String reason) implements Verdict<E> {}
}
