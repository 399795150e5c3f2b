package tortuga.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.BotRequest;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.engine.ClockKind;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.TableSignal;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;
import tortuga.server.table.LogEntry.Opened;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.clock.Clock;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.undo.LeakCheck.Truth;
import tortuga.server.table.undo.UndoPoint;
import tortuga.server.table.undo.UndoStack;

/// A game in progress at a table: the match, the question before it, and the answers that lie face
/// down. Confined to the thread of its table.
public final class RunningGame<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// A bot that answers unseen has decided before anybody could expect its answer. So nobody learns
  /// from how long it takes whether there was anything to think about.
  private static final Duration LONGEST_UNSEEN_THOUGHT = Duration.ofMillis(500);

  private final Rules<S, M, E, V> rules;
  private final BotContext<S, M> context;
  private final Notation<M> notation;
  private final AutoPlay<S, M, E, V> autoPlay;
  private final int seats;
  private final CountingChance luck;
  private final Clock clock;
  private final PledgedAnswers pledgedAnswers;

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
    this.context = new BotContext<>(rules, game.tactics(setup), setup.seats());
    this.notation = new Notation<>(game.moveType());
    this.autoPlay = new AutoPlay<>(rules, notation, DryRun.LONGEST_CHAIN);
    this.seats = setup.seats();
    this.luck = luck;
    this.pledgedAnswers = new PledgedAnswers(seats);
    this.match = match;
    S known = match.concealed(Viewer.SPECTATOR);
    this.clock = new Clock(pace, alone, seats, rules.timeBank(), rules.bankFillings(known), at);
    this.question =
        OpenQuestion.first(match.decision(), seats, at, allowance(known), rules.clock(known));
  }

  static <S extends State<S>, M extends Move, E extends Event, V extends Record>
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

  V view(Viewer viewer) {
    return views.computeIfAbsent(viewer, match::view);
  }

  List<E> opening() {
    return match.opening();
  }

  boolean isOver() {
    return match.isOver();
  }

  int entries() {
    return match.log().size();
  }

  public Outcome outcome() {
    return match.outcome();
  }

  public List<ScoreLine> scoreSheet() {
    return match.scoreSheet();
  }

  public List<Turn> turns() {
    return match.log().stream()
        .map(entry -> new Turn(entry.seat().index(), notation.write(entry.move())))
        .toList();
  }

  OpenQuestion question() {
    return question;
  }

  boolean goesOnWithoutLeavers() {
    return rules.goesOnWithoutLeavers();
  }

  /// Returns what is left of a seat's time bank at a moment, if the game has one.
  Optional<Long> bank(int seat, long now, Downtime downtime) {
    return clock.bank(question, seat, now, downtime);
  }

  /// Returns the question as a viewer may know it.
  QuestionView questionView(
      Viewer viewer, Seats people, Map<String, String> orders, Downtime downtime, long now) {
    int seat = viewer instanceof Seat own ? own.index() : -1;
    List<String> moves = seat < 0 ? List.of() : offered(seat, people);
    boolean reacts = question.isWindow() && !moves.isEmpty();
    return new QuestionView(
        seat < 0 ? question.latest() : question.number(seat),
        question.kind(),
        question.manner(),
        numbers(question.publiclyAsked()),
        numbers(question.publiclyDone()),
        question.opened(),
        deadline(now, downtime),
        !moves.isEmpty(),
        seat < 0 ? Optional.empty() : pledgedAnswers.of(seat),
        moves,
        seat < 0 ? List.of() : free(seat),
        reacts ? autoPlay.certain(match, question, Seat.of(seat), orders) : Optional.empty(),
        seat >= 0 && people.contains(Seat.of(seat)) && mayUndo(seat),
        orders);
  }

  /// Returns what a seat may answer. In a window, whoever could only pass is left alone, as if not
  /// asked at all; by correspondence all who might react have to say something.
  private List<String> offered(int seat, Seats people) {
    if (!isAsked(seat) || hasPledged(seat)) return List.of();
    List<String> moves = written(match.legalMoves(Seat.of(seat)));
    return moves.size() == 1 && closesByItself(people) ? List.of() : moves;
  }

  /// Whether the question is a window that waits for nobody who could only pass: because of its
  /// time or, at any pace, because a lone person has nobody to hide that from.
  private boolean closesByItself(Seats people) {
    return clock.isTimedWindow(question) || (question.isWindow() && people.size() <= 1);
  }

  private List<String> free(int seat) {
    List<M> free = new ArrayList<>(match.freeMoves(Seat.of(seat)));
    free.removeIf(move -> DryRun.isForTheTable(rules, move, Seat.of(seat)));
    return written(free);
  }

  private List<String> written(List<M> moves) {
    List<String> texts = new ArrayList<>(moves.size());
    for (M move : moves) texts.add(notation.write(move));
    return texts;
  }

  private static List<Integer> numbers(Seats seats) {
    List<Integer> numbers = new ArrayList<>(seats.size());
    for (Seat seat : seats) numbers.add(seat.index());
    return numbers;
  }

  /// Whether a seat wants to do what it may do at any time, and what answers no question.
  boolean isFree(int seat, List<String> moves) {
    if (moves.size() != 1) return false;
    Predicate<M> wanted = move -> notation.write(move).equals(moves.getFirst());
    Seat who = Seat.of(seat);
    return match.freeMoves(who).stream().anyMatch(wanted)
        && match.legalMoves(who).stream().noneMatch(wanted);
  }

  boolean isAsked(int seat) {
    return match.toAct().contains(Seat.of(seat));
  }

  boolean hasPledged(int seat) {
    return pledgedAnswers.of(seat).isPresent();
  }

  // Playing

  private DryRun<S, M, E, V> dryRun() {
    return new DryRun<>(rules, notation, match, question, luck);
  }

  /// Tries what a seat wants to play, in answer to the question or of its own accord.
  DryRunResult dryRun(int seat, List<String> moves, Origin by) throws Refusal {
    return dryRun().of(Seat.of(seat), moves, by);
  }

  /// Plays stored turns again.
  DryRunResult again(List<Turn> stored) {
    return dryRun().again(stored);
  }

  /// Makes an attempt come true.
  @SuppressWarnings("unchecked") // attempts come from this very play
  void adopt(DryRunResult result, Origin by, long at, Downtime downtime) {
    Match<S, M, E, V> before = match;
    Seats done = Turn.movers(result.turns());
    clock.charge(question, at, downtime);
    match = (Match<S, M, E, V>) result.after();
    views.clear();
    OpenQuestion answered = question;
    ask(done, by, at);
    undoStack.push(undoPoint(result, before, answered, by, done));
  }

  @SuppressWarnings("unchecked") // attempts come from this very play
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
      pledgedAnswers.clear();
    }
  }

  private long allowance(S known) {
    return clock.allowance(rules.patience(known), rules.clock(known));
  }

  /// Lays an answer on the table, face down.
  void pledge(int seat, String move, long at) {
    pledgedAnswers.pledge(seat, move, question, at);
  }

  /// Whether a seat may take back what it played last, and then what it played before that: nobody
  /// else has decided since, or could have unseen, nothing was rolled or drawn, and nobody has
  /// learnt anything.
  boolean mayUndo(int seat) {
    return undoStack.last().filter(retreat -> retreat.isOf(seat)).isPresent()
        && undoStack.isOpen(retreat -> retreat.isDiscreet(rules, seats, entries()));
  }

  void undo(long at, Downtime downtime) {
    UndoPoint<S, M, E, V> last = undoStack.pop();
    match = last.before();
    views.clear();
    clock.charge(last.question(), Seats.of(last.seat()), at, downtime);
    question = last.question().again(question);
    pledgedAnswers.clear();
  }

  // Time

  /// Returns when the time for the question is up.
  Optional<Long> deadline(long now, Downtime downtime) {
    return clock.deadline(question, now, downtime);
  }

  /// Returns what is to be played for those who did not answer in time.
  DryRunResult timeUp(List<Map<String, String>> orders, SplitMix whims) {
    Optional<Turn> flag = flagFall();
    if (flag.isPresent()) return again(List.of(flag.get()));
    return dryRun()
        .ofAll(
            question.asked().stream()
                .flatMap(seat -> absent(seat, orders, whims).stream())
                .toList());
  }

  /// Returns what the table plays for the seat whose bank is empty, if the rules allow it now.
  private Optional<Turn> flagFall() {
    if (question.clock() != ClockKind.BANK) return Optional.empty();
    Seat late = clock.latest(question);
    return rules
        .tableMove(TableSignal.TIME_OUT, late)
        .filter(match.freeMoves(late)::contains)
        .map(flag -> new Turn(late.index(), notation.write(flag)));
  }

  private List<Turn> absent(Seat seat, List<Map<String, String>> orders, SplitMix whims) {
    return autoPlay.turns(match, question, seat, orders.get(seat.index()), whims);
  }

  /// Returns a move that a seat has ordered for such questions, if it is asked one openly.
  Optional<String> ordered(int seat, Map<String, String> orders) {
    if (question.isUnseen() || !isAsked(seat)) return Optional.empty();
    return autoPlay.ordered(match, question, Seat.of(seat), orders).map(notation::write);
  }

  /// Returns when a question that is answered unseen is to be closed, if that is known yet.
  Optional<Long> closing(Seats people, long now, Downtime downtime) {
    Seats awaited = question.asked().without(rules.notAwaited(match.concealed(Viewer.SPECTATOR)));
    return pledgedAnswers.closing(
        awaited,
        closesByItself(people),
        people,
        seat -> match.legalMoves(seat).size() == 1,
        deadline(now, downtime),
        now);
  }

  /// Returns all answers to a question that is answered unseen; for those who said nothing, their
  /// orders or the rules speak, or they pass if somebody else was quicker.
  DryRunResult settle(List<Map<String, String>> orders, SplitMix whims) {
    List<Turn> turns = new ArrayList<>();
    for (Seat seat : question.asked()) {
      Optional<String> pledged =
          pledgedAnswers
              .of(seat.index())
              .filter(move -> match.legalMoves(seat).contains(notation.read(move)));
      if (pledged.isPresent()) turns.add(new Turn(seat.index(), pledged.get()));
      else if (pledgedAnswers.hasReaction()) turns.add(new Turn(seat.index(), Decision.PASS));
      else turns.addAll(absent(seat, orders, whims));
    }
    return dryRun().ofAll(turns);
  }

  // Bots

  /// Returns the question as a bot can take it away and think about it.
  BotRequest<S, M> botRequest(String table, BotLevel kind, int seat, List<Event> past, long seed) {
    Observation<S, M> observation =
        Observation.of(rules, match.truth(), Seat.of(seat), new Moves<>(), past);
    Budget usual = kind.usual();
    Budget budget = question.isUnseen() ? usual.within(LONGEST_UNSEEN_THOUGHT) : usual;
    return new BotRequest<>(table, kind, budget, context, observation, seed);
  }

  /// Returns the question of a seat, to be thought about elsewhere.
  AdviceRequest adviceRequest(int seat, List<Event> past) throws Refusal {
    if (!isAsked(seat)) throw new Refusal("not-your-turn");
    Observation<S, M> observation =
        Observation.of(rules, match.truth(), Seat.of(seat), new Moves<>(), past);
    return AdviceRequest.of(question.number(seat), context, observation, notation);
  }

  String write(Move move) {
    return notation.write(cast(move));
  }

  @SuppressWarnings("unchecked") // bots answer with moves of the game they were asked about
  private M cast(Move move) {
    return (M) move;
  }
}
