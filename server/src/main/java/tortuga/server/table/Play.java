package tortuga.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tortuga.bots.BotKind;
import tortuga.bots.Errand;
import tortuga.bots.Ropes;
import tortuga.bots.Sight;
import tortuga.engine.Decision;
import tortuga.engine.Decision.Manner;
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
import tortuga.engine.Setup;
import tortuga.engine.SplitMix;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.server.table.Entry.Turn;

/// A game in progress at a table: the match, the question before it, and the answers that lie face
/// down. Confined to the thread of its table.
final class Play<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// Enough worlds to be sure that a move showed nothing, and few enough to ask after each move.
  private static final int WORLDS = 12;

  /// No chain of picks is longer; what would be is a mistake of a game.
  private static final int LONGEST_CHAIN = 200;

  private final Rules<S, M, E, V> rules;
  private final Ropes<S, M> ropes;
  private final Notation<M> notation;
  private final Pace pace;
  private final int seats;
  private final Tap luck;
  private final long[] banks;
  private final @Nullable String[] pledges;

  private Match<S, M, E, V> match;
  private Question question;
  private Optional<Long> firstReaction = Optional.empty();
  private Optional<Retreat<M>> retreat = Optional.empty();

  /// Where the last move came from, as long as it may be taken back.
  private record Retreat<M>(Object before, Question question, Seat seat, List<M> moves) {}

  /// What would come of moves, if they were played.
  ///
  /// @param after the match as it would be
  /// @param lucky whether luck was needed
  record Attempt(Object after, List<Turn> turns, List<? extends Event> events, boolean lucky) {}

  private Play(Game<S, M, E, V> game, Setup setup, int edition, Pace pace, Tap luck, long at) {
    this.rules = game.rules(setup, edition);
    this.ropes = new Ropes<>(rules, game.tactics(setup), setup.seats());
    this.notation = new Notation<>(game.moveType());
    this.pace = pace;
    this.seats = setup.seats();
    this.luck = luck;
    this.banks = new long[seats];
    Arrays.fill(banks, 1000L * rules.timeBank());
    this.pledges = new String[seats];
    this.match = Match.begin(rules, luck);
    this.question = Question.first(match.decision(), seats, at, allowance());
  }

  static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Play<S, M, E, V> begin(
          Game<S, M, E, V> game, Setup setup, int edition, Pace pace, Tap luck, long at) {
    return new Play<>(game, setup, edition, pace, luck, at);
  }

  // What viewers may know

  V view(Viewer viewer) {
    return match.view(viewer);
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
    if (rules.timeBank() == 0) return Optional.empty();
    return Optional.of(banks[seat] - (isOnBank(seat) ? thought(now, credit) : 0));
  }

  /// Returns the question as a viewer may know it.
  Asked asked(Viewer viewer, Map<String, String> orders, Credit credit, long now) {
    int seat = viewer instanceof Seat own ? own.index() : -1;
    List<String> moves = offered(seat);
    boolean isWindow = question.manner() == Manner.WINDOW;
    return new Asked(
        seat < 0 ? question.latest() : question.number(seat),
        question.kind(),
        question.manner(),
        isWindow ? List.of() : numbers(question.isUnseen() ? question.all() : question.asked()),
        question.isUnseen() ? List.of() : numbers(question.all().without(question.asked())),
        question.opened(),
        deadline(now, credit),
        !moves.isEmpty(),
        seat < 0 ? Optional.empty() : Optional.ofNullable(pledges[seat]),
        moves,
        seat < 0 ? List.of() : free(seat),
        isWindow && !moves.isEmpty() ? certainFallback(seat, orders) : Optional.empty(),
        seat >= 0 && mayUndo(seat),
        orders);
  }

  /// Returns what a seat may answer. In a window, whoever could only pass is left alone, as if not
  /// asked at all; by correspondence all who might react have to say something.
  private List<String> offered(int seat) {
    if (seat < 0 || !isAsked(seat) || pledges[seat] != null) return List.of();
    List<String> moves = match.legalMoves(Seat.of(seat)).stream().map(notation::write).toList();
    boolean lone = question.manner() == Manner.WINDOW && question.allowance() > 0;
    return lone && moves.size() == 1 && pace.isLive() ? List.of() : moves;
  }

  private List<String> free(int seat) {
    return match.freeMoves(Seat.of(seat)).stream()
        .filter(move -> !isForTheTable(move, Seat.of(seat)))
        .map(notation::write)
        .toList();
  }

  /// Whether a seat may do all of this at any time, whatever is asked.
  boolean areFree(int seat, List<String> moves) {
    return free(seat).containsAll(moves);
  }

  /// Whether a move answers the question that is put to a seat.
  boolean isAnswer(int seat, String move) {
    return match.legalMoves(Seat.of(seat)).contains(notation.read(move));
  }

  private Optional<String> certainFallback(int seat, Map<String, String> orders) {
    String one = fallback(seat, orders, new SplitMix(1));
    return one.equals(fallback(seat, orders, new SplitMix(2)))
        ? Optional.of(one)
        : Optional.empty();
  }

  private static List<Integer> numbers(Seats seats) {
    return seats.stream().map(Seat::index).toList();
  }

  boolean isAsked(int seat) {
    return match.toAct().contains(Seat.of(seat));
  }

  boolean hasPledged(int seat) {
    return pledges[seat] != null;
  }

  // Playing

  /// Tries what a seat wants to play, in answer to the question or of its own accord.
  Attempt attempt(int seat, List<String> moves, By by) throws Refusal {
    if (moves.isEmpty() || moves.size() > LONGEST_CHAIN) throw new Refusal("not-offered");
    Match<S, M, E, V> trial = match.copy();
    List<Turn> turns = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    int drops = luck.drops();
    for (String text : moves) {
      if (!turns.isEmpty() && luck.drops() > drops) throw new Refusal("chain-met-luck");
      M move = read(text);
      if (by == By.PLAYER && isForTheTable(move, Seat.of(seat))) throw new Refusal("not-offered");
      if (by == By.PLAYER) claimFirst(trial, seat, move, turns, events);
      play(trial, new Turn(seat, notation.write(move)), move, turns, events);
    }
    return new Attempt(trial, turns, events, luck.drops() > drops);
  }

  /// Tries the answers of several, as far as they still fit: one may end the question for the rest.
  Attempt attemptAll(List<Turn> wanted) {
    Match<S, M, E, V> trial = match.copy();
    List<Turn> turns = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    Seats done = Seats.NONE;
    int drops = luck.drops();
    for (Turn turn : wanted) {
      if (!turns.isEmpty() && !isOpenStill(trial, done)) break;
      M move = notation.read(turn.move());
      if (!trial.legalMoves(Seat.of(turn.seat())).contains(move)) continue;
      try {
        play(trial, turn, move, turns, events);
      } catch (Refusal e) {
        throw new IllegalStateException("a legal move was refused: " + turn, e);
      }
      done = done.with(Seat.of(turn.seat()));
    }
    return new Attempt(trial, turns, events, luck.drops() > drops);
  }

  /// A window that asks somebody again who has answered is another one, however alike.
  private boolean isOpenStill(Match<S, M, E, V> trial, Seats done) {
    if (trial.isOver() || !question.goesOnAs(trial.decision(), done)) return false;
    return question.manner() != Manner.WINDOW || done.stream().noneMatch(trial.toAct()::contains);
  }

  /// Plays stored turns again.
  Attempt again(List<Turn> stored) {
    Match<S, M, E, V> trial = match.copy();
    List<Turn> turns = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    int drops = luck.drops();
    for (Turn turn : stored) {
      try {
        play(trial, turn, notation.read(turn.move()), turns, events);
      } catch (Refusal e) {
        throw new IllegalStateException("a stored move is refused: " + turn, e);
      }
    }
    return new Attempt(trial, turns, events, luck.drops() > drops);
  }

  private void play(
      Match<S, M, E, V> trial, Turn turn, M move, List<Turn> turns, List<Event> events)
      throws Refusal {
    switch (trial.play(Seat.of(turn.seat()), move)) {
      case Verdict.Played<E>(List<E> told) -> events.addAll(told);
      case Verdict.Refused<E>(String reason) -> throw new Refusal(reason);
    }
    turns.add(turn);
  }

  /// Lets the table note that somebody is the first to be done, just before he is.
  private void claimFirst(
      Match<S, M, E, V> trial, int seat, M move, List<Turn> turns, List<Event> events)
      throws Refusal {
    Seat who = Seat.of(seat);
    Optional<M> claim = rules.tableMove(Moment.FIRST_DONE, who);
    boolean first = question.manner() == Manner.SECRET && !question.someoneDone();
    if (!first || claim.isEmpty() || !trial.freeMoves(who).contains(claim.get())) return;
    Match<S, M, E, V> ahead = trial.copy();
    if (ahead.play(who, move) instanceof Verdict.Refused) return;
    boolean done = ahead.isOver() || !ahead.toAct().contains(who);
    if (done) play(trial, new Turn(seat, notation.write(claim.get())), claim.get(), turns, events);
  }

  private boolean isForTheTable(M move, Seat seat) {
    for (Moment moment : Moment.values()) {
      if (rules.tableMove(moment, seat).equals(Optional.of(move))) return true;
    }
    return false;
  }

  private M read(String text) throws Refusal {
    try {
      return notation.read(text);
    } catch (IllegalArgumentException e) {
      throw new Refusal("not-a-move");
    }
  }

  /// Makes an attempt come true.
  @SuppressWarnings("unchecked") // attempts come from this very play
  void adopt(Attempt attempt, By by, long at, Credit credit) {
    Match<S, M, E, V> before = match;
    Seats done = Seats.NONE;
    for (Turn turn : attempt.turns()) done = done.with(Seat.of(turn.seat()));
    chargeBanks(done, at, credit);
    match = (Match<S, M, E, V>) attempt.after();
    retreat = retreat(attempt, before, by, done);
    firstReaction = Optional.empty();
    ask(done, by, at);
  }

  private Optional<Retreat<M>> retreat(
      Attempt attempt, Match<S, M, E, V> before, By by, Seats done) {
    boolean mayRegret = by == By.PLAYER && !attempt.lucky() && done.size() == 1;
    if (!mayRegret || match.isOver()) return Optional.empty();
    List<M> moves = attempt.turns().stream().map(turn -> notation.read(turn.move())).toList();
    return Optional.of(new Retreat<>(before, question, done.lowest(), moves));
  }

  private void ask(Seats done, By by, long at) {
    if (match.isOver()) return;
    Decision next = match.decision();
    boolean settled = question.isUnseen() && by == By.TABLE;
    if (!settled && question.goesOnAs(next, done)) {
      question = question.continued(next, done, by == By.PLAYER);
    } else {
      question = question.followedBy(next, at, allowance());
      Arrays.fill(pledges, null);
    }
  }

  private long allowance() {
    int seconds = rules.patience(match.concealed(Viewer.SPECTATOR));
    return seconds == 0 && pace.isLive() ? 0 : pace.allowance(seconds);
  }

  /// Lays an answer on the table, face down.
  void pledge(int seat, String move, long at) {
    pledges[seat] = move;
    boolean reacts = question.manner() == Manner.WINDOW && !move.equals(Decision.PASS);
    if (reacts && firstReaction.isEmpty()) firstReaction = Optional.of(at);
  }

  /// Whether a seat may take back what it played last: nobody else has decided, nothing was rolled
  /// or drawn, and nobody has learnt anything.
  boolean mayUndo(int seat) {
    return retreat.isPresent()
        && retreat.get().seat().index() == seat
        && !othersMayHaveDecided(seat)
        && showedNothing();
  }

  /// Whether others may have answered unseen, which must neither be lost nor be told.
  private boolean othersMayHaveDecided(int seat) {
    return question.isUnseen() && !question.asked().without(Seat.of(seat)).isEmpty();
  }

  @SuppressWarnings("unchecked") // retreats come from this very play
  private boolean showedNothing() {
    Retreat<M> last = retreat.orElseThrow();
    boolean kept =
        new Discretion<>(rules, WORLDS, entries())
            .kept((Match<S, M, E, V>) last.before(), last.seat(), last.moves(), seats);
    if (!kept) retreat = Optional.empty();
    return kept;
  }

  @SuppressWarnings("unchecked") // retreats come from this very play
  void undo() {
    Retreat<M> last = retreat.orElseThrow();
    match = (Match<S, M, E, V>) last.before();
    question = last.question().again(question.latest() + 1);
    Arrays.fill(pledges, null);
    retreat = Optional.empty();
    firstReaction = Optional.empty();
  }

  // Time

  /// Returns when the time for the question is up.
  Optional<Long> deadline(long now, Credit credit) {
    long lost = credit.between(question.opened(), Math.max(now, question.opened()));
    if (question.allowance() > 0) {
      return Optional.of(question.opened() + question.allowance() + lost);
    }
    if (rules.timeBank() == 0 || question.isUnseen()) return Optional.empty();
    return question.asked().stream()
        .map(seat -> question.opened() + banks[seat.index()] + lost)
        .min(Long::compare);
  }

  private boolean isOnBank(int seat) {
    return rules.timeBank() > 0 && question.allowance() == 0 && isAsked(seat);
  }

  private long thought(long now, Credit credit) {
    return Math.max(0, now - question.opened() - credit.between(question.opened(), now));
  }

  private void chargeBanks(Seats done, long at, Credit credit) {
    for (Seat seat : done) {
      int index = seat.index();
      if (isOnBank(index)) banks[index] = Math.max(0, banks[index] - thought(at, credit));
    }
  }

  /// Returns what is to be played for those who did not answer in time.
  Attempt timeUp(List<Map<String, String>> orders, SplitMix whims) {
    if (question.allowance() == 0) return flagFall();
    return attemptAll(
        question.asked().stream()
            .flatMap(seat -> defaults(seat.index(), orders.get(seat.index()), whims).stream())
            .toList());
  }

  private Attempt flagFall() {
    Seat late =
        question.asked().stream()
            .min((a, b) -> Long.compare(banks[a.index()], banks[b.index()]))
            .orElseThrow();
    M flag = rules.tableMove(Moment.TIME_OUT, late).orElseThrow();
    try {
      return attempt(late.index(), List.of(notation.write(flag)), By.CLOCK);
    } catch (Refusal e) {
      throw new IllegalStateException("the flag cannot fall", e);
    }
  }

  /// Returns the default of one seat; for a private chain, all its picks.
  private List<Turn> defaults(int seat, Map<String, String> orders, SplitMix whims) {
    Match<S, M, E, V> ahead = match.copy();
    Seat who = Seat.of(seat);
    List<Turn> turns = new ArrayList<>();
    do {
      M move = fallback(ahead, who, orders, whims);
      turns.add(new Turn(seat, notation.write(move)));
      ahead.play(who, move);
    } while (turns.size() < LONGEST_CHAIN && isStillAsked(ahead, who));
    return turns;
  }

  private boolean isStillAsked(Match<S, M, E, V> ahead, Seat who) {
    return !ahead.isOver()
        && ahead.toAct().contains(who)
        && question.goesOnAs(ahead.decision(), Seats.of(who));
  }

  private String fallback(int seat, Map<String, String> orders, SplitMix whims) {
    return notation.write(fallback(match, Seat.of(seat), orders, whims));
  }

  /// Returns what a seat ordered for such questions, if it can be played, or what the rules say.
  private M fallback(Match<S, M, E, V> now, Seat seat, Map<String, String> orders, SplitMix whims) {
    String verb = orders.get(question.kind());
    for (M move : now.legalMoves(seat)) {
      if (verb != null && Notation.verb(move.getClass()).equals(verb)) return move;
    }
    return rules.fallback(now.concealed(seat), seat, whims);
  }

  /// Returns a move that a seat has ordered for such questions, if it is asked one openly.
  Optional<String> ordered(int seat, Map<String, String> orders) {
    String verb = orders.get(question.kind());
    if (verb == null || question.isUnseen() || !isAsked(seat)) return Optional.empty();
    return match.legalMoves(Seat.of(seat)).stream()
        .filter(move -> Notation.verb(move.getClass()).equals(verb))
        .map(notation::write)
        .findFirst();
  }

  /// Returns when a question that is answered unseen is to be closed, if that is known yet.
  ///
  /// With several people at the table, a window stays open for its whole length unless somebody
  /// reacts, so that its length says nothing. A lone person has nobody to hide from.
  Optional<Long> closing(Seats people, long now, Credit credit) {
    Optional<Long> deadline = deadline(now, credit);
    Seats missing = Seats.NONE;
    for (Seat seat : question.asked()) {
      if (pledges[seat.index()] == null) missing = missing.with(seat);
    }
    if (missing.isEmpty() && !(isTimed() && people.size() > 1)) return Optional.of(now);
    if (question.manner() == Manner.SILENT || !isTimed()) return deadline;
    if (people.size() <= 1) {
      return missing.stream().allMatch(this::canOnlyPass) ? Optional.of(now) : deadline;
    }
    Optional<Long> reaction = firstReaction.map(at -> at + Table.SAME_MOMENT);
    return reaction.isPresent() ? reaction : deadline;
  }

  private boolean isTimed() {
    return question.manner() == Manner.WINDOW && question.allowance() > 0 && pace.isLive();
  }

  private boolean canOnlyPass(Seat seat) {
    return match.legalMoves(seat).size() == 1;
  }

  /// Returns all answers to a question that is answered unseen; for those who said nothing, their
  /// orders or the rules speak, or they pass if somebody else was quicker.
  Attempt settle(List<Map<String, String>> orders, SplitMix whims) {
    List<Turn> turns = new ArrayList<>();
    for (Seat seat : question.asked()) {
      String pledged = pledges[seat.index()];
      if (pledged != null) turns.add(new Turn(seat.index(), pledged));
      else if (firstReaction.isPresent()) turns.add(new Turn(seat.index(), Decision.PASS));
      else turns.addAll(defaults(seat.index(), orders.get(seat.index()), whims));
    }
    return attemptAll(turns);
  }

  // Bots

  /// Returns the question as a bot can take it away and think about it.
  Errand<S, M> errand(String table, BotKind kind, int seat, List<Event> past, long seed) {
    Sight<S, M> sight = Sight.of(rules, match.truth(), Seat.of(seat), new Moves<>(), past);
    return new Errand<>(table, kind, ropes, sight, seed);
  }

  /// Returns the question of a seat, to be thought about elsewhere.
  Brief brief(int seat, List<Event> past) throws Refusal {
    if (!isAsked(seat)) throw new Refusal("not-your-turn");
    Sight<S, M> sight = Sight.of(rules, match.truth(), Seat.of(seat), new Moves<>(), past);
    int number = question.number(seat);
    return new Brief(
        number,
        budget ->
            BotKind.LEGEND.bot(ropes, budget).advise(sight, new SplitMix(number)).options().stream()
                .map(option ->
                    new Brief.Opinion(
                        notation.write(option.move()), option.chance(), option.visits()))
                .toList());
  }

  String write(Move move) {
    return notation.write(cast(move));
  }

  @SuppressWarnings("unchecked") // bots answer with moves of the game they were asked about
  private M cast(Move move) {
    return (M) move;
  }
}
