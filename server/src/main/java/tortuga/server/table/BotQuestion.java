package tortuga.server.table;

import java.util.List;
import java.util.Optional;
import tortuga.bots.BotLevel;
import tortuga.bots.BotRequest;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.server.table.game.AdviceRequest;
import tortuga.server.table.game.OpenQuestion;
import tortuga.server.table.game.RunningGame;
import tortuga.server.table.game.WhyRequest;
import tortuga.server.table.history.History;
import tortuga.server.table.history.HistoryItem;

/// The question on a table, for answers that do not come from a page: from bots and advisers.
public final class BotQuestion {
  private final Table table;

  BotQuestion(Table table) {
    this.table = table;
  }

  /// Returns the number by which a seat knows the question.
  public int number(int seat) {
    return play().question().number(seat);
  }

  /// Returns when it was first asked; the picks of a chain belong to one question.
  public long askedAt() {
    return play().question().opened();
  }

  /// Whether answers are sealed until all are in.
  public boolean isAnsweredUnseen() {
    return table.playing().filter(game -> game.question().isUnseen()).isPresent();
  }

  /// Whether it is a reaction window at a table where at most one person plays now.
  public boolean isWindowOfLonePerson() {
    return table.playing().filter(game -> game.question().isWindow()).isPresent()
        && table.chairs().people().size() <= 1;
  }

  /// Returns how long the reaction window stays open, if there is one and it closes by itself.
  public Optional<Long> window() {
    if (!isAnsweredUnseen()) return Optional.empty();
    OpenQuestion question = play().question();
    boolean timed = question.manner() == Decision.Manner.WINDOW && question.allowance() > 0;
    return timed && table.terms().pace().isLive()
        ? Optional.of(question.allowance())
        : Optional.empty();
  }

  /// Returns the question in a form that a bot of a level can answer in another thread.
  public BotRequest<?, ?> request(BotLevel level, int seat, long seed) {
    return play().botRequests().request(table.id(), level, seat, past(seat), seed);
  }

  /// Returns the question of a seat, for advice in another thread.
  public AdviceRequest adviceRequest(int seat) throws Refusal {
    return table.propose().playing().botRequests().adviceRequest(seat, past(seat));
  }

  /// Returns what a bot did, so that another thread can explain it.
  ///
  /// @param number the number under which `viewer` noticed it
  /// @param whose the seat whose answer is meant, if several were opened together
  public WhyRequest<?, ?> whyRequest(Viewer viewer, int number, Optional<Integer> whose)
      throws Refusal {
    History history = table.history();
    int place = history.place(viewer, number).orElseThrow(() -> new Refusal("no-such-move"));
    HistoryItem item = history.at(place);
    int seat = bot(item, whose).orElseThrow(() -> new Refusal("no-such-move"));
    int before = place == 0 ? 0 : history.at(place - 1).entry();
    return table
        .play()
        .orElseThrow(() -> new Refusal("no-such-move"))
        .botRequests()
        .whyRequest(before + 1, item.entry(), seat, history.past(Seat.of(seat), place));
  }

  /// Returns the bot that did something, or the one that is meant if answers were opened together.
  private Optional<Integer> bot(HistoryItem item, Optional<Integer> whose) {
    if (item.undone()) return Optional.empty();
    if (item.seat().isPresent()) return item.by() == Origin.BOT ? item.seat() : Optional.empty();
    int seats = table.terms().seats();
    return whose
        .filter(_ -> item.by() == Origin.TABLE)
        .filter(seat -> seat >= 0 && seat < seats && table.chairs().bot(seat).isPresent());
  }

  /// Returns a bot's move as text.
  public String write(Move move) {
    return play().botRequests().write(move);
  }

  private RunningGame<?, ?, ?, ?> play() {
    return table.play().orElseThrow();
  }

  private List<Event> past(int seat) {
    return table.history().past(Seat.of(seat));
  }
}
