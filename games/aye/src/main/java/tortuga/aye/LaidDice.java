package tortuga.aye;

import java.util.ArrayList;
import java.util.List;
import tortuga.aye.state.Dice;
import tortuga.engine.Seat;

/// Dice of one sort that lay before a pirate when an attempt ended. Whoever had no dice at all has
/// none of one sort.
///
/// @param turned whether they had been turned into successes
public record LaidDice(Seat seat, Die die, Face face, boolean turned, int count) {
  /// Returns all dice of a pirate, sort by sort.
  public static List<LaidDice> of(Seat seat, long dice) {
    List<LaidDice> laid = new ArrayList<>();
    for (int kind = 0; kind < Die.COUNT; kind++) {
      Die die = Die.of(kind);
      for (int side = 0; side < Face.COUNT; side++) {
        Face face = Face.of(side);
        int lying = Dice.lying(dice, die, face);
        int turned = Dice.turned(dice, die, face);
        if (lying > 0) laid.add(new LaidDice(seat, die, face, false, lying));
        if (turned > 0) laid.add(new LaidDice(seat, die, face, true, turned));
      }
    }
    if (dice == 0) laid.add(new LaidDice(seat, Die.MISSION, Face.BLANK, false, 0));
    return laid;
  }
}
