package tortuga.violations.poker;

import tortuga.engine.Game;
import tortuga.violations.whist.Whist;
import tortuga.violations.whist.WhistEvent;
import tortuga.violations.whist.WhistMove;
import tortuga.violations.whist.WhistState;
import tortuga.violations.whist.WhistView;

/// A game that plays another one back.
public interface Poker extends Game<WhistState, WhistMove, WhistEvent, WhistView> {
  Whist whist();
}
