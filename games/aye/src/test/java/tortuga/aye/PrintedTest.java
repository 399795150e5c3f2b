package tortuga.aye;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;

/// What is printed on cards and dice.
final class PrintedTest {
  @Test
  @Rule("AYE-ARGH-02")
  void argh_dice_have_a_kraken_more_and_a_blank_less() {
    assertThat(faces(Die.MISSION)).containsExactly(2L, 1L, 1L, 2L);
    assertThat(faces(Die.ARGH)).containsExactly(2L, 1L, 2L, 1L);
    assertThat(List.of(Die.MISSION.number, Die.ARGH.number)).containsExactly(8, 4);
  }

  @Test
  void nine_cards_each_give_krakens_doubloons_and_tridents_and_eight_a_captain() {
    assertThat(Stream.of(Ability.values()).map(ability -> Long.bitCount(Card.with(ability))))
        .containsExactly(9, 9, 9, 8, 1);
  }

  @Test
  void handfuls_survive_their_letters() {
    for (String letters : List.of("-", "S", "STKB", "/B", "SSB/TK")) {
      assertThat(Handful.of(letters)).hasToString(letters);
    }
  }

  private static List<Long> faces(Die die) {
    return Stream.of(Face.values())
        .map(face -> IntStream.range(0, die.sides()).filter(side -> die.face(side) == face).count())
        .toList();
  }
}
