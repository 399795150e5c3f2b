package tortuga.piecesofeight.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightView;
import tortuga.piecesofeight.PiecesOfEight;
import tortuga.piecesofeight.state.EightState;
import tortuga.scenario.Yaml;

/// Positions of random games, changed here and there: each is refused with a reason, or can be
/// played on, and then nothing comes about that cannot be.
final class MutatedPositionsTest {
  /// How many positions are tried, and which; `-Dmutations=100000 -Dseed=7` tries more, and others.
  private static final int TRIES = Integer.getInteger("mutations", 1_500);

  private static final long SEED = Long.getLong("seed", 19);

  private static final int PLAYED = 25;
  private static final List<Setup> SETUPS =
      List.of(
          Setup.of(2),
          Setup.of(3),
          new Setup(4, Map.of("teams", "2x2", "quickStart", "on")),
          new Setup(2, Map.of("shipyard", "choose")),
          new Setup(
              3,
              Map.of(
                  "shipyard", "pool",
                  "pool", "draft-random-trades",
                  "match", "first-to-2",
                  "spoils", "on")));

  private static final List<String> WORDS =
      List.of(
          "-",
          "?",
          "",
          "yes",
          "no",
          "-1",
          "0",
          "1",
          "2",
          "3",
          "4",
          "5",
          "7",
          "13",
          "99",
          "12345",
          "nest",
          "fore",
          "aft",
          "hold",
          "mate",
          "mate^",
          "captain",
          "captain!",
          "captains-monkey^~",
          "treachery",
          "black-spot*@1",
          "full-sail",
          "cannon",
          "cannon^",
          "bomb",
          "call-to-quarters",
          "barrel-of-grog",
          "buried-treasure",
          "main-action",
          "send-to-nest yes",
          "build-ship",
          "vote-stalemate",
          "rebuild-ships",
          "launch",
          "end-turn",
          "close-action",
          "main-phase",
          "begin-turn 1",
          "begin-game",
          "open-yards",
          "pick-set",
          "take-spoil 1",
          "draft-coin 0 9",
          "deal-coins 2",
          "begin-draft 1",
          "begin-trades",
          "make-offer 1 3",
          "answer-offer 0 1 3",
          "any-reaction 0 mate nest 1 yes",
          "resolve 0 cannon fore 1 no",
          "doom 0 mate fore 1 yes",
          "strike 1 captain nest 0 no",
          "save-coin 0 mate fore 1 yes aft",
          "answer-loss 1 0 1 yes",
          "fetch-coin 0 nest",
          "order-treasure 0 fore mate bomb",
          "rearrange-ship 0 aft",
          "choose-depth 0 cannon nest 1 no 3",
          "lend-cannons 0 cannon nest 1 no 4",
          "invite-cannons 0 cannon fore 2 no",
          "last-nest",
          "send-to-nest no");

  @Test
  void what_is_not_refused_can_be_played() {
    SplitMix luck = Chance.seeded(SEED);
    int accepted = 0;
    for (int i = 0; i < TRIES; i++) {
      Setup setup = SETUPS.get(luck.below(SETUPS.size()));
      PositionText given = new Mutation(luck).of(written(setup, luck));
      try {
        if (isPlayable(setup, given, luck)) accepted++;
      } catch (RuntimeException e) {
        throw new AssertionError("%s\n%s".formatted(setup, Yaml.write(given)), e);
      }
    }
    assertThat(accepted).as("accepted").isBetween(TRIES / 20, TRIES * 19 / 20);
  }

  /// Returns a position from somewhere in a random game.
  private static PositionText written(Setup setup, SplitMix luck) {
    PiecesOfEight game = new PiecesOfEight();
    Rules<EightState, EightMove, EightEvent, EightView> rules = game.rules(setup);
    EightState table = rules.begin(luck, Journal.silent());
    for (int i = luck.below(200); i > 0 && !table.toAct().isEmpty(); i--) play(rules, table, luck);
    if (table.isOver()) return written(setup, luck);
    return game.positions(setup).write(table);
  }

  private static void play(
      Rules<EightState, EightMove, EightEvent, EightView> rules, EightState table, SplitMix luck) {
    List<Seat> asked = table.toAct().stream().toList();
    Seat seat = asked.get(luck.below(asked.size()));
    Moves<EightMove> moves = new Moves<>();
    rules.legalMoves(table, seat, moves);
    rules.play(table, seat, moves.get(luck.below(moves.size())), luck, Journal.silent());
  }

  private static boolean isPlayable(Setup setup, PositionText given, SplitMix luck) {
    PiecesOfEight game = new PiecesOfEight();
    Positions<EightState> positions = game.positions(setup);
    EightState table;
    try {
      table = positions.read(given, luck, Journal.silent());
    } catch (BadPosition _) {
      return false;
    }
    Rules<EightState, EightMove, EightEvent, EightView> rules = game.rules(setup);
    for (int i = 0; i < PLAYED && !table.toAct().isEmpty(); i++) {
      positions.check(table);
      look(rules, table, luck);
      play(rules, table, luck);
    }
    positions.check(table);
    return true;
  }

  private static void look(
      Rules<EightState, EightMove, EightEvent, EightView> rules, EightState table, SplitMix luck) {
    Viewer viewer = luck.below(2) == 0 ? Viewer.SPECTATOR : Seat.of(luck.below(table.seats));
    EightState world = table.copy();
    rules.conceal(world, viewer);
    rules.view(world);
    rules.imagine(world, luck);
    for (Seat seat : table.toAct()) {
      EightState own = table.copy();
      rules.conceal(own, seat);
      Moves<EightMove> moves = new Moves<>();
      rules.legalMoves(table, seat, moves);
      assertThat(moves.toList()).contains(rules.fallback(own, seat, luck));
    }
  }

  /// Changes a few words of a position: others in their place, one more, or one less.
  private record Mutation(SplitMix luck) {
    PositionText of(PositionText position) {
      Map<String, PositionText> entries = new LinkedHashMap<>(position.chart().entries());
      List<String> keys = List.copyOf(entries.keySet());
      for (int i = luck.below(3); i >= 0; i--) {
        String key = keys.get(luck.below(keys.size()));
        if (luck.below(12) == 0) entries.remove(key);
        else entries.computeIfPresent(key, (_, part) -> changed(part));
      }
      return PositionText.chart(entries);
    }

    private PositionText changed(PositionText part) {
      return switch (part) {
        case PositionText.Word _ -> word();
        case PositionText.Row(List<PositionText> items, _) -> PositionText.row(changed(items));
        case PositionText.Pile(List<PositionText> items, _) -> PositionText.pile(changed(items));
        case PositionText.Chart(Map<String, PositionText> entries, _) -> {
          Map<String, PositionText> changed = new LinkedHashMap<>(entries);
          List<String> names = List.copyOf(entries.keySet());
          if (names.isEmpty()) yield word();
          String name = names.get(luck.below(names.size()));
          changed.computeIfPresent(name, (_, inner) -> changed(inner));
          yield PositionText.chart(changed);
        }
      };
    }

    private List<PositionText> changed(List<PositionText> items) {
      List<PositionText> changed = new ArrayList<>(items);
      int at = luck.below(items.size() + 1);
      switch (luck.below(3)) {
        case 0 -> changed.add(at, word());
        case 1 -> {
          if (at < items.size()) changed.remove(at);
        }
        default -> {
          if (at < items.size()) changed.set(at, word());
        }
      }
      return changed;
    }

    private PositionText word() {
      return PositionText.word(WORDS.get(luck.below(WORDS.size())));
    }
  }
}
