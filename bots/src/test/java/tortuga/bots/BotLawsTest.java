package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// What holds for every bot in every game.
class BotLawsTest {
  private static final int SEEDS = 1;
  private static final Budget BUDGET = Budget.iterations(4);

  /// One decision in this many is compared.
  private static final int PACE = 5;

  static Stream<Arguments> botsInGames() {
    return Games.all().stream()
        .flatMap(
            game -> Arrays.stream(BotLevel.values()).map(level -> Arguments.of(game.id(), level)));
  }

  @ParameterizedTest
  @MethodSource("botsInGames")
  void a_bot_plays_legal_moves_to_the_end(String game, BotLevel level) {
    table(game, level).forEach(Table::playToTheEnd);
  }

  @ParameterizedTest
  @MethodSource("botsInGames")
  void a_bot_answers_the_same_whatever_the_truth_behind_what_it_sees(String game, BotLevel level) {
    table(game, level).forEach(Table::compareWithImaginedWorlds);
  }

  static Stream<String> games() {
    return Games.all().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void what_luck_laid_open_is_no_secret(String game) {
    table(game, BotLevel.DECKHAND).forEach(Table::compareFortunes);
  }

  private static Stream<Table<?, ?, ?>> table(String id, BotLevel level) {
    Game<?, ?, ?, ?> game = Games.named(id).orElseThrow();
    return Stream.iterate(1, seed -> seed + 1)
        .limit(SEEDS)
        .map(seed -> Table.of(game, level, seed));
  }

  /// A game between bots of one level.
  private record Table<S extends State<S>, M extends Move, E extends Event>(
      Rules<S, M, E, ?> rules, BotContext<S, M> context, BotLevel level, int seed, Moves<M> moves) {
    static <S extends State<S>, M extends Move, E extends Event> Table<S, M, E> of(
        Game<S, M, E, ?> game, BotLevel level, int seed) {
      Setup setup = Setup.of(game.minSeats());
      return new Table<>(game.rules(setup), BotContext.of(game, setup), level, seed, new Moves<>());
    }

    void playToTheEnd() {
      play((_, _, _) -> {});
    }

    void compareWithImaginedWorlds() {
      play((state, seat, move) -> {
        S world = state.copy();
        rules.conceal(world, seat);
        rules.imagine(world, Chance.seeded(seed));
        assertThat(choose(world, seat, Chance.seeded(seed))).as(this::toString).isEqualTo(move);
      });
    }

    void compareFortunes() {
      play((state, seat, _) -> {
        S world = state.copy();
        rules.conceal(world, seat);
        rules.imagine(world, Chance.seeded(seed));
        assertThat(context.tactics().fortune(world))
            .as(this::toString)
            .isEqualTo(context.tactics().fortune(state));
      });
    }

    private void play(Check<S, M> check) {
      SplitMix dice = Chance.seeded(seed);
      S state = rules.begin(dice, Journal.silent());
      int decisions = 0;
      for (Seats asked = state.toAct(); !asked.isEmpty(); asked = state.toAct()) {
        Seat seat = asked.lowest();
        if (decisions++ % PACE == 0) {
          check.check(state, seat, choose(state, seat, Chance.seeded(seed)));
        }
        M move = choose(state, seat, dice);
        assertThat(moves.contains(move)).as(() -> move + " in " + this).isTrue();
        rules.play(state, seat, move, dice, Journal.silent());
      }
    }

    private M choose(S state, Seat seat, SplitMix chance) {
      return level.bot(context, BUDGET).choose(Observation.of(rules, state, seat, moves), chance);
    }
  }

  private interface Check<S, M> {
    void check(S state, Seat seat, M move);
  }
}
