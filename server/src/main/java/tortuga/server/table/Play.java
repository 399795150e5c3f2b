package tortuga.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tortuga.bots.BotKind;
import tortuga.bots.Budget;
import tortuga.bots.Errand;
import tortuga.bots.Ropes;
import tortuga.bots.Sight;
import tortuga.engine.Clock;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Moment;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Notation;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Seed;
import tortuga.engine.Setup;
import tortuga.engine.SplitMix;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.server.table.Discretion.Truth;
import tortuga.server.table.Entry.Opened;
import tortuga.server.table.Entry.Turn;

/// A game in progress at a table: the match, the question before it, and the answers that lie face
/// down. Confined to the thread of its table.
final class Play<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// A bot that answers unseen has decided before anybody could expect its answer. So nobody learns
  /// from how long it takes whether there was anything to think about.
  private static final Duration LONGEST_UNSEEN_THOUGHT = Duration.ofMillis(500);

  private final Rules<S, M, E, V> rules;
  private final Ropes<S, M> ropes;
  private final Notation<M> notation;
  private final Proxy<S, M, E, V> proxy;
  private final int seats;
  private final Tap luck;
  private final Hourglass hourglass;
  private final FaceDown pledges;

  private final Map<Viewer, V> views = new HashMap<>();

  private Match<S, M, E, V> match;
  private Question question;
  private final Wake<S, M, E, V> wake = new Wake<>();

  private Play(
      Game<S, M, E, V> game,
      Setup setup,
      Rules<S, M, E, V> rules,
      Match<S, M, E, V> match,
      Pace pace,
      boolean alone,
      Tap luck,
      long at) {
    this.rules = rules;
    this.ropes = new Ropes<>(rules, game.tactics(setup), setup.seats());
    this.notation = new Notation<>(game.moveType());
    this.proxy = new Proxy<>(rules, notation, Rehearsal.LONGEST_CHAIN);
    this.seats = setup.seats();
    this.luck = luck;
    this.pledges = new FaceDown(seats);
    this.match = match;
    S known = match.concealed(Viewer.SPECTATOR);
    this.hourglass =
        new Hourglass(pace, alone, seats, rules.timeBank(), rules.bankFillings(known), at);
    this.question =
        Question.first(match.decision(), seats, at, allowance(known), rules.clock(known));
  }

  static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Play<S, M, E, V> begin(
          String table,
          Game<S, M, E, V> game,
          Setup setup,
          Opened terms,
          boolean alone,
          Beginning way,
          Seed seed,
          long at) {
    Rules<S, M, E, V> rules = game.rules(setup, terms.edition());
    Tap luck = new Tap(way.luck(table, seed));
    Match<S, M, E, V> match = way.match(table, game, setup, rules, luck);
    return new Play<>(game, setup, rules, match, terms.pace(), alone, luck, at);
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

  Outcome outcome() {
    return match.outcome();
  }

  List<ScoreLine> scoreSheet() {
    return match.scoreSheet();
  }

  List<Turn> turns() {
    return match.log().stream()
        .map(entry -> new Turn(entry.seat().index(), notation.write(entry.move())))
        .toList();
  }

  Question question() {
    return question;
  }

  boolean goesOnWithoutLeavers() {
    return rules.goesOnWithoutLeavers();
  }

  /// Returns what is left of a seat's time bank at a moment, if the game has one.
  Optional<Long> bank(int seat, long now, Credit credit) {
    return hourglass.bank(question, seat, now, credit);
  }

  /// Returns the question as a viewer may know it.
  Asked asked(Viewer viewer, Seats people, Map<String, String> orders, Credit credit, long now) {
    int seat = viewer instanceof Seat own ? own.index() : -1;
    List<String> moves = seat < 0 ? List.of() : offered(seat, people);
    boolean reacts = question.isWindow() && !moves.isEmpty();
    return new Asked(
        seat < 0 ? question.latest() : question.number(seat),
        question.kind(),
        question.manner(),
        numbers(question.publiclyAsked()),
        numbers(question.publiclyDone()),
        question.opened(),
        deadline(now, credit),
        !moves.isEmpty(),
        seat < 0 ? Optional.empty() : pledges.of(seat),
        moves,
        seat < 0 ? List.of() : free(seat),
        reacts ? proxy.certain(match, question, Seat.of(seat), orders) : Optional.empty(),
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
    return hourglass.isTimedWindow(question) || (question.isWindow() && people.size() <= 1);
  }

  private List<String> free(int seat) {
    List<M> free = new ArrayList<>(match.freeMoves(Seat.of(seat)));
    free.removeIf(move -> Rehearsal.isForTheTable(rules, move, Seat.of(seat)));
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
    return pledges.of(seat).isPresent();
  }

  // Playing

  private Rehearsal<S, M, E, V> rehearsal() {
    return new Rehearsal<>(rules, notation, match, question, luck);
  }

  /// Tries what a seat wants to play, in answer to the question or of its own accord.
  Attempt attempt(int seat, List<String> moves, By by) throws Refusal {
    return rehearsal().of(Seat.of(seat), moves, by);
  }

  /// Plays stored turns again.
  Attempt again(List<Turn> stored) {
    return rehearsal().again(stored);
  }

  /// Makes an attempt come true.
  @SuppressWarnings("unchecked") // attempts come from this very play
  void adopt(Attempt attempt, By by, long at, Credit credit) {
    Match<S, M, E, V> before = match;
    Seats done = Turn.movers(attempt.turns());
    hourglass.charge(question, at, credit);
    match = (Match<S, M, E, V>) attempt.after();
    views.clear();
    Question answered = question;
    ask(done, by, at);
    wake.leave(retreat(attempt, before, answered, by, done));
  }

  @SuppressWarnings("unchecked") // attempts come from this very play
  private Optional<Retreat<S, M, E, V>> retreat(
      Attempt attempt, Match<S, M, E, V> before, Question answered, By by, Seats done) {
    boolean mayRegret = by == By.PLAYER && !attempt.lucky() && done.size() == 1;
    if (!mayRegret || match.isOver() || question.isUnseen()) return Optional.empty();
    Truth<V> truth = new Truth<>(attempt.events(), this::view);
    return Optional.of(
        new Retreat<>(before, answered, done.lowest(), (List<M>) attempt.moves(), truth));
  }

  private void ask(Seats done, By by, long at) {
    if (match.isOver()) return;
    Decision next = match.decision();
    boolean settled = question.isUnseen() && by == By.TABLE;
    S known = match.concealed(Viewer.SPECTATOR);
    hourglass.fill(rules.bankFillings(known));
    if (!settled && question.goesOnAs(next, done)) {
      question = question.continued(next, done, by == By.PLAYER);
    } else {
      question = question.followedBy(next, at, allowance(known), rules.clock(known));
      pledges.clear();
    }
  }

  private long allowance(S known) {
    return hourglass.allowance(rules.patience(known), rules.clock(known));
  }

  /// Lays an answer on the table, face down.
  void pledge(int seat, String move, long at) {
    pledges.lay(seat, move, question, at);
  }

  /// Whether a seat may take back what it played last, and then what it played before that: nobody
  /// else has decided since, or could have unseen, nothing was rolled or drawn, and nobody has
  /// learnt anything.
  boolean mayUndo(int seat) {
    return wake.last().filter(retreat -> retreat.isOf(seat)).isPresent()
        && wake.isOpen(retreat -> retreat.isDiscreet(rules, seats, entries()));
  }

  void undo(long at, Credit credit) {
    Retreat<S, M, E, V> last = wake.back();
    match = last.before();
    views.clear();
    hourglass.charge(last.question(), Seats.of(last.seat()), at, credit);
    question = last.question().again(question);
    pledges.clear();
  }

  // Time

  /// Returns when the time for the question is up.
  Optional<Long> deadline(long now, Credit credit) {
    return hourglass.deadline(question, now, credit);
  }

  /// Returns what is to be played for those who did not answer in time.
  Attempt timeUp(List<Map<String, String>> orders, SplitMix whims) {
    Optional<Turn> flag = flagFall();
    if (flag.isPresent()) return again(List.of(flag.get()));
    return rehearsal()
        .ofAll(
            question.asked().stream()
                .flatMap(seat -> absent(seat, orders, whims).stream())
                .toList());
  }

  /// Returns what the table plays for the seat whose bank is empty, if the rules allow it now.
  private Optional<Turn> flagFall() {
    if (question.clock() != Clock.BANK) return Optional.empty();
    Seat late = hourglass.latest(question);
    return rules
        .tableMove(Moment.TIME_OUT, late)
        .filter(match.freeMoves(late)::contains)
        .map(flag -> new Turn(late.index(), notation.write(flag)));
  }

  private List<Turn> absent(Seat seat, List<Map<String, String>> orders, SplitMix whims) {
    return proxy.turns(match, question, seat, orders.get(seat.index()), whims);
  }

  /// Returns a move that a seat has ordered for such questions, if it is asked one openly.
  Optional<String> ordered(int seat, Map<String, String> orders) {
    if (question.isUnseen() || !isAsked(seat)) return Optional.empty();
    return proxy.ordered(match, question, Seat.of(seat), orders).map(notation::write);
  }

  /// Returns when a question that is answered unseen is to be closed, if that is known yet.
  Optional<Long> closing(Seats people, long now, Credit credit) {
    Seats awaited = question.asked().without(rules.notAwaited(match.concealed(Viewer.SPECTATOR)));
    return pledges.closing(
        awaited,
        closesByItself(people),
        people,
        seat -> match.legalMoves(seat).size() == 1,
        deadline(now, credit),
        now);
  }

  /// Returns all answers to a question that is answered unseen; for those who said nothing, their
  /// orders or the rules speak, or they pass if somebody else was quicker.
  Attempt settle(List<Map<String, String>> orders, SplitMix whims) {
    List<Turn> turns = new ArrayList<>();
    for (Seat seat : question.asked()) {
      Optional<String> pledged =
          pledges
              .of(seat.index())
              .filter(move -> match.legalMoves(seat).contains(notation.read(move)));
      if (pledged.isPresent()) turns.add(new Turn(seat.index(), pledged.get()));
      else if (pledges.hasReaction()) turns.add(new Turn(seat.index(), Decision.PASS));
      else turns.addAll(absent(seat, orders, whims));
    }
    return rehearsal().ofAll(turns);
  }

  // Bots

  /// Returns the question as a bot can take it away and think about it.
  Errand<S, M> errand(String table, BotKind kind, int seat, List<Event> past, long seed) {
    Sight<S, M> sight = Sight.of(rules, match.truth(), Seat.of(seat), new Moves<>(), past);
    Budget usual = kind.usual();
    Budget budget = question.isUnseen() ? usual.within(LONGEST_UNSEEN_THOUGHT) : usual;
    return new Errand<>(table, kind, budget, ropes, sight, seed);
  }

  /// Returns the question of a seat, to be thought about elsewhere.
  Brief brief(int seat, List<Event> past) throws Refusal {
    if (!isAsked(seat)) throw new Refusal("not-your-turn");
    Sight<S, M> sight = Sight.of(rules, match.truth(), Seat.of(seat), new Moves<>(), past);
    return Brief.of(question.number(seat), ropes, sight, notation);
  }

  String write(Move move) {
    return notation.write(cast(move));
  }

  @SuppressWarnings("unchecked") // bots answer with moves of the game they were asked about
  private M cast(Move move) {
    return (M) move;
  }
}
