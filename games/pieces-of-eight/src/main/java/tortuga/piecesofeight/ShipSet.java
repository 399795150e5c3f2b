package tortuga.piecesofeight;

import tortuga.engine.Rule;

/// A fixed set of sixteen coins that a player may own.
@Rule("POE-GEN-03")
public enum ShipSet {
  MAIDENS_VENGEANCE,
  CURSED_BLADE
}
