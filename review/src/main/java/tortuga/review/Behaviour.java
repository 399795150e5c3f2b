package tortuga.review;

import tortuga.bots.BotContext;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;

/// What a yardstick does, as a hash: it changes with the rules, with the tactics on which the
/// yardstick relies, and with the yardstick itself, so that nobody changes one of them unawares.
final class Behaviour {
  private static final int GAMES = 3;
  private static final int PLAYOUTS = 20;

  private Behaviour() {}

  /// Lets the policy of a yardstick play some games with each number of players.
  static <S extends State<S>, M extends Move, E extends Event> String of(
      Game<S, M, E, ?> game, Yardstick yardstick) {
    StringBuilder seen = new StringBuilder();
    for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
      BotContext<S, M> context = BotContext.of(game, Setup.of(seats));
      for (int number = 0; number < GAMES; number++) {
        seen.append(game(game, context, yardstick, Streams.seed(seats, number)));
      }
    }
    return Streams.sha256(seen.toString());
  }

  private static <S extends State<S>, M extends Move> String game(
      Game<S, M, ?, ?> game, BotContext<S, M> context, Yardstick yardstick, long seed) {
    Notation<M> notation = new Notation<>(game.moveType());
    Rules<S, M, ?, ?> rules = context.rules();
    Referee<S, M> referee = new Referee<>(context, yardstick);
    SplitMix chance = Chance.seeded(seed);
    StringBuilder seen = new StringBuilder();
    S state = rules.begin(chance, Journal.silent());
    WinChances opened = referee.chances(state, PLAYOUTS, seed);
    for (int seat = 0; seat < opened.seats(); seat++) {
      seen.append(Math.round(1e6 * opened.of(seat))).append(' ');
    }
    while (!state.toAct().isEmpty()) {
      Seat seat = state.toAct().lowest();
      M move = referee.choose(state, seat, chance);
      seen.append(notation.write(move)).append('\n');
      rules.play(state, seat, move, chance, Journal.silent());
    }
    return seen.append(rules.outcome(state)).toString();
  }
}
