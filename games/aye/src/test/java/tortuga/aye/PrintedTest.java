package tortuga.aye;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tortuga.aye.state.AyePrinted;
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

  @Test
  @Rule({"AYE-ROUND-01", "AYE-MIS-01"})
  void a_round_has_nine_phases_of_which_four_are_missions() {
    var phases = AyePrinted.all().phases();

    assertThat(phases).hasSize(9);
    assertThat(phases.getFirst().id()).isEqualTo(Phase.CAPTAIN);
    assertThat(phases.stream().flatMap(phase -> phase.mission().stream()))
        .containsExactly(Mission.values());
    for (Mission mission : Mission.values()) {
      assertThat(phases.get(mission.phase() - 1).mission()).contains(mission);
    }
  }

  @Test
  @Rule("AYE-FREE-01")
  void the_rum_is_the_only_command_that_is_no_action() {
    assertThat(AyePrinted.all().commands())
        .containsOnlyOnce(Command.RUM)
        .filteredOn(command -> !AyePrinted.all().actions().contains(command))
        .containsExactly(Command.RUM);
  }

  private static List<Long> faces(Die die) {
    return Stream.of(Face.values())
        .map(face -> IntStream.range(0, die.sides()).filter(side -> die.face(side) == face).count())
        .toList();
  }
}
