package tortuga.lab;

import java.util.List;
import java.util.function.BiConsumer;
import tortuga.bots.Bot;
import tortuga.bots.BotKind;
import tortuga.bots.Ropes;
import tortuga.bots.Sight;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;

/// Bots around a table, who play one game after another. Confined to one thread.
///
/// Nothing is checked: the bots choose among what the rules offer, and the rules trust them. Yet
/// every game draws its chance as a match does, so that it can be recorded and replayed.
final class Contest<S extends State<S>, M extends Move, E extends Event> {
  /// No game of ours takes that many decisions, however it is played.
  private static final int ENDLESS = 1_000_000;

  private final Rules<S, M, E, ?> rules;
  private final Ropes<S, M> ropes;
  private final List<BotKind> kinds;
  private final Moves<M> moves = new Moves<>();

  /// How a game went.
  record Result(Outcome outcome, int decisions) {}

  /// Sits down one bot of each of `kinds`, in the order of the seats.
  Contest(Game<S, M, E, ?> game, Setup setup, List<BotKind> kinds) {
    this.rules = game.rules(setup);
    this.ropes = Ropes.of(game, setup);
    this.kinds = kinds;
  }

  /// Plays one game to its end; `scribe` hears of each move before it is played.
  Result play(Lot lot, Journal<? super E> journal, BiConsumer<Seat, M> scribe) {
    List<Bot<S, M>> bots = kinds.stream().<Bot<S, M>>map(kind -> kind.bot(ropes)).toList();
    S state = rules.begin(lot.seed().chance(0), journal);
    int entry = 0;
    for (Seats asked = state.toAct(); !asked.isEmpty(); asked = state.toAct()) {
      Seat seat = asked.lowest();
      Sight<S, M> sight = Sight.of(rules, state, seat, moves);
      M move = bots.get(seat.index()).choose(sight, lot.whims().get(seat.index()));
      scribe.accept(seat, move);
      rules.play(state, seat, move, lot.seed().chance(++entry), journal);
      if (entry == ENDLESS) throw new IllegalStateException("the game does not end");
    }
    return new Result(rules.outcome(state), entry);
  }
}
