package tortuga.piecesofeight.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tortuga.engine.text.PositionText;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.state.Familiar;

/// What a table has seen: the names of coins and windows, each as often as it was seen.
final class FamiliarText {
  private static final String SAVE_COIN = "save-coin";
  private static final String ANSWER_LOSS = "answer-loss";

  private FamiliarText() {}

  static PositionText write(long familiar) {
    List<String> words = new ArrayList<>();
    for (int thing = 0; thing < Familiar.THINGS; thing++) {
      for (int i = Familiar.times(familiar, thing); i > 0; i--) words.add(name(thing));
    }
    return PositionText.pile(words);
  }

  static long read(PositionText words) {
    long familiar = Familiar.NOTHING;
    for (PositionText word : words.items()) {
      String text = word.text();
      int thing =
          IntStream.range(0, Familiar.THINGS)
              .filter(each -> name(each).equals(text))
              .findFirst()
              .orElseThrow(() -> word.wrong("nothing is called " + text));
      familiar = Familiar.withOneMore(familiar, thing);
    }
    return familiar;
  }

  private static String name(int thing) {
    if (thing == Familiar.SAVE_COIN) return SAVE_COIN;
    return thing == Familiar.ANSWER_LOSS ? ANSWER_LOSS : Coin.of(thing).toString();
  }
}
