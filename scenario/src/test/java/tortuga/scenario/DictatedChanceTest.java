package tortuga.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText.Word;
import tortuga.record.RecordedChance;
import tortuga.record.RecordedChance.Draw;

class DictatedChanceTest {
  private static final Luck COMBAT = new Luck("combat", face -> face == 6 ? "star" : "" + 2 * face);
  private static final Luck DRAW = new Luck("draw", card -> "ABCDEF".substring(card, card + 1));

  @Test
  void results_come_in_the_dictated_order() {
    DictatedChance luck = DictatedChance.of("4", "star", "2");

    assertThat(List.of(luck.die(COMBAT, 6), luck.die(COMBAT, 6), luck.die(COMBAT, 6)))
        .containsExactly(2, 6, 1);
  }

  @Test
  void a_result_may_be_told_with_the_name_of_its_luck() {
    DictatedChance luck = DictatedChance.of("combat  star", "draw C");

    assertThat(luck.die(COMBAT, 6)).isEqualTo(6);
    assertThat(luck.pick(DRAW, 0b1100)).isEqualTo(2);
  }

  @Test
  void any_takes_the_first_possible_result() {
    assertThat(DictatedChance.of("any").pick(DRAW, 0b101000)).isEqualTo(3);
  }

  @Test
  void what_is_not_possible_is_refused_with_its_line() {
    DictatedChance luck = new DictatedChance(List.of(new Word("draw A", 7)));

    assertThatThrownBy(() -> luck.pick(DRAW, 0b110))
        .hasMessage("the game asks chance for draw, which can be B, C; dictated is draw A")
        .isInstanceOfSatisfying(BadPosition.class, bad -> assertThat(bad.line()).isEqualTo(7));
  }

  @Test
  void the_name_of_another_luck_is_refused() {
    assertThatThrownBy(() -> DictatedChance.of("navigation 4").die(COMBAT, 3))
        .hasMessage(
            "the game asks chance for combat, which can be 2, 4, 6; dictated is navigation 4");
  }

  @Test
  void running_out_of_results_is_an_error() {
    assertThatThrownBy(() -> DictatedChance.of().below(DRAW, 2))
        .hasMessage("the game asks chance for draw, which can be A, B; no dictated result is left");
  }

  @Test
  void the_only_possible_result_may_be_left_out() {
    DictatedChance luck = DictatedChance.of("B");

    assertThat(luck.pick(DRAW, 0b1)).isZero();
    assertThat(luck.pick(DRAW, 0b11)).isEqualTo(1);
  }

  @Test
  void the_only_possible_result_may_be_dictated() {
    DictatedChance luck = DictatedChance.of("A", "B");

    assertThat(luck.pick(DRAW, 0b1)).isZero();
    assertThat(luck.pick(DRAW, 0b11)).isEqualTo(1);
    assertThatCode(luck::expectUsedUp).doesNotThrowAnyException();
  }

  @Test
  void unused_results_are_an_error_where_they_stand() {
    DictatedChance luck =
        new DictatedChance(List.of(new Word("A", 3), new Word("draw B", 4), new Word("C", 5)));

    luck.pick(DRAW, 0b11);

    assertThatThrownBy(luck::expectUsedUp)
        .hasMessage("dictated, but never asked for: draw B, C")
        .isInstanceOfSatisfying(BadPosition.class, bad -> assertThat(bad.line()).isEqualTo(4));
  }

  @Test
  void what_was_overheard_can_be_dictated_again() {
    RecordedChance overheard = new RecordedChance(DictatedChance.of("star", "C", "2", "B"));
    overheard.die(COMBAT, 6);
    overheard.pick(DRAW, 0b111);
    overheard.die(COMBAT, 6);
    overheard.below(DRAW, 3);

    assertThat(overheard.results()).containsExactly("combat star", "draw C", "combat 2", "draw B");
  }

  @Test
  void what_was_overheard_can_be_drawn_again() {
    RecordedChance overheard = new RecordedChance(Chance.seeded(8));
    overheard.die(COMBAT, 6);
    overheard.pick(DRAW, 0b110);
    overheard.below(DRAW, 3);

    SplitMix again = Chance.seeded(8);
    assertThat(overheard.draws()).extracting(Draw::of).containsExactly(6, 2, 3);
    assertThat(overheard.draws()).allMatch(draw -> again.below(draw.of()) == draw.place());
  }
}
