package tortuga.scenario.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tortuga.engine.Decision;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Word;

/// The match of a lesson: with dictated luck, and with others who answer as dictated, or as the
/// rules do for somebody who does not answer.
final class LessonMatch<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// Maximum number of answers of others before the learner is asked again.
  private static final int MOST_ANSWERS = 200;

  private final Rules<S, M, E, V> rules;
  private final Notation<M> notation;
  private final Seat learner;
  private final CurrentLuck luck;
  private final DictatedAnswers<M> answers;
  private final List<Act> acts = new ArrayList<>();
  private final List<Integer> draws = new ArrayList<>();
  private final List<E> events = new ArrayList<>();
  private Match<S, M, E, V> match;
  private List<Word> dictated = List.of();

  /// Where the lesson dictates what happens now.
  private int line;

  /// Whether the next answer belongs to the latest act.
  private boolean joinsLast;

  /// The luck of the move that is being played; copies of a match share it.
  private static final class CurrentLuck {
    private LessonLuck now = new LessonLuck(List.of());
  }

  LessonMatch(
      Rules<S, M, E, V> rules,
      Notation<M> notation,
      Seat learner,
      DictatedAnswers<M> answers,
      S start) {
    this.rules = rules;
    this.notation = notation;
    this.learner = learner;
    this.answers = answers;
    CurrentLuck current = new CurrentLuck();
    this.luck = current;
    this.match = Match.resume(rules, start, _ -> current.now);
  }

  LessonMatch(LessonMatch<S, M, E, V> other) {
    this.rules = other.rules;
    this.notation = other.notation;
    this.learner = other.learner;
    this.luck = other.luck;
    this.answers = new DictatedAnswers<>(other.answers);
    this.match = other.match.copy();
    this.dictated = other.dictated;
    this.line = other.line;
    this.joinsLast = other.joinsLast;
    acts.addAll(other.acts);
    draws.addAll(other.draws);
    events.addAll(other.events);
  }

  Match<S, M, E, V> match() {
    return match;
  }

  List<Act> acts() {
    return List.copyOf(acts);
  }

  List<Integer> draws() {
    return List.copyOf(draws);
  }

  List<E> events() {
    return events;
  }

  /// Returns the dictated luck that was not drawn yet.
  List<Word> dictated() {
    return dictated;
  }

  /// Whether the learner is asked.
  boolean asksLearner() {
    return !match.isOver() && match.toAct().contains(learner);
  }

  /// Returns the learner's answers to the question, and what is possible at any time.
  Stream<M> offers() {
    return Stream.concat(match.legalMoves(learner).stream(), match.freeMoves(learner).stream());
  }

  /// Whether the learner may make a move at any time, and it answers no question.
  boolean isFree(M move) {
    return !match.legalMoves(learner).contains(move);
  }

  /// Takes what is dictated from now on.
  void dictate(List<Word> chance, Map<PositionText, List<PositionText>> others, int at) {
    dictated = chance;
    answers.replace(others);
    line = at;
  }

  /// Fails if something was dictated in vain.
  void expectUsedUp() {
    answers.expectUsedUp(line);
    new LessonLuck(dictated).expectUsedUp();
  }

  /// Whether answers to the question are hidden from everybody.
  boolean isUnseen() {
    Manner manner = match.decision().manner();
    return manner == Manner.WINDOW || manner == Manner.SILENT;
  }

  /// Tries a move, which must be legal.
  Attempt<S, M, E, V> attempt(Seat seat, M move) {
    boolean unseen = isUnseen();
    LessonLuck own = new LessonLuck(dictated);
    luck.now = own;
    Match<S, M, E, V> after = match.copy();
    String text = notation.write(move);
    return switch (after.play(seat, move)) {
      case Verdict.Played<E>(List<E> told) -> new Attempt<>(seat, text, after, told, own, unseen);
      case Verdict.Refused<E>(String reason) ->
          throw new BadPosition(line, "%s by %s is refused: %s".formatted(text, seat, reason));
    };
  }

  /// Plays what was tried. Answers to a question that hides them are played at once, as at a table.
  void adopt(Attempt<S, M, E, V> tried) {
    Decision asked = match.decision();
    List<Act.Answer> together = new ArrayList<>();
    if (joinsLast) together.addAll(acts.removeLast().answers());
    together.add(new Act.Answer(tried.seat(), tried.move()));
    acts.add(new Act(together, tried.isUnseen()));
    match = tried.after();
    events.addAll(tried.events());
    draws.addAll(tried.luck().draws());
    dictated = tried.luck().left();
    joinsLast =
        tried.isUnseen() && !match.isOver() && goesOn(asked, match.decision(), tried.seat());
  }

  private static boolean goesOn(Decision asked, Decision next, Seat done) {
    return next.manner() == asked.manner()
        && next.kind().equals(asked.kind())
        && next.seats().equals(asked.seats().without(Seats.of(done)));
  }

  /// Answers for everybody until the learner is asked.
  ///
  /// @param isComplete whether dictated answers of the learner's own seat are due
  /// @param isLast whether only what is dictated is answered
  void playOthers(boolean isComplete, boolean isLast) {
    for (int i = 0; i < MOST_ANSWERS && !match.isOver(); i++) {
      Optional<Seat> next = next(isComplete, isLast);
      if (next.isEmpty()) return;
      Attempt<S, M, E, V> tried = attempt(next.get(), reply(next.get()));
      if (isLast) tried.luck().requireFitWhileDictated();
      else tried.luck().requireFit();
      adopt(tried);
    }
    if (!match.isOver()) throw new BadPosition(line, "the others never stop answering");
  }

  /// Returns who answers next without the learner, if anybody does.
  private Optional<Seat> next(boolean isComplete, boolean isLast) {
    Seats asked = match.toAct();
    boolean isDictated = isComplete && answers.has(learner);
    boolean waits = asked.contains(learner) && !isDictated && !canOnlyPass();
    if (waits) return Optional.empty();
    Optional<Seat> next = asked.stream().filter(answers::has).findFirst();
    return next.isPresent() || isLast ? next : asked.stream().findFirst();
  }

  /// A page shows no window to somebody who can only pass.
  private boolean canOnlyPass() {
    return match.decision().manner() == Manner.WINDOW && match.legalMoves(learner).size() == 1;
  }

  /// Returns what is dictated, or what the rules do for somebody who does not answer.
  private M reply(Seat seat) {
    return answers
        .take(seat)
        .orElseGet(() -> {
          List<M> moves = match.legalMoves(seat);
          LessonLuck any = new LessonLuck(List.of());
          return moves.size() == 1
              ? moves.getFirst()
              : rules.fallback(match.concealed(seat), seat, any);
        });
  }
}
