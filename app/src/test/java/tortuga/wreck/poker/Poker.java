package tortuga.wreck.poker;

import tortuga.engine.Game;
import tortuga.wreck.whist.Whist;
import tortuga.wreck.whist.WhistEvent;
import tortuga.wreck.whist.WhistMove;
import tortuga.wreck.whist.WhistState;
import tortuga.wreck.whist.WhistView;

/// A game that plays another one back.
public interface Poker extends Game<WhistState, WhistMove, WhistEvent, WhistView> {
  Whist whist();
}
