package tortuga.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText.Word;

/// Chance that gives dictated results, in order, and refuses those that do not fit.
///
/// A result is written as its word (`star`), or with the name of the die or draw before it (`combat
/// star`); `any` takes the first that is possible. Where only one result is possible, it may be
/// left out.
public final class DictatedChance implements Chance {
  private static final String ANY = "any";

  private final List<Word> results;
  private int next;

  public DictatedChance(List<Word> results) {
    this.results = List.copyOf(results);
  }

  public static DictatedChance of(String... results) {
    return new DictatedChance(Arrays.stream(results).map(text -> new Word(text, 0)).toList());
  }

  @Override
  public int pick(Luck luck, long mask) {
    OptionalInt dictated = next < results.size() ? find(luck, mask) : OptionalInt.empty();
    if (dictated.isPresent()) {
      next++;
      return dictated.getAsInt();
    }
    if (Long.bitCount(mask) == 1) return Long.numberOfTrailingZeros(mask);
    throw misfit(luck, mask);
  }

  private OptionalInt find(Luck luck, long mask) {
    String text = String.join(" ", results.get(next).text().strip().split("\\s+"));
    return possible(mask).filter(result -> fits(text, luck, result)).findFirst();
  }

  private static boolean fits(String text, Luck luck, int result) {
    String word = luck.word().apply(result);
    return text.equals(ANY) || text.equals(word) || text.equals(luck.name() + " " + word);
  }

  private static IntStream possible(long mask) {
    return IntStream.range(0, Long.SIZE).filter(bit -> (mask & 1L << bit) != 0);
  }

  private BadPosition misfit(Luck luck, long mask) {
    String words = possible(mask).mapToObj(luck.word()).collect(Collectors.joining(", "));
    String asked = "the game asks chance for %s, which can be %s".formatted(luck.name(), words);
    if (next == results.size()) return new BadPosition(0, asked + "; no dictated result is left");
    Word word = results.get(next);
    return new BadPosition(word.line(), asked + "; dictated is " + word.text());
  }

  /// Returns the results that were not used yet.
  public List<Word> left() {
    return results.subList(next, results.size());
  }

  /// Fails if some results were not used.
  public void expectUsedUp() {
    if (next == results.size()) return;
    String unused =
        results.subList(next, results.size()).stream()
            .map(Word::text)
            .collect(Collectors.joining(", "));
    throw results.get(next).wrong("dictated, but never asked for: " + unused);
  }
}
