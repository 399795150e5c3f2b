package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import tortuga.bots.ShellGame.Shell;
import tortuga.bots.ShellGame.Table;
import tortuga.bots.ShellGame.Whisper;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;

class SearchBotTest {
  private static final int ITERATIONS = 3000;
  private static final Budget BUDGET = Budget.iterations(ITERATIONS);

  private static Advice<Shell> guess(Table table, Tactics<Table, Shell> tactics, Budget budget) {
    ShellGame rules = new ShellGame();
    return new SearchBot<>(ShellGame.context(rules, tactics), budget)
        .advise(ShellGame.guesser(rules, table, List.of(new Whisper(2))), Chance.seeded(1));
  }

  /// Somebody who believes four whispers of five.
  private static final class Believer implements Tactics<Table, Shell> {
    @Override
    public double credit(Table world, Seat seat, List<? extends Event> past) {
      return past.equals(List.of(new Whisper(world.pea))) ? 8 : 1;
    }
  }

  @Test
  void nobody_peeks_at_an_answer_that_is_still_to_come() {
    Advice<Shell> advice = guess(new Table(), Tactics.none(), BUDGET);

    double wins =
        advice.options().stream().mapToDouble(each -> each.chance() * each.visits()).sum();
    assertThat(wins / advice.iterations()).isCloseTo(1.0 / 3, within(0.08));
  }

  @Test
  void nobody_peeks_at_an_answer_that_lies_face_down() {
    assertThat(guess(ShellGame.hidden(1), Tactics.none(), BUDGET).options())
        .allSatisfy(option -> assertThat(option.chance()).isCloseTo(1.0 / 3, within(0.1)));
  }

  @Test
  void worlds_count_as_much_as_the_past_makes_them_likely() {
    Advice<Shell> advice = guess(ShellGame.hidden(1), new Believer(), BUDGET);

    assertThat(advice.best()).isEqualTo(new Shell(2));
    assertThat(advice.options().getFirst().chance()).isCloseTo(0.8, within(0.05));
  }

  @Test
  void the_same_iterations_give_the_same_advice() {
    assertThat(guess(ShellGame.hidden(1), new Believer(), BUDGET))
        .isEqualTo(guess(ShellGame.hidden(0), new Believer(), BUDGET));
  }

  @Test
  void threads_think_side_by_side_and_add_up() {
    Advice<Shell> alone = guess(ShellGame.hidden(1), new Believer(), BUDGET);
    Advice<Shell> together = guess(ShellGame.hidden(1), new Believer(), BUDGET.withThreads(2));

    assertThat(together.best()).isEqualTo(alone.best());
    assertThat(together.iterations()).isGreaterThan(alone.iterations());
  }

  @Test
  void thinking_ends_when_the_best_move_cannot_be_overtaken() {
    assertThat(guess(ShellGame.hidden(1), new Believer(), BUDGET).iterations())
        .isLessThan(ITERATIONS);
  }

  @Test
  void thinking_ends_when_the_choice_is_clear() {
    Advice<CoinGame.Say> advice = CoinGame.advice(new CoinGame.Observer(), BUDGET);

    assertThat(advice.iterations()).isLessThan(ITERATIONS / 4);
  }

  @Test
  void whoever_looks_at_the_coin_has_it_thrown() {
    assertThat(CoinGame.advice(new CoinGame.Observer(), BUDGET).best())
        .isEqualTo(new CoinGame.Say(CoinGame.Word.THROW));
    assertThat(CoinGame.advice(Tactics.none(), BUDGET).best())
        .isEqualTo(new CoinGame.Say(CoinGame.Word.BET));
  }

  @Test
  void thinking_ends_when_time_is_up() {
    Budget blink = Budget.of(Integer.MAX_VALUE, Duration.ofMillis(1));

    assertThat(guess(new Table(), Tactics.none(), blink).options()).hasSize(ShellGame.SHELLS);
  }
}
