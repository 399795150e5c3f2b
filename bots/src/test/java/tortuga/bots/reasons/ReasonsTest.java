package tortuga.bots.reasons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tortuga.bots.Advice;
import tortuga.bots.Bot;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.bots.reasons.Explanation.Verdict;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;
import tortuga.scenario.GivenPosition;
import tortuga.scenario.Scenarios;

/// Why a move is good: from what its seat knows, and from nothing but the game's own judgement.
class ReasonsTest {
  private static final int PACE = 40;
  private static final int LONGEST = 800;

  /// Number of moves of a question that are tried.
  private static final int MOVES = 3;

  static Stream<String> games() {
    return Games.all().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void reasons_are_the_same_whatever_the_truth_behind_what_a_seat_sees(String game) {
    Table.of(Games.named(game).orElseThrow()).play(PACE, Table::compareWithAnotherTruth);
  }

  @ParameterizedTest
  @MethodSource("games")
  void open_reasons_are_the_same_whatever_a_seat_keeps_to_itself(String game) {
    Table.of(Games.named(game).orElseThrow()).play(PACE, Table::compareWithAnotherHand);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_move_that_looks_like_another_one_is_not_explained_in_the_open(String game) {
    Table.of(Games.named(game).orElseThrow()).play(PACE, Table::keepSecretMoves);
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_named_parts_of_a_judgement_add_up_to_it(String game) {
    Table.of(Games.named(game).orElseThrow()).play(1, Table::addUp);
  }

  /// A game of greedy bots.
  private record Table<S extends State<S>, M extends Move, E extends Event>(
      Game<S, M, E, ?> game, BotContext<S, M> context, Match<S, M, E, ?> match) {
    static <S extends State<S>, M extends Move, E extends Event> Table<S, M, E> of(
        Game<S, M, E, ?> game) {
      Setup setup = Setup.of(game.minSeats());
      Match<S, M, E, ?> match = Match.begin(game.rules(setup), Seed.of(7));
      return new Table<>(game, BotContext.of(game, setup), match);
    }

    void play(int pace, BiConsumer<Table<S, M, E>, Integer> check) {
      Bot<S, M> bot = BotLevel.DECKHAND.bot(context);
      SplitMix chance = Chance.seeded(3);
      for (int entry = 0; !match.isOver() && entry < LONGEST; entry++) {
        if (entry % pace == 0) check.accept(this, entry);
        Seat seat = match.toAct().lowest();
        match.play(seat, bot.choose(observation(match.truth(), seat), chance));
      }
    }

    private Observation<S, M> observation(S truth, Seat seat) {
      return Observation.of(context.rules(), truth, seat, new Moves<>());
    }

    void compareWithAnotherTruth(int entry) {
      Seat seat = match.toAct().lowest();
      S other = match.concealed(seat);
      context.rules().imagine(other, Chance.seeded(entry));
      assertThat(explanation(other, seat))
          .as("before entry %d", entry + 1)
          .isEqualTo(explanation(match.truth(), seat));
    }

    /// Every seat may have something else than it has, as far as everybody knows.
    void compareWithAnotherHand(int entry) {
      Seat seat = match.toAct().lowest();
      S other = match.concealed(Viewer.SPECTATOR);
      context.rules().imagine(other, Chance.seeded(entry));
      for (M move : match.legalMoves(seat).stream().limit(MOVES).toList()) {
        assertThat(OpenReasons.of(context, other, seat, move, 5))
            .as("%s before entry %d", move, entry + 1)
            .isEqualTo(OpenReasons.of(context, match.truth(), seat, move, 5));
      }
    }

    void keepSecretMoves(int entry) {
      Seat seat = match.toAct().lowest();
      if (match.decision().hidesAnswers()) return;
      List<M> moves = match.legalMoves(seat).stream().limit(MOVES).toList();
      List<List<Event>> seen = moves.stream().map(move -> seen(seat, move)).toList();
      for (int i = 0; i < moves.size(); i++) {
        if (Collections.frequency(seen, seen.get(i)) == 1) continue;
        assertThat(OpenReasons.of(context, match.truth(), seat, moves.get(i), 5))
            .as("%s before entry %d", moves.get(i), entry + 1)
            .isEmpty();
      }
    }

    private List<Event> seen(Seat seat, M move) {
      List<Event> seen = new ArrayList<>();
      context
          .rules()
          .play(
              match.truth(),
              seat,
              move,
              Chance.seeded(1),
              event -> event.seenBy(Viewer.SPECTATOR).ifPresent(seen::add));
      return seen;
    }

    private Explanation<M> explanation(S truth, Seat seat) {
      Observation<S, M> observation = observation(truth, seat);
      Advice<M> advice = BotLevel.GREEDY.bot(context).advise(observation, Chance.seeded(1));
      return Reasons.of(context, observation, advice, advice.best(), 5);
    }

    void addUp(int entry) {
      S world = match.truth();
      Considerations<S> considerations = context.tactics().considerations();
      double[] chances = new double[context.seats()];
      context.tactics().appraise(world, chances);
      double[] sums = new double[chances.length];
      for (int seat = 0; seat < sums.length; seat++) {
        double[] worths = new double[considerations.topics().size()];
        considerations.weigh(world, Seat.of(seat), new double[worths.length], worths);
        sums[seat] = Arrays.stream(worths).sum();
      }
      assertThat(considerations.hasRivals() ? shares(sums) : alone(sums, chances))
          .as("before entry %d", entry + 1)
          .containsExactly(chances, within(1e-9));
    }

    private static double[] shares(double[] sums) {
      double all = Arrays.stream(sums).map(Math::exp).sum();
      return Arrays.stream(sums).map(sum -> Math.exp(sum) / all).toArray();
    }

    /// A crew with a traitor has two judgements, of which one limits the other.
    private static double[] alone(double[] sums, double[] chances) {
      boolean hasTraitor = Arrays.stream(chances).distinct().count() > 1;
      if (hasTraitor) return chances;
      return Arrays.stream(sums).map(sum -> 1 / (1 + Math.exp(-sum))).toArray();
    }
  }

  @Test
  void a_card_from_a_secret_hand_is_not_explained_in_the_open() throws Exception {
    assertThat(open("hands: {0: [AA, CG, FA]}, pending: [choose-card]")).isEmpty();
  }

  @Test
  void what_everybody_sees_is_explained_in_the_open() throws Exception {
    Explanation<?> why =
        open("ships: {0: 41, 1: 41}, holds: {1: F1 G6}, pending: [choose-loot 0 1]").orElseThrow();
    assertThat(why.verdict()).isEqualTo(Verdict.WORSE);
    assertThat(why.doubts().getFirst().topic()).isEqualTo(Topic.number("doubloons"));
  }

  @Test
  void moves_that_only_a_search_can_tell_apart_are_not_called_as_good() {
    assertThat(unsearched(Games.named("pieces-of-eight").orElseThrow()).verdict())
        .isEqualTo(Verdict.UNSAID);
  }

  /// Explains the first answer of a game, about which a short search knows too little.
  private static <S extends State<S>, M extends Move, E extends Event> Explanation<M> unsearched(
      Game<S, M, E, ?> game) {
    Table<S, M, E> table = Table.of(game);
    S truth = table.match().truth();
    assertThat(table.context().tactics().considerations().areTelling(truth)).isFalse();
    return table.explanation(truth, table.match().toAct().lowest());
  }

  @Test
  void gold_is_why_a_hold_of_gold_is_stolen() throws Exception {
    Explanation<?> why =
        explain("ships: {0: 41, 1: 41}, holds: {1: F1 G6}, pending: [choose-loot 0 1]");
    assertThat(why.verdict()).isEqualTo(Verdict.BETTER);
    assertThat(why.reasons().getFirst().topic()).isEqualTo(Topic.number("doubloons"));
    assertThat(why.reasons().getFirst().here()).isGreaterThan(why.reasons().getFirst().there() + 4);
  }

  @Test
  void answers_that_come_to_the_same_are_called_as_good() throws Exception {
    Explanation<?> why =
        explain("ships: {0: 17}, holds: {0: F3 F3 F3}, pending: [pay-from 0 food 3]");
    assertThat(why.verdict()).isEqualTo(Verdict.EVEN);
    assertThat(why.peers()).isNotEmpty();
    assertThat(why.reasons()).isEmpty();
  }

  private static Optional<? extends Explanation<?>> open(String position) throws Exception {
    return open(given(position));
  }

  private static <S extends State<S>, M extends Move, E extends Event>
      Optional<Explanation<M>> open(GivenPosition<S, M, E, ?> position) {
    Match<S, M, E, ?> match = position.match();
    Seat seat = match.toAct().lowest();
    M move = match.legalMoves(seat).getFirst();
    return OpenReasons.of(
        BotContext.of(position.game(), position.setup()), match.truth(), seat, move, 5);
  }

  private static GivenPosition<?, ?, ?, ?> given(String position) throws Exception {
    String scenario = "{name: reasons, game: jamaica, seats: 2, given: {%s}}".formatted(position);
    return Scenarios.read("reasons", scenario).getFirst().given();
  }

  private static Explanation<?> explain(String position) throws Exception {
    return explain(given(position));
  }

  private static <S extends State<S>, M extends Move, E extends Event> Explanation<M> explain(
      GivenPosition<S, M, E, ?> position) {
    BotContext<S, M> context = BotContext.of(position.game(), position.setup());
    Match<S, M, E, ?> match = position.match();
    Observation<S, M> observation =
        Observation.of(context.rules(), match.truth(), match.toAct().lowest(), new Moves<>());
    Advice<M> advice =
        BotLevel.LEGEND
            .bot(context, Budget.iterations(2_000))
            .advise(observation, Chance.seeded(1));
    return Reasons.of(context, observation, advice, advice.best(), 5);
  }
}
