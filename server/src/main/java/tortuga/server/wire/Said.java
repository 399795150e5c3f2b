package tortuga.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/// What a page says to the server over its socket.
///
/// Whatever asks for a change carries an `id` that the page chose: the answer names it, and a
/// command that arrives twice is carried out once.
public sealed interface Said {
  /// Follows a table; `last` is the number of the last update that the page has, and `heard` that
  /// of the last remark, if it has one.
  record Watch(String table, Optional<Integer> last, Optional<Integer> heard) implements Said {}

  /// Follows a table no longer.
  record Unwatch(String table) implements Said {}

  /// Answers a question with one of the offered moves, or with a whole chain of picks, all or
  /// nothing; or does what may be done at any time, if there is no question.
  record Play(String id, String table, Optional<Integer> question, List<String> moves)
      implements Said {
    public Play {
      moves = List.copyOf(moves);
    }
  }

  /// Takes back the last move, as long as nobody has learnt anything since.
  record Undo(String id, String table) implements Said {}

  /// Says how questions of a kind are to be answered from now on when nobody answers: with a move
  /// that has this verb, or as usual.
  record Order(String id, String table, String kind, Optional<String> verb) implements Said {}

  /// Takes the seat back from the bot that holds it.
  record Resume(String id, String table) implements Said {}

  /// Hands the seat over to a bot, for good or until its owner resumes.
  record Leave(String id, String table) implements Said {}

  /// Says a quick phrase, or free text, to the table or about one seat of it.
  record Say(
      String id,
      String table,
      Optional<String> phrase,
      Optional<Integer> about,
      Optional<String> text)
      implements Said {}

  /// Stops or starts hearing what one seat says.
  record Mute(
      String id,
      String table,
      @JsonProperty(required = true) int seat,
      @JsonProperty(required = true) boolean muted)
      implements Said {}

  /// Asks how good the offered moves are.
  record Advise(String id, String table) implements Said {}
}
