package tortuga.server.table.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.bots.BotContext;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.foresight.Foresight;
import tortuga.engine.text.Notation;
import tortuga.server.table.LogEntry.Opened;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.Origin;
import tortuga.server.table.Refusal;
import tortuga.server.table.clock.Clock;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.undo.LeakCheck.Truth;
import tortuga.server.table.undo.UndoPoint;
import tortuga.server.table.undo.UndoStack;

/// A game in progress at a table: the match, the question on the table, and the sealed answers.
/// Confined to the thread of its table.
public final class RunningGame<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Rules<S, M, E, V> rules;
  private final Foresight<S, M, E, V> foresight;
  private final BotContext<S, M> context;
  private final Notation<M> notation;
  private final AutoPlay<S, M, E, V> autoPlay;
  private final int seats;
  private final CountingChance luck;
  private final Clock clock;
  private final SealedAnswers sealedAnswers;
  private final Map<Viewer, V> views = new HashMap<>();
  private Match<S, M, E, V> match;
  private OpenQuestion question;
  private final UndoStack<S, M, E, V> undoStack = new UndoStack<>();

  private RunningGame(
      Game<S, M, E, V> game,
      Setup setup,
      Rules<S, M, E, V> rules,
      Match<S, M, E, V> match,
      Pace pace,
      boolean alone,
      CountingChance luck,
      long at) {
    this.rules = rules;
    this.foresight = new Foresight<>(rules);
    this.context = new BotContext<>(rules, game.tactics(setup), setup.seats());
    this.notation = new Notation<>(game.moveType());
    this.autoPlay = new AutoPlay<>(rules, notation, DryRun.LONGEST_CHAIN);
    this.seats = setup.seats();
    this.luck = luck;
    this.sealedAnswers = new SealedAnswers(seats);
    this.match = match;
    S known = match.concealed(Viewer.SPECTATOR);
    this.clock = new Clock(pace, alone, seats, rules.timeBank(), rules.bankFillings(known), at);
    this.question =
        OpenQuestion.first(match.decision(), seats, at, allowance(known), rules.clock(known));
  }

  public static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      RunningGame<S, M, E, V> begin(
          String table,
          Game<S, M, E, V> game,
          Setup setup,
          Opened terms,
          boolean alone,
          MatchFactory matchFactory,
          Seed seed,
          long at) {
    Rules<S, M, E, V> rules = game.rules(setup, terms.edition());
    CountingChance luck = new CountingChance(matchFactory.luck(table, seed));
    Match<S, M, E, V> match = matchFactory.match(table, game, setup, rules, luck);
    return new RunningGame<>(game, setup, rules, match, terms.pace(), alone, luck, at);
  }

  // What viewers may know

  public V view(Viewer viewer) {
    return views.computeIfAbsent(viewer, match::view);
  }

  public List<E> opening() {
    return match.opening();
  }

  public boolean isOver() {
    return match.isOver();
  }

  public int entries() {
    return match.log().size();
  }

  /// Returns the match; only a table may use it.
  public Match<S, M, E, V> match() {
    return match;
  }

  public List<Turn> turns() {
    return match.log().stream()
        .map(entry -> new Turn(entry.seat().index(), notation.write(entry.move())))
        .toList();
  }

  public OpenQuestion question() {
    return question;
  }

  public boolean goesOnWithoutLeavers() {
    return rules.goesOnWithoutLeavers();
  }

  /// Returns what is left of a seat's time bank at a moment, if the game has one.
  public Optional<Long> bank(int seat, long now, Downtime downtime) {
    return clock.bank(question, seat, now, downtime);
  }

  /// Returns the question as a viewer may know it.
  public QuestionView questionView(
      Viewer viewer, Seats people, Map<String, String> orders, Downtime downtime, long now) {
    return new QuestionViews<>(question, match, offers(), sealedAnswers, autoPlay)
        .of(
            viewer,
            closesByItself(people),
            orders,
            deadline(now, downtime),
            viewer instanceof Seat own && people.contains(own) && mayUndo(own.index()));
  }

  private Offers<S, M, E, V> offers() {
    return new Offers<>(rules, notation, match);
  }

  /// Whether the question is a window that waits for nobody who can only pass: because it has a
  /// time limit or, at any pace, because a single person has nobody to hide that from.
  private boolean closesByItself(Seats people) {
    return clock.isTimedWindow(question) || (question.isWindow() && people.size() <= 1);
  }

  /// Whether a seat's move is possible at any time, and answers no question.
  public boolean isFree(int seat, List<String> moves) {
    return moves.size() == 1 && offers().isFree(Seat.of(seat), moves.getFirst());
  }

  public boolean isAsked(int seat) {
    return match.toAct().contains(Seat.of(seat));
  }

  public boolean hasSealedAnswer(int seat) {
    return sealedAnswers.of(seat).isPresent();
  }

  // Playing

  private DryRun<S, M, E, V> dryRun() {
    return new DryRun<>(rules, notation, match, question, luck);
  }

  /// Tries a seat's move, which answers the question or is possible at any time.
  public DryRunResult dryRun(int seat, List<String> moves, Origin by) throws Refusal {
    return dryRun().of(Seat.of(seat), moves, by);
  }

  /// Replays stored turns.
  public DryRunResult again(List<Turn> stored) {
    return dryRun().again(stored);
  }

  /// Applies the result of a dry run.
  @SuppressWarnings("unchecked") // results come from dry runs of this very game
  public void adopt(DryRunResult result, Origin by, long at, Downtime downtime) {
    Match<S, M, E, V> before = match;
    Seats done = Turn.movers(result.turns());
    clock.charge(question, at, downtime);
    match = (Match<S, M, E, V>) result.after();
    views.clear();
    OpenQuestion answered = question;
    ask(done, by, at);
    undoStack.push(undoPoint(result, before, answered, by, done));
  }

  @SuppressWarnings("unchecked") // results come from dry runs of this very game
  private Optional<UndoPoint<S, M, E, V>> undoPoint(
      DryRunResult result, Match<S, M, E, V> before, OpenQuestion answered, Origin by, Seats done) {
    boolean mayRegret = by == Origin.PLAYER && !result.lucky() && done.size() == 1;
    if (!mayRegret || match.isOver() || question.isUnseen()) return Optional.empty();
    Truth<V> truth = new Truth<>(result.events(), this::view);
    return Optional.of(
        new UndoPoint<>(before, answered, done.lowest(), (List<M>) result.moves(), truth));
  }

  private void ask(Seats done, Origin by, long at) {
    if (match.isOver()) return;
    Decision next = match.decision();
    boolean settled = question.isUnseen() && by == Origin.TABLE;
    S known = match.concealed(Viewer.SPECTATOR);
    clock.fill(rules.bankFillings(known));
    if (!settled && question.goesOnAs(next, done)) {
      question = question.continued(next, done, by == Origin.PLAYER);
    } else {
      question = question.followedBy(next, at, allowance(known), rules.clock(known));
      sealedAnswers.clear();
    }
  }

  private long allowance(S known) {
    return clock.allowance(rules.patience(known), rules.clock(known));
  }

  /// Stores a sealed answer.
  public void seal(int seat, String move, long at) {
    sealedAnswers.seal(seat, move, question, at);
  }

  /// Whether a seat may take back its last move, and then the one before that: nobody else has
  /// decided since, or could have unseen, no chance was drawn, and nobody has learnt anything.
  public boolean mayUndo(int seat) {
    return undoStack.last().filter(point -> point.isOf(seat)).isPresent()
        && undoStack.isOpen(point -> point.isDiscreet(rules, seats, entries()));
  }

  public void undo(long at, Downtime downtime) {
    UndoPoint<S, M, E, V> last = undoStack.pop();
    match = last.before();
    views.clear();
    clock.charge(last.question(), Seats.of(last.seat()), at, downtime);
    question = last.question().again(question);
    sealedAnswers.clear();
  }

  // Time

  /// Returns when the time for the question is up.
  public Optional<Long> deadline(long now, Downtime downtime) {
    return clock.deadline(question, now, downtime);
  }

  /// Returns what is played for seats that did not answer in time.
  public DryRunResult timeUp(List<Map<String, String>> orders, SplitMix random) {
    Optional<Turn> flag = missingAnswers(orders, random).flagFall(clock);
    return flag.isPresent()
        ? again(List.of(flag.get()))
        : dryRun().ofAll(missingAnswers(orders, random).all());
  }

  private MissingAnswers<S, M, E, V> missingAnswers(
      List<Map<String, String>> orders, SplitMix random) {
    return new MissingAnswers<>(rules, notation, match, question, autoPlay, orders, random);
  }

  /// Returns a move that a seat has ordered for such questions, if it is asked one openly, or in a
  /// window that waits for this one person; other windows end by themselves, and orders count then.
  public Optional<String> ordered(int seat, Map<String, String> orders, Seats people) {
    boolean isAwaited = !question.isUnseen() || (question.isWindow() && people.size() == 1);
    if (!isAwaited || !isAsked(seat) || hasSealedAnswer(seat)) return Optional.empty();
    return autoPlay.ordered(match, question, Seat.of(seat), orders).map(notation::write);
  }

  /// Returns when a question with sealed answers closes, if that is known yet.
  public Optional<Long> closing(Seats people, long now, Downtime downtime) {
    Seats awaited = question.asked().without(rules.notAwaited(match.concealed(Viewer.SPECTATOR)));
    return sealedAnswers.closing(
        awaited,
        closesByItself(people),
        people,
        seat -> match.legalMoves(seat).size() == 1,
        deadline(now, downtime),
        now);
  }

  /// Returns all answers to a question with sealed answers; seats that did not answer follow their
  /// orders or the rules, or pass if somebody else was quicker.
  public DryRunResult settle(List<Map<String, String>> orders, SplitMix random) {
    return dryRun().ofAll(missingAnswers(orders, random).besides(sealedAnswers));
  }

  // Bots

  /// Returns the question on the table, for what other threads work on.
  public BotRequests<S, M, E, V> botRequests() {
    return new BotRequests<>(
        rules, foresight, context, notation, match, question, luck.uncounted());
  }
}
