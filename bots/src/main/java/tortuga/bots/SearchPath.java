package tortuga.bots;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Move;
import tortuga.engine.Seat;

/// The decisions of one iteration, so that its result can be recorded in all of them.
final class SearchPath<M extends Move> {
  private final int longest;
  private final List<SearchNode<M>> nodes = new ArrayList<>();
  private final int[] places;
  private final int[] seats;

  SearchPath(int longest) {
    this.longest = longest;
    places = new int[longest];
    seats = new int[longest];
  }

  void clear() {
    nodes.clear();
  }

  /// Adds that a seat chose the move at an index of a node.
  void add(SearchNode<M> node, int place, Seat seat) {
    places[nodes.size()] = place;
    seats[nodes.size()] = seat.index();
    nodes.add(node);
  }

  boolean isEmpty() {
    return nodes.isEmpty();
  }

  boolean isFull() {
    return nodes.size() == longest;
  }

  /// Records in every node what the result was for its seat.
  void learn(double[] gains) {
    for (int i = 0; i < nodes.size(); i++) nodes.get(i).learn(places[i], gains[seats[i]]);
  }
}
