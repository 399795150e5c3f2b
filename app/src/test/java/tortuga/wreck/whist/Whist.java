package tortuga.wreck.whist;

import tortuga.engine.Game;
import tortuga.wreck.poker.Poker;

/// A game that plays another one.
public interface Whist extends Game<WhistState, WhistMove, WhistEvent, WhistView> {
  Poker poker();
}
