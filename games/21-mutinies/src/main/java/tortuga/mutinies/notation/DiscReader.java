package tortuga.mutinies.notation;

import tortuga.engine.text.PositionText;
import tortuga.mutinies.Action;
import tortuga.mutinies.Square;
import tortuga.mutinies.rules.Placing;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// Reads where the Action Discs of a position are, and what is set aside under them.
final class DiscReader {
  private final MutiniesState table;

  DiscReader(MutiniesState table) {
    this.table = table;
  }

  void readDiscs(PositionText.Chart given) {
    given
        .get("discs")
        .ifPresent(discs ->
            discs
                .chart()
                .entries()
                .forEach(
                    (name, square) -> readDisc(PositionReader.disc(table, name, square), square)));
  }

  private void readDisc(int disc, PositionText word) {
    if (word.text().equals(MutiniesPositions.NONE)) return;
    Square square = word.as(Square::of);
    if (square.fewest > table.seats)
      throw word.wrong(square + " is not in use with so few players");
    if (square.action() != Action.CABIN && table.isTaken(square))
      throw word.wrong(square + " is taken");
    table.crew[disc].square = square.ordinal();
  }

  /// Usually what a square costs is set aside there, until its disc is resolved.
  void readAsides(PositionText.Chart given) {
    for (int disc = 0; disc < table.crew.length; disc++) {
      Pirate pirate = table.crew[disc];
      boolean waits = pirate.isPlaced() && PendingCheck.isUnresolved(table, disc);
      if (!waits || !Placing.hasJewel(table, pirate.square())) continue;
      pirate.asideDoubloons = Placing.doubloons(table, disc, pirate.square());
      pirate.asideRum = Placing.rum(table, disc, pirate.square());
    }
    given
        .get("aside")
        .ifPresent(asides ->
            asides
                .chart()
                .entries()
                .forEach((name, aside) ->
                    readAside(table.crew[PositionReader.disc(table, name, aside)], aside)));
  }

  private static void readAside(Pirate pirate, PositionText aside) {
    int[] figures = PositionReader.figures(aside, 2);
    if (!pirate.isPlaced() && (figures[0] != 0 || figures[1] != 0)) {
      throw aside.wrong("there is no disc to set anything aside on");
    }
    pirate.asideDoubloons = figures[0];
    pirate.asideRum = figures[1];
  }
}
