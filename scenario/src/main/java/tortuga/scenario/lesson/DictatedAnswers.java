package tortuga.scenario.lesson;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.scenario.ScenarioWords;

/// What a lesson dictates that seats answer, each in order.
final class DictatedAnswers<M extends Move> {
  private final ScenarioWords<M, ?> words;
  private final Map<Seat, Deque<M>> answers = new HashMap<>();

  DictatedAnswers(ScenarioWords<M, ?> words) {
    this.words = words;
  }

  DictatedAnswers(DictatedAnswers<M> other) {
    this.words = other.words;
    other.answers.forEach((seat, moves) -> answers.put(seat, new ArrayDeque<>(moves)));
  }

  /// Forgets everything, and takes what is written, by seat.
  void replace(Map<PositionText, List<PositionText>> written) {
    answers.clear();
    written.forEach(
        (seat, moves) -> of(words.seat(seat)).addAll(moves.stream().map(words::move).toList()));
  }

  private Deque<M> of(Seat seat) {
    return answers.computeIfAbsent(seat, _ -> new ArrayDeque<>());
  }

  /// Whether there is an answer left for a seat.
  boolean has(Seat seat) {
    return !of(seat).isEmpty();
  }

  /// Takes the next answer of a seat.
  Optional<M> take(Seat seat) {
    return Optional.ofNullable(of(seat).poll());
  }

  /// Fails if some answers were never asked for.
  void expectUsedUp(int line) {
    answers.forEach((seat, moves) -> {
      if (!moves.isEmpty()) {
        throw new BadPosition(
            line, "dictated for %s, but never asked: %s".formatted(seat, words.texts(moves)));
      }
    });
  }
}
