package tortuga.load;

import java.util.List;
import java.util.Optional;

/// The question in an update, read without parsing the rest: measuring must not cost more than what
/// is measured.
///
/// @param number the number of the question
/// @param moves the offered moves, exactly as in the message
record Offer(int number, List<String> moves) {
  private static final String ASKED = "\"asked\":{\"number\":";
  private static final String MOVES = "\"moves\":[";

  /// Returns what is offered in a message, if anything is.
  static Optional<Offer> in(String message) {
    int asked = message.lastIndexOf(ASKED);
    if (asked < 0) return Optional.empty();
    int number = asked + ASKED.length();
    int list = message.indexOf(MOVES, number) + MOVES.length();
    int end = message.indexOf(']', list);
    if (list < MOVES.length() || end <= list) return Optional.empty();
    return Optional.of(
        new Offer(
            Integer.parseInt(message.substring(number, message.indexOf(',', number))),
            List.of(message.substring(list + 1, end - 1).split("\",\"", -1))));
  }
}
