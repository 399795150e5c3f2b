package tortuga.scenario.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.Notation;
import tortuga.scenario.GivenPosition;

/// A lesson that is being played: it judges the learner's moves by what the lesson expects, and
/// answers for the others. Confined to one thread.
public final class PlayedLesson<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Lesson lesson;
  private final Game<S, M, E, V> game;
  private final Setup setup;
  private final Judge<S, M, E> judge;
  private final Notation<M> notation;
  private final Seat learner;
  private final S start;
  private final LessonMatch<S, M, E, V> play;
  private final List<String> inStep = new ArrayList<>();
  private int step;

  private PlayedLesson(Lesson lesson, GivenPosition<S, M, E, V> given) {
    this.lesson = lesson;
    this.game = given.game();
    this.setup = given.setup();
    this.judge = new Judge<>(game, setup);
    this.notation = new Notation<>(game.moveType());
    this.learner = lesson.seat(setup.seats());
    this.start = given.match().truth();
    this.play =
        new LessonMatch<>(
            game.rules(setup), notation, learner, new DictatedAnswers<>(judge.words()), start);
  }

  private PlayedLesson(PlayedLesson<S, M, E, V> other) {
    this.lesson = other.lesson;
    this.game = other.game;
    this.setup = other.setup;
    this.judge = other.judge;
    this.notation = other.notation;
    this.learner = other.learner;
    this.start = other.start;
    this.play = new LessonMatch<>(other.play);
    this.step = other.step;
    inStep.addAll(other.inStep);
  }

  /// Begins a lesson.
  ///
  /// @throws BadPosition if its position is impossible, or if what it dictates for the time before
  ///   the first question does not fit
  public static PlayedLesson<?, ?, ?, ?> of(Lesson lesson) {
    LessonLuck luck = new LessonLuck(lesson.chance());
    GivenPosition<?, ?, ?, ?> given = lesson.given(luck);
    luck.requireFit();
    PlayedLesson<?, ?, ?, ?> played = new PlayedLesson<>(lesson, given);
    played.play.dictate(luck.left(), lesson.others(), lesson.line());
    played.play.playOthers(/* isComplete= */ true, /* isLast= */ false);
    played.play.expectUsedUp();
    played.enter();
    return played;
  }

  /// Returns an independent copy, in which a move can be tried.
  public PlayedLesson<S, M, E, V> copy() {
    return new PlayedLesson<>(this);
  }

  // What there is to know

  public Game<S, M, E, V> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  public Seat learner() {
    return learner;
  }

  /// Returns the number of the present step, which is that of all steps once the lesson is done.
  public int step() {
    return step;
  }

  /// Returns how many steps there are.
  public int steps() {
    return lesson.steps().size();
  }

  public boolean isDone() {
    return step == steps();
  }

  /// Returns a copy of the state in which the lesson begins.
  public S start() {
    return start.copy();
  }

  /// Returns everything that was played.
  public List<Act> acts() {
    return play.acts();
  }

  /// Returns every result of luck that was drawn for it.
  public List<Integer> draws() {
    return play.draws();
  }

  /// Returns what is said before the learner moves.
  public Optional<Words> say() {
    return isDone() ? Optional.empty() : current().say();
  }

  /// Returns what the learner may ask for before the next move, one after another.
  public List<Words> hints() {
    return isDone() ? List.of() : current().hints();
  }

  /// Returns the next move of the solution that fits.
  public Optional<String> nextMove() {
    if (isDone()) return Optional.empty();
    List<String> offers = offers();
    List<String> left = new ArrayList<>(current().solution());
    inStep.forEach(left::remove);
    return left.stream().filter(offers::contains).findFirst();
  }

  /// Returns all moves that the learner may try: the answers to the question, and what is possible
  /// at any time.
  public List<String> offers() {
    return play.offers().map(notation::write).distinct().toList();
  }

  /// Whether what the lesson promises has come true.
  boolean isReached() {
    return judge.holds(lesson.reached(), play.events(), play.match().truth());
  }

  /// Returns the kinds of turn that were tried in this lesson and its copies.
  Set<ExpectedTurn> met() {
    return judge.met();
  }

  /// Returns everything that decides how the lesson can go on, as text.
  String position() {
    return "step %d %s %s".formatted(step + 1, play.dictated(), judge.write(play.match().truth()));
  }

  private boolean isLast() {
    return step == steps() - 1;
  }

  private LessonStep current() {
    return lesson.steps().get(step);
  }

  // Playing

  /// Judges a move of the learner; if it is accepted, it is played, and the others answer.
  ///
  /// @throws BadPosition if the move is accepted, but what the lesson dictates does not fit
  public LessonReply answer(String text) {
    if (isDone()) return new LessonReply.Refused(Verdict.GAME_OVER);
    M move;
    try {
      move = notation.read(text);
    } catch (IllegalArgumentException _) {
      return new LessonReply.Refused("not-a-move");
    }
    if (play.match().copy().play(learner, move) instanceof Verdict.Refused<E>(String reason)) {
      return new LessonReply.Refused(reason);
    }
    return judge(move);
  }

  private LessonReply judge(M move) {
    LessonStep judged = current();
    boolean isFree = play.isFree(move);
    Attempt<S, M, E, V> tried = play.attempt(learner, move);
    boolean completes = judged.accept().stream().anyMatch(turn -> fits(turn, isFree, tried));
    if (completes || judged.allow().stream().anyMatch(turn -> fits(turn, isFree, tried))) {
      if (completes && isLast()) tried.luck().requireFitWhileDictated();
      else tried.luck().requireFit();
      play.adopt(tried);
      goOn(completes, tried.move());
      return new LessonReply.Accepted(completes);
    }
    return new LessonReply.LedBack(
        judged.otherwise().stream()
            .filter(wrong -> fits(wrong.turn(), isFree, tried))
            .map(Correction::words)
            .findFirst()
            .orElse(lesson.otherwise()));
  }

  private boolean fits(ExpectedTurn turn, boolean isFree, Attempt<S, M, E, V> tried) {
    return judge.fits(turn, tried.move(), isFree, tried.events(), tried.after().truth());
  }

  /// Plays a wrong turn to show it, and returns whether there is anything to see; the lesson cannot
  /// go on from there.
  public boolean show(String text) {
    M move = notation.read(text);
    if (play.isFree(move) || play.isUnseen()) return false;
    play.adopt(play.attempt(learner, move));
    return true;
  }

  private void goOn(boolean completes, String text) {
    inStep.add(text);
    play.playOthers(completes, completes && isLast());
    if (!completes) return;
    play.expectUsedUp();
    step++;
    enter();
  }

  /// Begins the present step.
  private void enter() {
    inStep.clear();
    if (isDone()) return;
    LessonStep now = current();
    if (!play.asksLearner()) throw new BadPosition(now.line(), "the learner is not asked here");
    play.dictate(now.chance(), now.others(), now.line());
  }
}
