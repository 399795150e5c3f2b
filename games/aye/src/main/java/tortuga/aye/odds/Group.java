package tortuga.aye.odds;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tortuga.aye.Die;
import tortuga.aye.odds.Falls.Fall;
import tortuga.engine.foresight.Memo;

/// Pirates who are about to throw together.
///
/// Successes never become fewer, so a throw is followed by another one exactly if there is hope and
/// not enough yet after it, whatever was before. Therefore the Krakens at the end follow from how
/// the dice would lie after one, two and three throws if nothing ended the throwing.
///
/// @param hands their dice before the next throw, which takes place in any case
/// @param krakens the Krakens that lie there and are not thrown
/// @param needed the successes that are needed
/// @param hooks how many dice can be turned by hooks
/// @param throwsLeft how many throws there may be, the next one included
public record Group(List<Hand> hands, int krakens, int needed, int hooks, int throwsLeft) {
  private static final int MOST_KNOWN = 4096;
  private static final Memo<Group, Course> KNOWN =
      new Memo<>(MOST_KNOWN, group -> group.new Calculation().course());

  private static final Comparator<Hand> ORDER =
      Comparator.comparingInt(Hand::successes)
          .thenComparingInt(Hand::mission)
          .thenComparingInt(Hand::argh)
          .thenComparingInt(Hand::missionTridents)
          .thenComparingInt(Hand::arghTridents)
          .thenComparingInt(Hand::missionBlanks)
          .thenComparingInt(Hand::arghBlanks)
          .thenComparingInt(Hand::doubloons);

  public Group {
    hands = hands.stream().sorted(ORDER).toList();
  }

  /// What is likely to come of it.
  ///
  /// @param success the chance of enough successes
  /// @param krakens the chance of each number of Krakens at the end
  public record Course(double success, List<Double> krakens) {
    /// Returns the course of an attempt that is decided as its dice lie.
    public static Course decided(boolean success, int krakens) {
      Double[] chances = new Double[krakens + 1];
      Arrays.fill(chances, 0.0);
      chances[krakens] = 1.0;
      return new Course(success ? 1 : 0, List.of(chances));
    }
  }

  /// Says what the throws are likely to bring.
  public Course course() {
    return KNOWN.of(this);
  }

  private final class Calculation {
    private final int dice = krakens + hands.stream().mapToInt(Hand::open).sum();

    /// How many successes the dice themselves must bring, a hook turning the others.
    private final int wanted = dice < needed ? Integer.MAX_VALUE : Math.max(0, needed - hooks);

    private final double[] atEnd = new double[dice + 1];

    Course course() {
      Spread first = spread(0);
      for (int i = 0; i < first.size(); i++) atEnd[krakens(first, i)] += first.chance(i);
      for (int made = 1; made < throwsLeft; made++) goOn(spread(made - 1));
      Spread last = spread(throwsLeft - 1);
      double success = 0;
      for (int i = 0; i < last.size(); i++) {
        if (last.successes(i) >= wanted) success += last.chance(i);
      }
      return new Course(tidy(success), Arrays.stream(atEnd).map(Group::tidy).boxed().toList());
    }

    private Spread spread(int after) {
      Spread all = Throws.of(hands.getFirst()).get(after);
      for (Hand hand : hands.subList(1, hands.size())) all = all.and(Throws.of(hand).get(after));
      return all;
    }

    private int krakens(Spread spread, int i) {
      return dice - spread.successes(i) - spread.mission(i) - spread.argh(i);
    }

    /// Moves the Krakens of throws that are followed by another one to where that one leads.
    private void goOn(Spread spread) {
      for (int i = 0; i < spread.size(); i++) {
        int successes = spread.successes(i);
        boolean isHopeful = successes + spread.mission(i) + spread.argh(i) >= wanted;
        if (successes >= wanted || !isHopeful) continue;
        int before = krakens(spread, i);
        atEnd[before] -= spread.chance(i);
        double[] mission = krakensOf(Die.MISSION, spread.mission(i));
        double[] argh = krakensOf(Die.ARGH, spread.argh(i));
        for (int m = 0; m < mission.length; m++) {
          for (int a = 0; a < argh.length; a++) {
            atEnd[before + m + a] += spread.chance(i) * mission[m] * argh[a];
          }
        }
      }
    }
  }

  private static double[] krakensOf(Die die, int dice) {
    double[] chances = new double[dice + 1];
    for (Fall fall : Falls.of(die, dice)) chances[fall.krakens()] += fall.chance();
    return chances;
  }

  /// Clears away what the arithmetic of fractions leaves behind, so that the certain is certain.
  private static double tidy(double chance) {
    return Math.clamp(Math.rint(chance * 1e12) / 1e12, 0, 1);
  }
}
