package tortuga.aye.goals;

import java.util.List;
import tortuga.aye.Face;
import tortuga.aye.state.Pirate;
import tortuga.engine.Lists;
import tortuga.engine.Seat;

/// What has just been done, as far as the table does not show it.
///
/// @param doer the seat of whoever did it, or nobody
/// @param amount the doubloons that were spent on a repair
/// @param shipBefore where the ship was before a repair
/// @param flagsFreed how many dice a repair freed
/// @param face what the die showed that a hook turned
public record Deed(int doer, int amount, int shipBefore, int flagsFreed, Face face) {
  public static final Deed NONE = new Deed(Pirate.NOBODY, 0, 0, 0, Face.BLANK);

  private static final List<Deed> BY =
      Lists.of(Seat.MOST, seat -> new Deed(seat, 0, 0, 0, Face.BLANK));

  public static Deed by(int doer) {
    return doer == Pirate.NOBODY ? NONE : BY.get(doer);
  }

  public static Deed repair(int doer, int doubloons, int before, int freed) {
    return new Deed(doer, doubloons, before, freed, Face.BLANK);
  }

  public static Deed hook(int doer, Face face) {
    return new Deed(doer, 0, 0, 0, face);
  }
}
