package tortuga.aye.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.aye.Aye;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Discard;
import tortuga.aye.AyeMove.Ready;
import tortuga.aye.AyeView;
import tortuga.aye.Card;
import tortuga.aye.state.AyeState;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.scenario.DictatedChance;
import tortuga.scenario.Yaml;

/// The greatest secret: who is the traitor.
///
/// The same game is played twice, the Traitor being in Mary's hand in one world and in Jack's in
/// the other, in exchange for a card that nobody claims. Until hands are shown, nobody else may
/// notice.
final class TraitorTest {
  private static final Card OTHER = Card.C35;
  private static final Setup SETUP = new Setup(6, Map.of("roundLimit", "15"));

  private final Rules<AyeState, AyeMove, AyeEvent, AyeView> rules = new Aye().rules(SETUP);

  @ParameterizedTest
  @Rule({"AYE-TRAITOR-01", "AYE-RULING-47"})
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void nobody_notices_who_holds_the_traitor(long seed) {
    AyeState one =
        table("{0: C01 C20, 1: C36 C09, 2: C35 C16, 3: C13 C25, 4: C06 C08, 5: C15 C29}");
    AyeState two =
        table("{0: C01 C20, 1: C35 C09, 2: C36 C16, 3: C13 C25, 4: C06 C08, 5: C15 C29}");
    SplitMix choices = Chance.seeded(seed);

    for (long entry = 0; !one.isOver(); entry++) {
      Seat seat = one.toAct().lowest();
      AyeMove move = choose(one, seat, choices);
      List<AyeEvent> told = play(one, seat, move, seed + entry);
      List<AyeEvent> toldToo = play(two, seat, move, seed + entry);

      assertThat(two.toAct()).isEqualTo(one.toAct());
      if (one.isOver()) return;
      for (Viewer viewer : viewers()) {
        assertThat(heard(toldToo, viewer)).isEqualTo(heard(told, viewer));
        assertThat(view(two, viewer)).isEqualTo(view(one, viewer));
      }
    }
  }

  private static AyeState table(String hands) {
    return new Aye()
        .positions(SETUP)
        .read(Yaml.read("hands: " + hands).getFirst(), DictatedChance.of(), Journal.silent());
  }

  /// Any move, but neither of the two cards is discarded, and nothing is claimed.
  private AyeMove choose(AyeState table, Seat seat, SplitMix choices) {
    Moves<AyeMove> legal = new Moves<>();
    rules.legalMoves(table, seat, legal);
    if (legal.contains(new Ready())) return new Ready();
    List<AyeMove> moves = new ArrayList<>(legal.toList());
    moves.remove(new Discard(Card.C36));
    moves.remove(new Discard(OTHER));
    return moves.get(choices.below(moves.size()));
  }

  private List<AyeEvent> play(AyeState table, Seat seat, AyeMove move, long luck) {
    List<AyeEvent> events = new ArrayList<>();
    rules.play(table, seat, move, Chance.seeded(luck), events::add);
    return events;
  }

  private static List<Viewer> viewers() {
    return List.of(Seat.of(0), Seat.of(3), Seat.of(4), Seat.of(5), Viewer.SPECTATOR);
  }

  private static List<Event> heard(List<AyeEvent> events, Viewer viewer) {
    return events.stream().<Event>flatMap(event -> event.seenBy(viewer).stream()).toList();
  }

  private AyeView view(AyeState table, Viewer viewer) {
    AyeState copy = table.copy();
    rules.conceal(copy, viewer);
    return rules.view(copy);
  }
}
