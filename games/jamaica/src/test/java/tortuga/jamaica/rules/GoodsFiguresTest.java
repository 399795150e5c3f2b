package tortuga.jamaica.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.jamaica.Harbour.ANNE;
import static tortuga.jamaica.Harbour.MARY;

import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Harbour;
import tortuga.jamaica.JamaicaFigure;
import tortuga.jamaica.JamaicaFigure.Goods;
import tortuga.jamaica.JamaicaFigure.Payment;
import tortuga.jamaica.JamaicaFigure.Theft;
import tortuga.jamaica.JamaicaFigure.Theft.Room;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Pay;
import tortuga.jamaica.JamaicaMove.StealHold;

final class GoodsFiguresTest {
  @Test
  @Rule("JAM-COST-05")
  void paying_tells_what_the_hold_keeps_and_what_is_still_due() {
    var harbour =
        Harbour.with(
            3,
            """
            ships: {0: 14, 1: 20, 2: 30}
            holds: {0: F3 G3 F2}
            pending: [pay-from 0 food 4, end-round]
            """);

    assertThat(figure(harbour, ANNE, new Pay(1, 3))).isEqualTo(new Payment(0, 1));
    assertThat(figure(harbour, ANNE, new Pay(1, 1))).isEqualTo(new Payment(2, 3));
  }

  @Test
  @Rule({"JAM-LOOT-01", "JAM-LOAD-02"})
  void stealing_tells_whether_there_is_room() {
    var goods = new Goods(Cargo.CANNONS, 4);

    assertThat(theft("{0: F3 G3, 1: C4}")).isEqualTo(new Theft(goods, Room.EMPTY_HOLD));
    assertThat(theft("{0: F3 G3 F1 G2 G1, 1: C4}")).isEqualTo(new Theft(goods, Room.FULL_HOLD));
  }

  private static JamaicaFigure theft(String holds) {
    String position =
        "ships: {0: 20, 1: 20, 2: 30}\npending: [choose-loot 0 1, end-round]\nholds: ";
    return figure(Harbour.with(3, position + holds), ANNE, new StealHold(1));
  }

  @Test
  @Rule({"JAM-GHOST-12", "JAM-RULING-44"})
  void the_ghost_throws_into_the_sea_whatever_is_no_gold() {
    var harbour =
        Harbour.with(
            2,
            """
            ships: {0: 20, 1: 30, ghost: 20}
            holds: {0: F3 G2}
            pending: [choose-loot 2 0, end-round]
            """);

    assertThat(figure(harbour, MARY, new StealHold(1)))
        .isEqualTo(new Theft(new Goods(Cargo.FOOD, 3), Room.SEA));
    assertThat(figure(harbour, MARY, new StealHold(2)))
        .isEqualTo(new Theft(new Goods(Cargo.DOUBLOONS, 2), Room.EMPTY_HOLD));
  }

  private static JamaicaFigure figure(Harbour harbour, Seat seat, JamaicaMove move) {
    return harbour.rules.figures(harbour.concealed(seat), seat, move).stream()
        .map(JamaicaFigure.class::cast)
        .findFirst()
        .orElseThrow();
  }
}
