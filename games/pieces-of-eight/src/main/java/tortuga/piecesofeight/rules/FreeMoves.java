package tortuga.piecesofeight.rules;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.rules.settings.Start;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// What a player may do at any time, asked or not.
final class FreeMoves {
  private final Options options;
  private final EightState table;
  private final Player player;

  FreeMoves(Options options, EightState table, int seat) {
    this.options = options;
    this.table = table;
    player = table.players[seat];
  }

  @Rule({
    "POE-WIN-04",
    "POE-BLITZ-01",
    "POE-RULING-54",
    "POE-RULING-59",
    "POE-RULING-76",
    "POE-RULING-80"
  })
  void list(Moves<EightMove> moves) {
    if (table.isOver()) return;
    if (mayClaimStart()) moves.add(new ClaimStart());
    if (!player.inGame || player.surrenders) return;
    if (Stock.isBuilding(table) && staysAnother()) moves.add(new Surrender());
    if (!table.isAtSea()) return;
    if (mayPropose()) moves.add(new ProposeStalemate());
    moves.add(new Surrender());
    if (options.isBlitz()) moves.add(new FlagFall());
    if (player.ship.holdOpen) moves.add(new CloseHold());
    else if (player.ship.holdSize > 0) moves.add(new OpenHold());
  }

  /// Whether anybody else has not surrendered yet; the last one wins as soon as the game begins.
  @Rule("POE-RULING-80")
  private boolean staysAnother() {
    for (int other = 0; other < table.seats; other++) {
      if (table.players[other] != player && !table.players[other].surrenders) return true;
    }
    return false;
  }

  private boolean mayClaimStart() {
    boolean complete = player.plan.ready || player.plan.size == Ship.COINS;
    return complete
        && options.start() == Start.FIRST_READY
        && table.question() instanceof BuildShip
        && !player.claimsStart;
  }

  private boolean mayPropose() {
    return !player.proposes
        && player.patience == 0
        && !(table.question() instanceof VoteStalemate || table.question() instanceof RebuildShips);
  }
}
