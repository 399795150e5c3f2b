package tortuga.aye.odds;

import java.util.ArrayList;
import java.util.List;
import tortuga.aye.Die;
import tortuga.aye.odds.Falls.Fall;
import tortuga.aye.state.Board;
import tortuga.engine.foresight.Memo;

/// How one pirate's dice are likely to lie after the next throws, if they are thrown for success
/// and nothing ends the throwing before. Thread-safe.
final class Throws {
  private static final int MOST_KNOWN = 4096;
  private static final Memo<Hand, List<Spread>> KNOWN = new Memo<>(MOST_KNOWN, Throws::make);

  private Throws() {}

  /// Returns one spread for each throw that may still come, without doubloons.
  static List<Spread> of(Hand hand) {
    return KNOWN.of(hand);
  }

  private static List<Spread> make(Hand hand) {
    List<Spread> spreads = new ArrayList<>();
    Spread.Sum sum = new Spread.Sum(true);
    add(hand, 1, sum);
    Spread last = sum.spread();
    spreads.add(last.withoutDoubloons());
    for (int more = 1; more < Board.THROWS; more++) {
      last = next(last);
      spreads.add(last.withoutDoubloons());
    }
    return List.copyOf(spreads);
  }

  private static Spread next(Spread before) {
    Spread.Sum sum = new Spread.Sum(true);
    for (int i = 0; i < before.size(); i++) {
      int doubloons = before.doubloons(i);
      add(
          new Hand(before.successes(i), before.mission(i), before.argh(i), 0, 0, 0, 0, doubloons),
          before.chance(i),
          sum);
    }
    return sum.spread();
  }

  private static void add(Hand hand, double chance, Spread.Sum sum) {
    for (Fall mission : Falls.of(Die.MISSION, hand.mission())) {
      for (Fall argh : Falls.of(Die.ARGH, hand.argh())) {
        int arghTridents = hand.arghTridents() + argh.tridents();
        int missionTridents = hand.missionTridents() + mission.tridents();
        int kept = Math.min(hand.doubloons(), arghTridents + missionTridents);
        int keptArgh = Math.min(kept, arghTridents);
        sum.add(
            Spread.key(
                hand.successes() + mission.successes() + argh.successes() + kept,
                hand.missionBlanks() + mission.blanks() + missionTridents - (kept - keptArgh),
                hand.arghBlanks() + argh.blanks() + arghTridents - keptArgh,
                hand.doubloons() - kept),
            chance * mission.chance() * argh.chance());
      }
    }
  }
}
