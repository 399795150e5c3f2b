package tortuga.scenario;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Pile;
import tortuga.engine.text.PositionText.Row;
import tortuga.engine.text.PositionText.Word;

/// The words of one game at one table: reads them, and refuses every other word.
public final class ScenarioWords<M extends Move, E extends Event> {
  static final String NOTHING = "nothing";

  private final Game<?, M, E, ?> game;
  private final Setup setup;
  private final Notation<M> moves;
  private final Notation<E> events;

  public ScenarioWords(Game<?, M, E, ?> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    moves = new Notation<>(game.moveType());
    events = new Notation<>(game.eventType());
  }

  public Seat seat(PositionText seat) {
    return Seat.of(seat.number(0, setup.seats() - 1));
  }

  Viewer viewer(String name, PositionText claimed) {
    return name.equals("spectator") ? Viewer.SPECTATOR : seat(new Word(name, claimed.line()));
  }

  public M move(PositionText move) {
    return move.as(moves::read);
  }

  List<M> moves(PositionText list) {
    return items(list).stream().map(this::move).toList();
  }

  String text(M move) {
    return moves.write(move);
  }

  public String texts(Collection<M> list) {
    return listed(list.stream().map(moves::write).toList());
  }

  /// Reads events, each by its name alone or with a word for each of its parts.
  public List<String> events(PositionText list) {
    return items(list).stream().map(this::event).toList();
  }

  /// Whether an event is as written: its name is enough, or all its parts are there.
  public static boolean means(String expected, String found) {
    return expected.contains(" ")
        ? found.equals(expected)
        : (found + " ").startsWith(expected + " ");
  }

  private String event(PositionText event) {
    List<String> words = List.of(event.text().strip().split("\\s+"));
    known(new Word(words.getFirst(), event.line()), "event", events.verbs().keySet());
    return String.join(" ", words);
  }

  public String tell(Event event) {
    return events.write(game.eventType().cast(event));
  }

  String question(PositionText kind) {
    return kind.text().equals(NOTHING) ? NOTHING : known(kind, "question", game.questions());
  }

  String reason(PositionText reason) {
    Set<String> reasons = new TreeSet<>(game.refusals());
    reasons.addAll(List.of(Verdict.GAME_OVER, Verdict.NOT_OFFERED, Verdict.NOT_YOUR_TURN));
    return known(reason, "reason", reasons);
  }

  private static String known(PositionText word, String what, Set<String> known) {
    if (known.contains(word.text())) return word.text();
    throw word.wrong(
        "unknown %s %s; known are %s"
            .formatted(what, word, String.join(", ", new TreeSet<>(known))));
  }

  /// A single text is a list of one.
  public static List<PositionText> items(PositionText list) {
    return switch (list) {
      case Word(String text, _) -> text.isEmpty() ? List.of() : List.of(list);
      case Row _, Pile _, Chart _ -> list.items();
    };
  }

  static String listed(List<String> texts) {
    return texts.isEmpty() ? NOTHING : String.join(", ", texts);
  }
}
