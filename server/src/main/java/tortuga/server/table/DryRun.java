package tortuga.server.table;

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
import tortuga.server.table.undo.LeakCheck;

/// Tries what people want before it is stored, in answer to one question of a match.
final class DryRun<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// No chain of picks is longer; what would be is a mistake of a game.
  static final int LONGEST_CHAIN = 200;

  private static final int WORLDS = 12;

  private final Rules<S, M, E, V> rules;
  private final Notation<M> notation;
  private final OpenQuestion question;
  private final Trial<S, M, E, V> trial;

  DryRun(
      Rules<S, M, E, V> rules,
      Notation<M> notation,
      Match<S, M, E, V> match,
      OpenQuestion question,
      CountingChance luck) {
    this.rules = rules;
    this.notation = notation;
    this.question = question;
    this.trial = new Trial<>(match, notation, luck);
  }

  /// Tries what a seat wants to play, in answer to the question or of its own accord.
  DryRunResult of(Seat seat, List<String> moves, Origin by) throws Refusal {
    if (moves.isEmpty() || moves.size() > LONGEST_CHAIN) throw new Refusal("not-offered");
    for (int i = 0; i < moves.size(); i++) {
      M move = read(moves.get(i));
      if (by == Origin.PLAYER && isForTheTable(rules, move, seat)) throw new Refusal("not-offered");
      if (by == Origin.PLAYER) claimFirst(seat, move);
      if (i == moves.size() - 1) trial.play(seat, move);
      else playBlindly(seat, move);
    }
    return trial.result();
  }

  /// Plays a move that must show its seat nothing: were the rest of the chain refused after that,
  /// it would have learnt it for nothing.
  private void playBlindly(Seat seat, M move) throws Refusal {
    Match<S, M, E, V> before = trial.match().copy();
    trial.play(seat, move);
    boolean isNews =
        trial.metLuck()
            || !new LeakCheck<>(rules, WORLDS, before.log().size()).kept(before, seat, move);
    if (isNews) throw new Refusal("chain-met-luck");
  }

  private M read(String text) throws Refusal {
    try {
      return notation.read(text);
    } catch (IllegalArgumentException e) {
      throw new Refusal("not-a-move");
    }
  }

  /// Lets the table note that somebody is the first to be done, just before he is.
  private void claimFirst(Seat who, M move) throws Refusal {
    Optional<M> claim = rules.tableMove(TableSignal.FIRST_DONE, who);
    boolean first = question.manner() == Manner.SECRET && !question.someoneDone();
    if (!first || claim.isEmpty() || !trial.match().freeMoves(who).contains(claim.get())) return;
    Match<S, M, E, V> ahead = trial.match().copy();
    if (ahead.play(who, move) instanceof Verdict.Refused) return;
    boolean done = ahead.isOver() || !ahead.toAct().contains(who);
    if (done) trial.play(who, claim.get());
  }

  /// Whether nobody but the table may play a move.
  static <M extends Move> boolean isForTheTable(Rules<?, M, ?, ?> rules, M move, Seat seat) {
    for (TableSignal moment : TableSignal.values()) {
      if (rules.tableMove(moment, seat).equals(Optional.of(move))) return true;
    }
    return false;
  }

  /// Tries the answers of several, as far as they still fit: one may end the question for the rest.
  DryRunResult ofAll(List<Turn> wanted) {
    Seats done = Seats.NONE;
    for (Turn turn : wanted) {
      Match<S, M, E, V> now = trial.match();
      if (trial.hasBegun() && !isOpenStill(now, done)) break;
      Seat seat = Seat.of(turn.seat());
      if (!now.legalMoves(seat).contains(notation.read(turn.move()))) continue;
      trial.playAgain(turn);
      done = done.with(seat);
    }
    return trial.result();
  }

  /// A window that asks somebody again who has answered is another one, however alike.
  private boolean isOpenStill(Match<S, M, E, V> now, Seats done) {
    if (now.isOver() || !question.goesOnAs(now.decision(), done)) return false;
    return question.manner() != Manner.WINDOW || done.stream().noneMatch(now.toAct()::contains);
  }

  /// Plays what is known to be legal.
  DryRunResult again(List<Turn> stored) {
    stored.forEach(trial::playAgain);
    return trial.result();
  }
}
