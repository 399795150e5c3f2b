package tortuga.violations.whist;

import tortuga.engine.Game;
import tortuga.violations.poker.Poker;

/// A game that plays another one.
public interface Whist extends Game<WhistState, WhistMove, WhistEvent, WhistView> {
  Poker poker();
}
