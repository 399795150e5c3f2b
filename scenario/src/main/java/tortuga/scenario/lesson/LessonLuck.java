package tortuga.scenario.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText.Word;
import tortuga.scenario.DictatedChance;

/// Chance that gives dictated results while they fit, then the first possible ones, and remembers
/// what it gave.
final class LessonLuck implements Chance {
  private final DictatedChance dictated;
  private final List<Integer> draws = new ArrayList<>();
  private Optional<BadPosition> misfit = Optional.empty();

  LessonLuck(List<Word> results) {
    this.dictated = new DictatedChance(results);
  }

  @Override
  public int pick(Luck luck, long mask) {
    int result = next(luck, mask);
    draws.add(result);
    return result;
  }

  private int next(Luck luck, long mask) {
    try {
      return dictated.pick(luck, mask);
    } catch (BadPosition e) {
      misfit = misfit.or(() -> Optional.of(e));
      return Long.numberOfTrailingZeros(mask);
    }
  }

  /// Returns the dictated results that were not used.
  List<Word> left() {
    return dictated.left();
  }

  /// Returns every result that was given.
  List<Integer> draws() {
    return draws;
  }

  /// Fails if a result was not a dictated one.
  void requireFit() {
    if (misfit.isPresent()) throw misfit.get();
  }

  /// Fails if a result was not the dictated one, although there was one left.
  void requireFitWhileDictated() {
    if (!left().isEmpty()) requireFit();
  }

  /// Fails if some dictated results were not used.
  void expectUsedUp() {
    dictated.expectUsedUp();
  }
}
