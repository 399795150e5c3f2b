package tortuga.server.table;

import static tortuga.server.table.Proposals.require;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Seat;
import tortuga.server.table.game.ForesightRequest;
import tortuga.server.table.game.RunningGame;

/// What seats may foresee at a table: only what they could play themselves now, and only from what
/// they know. The work is done in another thread.
public final class SeatForesight {
  private final Table table;

  SeatForesight(Table table) {
    this.table = table;
  }

  /// Returns chains of moves of a seat with what it knows, or says why it cannot foresee any.
  ///
  /// @param question the question that the moves would answer; without one, each chain is a move
  ///   that is possible at any time
  /// @param chains if there are none, all offers of the question are foreseen, up to a limit
  public ForesightRequest<?, ?, ?, ?> request(
      int seat, Optional<Integer> question, List<List<String>> chains) throws Refusal {
    RunningGame<?, ?, ?, ?> game = table.propose().playing();
    if (question.isPresent()) requireAsked(game, seat, question.get());
    else for (List<String> chain : chains) require(game.isFree(seat, chain), "not-offered");
    require(table.chairs().at(seat).isPlayedByPerson(), "held-by-bot");
    Seat viewer = Seat.of(seat);
    return game.botRequests()
        .foresightRequest(viewer, table.number(viewer), game.view(viewer), question, chains);
  }

  private static void requireAsked(RunningGame<?, ?, ?, ?> game, int seat, int question)
      throws Refusal {
    require(game.isAsked(seat), "not-your-turn");
    require(question == game.question().number(seat), "stale-question");
    boolean isSealed = game.question().isUnseen() && game.hasSealedAnswer(seat);
    require(!isSealed, "already-answered");
  }
}
