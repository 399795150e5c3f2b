package tortuga.lab;

import java.util.List;
import tortuga.bots.Bot;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;

/// The bots around a table, for one game.
interface Players<S extends State<S>, M extends Move> {
  /// Returns the bot that plays for a seat now; the choice may depend on the truth, which no bot
  /// sees.
  Bot<S, M> at(S truth, Seat seat);

  /// Whether any bot uses what was noticed in the past.
  boolean remembers();

  /// Seats one bot of each of `levels`, in the order of the seats.
  static <S extends State<S>, M extends Move> Players<S, M> of(
      BotContext<S, M> context, List<BotLevel> levels) {
    List<Bot<S, M>> bots = levels.stream().<Bot<S, M>>map(level -> level.bot(context)).toList();
    boolean remembers = levels.stream().anyMatch(BotLevel::remembers);
    return new Players<>() {
      @Override
      public Bot<S, M> at(S truth, Seat seat) {
        return bots.get(seat.index());
      }

      @Override
      public boolean remembers() {
        return remembers;
      }
    };
  }
}
