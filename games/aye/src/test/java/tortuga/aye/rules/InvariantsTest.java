package tortuga.aye.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.aye.Aye;
import tortuga.aye.AyeMove;
import tortuga.aye.state.AyeState;
import tortuga.engine.Decision;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// What is true of every position is true of real and of imagined worlds, after every move.
final class InvariantsTest {
  @ParameterizedTest
  @Rule("AYE-RULING-07")
  @CsvSource({
    "4, expert, on",
    "7, expert, on",
    "10, expert, on",
    "5, expert, off",
    "6, beginner, on"
  })
  void every_position_that_comes_about_can_be(int seats, String mode, String lock) {
    Setup setup = new Setup(seats, Map.of("mode", mode, "krakenDiceLock", lock));
    var rules = new Aye().rules(setup);
    var positions = new Aye().positions(setup);
    SplitMix chance = Chance.seeded(seats);
    Moves<AyeMove> moves = new Moves<>();
    for (int game = 0; game < 20; game++) {
      AyeState table = rules.begin(chance, Journal.silent());
      while (!table.isOver()) {
        positions.check(table);
        Seat seat = table.toAct().lowest();
        AyeState world = table.copy();
        rules.conceal(world, seat);
        rules.imagine(world, chance);
        positions.check(world);
        moves.clear();
        rules.legalMoves(world, seat, moves);
        AyeMove move = moves.get(chance.below(moves.size()));
        rules.play(world, seat, move, chance, Journal.silent());
        positions.check(world);
        rules.play(table, seat, move, chance, Journal.silent());
      }
      positions.check(table);
    }
  }

  /// What is forced is not asked: whoever is asked in the open has a choice.
  @ParameterizedTest
  @Rule({"AYE-VOTE-03", "AYE-RULING-24"})
  @CsvSource({"4, expert", "7, expert", "10, expert", "6, beginner"})
  void whoever_is_asked_in_the_open_has_a_choice(int seats, String mode) {
    var rules = new Aye().rules(new Setup(seats, Map.of("mode", mode)));
    SplitMix chance = Chance.seeded(seats);
    Moves<AyeMove> moves = new Moves<>();
    for (int game = 0; game < 60; game++) {
      AyeState table = rules.begin(chance, Journal.silent());
      while (!table.isOver()) {
        Seat seat = table.toAct().lowest();
        moves.clear();
        rules.legalMoves(table, seat, moves);
        if (rules.decision(table).manner() == Decision.Manner.OPEN) {
          assertThat(moves.size()).as("%s", table.question()).isGreaterThan(1);
        }
        rules.play(table, seat, moves.get(chance.below(moves.size())), chance, Journal.silent());
      }
    }
  }
}
