package tortuga.server.table.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.BotRequest;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.foresight.Foresight;
import tortuga.engine.text.Notation;
import tortuga.server.table.Refusal;

/// The question on a table, in a form that other threads can work on: bots, an adviser, and whoever
/// works out what moves would bring.
public record BotRequests<S extends State<S>, M extends Move, E extends Event, V extends Record>(
    Rules<S, M, E, V> rules,
    Foresight<S, M, E, V> foresight,
    BotContext<S, M> context,
    Notation<M> notation,
    Match<S, M, E, V> match,
    OpenQuestion question,
    IntFunction<Chance> luck) {
  /// A bot decides on a sealed answer before anybody could expect it. So nobody learns from its
  /// time whether there was anything to think about.
  private static final Duration LONGEST_UNSEEN_THOUGHT = Duration.ofMillis(500);

  /// Maximum number of offers that are foreseen at once.
  private static final int MOST_OFFERS = 64;

  /// Returns the question in a form that a bot can answer in another thread.
  public BotRequest<S, M> request(
      String table, BotLevel level, int seat, List<Event> past, long seed) {
    Observation<S, M> observation =
        Observation.of(rules, match.truth(), Seat.of(seat), new Moves<>(), past);
    Budget usual = level.usual();
    Budget budget = question.isUnseen() ? usual.within(LONGEST_UNSEEN_THOUGHT) : usual;
    return new BotRequest<>(table, level, budget, context, observation, seed);
  }

  /// Returns the question of a seat, for advice in another thread.
  public AdviceRequest adviceRequest(int seat, List<Event> past) throws Refusal {
    if (!match.toAct().contains(Seat.of(seat))) throw new Refusal("not-your-turn");
    Observation<S, M> observation =
        Observation.of(rules, match.truth(), Seat.of(seat), new Moves<>(), past);
    return AdviceRequest.of(question.number(seat), context, observation, notation);
  }

  /// Returns a move of the past, for an explanation in another thread.
  ///
  /// @param first the number, from one, of the first move that happened then, and `last` of the
  ///   last
  /// @param past what its seat had noticed before it
  public WhyRequest<S, M> whyRequest(int first, int last, int seat, List<Event> past)
      throws Refusal {
    int entry = Math.min(last, match.log().size());
    while (entry >= first && match.log().get(entry - 1).seat().index() != seat) entry--;
    if (entry < Math.max(1, first)) throw new Refusal("no-such-move");
    return new WhyRequest<>(
        rules, context, notation, luck, match.log(), entry, past, match.isOver());
  }

  /// Returns the moves that a seat thinks of, with what it knows.
  ///
  /// @param view what the seat sees now, in the update with this number
  /// @param answers the question that the moves would answer; without chains, all offers are meant
  public ForesightRequest<S, M, E, V> foresightRequest(
      Seat seat, int number, Record view, Optional<Integer> answers, List<List<String>> chains) {
    boolean all = answers.isPresent() && chains.isEmpty();
    return new ForesightRequest<>(
        rules,
        foresight,
        notation,
        match.concealed(seat),
        seat,
        number,
        answers,
        view,
        DryRun.claim(rules, match, question, seat),
        all ? offers(seat) : chains);
  }

  private List<List<String>> offers(Seat seat) {
    return match.legalMoves(seat).stream()
        .limit(MOST_OFFERS)
        .map(move -> List.of(notation.write(move)))
        .toList();
  }

  public String write(Move move) {
    return notation.write(cast(move));
  }

  @SuppressWarnings("unchecked") // bots answer with moves of the game they were asked about
  private M cast(Move move) {
    return (M) move;
  }
}
