package tortuga.piecesofeight.rules.figures;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.piecesofeight.EightFigure;
import tortuga.piecesofeight.EightFigure.Bargain;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.rules.Questions;
import tortuga.piecesofeight.rules.Stock;
import tortuga.piecesofeight.rules.Trading;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step.AnswerOffer;

/// What a trade brings to the yard of one of its parties.
final class Bargains {
  private Bargains() {}

  /// Returns the trade of which a seat thinks, or about which it is asked.
  static List<EightFigure> of(Questions questions, EightState table, Seat seat) {
    return table.question() instanceof AnswerOffer offer
        ? List.of(answered(questions, table, seat, offer))
        : offered(questions, table, seat);
  }

  private static List<EightFigure> offered(Questions questions, EightState table, Seat seat) {
    Player player = table.players[seat.index()];
    if (player.offerTo == Player.NOBODY) return List.of();
    return List.of(
        new Bargain(
            seat,
            Seat.of(player.offerTo),
            player.give.list(),
            player.want.list(),
            usable(player, player.want, player.give),
            Stock.SILVER,
            flaw(questions, table, seat, new EightMove.SendOffer())));
  }

  private static Bargain answered(
      Questions questions, EightState table, Seat seat, AnswerOffer offer) {
    Player offering = table.players[offer.from()];
    return new Bargain(
        Seat.of(offer.from()),
        seat,
        offering.give.list(),
        offering.want.list(),
        usable(table.players[seat.index()], offering.give, offering.want),
        Stock.SILVER,
        flaw(questions, table, seat, new EightMove.Accept()));
  }

  private static Optional<Integer> usable(Player player, Coins gets, Coins gives) {
    return player.yard.hasAll(gives)
        ? Optional.of(Trading.usableAfter(player.yard, gets, gives))
        : Optional.empty();
  }

  private static Optional<String> flaw(
      Questions questions, EightState table, Seat seat, EightMove move) {
    Moves<EightMove> moves = new Moves<>();
    questions.offer(table, table.question(), seat, moves);
    return moves.contains(move)
        ? Optional.empty()
        : Optional.of(questions.objection(table, table.question(), seat, move));
  }
}
