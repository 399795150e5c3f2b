package tortuga.piecesofeight.rules;

import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Familiar;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// Losses that are answered: a Black Spot costs the offender a turn, a Full Sail brings the next.
final class Losses extends Chapter {
  /// Whether the victim answers a loss.
  static final QuestionRule<EightState, AnswerLoss, EightMove> ANSWER_LOSS = new AnswerLossRule();

  private static final Place[] ACTIVE = {Place.NEST, Place.FORE, Place.AFT};

  Losses(Chapter same) {
    super(same);
  }

  /// Whoever lost an open coin to an opponent may answer with a Black Spot or Full Sail.
  @Rule({
    "POE-SPOT-01",
    "POE-SAIL-01",
    "POE-SAIL-03",
    "POE-RULING-10",
    "POE-RULING-17",
    "POE-RULING-63"
  })
  void ask(boolean openLost, int victim, int offender, boolean wrecked) {
    if (!openLost || !areOpponents(victim, offender)) return;
    AnswerLoss question = new AnswerLoss(victim, offender, table.destructions, wrecked);
    if (!ANSWER_LOSS.asked(table, question).isEmpty()) table.meet(Familiar.ANSWER_LOSS);
    agenda.push(question);
  }

  /// A Black Spot or Full Sail answers a loss; the same loss may then be answered with another one.
  @Rule({
    "POE-SPOT-02",
    "POE-SAIL-02",
    "POE-REACT-05",
    "POE-RULING-18",
    "POE-RULING-21",
    "POE-RULING-24"
  })
  void avenge(Coin coin, Place from) {
    AnswerLoss loss = (AnswerLoss) agenda.current();
    Ship ship = ship(loss.victim());
    if (from == Place.HOLD) useWreck(ship, coin);
    else ship.mark(from, Cell.REACTED);
    tell(new Reacted(Seat.of(loss.victim()), coin, from));
    new Reactions(this).announce(Deed.reaction(loss.victim(), coin, from, loss.offender()));
  }

  private static void useWreck(Ship ship, Coin coin) {
    int used = Cell.REACTED | Cell.KNOWN;
    if (isUsableWreck(ship.nestWreck, coin)) {
      ship.nestWreck |= used;
    } else if (isUsableWreck(ship.foreWreck, coin)) {
      ship.foreWreck |= used;
    } else {
      if (!Cell.has(ship.aftWreck, Cell.KNOWN)) ship.holdSeen.add(coin);
      ship.aftWreck |= used;
    }
  }

  // The question

  /// Whether the victim of a destruction may hold a Black Spot or Full Sail that can answer it.
  private static boolean isAbleToAnswer(Ship ship, AnswerLoss loss) {
    return isVisibleAnswer(ship.nest, loss)
        || isVisibleAnswer(ship.deck[0], loss)
        || (ship.hidesAft() && isFresh(ship.at(Place.AFT), loss))
        || (loss.wrecked() && isWreckAble(ship));
  }

  private static boolean isVisibleAnswer(int cell, AnswerLoss loss) {
    return isAvenger(cell) && isFresh(cell, loss);
  }

  private static boolean isWreckAble(Ship ship) {
    return isUsableWreck(ship.nestWreck)
        || isUsableWreck(ship.foreWreck)
        || (Cell.has(ship.aftWreck, Cell.KNOWN)
            ? isUsableWreck(ship.aftWreck)
            : ship.aftWreck != Cell.EMPTY && !Cell.has(ship.aftWreck, Cell.REACTED));
  }

  /// Whether a coin can answer a loss: a Black Spot or Full Sail that was active just before.
  @Rule({"POE-SPOT-01", "POE-SPOT-04", "POE-SAIL-01", "POE-REACT-05", "POE-RULING-19"})
  private static boolean answers(int cell, Coin coin, AnswerLoss loss) {
    return Cell.isCoin(cell, coin) && isFresh(cell, loss);
  }

  /// Whether a coin that the action has destroyed can answer that very destruction.
  @Rule({"POE-SPOT-02", "POE-SAIL-02"})
  private static boolean answersFromHold(Ship ship, Coin coin, AnswerLoss loss) {
    return loss.wrecked()
        && (isUsableWreck(ship.nestWreck, coin)
            || isUsableWreck(ship.foreWreck, coin)
            || isUsableWreck(ship.aftWreck, coin));
  }

  private static boolean isUsableWreck(int wreck) {
    return isAvenger(wreck) && !Cell.has(wreck, Cell.REACTED);
  }

  private static boolean isUsableWreck(int wreck, Coin coin) {
    return Cell.isCoin(wreck, coin) && !Cell.has(wreck, Cell.REACTED);
  }

  private static boolean isAvenger(int cell) {
    return Cell.isCoin(cell, Coin.BLACK_SPOT) || Cell.isCoin(cell, Coin.FULL_SAIL);
  }

  private static boolean isFresh(int cell, AnswerLoss loss) {
    int witness = Cell.witness(cell);
    return witness != 0 && witness <= loss.destruction() && !Cell.has(cell, Cell.REACTED);
  }

  private static final class AnswerLossRule
      implements QuestionRule<EightState, AnswerLoss, EightMove> {
    @Override
    public Seats asked(EightState table, AnswerLoss loss) {
      boolean able = isAbleToAnswer(table.ship(loss.victim()), loss);
      return able ? table.askable(loss.victim()) : Seats.NONE;
    }

    @Override
    public Manner manner(EightState table, AnswerLoss loss) {
      return Manner.WINDOW;
    }

    @Override
    public void offer(EightState table, AnswerLoss loss, Seat seat, Moves<EightMove> moves) {
      Ship ship = table.ship(seat.index());
      moves.add(new Pass());
      for (Place from : ACTIVE) {
        if (answers(ship.at(from), Coin.BLACK_SPOT, loss)) moves.add(new BlackSpot(from));
        if (answers(ship.at(from), Coin.FULL_SAIL, loss)) moves.add(new FullSail(from));
      }
      if (answersFromHold(ship, Coin.BLACK_SPOT, loss)) moves.add(new BlackSpot(Place.HOLD));
      if (answersFromHold(ship, Coin.FULL_SAIL, loss)) moves.add(new FullSail(Place.HOLD));
    }

    @Override
    public String objection(EightState table, AnswerLoss loss, Seat seat, EightMove move) {
      boolean answer = move instanceof BlackSpot || move instanceof FullSail;
      return answer ? Objections.CANNOT_ANSWER : Objections.OTHER_QUESTION;
    }

    /// A Black Spot is used, a Full Sail is not.
    @Override
    public EightMove fallback(EightState table, AnswerLoss loss, Seat seat, Chance chance) {
      Moves<EightMove> moves = new Moves<>();
      offer(table, loss, seat, moves);
      for (int i = 0; i < moves.size(); i++) {
        if (moves.get(i) instanceof BlackSpot) return moves.get(i);
      }
      return moves.get(0);
    }
  }
}
