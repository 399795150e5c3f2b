package tortuga.engine;

/// How positions of one game at one table are written and read.
public interface Positions<S extends State<S>> {
  /// Returns the state that `given` describes, all that it does not mention being as usual, carried
  /// on to its first decision.
  ///
  /// @throws BadSketch where it names an unknown thing, or describes a position that cannot be
  S read(Sketch given, Chance chance, Journal<Event> journal);

  /// Writes everything that is known about a state, concealed or not, always with the same keys.
  Sketch write(S state);
}
