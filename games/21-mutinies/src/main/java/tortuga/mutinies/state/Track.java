package tortuga.mutinies.state;

import java.util.List;
import tortuga.engine.text.PrintedTable;
import tortuga.mutinies.Mutinies;

/// The bonus squares of the prestige track.
///
/// @param at the prestige at which a bonus is given
public record Track(int at, int doubloons, int treasures, int rum, int jewels) {
  public static final int BONUSES = Text.BONUSES.size();

  /// The last number that is printed; whoever has more goes on beyond it.
  public static final int LENGTH = 50;

  public static Track bonus(int index) {
    return Text.BONUSES.get(index);
  }

  private static Track read(PrintedTable.Row row) {
    return new Track(
        row.number("id"),
        row.number("doubloons"),
        row.number("treasures"),
        row.number("rum"),
        row.number("jewels"));
  }

  private static final class Text {
    static final List<Track> BONUSES =
        PrintedTable.table(Mutinies.class, "track.csv").rows().stream().map(Track::read).toList();
  }
}
