package tortuga.server.table.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.TableSignal;
import tortuga.engine.Verdict;
import tortuga.engine.text.Notation;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.Origin;
import tortuga.server.table.Refusal;
import tortuga.server.table.undo.LeakCheck;

/// Tries moves on a copy of a match before they are stored: an answer to a question, the answers of
/// several seats, or what is stored already. One object tries once.
final class DryRun<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// Maximum length of a chain of picks; a longer one is a bug of a game.
  static final int LONGEST_CHAIN = 200;

  private static final int WORLDS = 12;

  private final Rules<S, M, E, V> rules;
  private final Notation<M> notation;
  private final Match<S, M, E, V> match;
  private final OpenQuestion question;
  private final CountingChance luck;
  private final int drawsBefore;
  private final List<Turn> turns = new ArrayList<>();
  private final List<M> moves = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();

  DryRun(
      Rules<S, M, E, V> rules,
      Notation<M> notation,
      Match<S, M, E, V> match,
      OpenQuestion question,
      CountingChance luck) {
    this.rules = rules;
    this.notation = notation;
    this.match = match.copy();
    this.question = question;
    this.luck = luck;
    this.drawsBefore = luck.draws();
  }

  /// Tries a seat's move, which answers the question or is possible at any time.
  DryRunResult of(Seat seat, List<String> wanted, Origin by) throws Refusal {
    if (wanted.isEmpty() || wanted.size() > LONGEST_CHAIN) throw new Refusal("not-offered");
    for (int i = 0; i < wanted.size(); i++) {
      M move = read(wanted.get(i));
      if (by == Origin.PLAYER && isForTheTable(rules, move, seat)) throw new Refusal("not-offered");
      if (by == Origin.PLAYER) claimFirst(seat, move);
      if (i == wanted.size() - 1) play(seat, move);
      else playUnnoticed(seat, move);
    }
    return result();
  }

  private M read(String text) throws Refusal {
    try {
      return notation.read(text);
    } catch (IllegalArgumentException e) {
      throw new Refusal("not-a-move");
    }
  }

  private void play(Seat seat, M move) throws Refusal {
    switch (match.play(seat, move)) {
      case Verdict.Played<E>(List<E> told) -> events.addAll(told);
      case Verdict.Refused<E>(String reason) -> throw new Refusal(reason);
    }
    turns.add(new Turn(seat.index(), notation.write(move)));
    moves.add(move);
  }

  /// Plays a move that must show its seat nothing: if the rest of the chain were refused after
  /// that, the seat would have learnt something for free.
  private void playUnnoticed(Seat seat, M move) throws Refusal {
    Match<S, M, E, V> before = match.copy();
    play(seat, move);
    boolean isNews =
        drewChance()
            || !new LeakCheck<>(rules, WORLDS, before.log().size())
                .showsNothing(before, seat, move);
    if (isNews) throw new Refusal("chain-met-luck");
  }

  private boolean drewChance() {
    return luck.draws() > drawsBefore;
  }

  /// Tells the rules that a person is the first to finish, just before the last move.
  private void claimFirst(Seat who, M move) throws Refusal {
    Optional<M> claim = claim(rules, match, question, who);
    if (claim.isEmpty()) return;
    Match<S, M, E, V> ahead = match.copy();
    if (ahead.play(who, move) instanceof Verdict.Refused) return;
    boolean done = ahead.isOver() || !ahead.toAct().contains(who);
    if (done) play(who, claim.get());
  }

  /// Returns what the table plays for a seat if it is the first to finish its answer now.
  static <S extends State<S>, M extends Move, E extends Event, V extends Record> Optional<M> claim(
      Rules<S, M, E, V> rules, Match<S, M, E, V> match, OpenQuestion question, Seat who) {
    if (question.manner() != Manner.SECRET || question.someoneDone()) return Optional.empty();
    return rules.tableMove(TableSignal.FIRST_DONE, who).filter(match.freeMoves(who)::contains);
  }

  /// Whether only the table may play a move.
  static <M extends Move> boolean isForTheTable(Rules<?, M, ?, ?> rules, M move, Seat seat) {
    for (TableSignal signal : TableSignal.values()) {
      if (rules.tableMove(signal, seat).equals(Optional.of(move))) return true;
    }
    return false;
  }

  /// Tries the answers of several seats, as far as they still fit: one may end the question for the
  /// rest.
  DryRunResult ofAll(List<Turn> wanted) {
    Seats done = Seats.NONE;
    for (Turn turn : wanted) {
      if (!turns.isEmpty() && !isStillOpen(done)) break;
      Seat seat = Seat.of(turn.seat());
      if (!match.legalMoves(seat).contains(notation.read(turn.move()))) continue;
      playLegal(turn);
      done = done.with(seat);
    }
    return result();
  }

  /// A window that asks a seat again that has answered is another one, however similar.
  private boolean isStillOpen(Seats done) {
    if (match.isOver() || !question.goesOnAs(match.decision(), done)) return false;
    return question.manner() != Manner.WINDOW || done.stream().noneMatch(match.toAct()::contains);
  }

  /// Plays what was found legal before.
  DryRunResult again(List<Turn> stored) {
    stored.forEach(this::playLegal);
    return result();
  }

  private void playLegal(Turn turn) {
    try {
      play(Seat.of(turn.seat()), notation.read(turn.move()));
    } catch (Refusal e) {
      throw new IllegalStateException("a legal move is refused: " + turn, e);
    }
  }

  private DryRunResult result() {
    return new DryRunResult(
        match, List.copyOf(turns), List.copyOf(moves), List.copyOf(events), drewChance());
  }
}
