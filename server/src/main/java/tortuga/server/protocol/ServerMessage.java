package tortuga.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Figure;
import tortuga.engine.Outcome;
import tortuga.engine.ScoreLine;
import tortuga.engine.foresight.Prospect.Until;
import tortuga.server.table.Phase;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.Hint;
import tortuga.server.table.game.QuestionView;
import tortuga.server.table.history.SeenItem;

/// What the server sends to a page over its socket. Times are milliseconds since 1970.
public sealed interface ServerMessage {
  /// The first message: who the page is, and the server's time.
  record Welcome(String version, long now, Optional<Person> you) implements ServerMessage {}

  /// Everything about a table, for a page that comes or comes back, without what happened long ago.
  ///
  /// @param earlier how many items came before the first of the chronicle
  /// @param muted the seats that this viewer mutes, and whose remarks are left out
  record Whole(
      Table table,
      int earlier,
      List<SeenItem> chronicle,
      List<Remark> chat,
      List<Integer> muted,
      Update now)
      implements ServerMessage {}

  /// What happened earlier.
  ///
  /// @param earlier how many items came before these
  record History(String id, String table, int earlier, List<SeenItem> acts)
      implements ServerMessage {}

  /// What changed at a table, complete in itself: with it, a page needs no earlier one.
  ///
  /// @param number counts what this viewer was told of this table
  /// @param since the number of the update on which this one builds: all items in between are here
  /// @param seats who sits where, and their state
  /// @param acts what happened since, as this viewer perceived it
  /// @param view what this viewer sees, in the form of the game; nothing before the game begins
  /// @param asked the question on the table, unless the game is over
  /// @param result how it ended, if it has
  /// @param broken whether a bug has stopped the table
  record Update(
      String table,
      int number,
      int since,
      long now,
      Phase phase,
      List<Seat> seats,
      List<SeenItem> acts,
      Optional<Record> view,
      Optional<QuestionView> asked,
      Optional<Result> result,
      boolean broken)
      implements ServerMessage {
    private Scene scene() {
      return new Scene(phase, seats, view, result, broken);
    }

    /// Returns this update as a short one, for a page whose last one was `before`.
    public Change after(Update before) {
      var changed = new Difference<>(before.scene(), scene());
      return new Change(table, number, before.number, now, acts, changed, asked);
    }
  }

  /// A short update: of the position, it has only what has changed since the last one. It has the
  /// items and the question, as every update does.
  record Change(
      String table,
      int number,
      int since,
      long now,
      List<SeenItem> acts,
      Difference<Scene> changed,
      Optional<QuestionView> asked)
      implements ServerMessage {}

  /// The position: the parts of an update that may stay the same.
  record Scene(
      Phase phase,
      List<Seat> seats,
      Optional<Record> view,
      Optional<Result> result,
      boolean broken) {}

  /// A command was carried out, and is stored for good.
  ///
  /// @param number the number of the update that tells its page about it; it counts what that page
  ///   may know
  record Accepted(String id, String table, int number) implements ServerMessage {}

  /// A command was not carried out, and nothing has changed; `reason` has a text in every language.
  record Refused(String id, String table, String reason, List<String> details)
      implements ServerMessage {}

  /// Sent every few seconds: with the number of the last update of each table that the page
  /// follows, so that it notices what it missed.
  record Beat(long now, Map<String, Integer> numbers) implements ServerMessage {}

  /// Somebody came or went; it changes nothing in the game, and has no number.
  record Around(String table, List<Seat> seats) implements ServerMessage {}

  /// Somebody said something.
  record Heard(String table, Remark remark) implements ServerMessage {}

  /// How good the offered moves are, the best one first, and why that one is the best.
  record Advice(String id, String table, int question, List<Opinion> opinions, Hint hint)
      implements ServerMessage {}

  /// Why a bot did what the viewer noticed under a number; while the game goes on, without what the
  /// bot keeps to itself.
  ///
  /// @param seat whose answer is meant, if several were opened together
  record Explained(String id, String table, int number, Optional<Integer> seat, Hint hint)
      implements ServerMessage {}

  /// What moves would bring that the viewer has not made.
  ///
  /// @param number the number of the update in which the viewer sees the position that is meant
  /// @param figures what the rules state about the position, whatever the move
  record Foreseen(
      String id,
      String table,
      int number,
      Optional<Integer> question,
      List<Prospect> prospects,
      List<Figure> figures)
      implements ServerMessage {}

  /// The server goes away for a moment; the page reconnects after this many milliseconds.
  record Goodbye(String reason, long comeBackIn) implements ServerMessage {}

  /// A person with name and flag.
  record Person(String id, String name, String flag) {}

  /// What everybody may know of a table.
  ///
  /// @param you the seat of the viewer, if it has one
  /// @param host whether the viewer is the host
  /// @param code the short code by which friends join, for players of the table
  /// @param promise the hash of the seed, published before the first seat was taken
  record Table(
      String id,
      String game,
      int edition,
      Map<String, String> settings,
      Pace pace,
      boolean listed,
      long opened,
      Optional<Integer> you,
      boolean host,
      Optional<String> code,
      String promise) {}

  /// A seat, and its occupant.
  ///
  /// @param bot the level of the bot that plays, or that holds the seat of an absent player
  /// @param present whether its owner is connected; a bot always is
  /// @param bank what is left of its time bank in milliseconds, if the table has one
  record Seat(
      Optional<String> name,
      Optional<String> flag,
      Optional<String> bot,
      boolean held,
      boolean present,
      Optional<Long> bank) {}

  /// How a game ended: everything is revealed.
  ///
  /// @param outcome who won, unless the game was broken off
  /// @param seed the source of all chance, with the promise of the table and the words of the seats
  /// @param rematch the table of the next game, if there is one
  record Result(
      Optional<Outcome> outcome,
      List<ScoreLine> sheet,
      String seed,
      List<String> words,
      Optional<String> rematch) {}

  /// A remark: a phrase, which everybody reads in their own language, or free text.
  record Remark(
      int number,
      long at,
      Optional<Integer> seat,
      String name,
      Optional<String> phrase,
      Optional<Integer> about,
      Optional<String> text) {}

  /// What a bot thinks of a move.
  record Opinion(String move, double chance, int visits) {}

  /// What a chain of moves would bring, as far as it is certain.
  ///
  /// @param played how many of the moves can be made for certain
  /// @param refused why the next one cannot be made, if that is certain
  /// @param events what happens, as the viewer will perceive it
  /// @param changed what the viewer will see differently after that, if that is certain
  /// @param until why the rest is not told
  /// @param luck the name of what is drawn next, if luck decides
  /// @param figures what the rules state about the last move
  record Prospect(
      List<String> moves,
      int played,
      Optional<String> refused,
      List<String> details,
      List<Event> events,
      Optional<Difference<Record>> changed,
      Optional<Until> until,
      Optional<String> luck,
      List<Figure> figures) {}
}
