package tortuga.bots;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Move;
import tortuga.engine.Seat;

/// The decisions of one iteration, so that all of them can learn what came of it.
final class Path<M extends Move> {
  private final int longest;
  private final List<Node<M>> nodes = new ArrayList<>();
  private final int[] places;
  private final int[] seats;

  Path(int longest) {
    this.longest = longest;
    places = new int[longest];
    seats = new int[longest];
  }

  void clear() {
    nodes.clear();
  }

  /// Adds that a seat chose the move at a place of a node.
  void add(Node<M> node, int place, Seat seat) {
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

  /// Teaches every decision what came of it for its seat.
  void learn(double[] gains) {
    for (int i = 0; i < nodes.size(); i++) nodes.get(i).learn(places[i], gains[seats[i]]);
  }
}
