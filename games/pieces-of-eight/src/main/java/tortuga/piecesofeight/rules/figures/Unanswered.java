package tortuga.piecesofeight.rules.figures;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.LuckMet;
import tortuga.engine.chance.NoLuck;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightFigure;
import tortuga.piecesofeight.EightFigure.MayReact;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.Pass;
import tortuga.piecesofeight.rules.Questions;
import tortuga.piecesofeight.rules.Referee;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.AnswerLoss;
import tortuga.piecesofeight.state.Step.AnyReaction;
import tortuga.piecesofeight.state.Step.SaveCoin;

/// What a move brings if nobody reacts: the rules are carried out on a copy of what the seat knows,
/// and every window passes.
///
/// Coins that the seat cannot identify are taken for Black Spots, so that a loss may be answered
/// whenever a hidden coin could answer it. None of them is ever named.
final class Unanswered {
  private final Questions questions;
  private final EightState world;
  private final Seat seat;
  private final Account account;
  private final Referee referee;

  private Seats betrays = Seats.NONE;
  private boolean isOwnWindow;
  private final List<Integer> saves = new ArrayList<>();
  private boolean avenges;

  private Unanswered(Questions questions, EightState concealed, Seat seat) {
    this.questions = questions;
    this.seat = seat;
    world = filled(concealed, seat);
    account = new Account(questions.options(), concealed, seat);
    referee = new Referee(questions, world, NoLuck.INSTANCE, account);
  }

  /// Tells what a legal move brings.
  static List<EightFigure> of(
      Questions questions, EightState concealed, Seat seat, EightMove move) {
    Unanswered unanswered = new Unanswered(questions, concealed, seat);
    unanswered.play(move);
    List<EightFigure> figures = unanswered.account.figures();
    figures.add(unanswered.mayReact());
    return figures;
  }

  private static EightState filled(EightState concealed, Seat seat) {
    EightState world = concealed.copy();
    for (int other = 0; other < world.seats; other++) {
      Player player = world.players[other];
      if (player.answer == Player.ANSWERED) player.answer = Player.PASSED;
      if (other != seat.index()) fill(player.ship);
    }
    return world;
  }

  private static void fill(Ship ship) {
    for (int i = 0; i < ship.size; i++) ship.deck[i] = filled(ship.deck[i]);
    ship.aftWreck = filled(ship.aftWreck);
    int hidden = ship.holdSize - ship.hold.count;
    if (hidden > 0) ship.hold.add(Coin.BLACK_SPOT, hidden);
  }

  private static int filled(int cell) {
    return Cell.isIdentified(cell) ? cell : Cell.identified(cell, Coin.BLACK_SPOT);
  }

  private void play(EightMove move) {
    try {
      referee.play(seat, move);
      while (isWindow()) {
        for (Seat asked : world.toAct) referee.play(asked, new Pass());
      }
    } catch (LuckMet | Account.ActionOver _) {
      // nothing more is certain, or nothing more belongs to the action
    }
  }

  /// Notes who may answer what is asked, if it is asked in a window.
  private boolean isWindow() {
    if (world.toAct.isEmpty()) return false;
    if (world.question() instanceof AnyReaction(var deed)) {
      boolean isOwn = deed.user() == seat.index();
      if (isOwn || !isOwnWindow) betrays = canReact() ? world.toAct : world.toAct.without(seat);
      isOwnWindow |= isOwn;
      return true;
    }
    if (world.question() instanceof SaveCoin(var deed, var place)) {
      if (canReact()) saves.add(world.ship(deed.ship()).position(place));
      return true;
    }
    if (world.question() instanceof AnswerLoss) {
      avenges |= canReact();
      return true;
    }
    return false;
  }

  /// Whether somebody else is asked, or the seat itself could do more than pass.
  private boolean canReact() {
    if (!world.toAct.contains(seat)) return true;
    Moves<EightMove> moves = new Moves<>(8);
    questions.offer(world, world.question(), seat, moves);
    return moves.size() > 1;
  }

  private MayReact mayReact() {
    boolean risksCaptain = account.usesCaptain() && !betrays.without(seat).isEmpty();
    return new MayReact(betrays.stream().toList(), List.copyOf(saves), avenges, risksCaptain);
  }
}
