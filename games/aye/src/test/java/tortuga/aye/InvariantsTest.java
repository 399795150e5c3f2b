package tortuga.aye;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Chance;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.SplitMix;

/// Nothing gets lost: dice, doubloons and cards are always somewhere, in real and imagined worlds.
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
  void dice_doubloons_and_cards_are_always_somewhere(int seats, String mode, String lock) {
    Setup setup = new Setup(seats, Map.of("mode", mode, "krakenDiceLock", lock));
    var rules = new Aye().rules(setup);
    long cards = Options.of(setup).cards();
    SplitMix chance = Chance.seeded(seats);
    Moves<AyeMove> moves = new Moves<>();
    for (int game = 0; game < 20; game++) {
      AyeState table = rules.begin(chance, Journal.silent());
      while (!table.isOver()) {
        check(table, cards);
        Seat seat = table.toAct().lowest();
        AyeState world = table.copy();
        rules.conceal(world, seat);
        rules.imagine(world, chance);
        check(world, cards);
        moves.clear();
        rules.legalMoves(world, seat, moves);
        AyeMove move = moves.get(chance.below(moves.size()));
        rules.play(world, seat, move, chance, Journal.silent());
        check(world, cards);
        rules.play(table, seat, move, chance, Journal.silent());
      }
      check(table, cards);
    }
  }

  private static void check(AyeState table, long allCards) {
    boolean dealt = table.round > 0;
    if (dealt) assertThat(doubloons(table)).isEqualTo(Board.DOUBLOONS);
    assertThat(missionDice(table)).isEqualTo(Die.MISSION.number);
    assertThat(arghDice(table)).isEqualTo(Die.ARGH.number);
    checkCards(table, allCards);
  }

  private static int doubloons(AyeState table) {
    int doubloons = table.offerings;
    for (Pirate pirate : table.pirates) doubloons += pirate.doubloons + (pirate.hook ? 1 : 0);
    return doubloons;
  }

  private static int missionDice(AyeState table) {
    int dice = table.supply + table.waiting + table.kraken + table.plank;
    dice += Integer.bitCount(table.flags);
    for (Pirate pirate : table.pirates) {
      dice += pirate.dealt + pirate.used + Dice.size(pirate.dice, Die.MISSION);
    }
    return dice;
  }

  private static int arghDice(AyeState table) {
    int dice = table.squares + table.arghWaiting + table.arghKraken;
    for (Pirate pirate : table.pirates) dice += Dice.size(pirate.dice, Die.ARGH);
    return dice;
  }

  private static void checkCards(AyeState table, long allCards) {
    long seen = table.deck | table.discards;
    int count = table.deckSize + table.discardCount;
    for (Pirate pirate : table.pirates) {
      assertThat(Long.bitCount(pirate.hand)).isEqualTo(pirate.handSize);
      seen |= pirate.hand | pirate.completed;
      count += pirate.handSize + Long.bitCount(pirate.completed);
    }
    assertThat(seen).isEqualTo(allCards);
    assertThat(count).isEqualTo(Long.bitCount(allCards));
  }
}
