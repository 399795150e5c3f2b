package tortuga.server.table.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Figure;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.foresight.Foresight;
import tortuga.engine.foresight.Prospect;
import tortuga.engine.foresight.Prospect.Foreseen;
import tortuga.engine.foresight.Prospect.Until;
import tortuga.engine.text.Notation;

/// Moves that a seat thinks of, and its position, in a form that another thread can work on. It
/// holds nothing that the seat does not know.
///
/// @param number the number of the update that shows the seat this position
/// @param question the number of the question that the moves would answer
/// @param view what the seat sees now
/// @param claim what the table plays just before a move that makes the seat the first to finish
public record ForesightRequest<
    S extends State<S>, M extends Move, E extends Event, V extends Record>(
    Rules<S, M, E, V> rules,
    Foresight<S, M, E, V> foresight,
    Notation<M> notation,
    S concealed,
    Seat seat,
    int number,
    Optional<Integer> question,
    Record view,
    Optional<M> claim,
    List<List<String>> chains) {
  /// What moves would bring.
  ///
  /// @param figures what can be said about the position, whatever the move
  public record Answer(
      int number,
      Optional<Integer> question,
      Record view,
      List<Chain> chains,
      List<Figure> figures) {}

  /// What a chain of moves would bring.
  public record Chain(List<String> moves, Prospect<?> prospect) {}

  /// Works it out: the same for the same knowledge, whatever the truth.
  public Answer answer() {
    Foresight<S, M, E, V>.Standpoint standpoint = foresight.from(concealed, seat);
    List<Chain> prospects = new ArrayList<>(chains.size());
    for (List<String> chain : chains) prospects.add(new Chain(chain, prospect(standpoint, chain)));
    return new Answer(
        number, question, view, prospects, List.copyOf(rules.figures(concealed, seat)));
  }

  private Prospect<V> prospect(Foresight<S, M, E, V>.Standpoint standpoint, List<String> chain) {
    if (chain.isEmpty()) return new Prospect.Refused<>(0, "not-offered");
    List<M> moves = new ArrayList<>(chain.size());
    for (String text : chain) {
      Optional<M> move = read(text);
      if (move.isEmpty()) return new Prospect.Refused<>(0, "not-a-move");
      if (DryRun.isForTheTable(rules, move.get(), seat)) {
        return new Prospect.Refused<>(0, "not-offered");
      }
      moves.add(move.get());
    }
    return claimed(standpoint, moves, standpoint.of(moves));
  }

  /// Returns what happens if the table claims for the seat that it is the first to finish.
  private Prospect<V> claimed(
      Foresight<S, M, E, V>.Standpoint standpoint, List<M> moves, Prospect<V> unclaimed) {
    boolean finishes =
        unclaimed instanceof Foreseen<V> seen
            && seen.played() == moves.size()
            && (seen.until() == Until.OTHERS || seen.until() == Until.END);
    if (claim.isEmpty() || !finishes) return unclaimed;
    List<M> all = new ArrayList<>(moves);
    all.add(moves.size() - 1, claim.get());
    return switch (standpoint.of(all)) {
      case Prospect.Refused<V> _ -> unclaimed;
      case Foreseen<V>(
              int played,
              List<Event> events,
              Optional<V> view,
              Until until,
              Optional<String> luck,
              List<Figure> figures) ->
          new Foreseen<>(Math.min(played, moves.size()), events, view, until, luck, figures);
    };
  }

  private Optional<M> read(String text) {
    try {
      return Optional.of(notation.read(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
