package tortuga.server.table.game;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import tortuga.bots.Advice;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.bots.reasons.OpenReasons;
import tortuga.bots.reasons.Reasons;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.PlayedMove;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;

/// Why a bot made a move that lies in the past, in a form that another thread can answer: the game
/// is played again up to there, and the bot knows no more than it knew then. As long as the game
/// goes on, it is explained from what everybody knew.
///
/// @param luck the chance of each entry
/// @param log all moves so far
/// @param entry the number of the move, from one
/// @param past what the seat had noticed before it
/// @param isOver whether the game is over, so that nothing is a secret any more
public record WhyRequest<S extends State<S>, M extends Move>(
    Rules<S, M, ?, ?> rules,
    BotContext<S, M> context,
    Notation<M> notation,
    IntFunction<Chance> luck,
    List<PlayedMove<M>> log,
    int entry,
    List<Event> past,
    boolean isOver) {
  public WhyRequest {
    log = List.copyOf(log);
    past = List.copyOf(past);
  }

  /// Returns the explanation, or nothing as long as the answer is a secret.
  public Optional<Hint> answer(Budget budget) {
    Match<S, M, ?, ?> match = Match.begin(rules, luck);
    for (PlayedMove<M> earlier : log.subList(0, entry - 1)) play(match, earlier);
    PlayedMove<M> played = log.get(entry - 1);
    S start = match.truth();
    Observation<S, M> observation =
        Observation.of(rules, start, played.seat(), new Moves<>(), past);
    boolean wasOpen = !match.decision().hidesAnswers();
    if (!observation.moves().contains(played.move())) return Optional.empty();
    if (!isOver && !wasOpen && !isPast(match, start, played.seat())) return Optional.empty();
    return Optional.of(isOver ? full(observation, played.move(), budget) : open(start, played));
  }

  private Hint full(Observation<S, M> observation, M move, Budget budget) {
    Advice<M> advice =
        BotLevel.LEGEND.bot(context, budget).advise(observation, new SplitMix(entry));
    return Hint.of(Reasons.of(context, observation, advice, move, entry), advice, notation);
  }

  private Hint open(S start, PlayedMove<M> played) {
    return OpenReasons.of(context, start, played.seat(), played.move(), entry)
        .map(Hint::open)
        .orElse(Hint.SECRET);
  }

  /// Whether a secret answer has had its consequences by now, so that everybody knows it.
  private boolean isPast(Match<S, M, ?, ?> match, S start, Seat seat) {
    for (PlayedMove<M> later : log.subList(entry - 1, log.size())) {
      play(match, later);
      S now = match.truth();
      if (now.toAct().isEmpty()) return true;
      if (context.tactics().considerations().isPause(start, now, seat)) return true;
    }
    return false;
  }

  private static <M extends Move> void play(Match<?, M, ?, ?> match, PlayedMove<M> move) {
    match.play(move.seat(), move.move());
  }
}
