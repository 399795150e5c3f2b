package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Seed;
import tortuga.engine.text.Notation;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.scenario.Scenarios;
import tortuga.testkit.highcard.HighCard;

class AskedPositionTest {
  private static final Budget BUDGET = Budget.iterations(40);

  @Test
  void every_legal_move_of_a_recorded_moment_is_judged() throws BadRecording {
    AskedPosition<?, ?, ?> position =
        AskedPosition.of(RandomSimulations.of("jamaica", 3, 1).record(0), 10);
    Seat seat = Seat.of(position.played().orElseThrow().seat());

    AdviceReport advice = position.advise(seat, BotLevel.CAPTAIN, BUDGET, 1);

    assertThat(advice.moves()).hasSameSizeAs(position.match().legalMoves(seat));
    assertThat(advice.moves())
        .extracting(AdviceReport.Candidate::move)
        .contains(position.played().orElseThrow().move());
    assertThat(advice.moves().stream().mapToInt(AdviceReport.Candidate::visits).sum())
        .isEqualTo(advice.iterations());
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
    AskedPosition<?, ?, ?> position = AskedPosition.of(Scenarios.read("a file", text).getFirst());

    assertThat(position.advise(Seat.of(0), BotLevel.GREEDY, BUDGET, 1).moves())
        .extracting(AdviceReport.Candidate::move)
        .containsExactlyInAnyOrder("dump 2", "dump 4", "dump 5");
  }

  @Test
  void the_words_of_the_players_are_part_of_the_luck() throws BadRecording {
    Recording recording = played(new HighCard(), List.of("arr", "yo-ho"));
    int last = recording.entries().size();

    assertThat(AskedPosition.of(recording, last).match().log()).hasSize(last - 1);
  }

  /// Returns a game as a table plays it: each player adds a word to the seed.
  private static <S extends State<S>, M extends Move> Recording played(
      Game<S, M, ?, ?> game, List<String> words) {
    Setup setup = Setup.of(words.size());
    Seed seed = Seed.of(1);
    Match<S, M, ?, ?> match = Match.begin(game.rules(setup), seed.mixedWith(words));
    Notation<M> notation = new Notation<>(game.moveType());
    List<Recording.RecordedMove> lines = new ArrayList<>();
    while (!match.isOver()) {
      Seat seat = match.toAct().lowest();
      M move = match.legalMoves(seat).getFirst();
      match.play(seat, move);
      lines.add(new Recording.RecordedMove(seat.index(), notation.write(move)));
    }
    Recording plain = Recording.of(game, setup, seed, lines, match.outcome());
    return new Recording(
        plain.format(),
        plain.game(),
        plain.edition(),
        plain.seats(),
        plain.settings(),
        plain.host(),
        plain.seed(),
        plain.promise(),
        words,
        plain.names(),
        plain.entries(),
        plain.outcome(),
        plain.imported());
  }

  @Test
  void an_entry_that_is_not_there_is_refused() {
    Recording recording = RandomSimulations.of("high-card", 2, 1).record(0);

    assertThatExceptionOfType(BadRecording.class)
        .isThrownBy(() -> AskedPosition.of(recording, 0))
        .withMessage("there is no entry 0; there are " + recording.entries().size());
  }
}
