package tortuga.piecesofeight.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.chance.SplitMix;
import tortuga.piecesofeight.Coin;

class UrnTest {
  private static final Luck LUCK = Lottery.luck("draw");

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9})
  void an_urn_has_the_luck_of_its_heap(int copies) {
    Coins heap = new Coins();
    for (Coin coin : Coin.values()) heap.add(coin, copies);
    Urn urn = new Urn();
    urn.fill(heap);
    SplitMix luck = Chance.seeded(copies);
    SplitMix same = Chance.seeded(copies);

    while (heap.count > 0) assertThat(urn.draw(LUCK, luck)).isEqualTo(heap.draw(LUCK, same));

    assertThat(urn.isEmpty()).isTrue();
    assertThatThrownBy(() -> urn.draw(LUCK, luck)).isInstanceOf(IllegalStateException.class);
  }
}
