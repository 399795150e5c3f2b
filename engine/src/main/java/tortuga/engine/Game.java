package tortuga.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tortuga.engine.chance.Die;
import tortuga.engine.text.Positions;

/// A tabletop game as lobby, server and lab know it; a game's jar offers one through
/// `ServiceLoader`.
public interface Game<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// Returns the id of the game in files, tables and commands, such as `jamaica`.
  String id();

  int minSeats();

  int maxSeats();

  /// Returns the settings that players may agree on before they start, in the order of the form.
  List<Setting<?>> settings();

  /// Returns the ids of settings that old tables and records may still have, and that no longer
  /// change anything.
  default Set<String> retiredSettings() {
    return Set.of();
  }

  /// Says what is wrong with a combination of settings that are each allowed, as a message key: by
  /// default, which condition of a setting is not met.
  default Optional<String> objection(Setup setup) {
    return settings().stream().flatMap(setting -> setting.objection(setup).stream()).findFirst();
  }

  /// Returns the number that every change of the rules increases, so that old logs replay under old
  /// rules.
  int edition();

  /// Returns the rules as they were in `edition`, which is this one or an earlier one.
  Rules<S, M, E, V> rules(Setup setup, int edition);

  /// Returns the present rules.
  default Rules<S, M, E, V> rules(Setup setup) {
    return rules(setup, edition());
  }

  /// Returns what good players of the game know beyond its rules; it may change at any time.
  default Tactics<S, M> tactics(Setup setup) {
    return Tactics.none();
  }

  /// Returns the sealed interface of the game's moves, from which the notation is derived.
  Class<M> moveType();

  /// Returns the sealed interface of the game's events, so that each can be given words.
  Class<E> eventType();

  /// Returns the sealed interface of the figures that the game states about moves, if it does.
  default Optional<Class<? extends Figure>> figureType() {
    return Optional.empty();
  }

  /// Returns what is printed on the game's board, cards and dice, as a record of lists of records,
  /// so that pages need no copy; nothing if a page needs none of it.
  default Optional<? extends Record> printed() {
    return Optional.empty();
  }

  /// Returns the dice whose sides a page checks when it draws a game's luck again.
  default List<Die> dice() {
    return List.of();
  }

  /// Returns the kinds of question the game asks, so that each can be given words.
  Set<String> questions();

  /// Returns the reasons for which a move is refused, so that each can be given words.
  default Set<String> refusals() {
    return Set.of();
  }

  /// Returns what players may ask of each other in this game's own phrases, if anything.
  default Optional<Requests> requests() {
    return Optional.empty();
  }

  /// Returns the way positions of this game are written and read.
  Positions<S> positions(Setup setup);
}
