package tortuga.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.PlayedMove;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;

/// A random game under trial: before every move, a law may look at it.
public final class RandomGame<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// One move in this many is one that its seat may make at any time, where there is such a move.
  private static final int FREE_MOVES = 100;

  private final Game<S, M, E, V> game;
  private final Setup setup;
  private final long number;
  private final int longest;
  private final Rules<S, M, E, V> rules;
  private final Notation<M> notation;
  private final SplitMix choices;
  private final List<PlayedMove<M>> log = new ArrayList<>();
  private final S state;

  /// Sets up the game that `number` stands for; it must be over after `longest` moves.
  public RandomGame(Game<S, M, E, V> game, Setup setup, long number, int longest) {
    this.game = game;
    this.setup = setup;
    this.number = number;
    this.longest = longest;
    rules = game.rules(setup);
    notation = new Notation<>(game.moveType());
    choices = Chance.seeded(number);
    state = rules.begin(seed().chance(0), Journal.silent());
  }

  /// Plays to the end, and shows the game to `law` before every move and at the end.
  public void run(Law<S, M, E, V> law) {
    try {
      law.begin(this);
      while (!isOver()) {
        if (log.size() == longest) throw failure("the game is still not over");
        law.check(this);
        PlayedMove<M> entry = nextEntry();
        rules.play(state, entry.seat(), entry.move(), luck(), Journal.silent());
        log.add(entry);
      }
      law.end(this);
    } catch (RuntimeException e) {
      throw new AssertionError(story("the rules failed: " + e), e);
    }
  }

  private PlayedMove<M> nextEntry() {
    if (choose(FREE_MOVES) == 0) {
      Seat seat = Seat.of(choose(setup.seats()));
      List<M> free = freeMoves(state, seat);
      if (!free.isEmpty()) return new PlayedMove<>(seat, anyOf(free));
    }
    Seat seat = anySeatOf(state.toAct());
    return new PlayedMove<>(seat, anyOf(legalMoves(state, seat)));
  }

  /// Plays a state to its end at random; `law` says why that must be possible.
  void playOut(S start, String why) {
    SplitMix luck = Chance.seeded(choices.next());
    for (int i = 0; !start.toAct().isEmpty(); i++) {
      if (i == longest) throw failure(why + ": it never ends");
      Seat seat = anySeatOf(start.toAct());
      List<M> moves = legalMoves(start, seat);
      if (moves.isEmpty()) throw failure("%s: seat %s has no move".formatted(why, seat));
      rules.play(start, seat, anyOf(moves), luck, Journal.silent());
    }
  }

  boolean isOver() {
    return state.toAct().isEmpty();
  }

  Game<S, M, E, V> game() {
    return game;
  }

  Setup setup() {
    return setup;
  }

  Rules<S, M, E, V> rules() {
    return rules;
  }

  Notation<M> notation() {
    return notation;
  }

  Seed seed() {
    return Seed.of(number);
  }

  /// Returns the state itself, which a law must not change.
  S state() {
    return state;
  }

  List<PlayedMove<M>> log() {
    return log;
  }

  /// Returns the chance for the next entry of the log, always from its beginning.
  Chance luck() {
    return luck(0);
  }

  /// Returns the chance for an entry further `ahead`.
  Chance luck(int ahead) {
    return seed().chance(log.size() + 1 + ahead);
  }

  /// Returns the chance for the decisions of the trial itself.
  SplitMix choices() {
    return choices;
  }

  int choose(int bound) {
    return choices.below(bound);
  }

  <T> T anyOf(List<T> list) {
    if (list.isEmpty()) throw failure("a seat that is asked has no move");
    return list.get(choose(list.size()));
  }

  Seat anySeatOf(Seats seats) {
    return anyOf(seats.stream().toList());
  }

  Seats seats() {
    return Seats.first(setup.seats());
  }

  List<Viewer> viewers() {
    return Stream.concat(seats().stream(), Stream.of(Viewer.SPECTATOR)).toList();
  }

  S concealed(S from, Viewer viewer) {
    S copy = from.copy();
    rules.conceal(copy, viewer);
    return copy;
  }

  List<M> legalMoves(S from, Seat seat) {
    Moves<M> moves = new Moves<>();
    rules.legalMoves(from, seat, moves);
    return moves.toList();
  }

  List<M> freeMoves(S from, Seat seat) {
    Moves<M> moves = new Moves<>();
    rules.freeMoves(from, seat, moves);
    return moves.toList();
  }

  /// Returns the error that says how the law was broken, and how to reproduce it.
  AssertionError failure(String message) {
    return new AssertionError(story(message));
  }

  private String story(String message) {
    StringBuilder story = new StringBuilder(message);
    story.append(
        "\n%s, %d seats, %s, seed %d".formatted(game.id(), setup.seats(), setup.chosen(), number));
    story.append(log.isEmpty() ? ", before the first move" : ", after these moves:");
    for (int i = 0; i < log.size(); i++) {
      PlayedMove<M> entry = log.get(i);
      story.append("\n%4d. %s: %s".formatted(i + 1, entry.seat(), notation.write(entry.move())));
    }
    return story.toString();
  }
}
