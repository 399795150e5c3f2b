package tortuga.aye.odds;

/// One pirate's dice before a throw.
///
/// @param successes the successes that stay, with the tridents that are kept to be paid for
/// @param mission how many mission dice are thrown; likewise `argh`
/// @param missionTridents how many tridents lie there and are not thrown now; likewise the others
/// @param doubloons how many more tridents can be paid for
public record Hand(
    int successes,
    int mission,
    int argh,
    int missionTridents,
    int arghTridents,
    int missionBlanks,
    int arghBlanks,
    int doubloons) {
  public Hand {
    int useful = mission + argh + missionTridents + arghTridents + missionBlanks + arghBlanks;
    doubloons = Math.min(doubloons, useful);
  }

  /// Returns dice that have not been thrown yet.
  public static Hand unthrown(int mission, int argh, int doubloons) {
    return new Hand(0, mission, argh, 0, 0, 0, 0, doubloons);
  }

  /// Returns the same dice, with all of them thrown that do not help as they lie: those on Argh!
  /// dice are kept first, because they are the worse ones to throw.
  public Hand hopeful() {
    int kept = Math.min(doubloons, missionTridents + arghTridents);
    int keptArgh = Math.min(kept, arghTridents);
    return new Hand(
        successes + kept,
        mission + missionBlanks + missionTridents - (kept - keptArgh),
        argh + arghBlanks + arghTridents - keptArgh,
        0,
        0,
        0,
        0,
        doubloons - kept);
  }

  /// Returns how many dice are about to be thrown.
  public int thrown() {
    return mission + argh;
  }

  /// Returns the successes that are there once all tridents are paid that can be.
  public int reached() {
    return successes + Math.min(doubloons, missionTridents + arghTridents);
  }

  /// Returns how many dice could still be successes in the end.
  int open() {
    return successes + mission + argh + missionTridents + arghTridents + missionBlanks + arghBlanks;
  }
}
