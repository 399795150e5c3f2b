package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.Projection;
import tortuga.server.table.RulesWitness.Perception;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;

/// Two tables that differ only in what a viewer must not know send that viewer the same bytes.
///
/// The second table begins in a world that the viewer imagines. Both are played in step: the viewer
/// does the same at both, the others do the same wherever they can. As long as, by the rules alone,
/// the viewer perceives the same, every message, every refusal and their count must be equal.
class SecrecyTest {
  private static final int GAMES = 200;
  private static final int LONGEST = 25;

  @ParameterizedTest
  @ValueSource(strings = {"pieces-of-eight", "jamaica", "21-mutinies", "aye"})
  void nothing_that_a_viewer_must_not_know_reaches_it(String game) {
    int compared = 0;
    for (int number = 0; number < GAMES; number++) compared += new Pair(game, number).play();

    assertThat(compared).as("messages compared").isGreaterThan(5 * GAMES);
  }

  /// Two tables, side by side.
  private static final class Pair {
    private final String story;
    private final SplitMix choices;
    private final Viewer viewer;
    private final Side one;
    private final Side other;

    Pair(String game, long number) {
      this.choices = new SplitMix(number);
      Setup setup = RandomSetups.any(game, choices);
      int eyes = choices.below(setup.seats() + 1);
      this.viewer = eyes == setup.seats() ? Viewer.SPECTATOR : Seat.of(eyes);
      int moves = choices.below(80);
      this.one = new Side(game, setup, new ImaginedStart(number, moves, Optional.empty()), viewer);
      this.other =
          new Side(game, setup, new ImaginedStart(number, moves, Optional.of(viewer)), viewer);
      this.story = "%s %s, number %d, before %s".formatted(game, setup, number, viewer);
    }

    int play() {
      one.tell();
      other.tell();
      expectSame("the beginning");
      for (int i = 0; i < LONGEST && one.isPlaying() && other.isPlaying(); i++) {
        if (viewer instanceof Seat seat && choices.below(6) == 0) tease(seat.index());
        if (!step()) break;
      }
      return one.messages.size();
    }

    /// Answers for a seat at both tables; false if the viewer may know the difference.
    private boolean step() {
      List<Integer> asked = one.asked();
      int seat = asked.get(choices.below(asked.size()));
      List<String> moves = one.testTable.asked(seat).moves();
      String move = moves.get(choices.below(moves.size()));
      List<String> others = other.testTable.asked(seat).moves();
      String same = others.contains(move) ? move : others.get(choices.below(others.size()));
      boolean alike = one.play(seat, move).equals(other.play(seat, same));
      if (alike) expectSame("%d: %s".formatted(seat, move));
      return alike;
    }

    /// The viewer tries what may be refused; the refusal must not reveal anything, either.
    private void tease(int seat) {
      List<String> moves = new ArrayList<>(one.testTable.asked(seat).moves());
      moves.addAll(one.testTable.asked(seat).free());
      moves.add("pass");
      String first = moves.get(choices.below(moves.size()));
      String then = moves.get(choices.below(moves.size()));
      for (String[] chain : List.of(new String[] {first}, new String[] {first, then})) {
        assertThat(TestTable.refusal(other.testTable.answer(seat, chain)))
            .as("%s tries %s", story, List.of(chain))
            .isEqualTo(TestTable.refusal(one.testTable.answer(seat, chain)));
      }
      assertThat(TestTable.refusal(() -> other.testTable.table.propose().undo(seat, "")))
          .as(story)
          .isEqualTo(TestTable.refusal(() -> one.testTable.table.propose().undo(seat, "")));
    }

    private void expectSame(String notation) {
      assertThat(other.messages).as("%s after %s", story, notation).isEqualTo(one.messages);
    }
  }

  /// One of the tables, everything that the viewer is told of it, and a witness who knows the
  /// rules.
  private static final class Side {
    private final TestTable testTable;
    private final Viewer viewer;
    private final RulesWitness<?, ?, ?, ?> witness;
    private final List<String> messages = new ArrayList<>();
    private int last;
    private int read;

    Side(String game, Setup setup, ImaginedStart start, Viewer viewer) {
      this.viewer = viewer;
      this.witness = RulesWitness.of(Games.named(game).orElseThrow(), setup, start);
      this.testTable =
          TestTable.empty(game, setup.seats(), setup.chosen(), Pace.WEEK, Seed.of(7), start)
              .begun(setup.seats());
      this.read = testTable.log.size();
      testTable.afterwards = this::tell;
    }

    boolean isPlaying() {
      return testTable.table.phase() == Phase.PLAYING;
    }

    List<Integer> asked() {
      return IntStream.range(0, testTable.table.seats())
          .filter(seat -> testTable.asked(seat).mine())
          .boxed()
          .toList();
    }

    void tell() {
      int number = testTable.table.number(viewer);
      if (number == last) return;
      Projection projection =
          new Projection(testTable.table, _ -> true, Downtime.NONE, testTable.now);
      messages.add(Json.write(projection.update(viewer, last)));
      last = number;
    }

    List<Perception> play(int seat, String move) {
      testTable.now += 1000;
      testTable.play(seat, move);
      testTable.tick();
      List<Perception> perceived = new ArrayList<>();
      for (LogLine line : testTable.log.subList(read, testTable.log.size())) {
        witness.perceive(line.entry(), viewer).ifPresent(perceived::add);
      }
      read = testTable.log.size();
      return perceived;
    }
  }
}
