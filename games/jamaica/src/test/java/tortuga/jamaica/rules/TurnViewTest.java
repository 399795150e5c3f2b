package tortuga.jamaica.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.jamaica.Harbour.ANNE;
import static tortuga.jamaica.Harbour.MARY;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.NoLuck;
import tortuga.jamaica.Card;
import tortuga.jamaica.Half;
import tortuga.jamaica.Harbour;
import tortuga.jamaica.JamaicaMove.Dump;
import tortuga.jamaica.JamaicaView.Hold;
import tortuga.jamaica.JamaicaView.Phase;
import tortuga.jamaica.JamaicaView.ShipView;
import tortuga.jamaica.JamaicaView.Turn;

final class TurnViewTest {
  private static final String FULL =
      """
      dice: 5 4
      captain: 1
      chosen: {0: FC, 1: FC, 2: FC}
      holds: {0: F3 G3 F2 G4 G1, 1: F3 G3 F2 G4 G1}
      """;

  @Test
  @Rule("JAM-ROUND-04")
  void everybody_sees_which_half_of_whose_card_is_played() {
    var harbour = Harbour.with(3, FULL);

    assertThat(turn(harbour)).contains(new Turn(1, Half.MORNING, Optional.of(Card.FC)));

    dump(harbour, MARY);
    assertThat(turn(harbour)).contains(new Turn(1, Half.EVENING, Optional.of(Card.FC)));
  }

  @Test
  @Rule("JAM-ROUND-05")
  void the_last_half_is_followed_by_the_next_ship() {
    var harbour = Harbour.with(2, FULL.replace(", 2: FC", ""));
    dump(harbour, MARY);
    dump(harbour, MARY);

    assertThat(turn(harbour)).contains(new Turn(0, Half.MORNING, Optional.of(Card.FC)));

    dump(harbour, ANNE);
    assertThat(turn(harbour)).contains(new Turn(0, Half.EVENING, Optional.of(Card.FC)));
  }

  @Test
  @Rule("JAM-GHOST-04")
  void the_ghost_moves_without_a_card() {
    var harbour =
        Harbour.with(
            2,
            """
            dice: 3 4
            ships: {0: 9, 1: 20, ghost: 12}
            chosen: {0: FC, 1: FC}
            revealed: [0, 1]
            pending: [ghost-move 3, haunt-sea evening, end-round]
            """);

    assertThat(turn(harbour)).contains(new Turn(2, Half.MORNING, Optional.empty()));
  }

  @Test
  void nobody_has_a_turn_while_cards_are_chosen() {
    assertThat(turn(Harbour.with(3, "round: 1"))).isEmpty();
  }

  @Test
  @Rule({"JAM-ROUND-02", "JAM-ROUND-03", "JAM-ROUND-04"})
  void a_round_goes_from_the_dice_to_the_cards_and_the_voyages() {
    assertThat(
            phase(
                "pending: [place-dice 4 5, choose-card, take-turn 0, take-turn 1, take-turn 2, end-round]"))
        .isEqualTo(Phase.DICE);
    assertThat(phase("round: 1")).isEqualTo(Phase.CARDS);
    assertThat(phase(FULL)).isEqualTo(Phase.VOYAGES);
  }

  private static Phase phase(String position) {
    return Harbour.with(3, position).view(Viewer.SPECTATOR).phase();
  }

  @Test
  @Rule("JAM-RULING-14")
  void ships_side_by_side_share_their_place_in_the_race() {
    var harbour = Harbour.with(4, "ships: {0: 20, 1: 26, 2: 12, 3: 12@-1}");
    assertThat(ranks(harbour)).containsExactly(2, 1, 3, 4);

    assertThat(ranks(Harbour.with(3, "ships: {0: 20, 1: 12, 2: 12}"))).containsExactly(1, 2, 2);
  }

  private static List<Integer> ranks(Harbour harbour) {
    return harbour.view(Viewer.SPECTATOR).ships().stream().map(ShipView::rank).toList();
  }

  @Test
  @Rule({"JAM-RULING-03", "JAM-TREAS-11"})
  void everybody_sees_which_hold_is_loaded_next_and_which_is_the_sixth() {
    var harbour =
        Harbour.with(3, "{holds: {0: F3 - G1 - - | C4, 1: F3 G3 F2 G4 G1}, powers: {0: HOLD6}}");
    List<ShipView> ships = harbour.view(Viewer.SPECTATOR).ships();

    assertThat(ships.get(0).nextHold()).isEqualTo(2);
    assertThat(ships.get(0).holds()).element(5).extracting(Hold::sixth).isEqualTo(true);
    assertThat(ships.get(1).nextHold()).isZero();
    assertThat(ships.get(1).holds()).noneMatch(Hold::sixth);
  }

  private static Optional<Turn> turn(Harbour harbour) {
    return harbour.view(Viewer.SPECTATOR).turn();
  }

  private static void dump(Harbour harbour, Seat seat) {
    harbour.rules.play(harbour.table, seat, new Dump(2), NoLuck.INSTANCE, Journal.silent());
  }
}
