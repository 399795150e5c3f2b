package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tortuga.engine.Viewer;
import tortuga.testkit.highcard.HighCardView;

/// A table goes on, ends and is replayed under the rules that it was opened with.
class OldTableTest {
  /// Plays a game for two in which everybody makes the first move that is offered.
  private static Table played(int edition) {
    TestTable testTable = TestTable.inEdition(edition, "high-card", 2).begun(2);
    while (testTable.table.phase() == Phase.PLAYING) {
      for (int seat = 0; seat < 2; seat++) {
        if (testTable.asked(seat).mine())
          testTable.play(seat, testTable.asked(seat).moves().getFirst());
      }
      testTable.tick();
    }
    return testTable.rebuilt();
  }

  private static List<Integer> scores(Table table) {
    return table.finishedGame().outcome().orElseThrow().scores();
  }

  @Test
  void what_the_highest_card_wins_today_the_lowest_won_in_the_first_edition() {
    List<Integer> old = scores(played(1));

    assertThat(old.reversed()).isEqualTo(scores(played(2))).isNotEqualTo(old);
  }

  @Test
  void an_old_game_is_seen_again_as_it_was() throws Refusal {
    Table table = played(1);

    assertThat(table.finishedGame().steps(Viewer.SPECTATOR).getLast().view())
        .isInstanceOfSatisfying(
            HighCardView.class, view -> assertThat(view.scores()).isEqualTo(scores(table)));
  }
}
