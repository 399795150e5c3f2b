package tortuga.piecesofeight.rules;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.AnswerOffer;
import tortuga.piecesofeight.state.Step.RearrangeShip;

/// Who knows what. Everybody sees crow's nests, fores, gold, and the sizes of decks and holds; only
/// its owner knows what lies deeper; teammates and spectators do not.
///
/// A coin that everybody has seen stays known as long as it can be followed ([Cell#KNOWN]): that is
/// no secret, whether or not players care to remember it. To show it again is another matter: a
/// [Ship#covered] ship shows no more than lies open.
final class Secrets {
  private Secrets() {}

  @Rule({"POE-POS-02", "POE-POS-03", "POE-POS-05", "POE-POS-07", "POE-HOLD-02", "POE-RULING-63"})
  static void conceal(EightState table, Viewer viewer) {
    if (table.isOver()) return;
    int own = viewer instanceof Seat seat ? seat.index() : Player.NOBODY;
    table.chronicle = table.chronicle.seenBy(viewer);
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat == own) continue;
      Player player = table.players[seat];
      concealShip(player.ship);
      concealPlan(table, player.plan);
      player.yard.copyFrom(player.yardSeen);
      player.launched = 0;
      if (player.answer != Player.UNANSWERED) player.answer = Player.ANSWERED;
      if (!isParty(table, seat, own)) player.dropOffer();
    }
  }

  private static void concealShip(Ship ship) {
    ship.covered = true;
    for (int i = 0; i < ship.size; i++) ship.deck[i] = Cell.concealed(ship.deck[i]);
    ship.aftWreck = Cell.concealed(ship.aftWreck);
    ship.hold.copyFrom(ship.holdSeen);
  }

  /// A plan is secret; but everybody has seen that a coin was drawn for a Call to Quarters.
  private static void concealPlan(EightState table, Plan plan) {
    plan.startOver();
    boolean drawn =
        plan.joining != Cell.EMPTY && table.isAsking() && table.question() instanceof RearrangeShip;
    plan.joining = drawn ? Cell.UNKNOWN : Cell.EMPTY;
  }

  private static boolean isParty(EightState table, int offering, int viewer) {
    return table.isAsking()
        && table.question() instanceof AnswerOffer(int from, int to, _)
        && from == offering
        && to == viewer;
  }
}
