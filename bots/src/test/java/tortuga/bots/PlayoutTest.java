package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tortuga.bots.ShellGame.Shell;
import tortuga.bots.ShellGame.Table;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;

class PlayoutTest {
  private static double[] gains(Table table, Tactics<Table, Shell> tactics) {
    double[] gains = new double[2];
    new Playout<>(ShellGame.context(new ShellGame(), tactics))
        .finish(table, gains, Chance.seeded(1));
    return gains;
  }

  private static Table over(int guess, int pea) {
    Table table = ShellGame.hidden(pea);
    table.guess = guess;
    return table;
  }

  @Test
  void who_wins_gains_one() {
    assertThat(gains(over(1, 1), Tactics.none())).containsExactly(1, 0);
    assertThat(gains(over(1, 2), Tactics.none())).containsExactly(0, 1);
  }

  @Test
  void what_is_not_over_is_played_to_the_end() {
    assertThat(Arrays.stream(gains(new Table(), Tactics.none())).sum()).isEqualTo(1);
  }

  @Test
  void at_the_horizon_a_position_is_appraised() {
    Tactics<Table, Shell> hasty =
        new Tactics<>() {
          @Override
          public int horizon() {
            return 0;
          }
        };

    assertThat(gains(new Table(), hasty)).containsExactly(0.5, 0.5);
  }

  @Test
  void where_nothing_is_settled_a_playout_goes_on() {
    Tactics<Table, Shell> hasty =
        new Tactics<>() {
          @Override
          public int horizon() {
            return 0;
          }

          @Override
          public boolean isSettled(Table world) {
            return false;
          }
        };

    assertThat(gains(new Table(), hasty)).containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void the_resolute_always_do_what_tempts_most() {
    Tactics<Table, Shell> resolute =
        new Tactics<>() {
          @Override
          public void weigh(Table world, Seat seat, Moves<Shell> moves, double[] weights) {
            for (int i = 0; i < moves.size(); i++) weights[i] = i == 1 ? 1.1 : 1;
          }

          @Override
          public boolean isResolute() {
            return true;
          }
        };

    assertThat(gains(new Table(), resolute)).containsExactly(1, 0);
    assertThat(gains(ShellGame.hidden(0), resolute)).containsExactly(0, 1);
  }

  @Test
  void those_on_the_same_side_share_nothing() {
    ShellGame friendly =
        new ShellGame() {
          @Override
          public Outcome outcome(Table state) {
            return Outcome.wonBy(Seats.first(2), 2);
          }
        };
    Tactics<Table, Shell> allies =
        new Tactics<>() {
          @Override
          public int side(Table world, Seat seat) {
            return 0;
          }
        };
    double[] gains = new double[2];

    new Playout<>(ShellGame.context(friendly, allies)).finish(over(0, 0), gains, Chance.seeded(1));
    assertThat(gains).containsExactly(1, 1);

    new Playout<>(ShellGame.context(friendly, Tactics.none()))
        .finish(over(0, 0), gains, Chance.seeded(1));
    assertThat(gains).containsExactly(0.5, 0.5);
  }
}
