package tortuga.violations.bots;

import java.util.function.BiConsumer;
import tortuga.engine.Match;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.violations.whist.WhistEvent;
import tortuga.violations.whist.WhistMove;
import tortuga.violations.whist.WhistState;
import tortuga.violations.whist.WhistView;

/// A bot that knows a game by name, looks at the truth, and makes views of it.
record Cheat(Rules<WhistState, WhistMove, WhistEvent, WhistView> rules) {
  WhistState truth(Match<WhistState, WhistMove, WhistEvent, WhistView> match) {
    return match.truth();
  }

  void peek(WhistState state) {
    rules.conceal(state, Seat.of(0));
  }

  BiConsumer<WhistState, Viewer> squint() {
    return rules::conceal;
  }

  WhistView paint(WhistState state) {
    return rules.view(state);
  }
}
