package tortuga.lab;

import java.util.List;
import tortuga.bots.Bot;
import tortuga.bots.BotKind;
import tortuga.bots.Ropes;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;

/// The bots around a table, for the length of one game.
interface Party<S extends State<S>, M extends Move> {
  /// Returns the bot that plays for a seat now; the truth decides who, and is shown to nobody.
  Bot<S, M> at(S truth, Seat seat);

  /// Whether anybody wants to know what was noticed in the past.
  boolean remembers();

  /// Sits down one bot of each of `kinds`, in the order of the seats.
  static <S extends State<S>, M extends Move> Party<S, M> of(
      Ropes<S, M> ropes, List<BotKind> kinds) {
    List<Bot<S, M>> bots = kinds.stream().<Bot<S, M>>map(kind -> kind.bot(ropes)).toList();
    boolean remembers = kinds.stream().anyMatch(BotKind::remembers);
    return new Party<>() {
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
