package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import tortuga.bots.BotKind;
import tortuga.bots.Budget;
import tortuga.engine.Seat;
import tortuga.scenario.Scenarios;

class MomentTest {
  private static final Budget BUDGET = Budget.iterations(40);

  @Test
  void every_legal_move_of_a_recorded_moment_is_judged() throws BadRecording {
    Moment<?, ?, ?> moment = Moment.of(Crew.of("jamaica", 3, 1).record(0), 10);
    Seat seat = Seat.of(moment.played().orElseThrow().seat());

    Guidance guidance = moment.advise(seat, BotKind.CAPTAIN, BUDGET, 1);

    assertThat(guidance.moves()).hasSameSizeAs(moment.match().legalMoves(seat));
    assertThat(guidance.moves())
        .extracting(Guidance.Line::move)
        .contains(moment.played().orElseThrow().move());
    assertThat(guidance.moves().stream().mapToInt(Guidance.Line::visits).sum())
        .isEqualTo(guidance.iterations());
  }

  @Test
  void the_position_of_a_scenario_is_judged_too() {
    String text =
        """
        name: A full ship throws a hold of something else overboard
        game: jamaica
        seats: 3
        given: {holds: {0: F3 G3 F2 C4 G1}, pending: [load 0 food 5]}
        """;
    Moment<?, ?, ?> moment = Moment.of(Scenarios.read("a file", text).getFirst());

    assertThat(moment.advise(Seat.of(0), BotKind.GREEDY, BUDGET, 1).moves())
        .extracting(Guidance.Line::move)
        .containsExactlyInAnyOrder("dump 2", "dump 4", "dump 5");
  }

  @Test
  void an_entry_that_is_not_there_is_refused() {
    Recording recording = Crew.of("tavern", 2, 1).record(0);

    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> Moment.of(recording, 0))
        .withMessage("there is no entry 0; there are " + recording.entries().size());
  }
}
