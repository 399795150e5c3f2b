package tortuga.aye.rules;

import tortuga.aye.Card;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;

/// How far a goal card in hand has come, where that can be counted.
///
/// [Goals] completes such a card at its moment if it has all that it counts, so that nothing else
/// needs to know the numbers.
public final class Progress {
  private Progress() {}

  /// Whether a card has all that it counts; its moment may still be to come.
  static boolean isFull(AyeState table, int seat, Card card) {
    return now(table, seat, card) >= of(table, seat, card);
  }

  /// Returns how much a card takes; zero if nothing about it can be counted.
  public static int of(AyeState table, int seat, Card card) {
    return switch (card) {
      case C02, C08 -> 2;
      case C01, C06, C16, C27 -> 3;
      case C03 -> 4;
      case C05 -> Face.COUNT;
      case C10 -> Die.ARGH.number;
      case C13, C14 -> Board.HIGHEST_REPUTATION;
      case C17 -> Math.max(4, richestBut(table, seat) + 1);
      case C18 -> Board.MUTINY_REPUTATION + 1;
      case C04, C07, C09, C11, C12, C15, C19, C20, C21, C22, C23, C24, C25, C26, C28, C29 -> 0;
      case C30, C31, C32, C33, C34, C35, C36 -> 0;
    };
  }

  /// Returns how much of it is there, perhaps more than it takes.
  static int now(AyeState table, int seat, Card card) {
    Pirate own = table.pirates[seat];
    return switch (card) {
      case C01 -> Dice.rolled(own.dice, Face.KRAKEN);
      case C02 -> Dice.rolled(own.dice, Face.TRIDENT);
      case C03 -> Dice.rolled(own.dice, Face.SUCCESS);
      case C05 -> faces(own);
      case C06 -> Dice.rolled(own.dice, Face.BLANK);
      case C08 -> own.timesAlone;
      case C10 -> Dice.size(own.dice, Die.ARGH);
      case C13, C14 -> own.reputation;
      case C16 -> own.risen;
      case C17 -> own.doubloons;
      case C18 -> reputationAndEmptyPockets(own);
      case C27 -> Integer.bitCount(own.missionsWon);
      case C04, C07, C09, C11, C12, C15, C19, C20, C21, C22, C23, C24, C25, C26, C28, C29 -> 0;
      case C30, C31, C32, C33, C34, C35, C36 -> 0;
    };
  }

  private static int faces(Pirate own) {
    int faces = 0;
    for (int side = 0; side < Face.COUNT; side++) {
      if (Dice.rolled(own.dice, Face.of(side)) > 0) faces++;
    }
    return faces;
  }

  private static int richestBut(AyeState table, int seat) {
    int most = 0;
    for (int other = 0; other < table.seats; other++) {
      if (other != seat) most = Math.max(most, table.pirates[other].doubloons);
    }
    return most;
  }

  /// C18 asks for enough reputation to rebel, and one thing more: no doubloon.
  private static int reputationAndEmptyPockets(Pirate own) {
    int reputation = Math.min(own.reputation, Board.MUTINY_REPUTATION);
    return reputation + (own.doubloons == 0 ? 1 : 0);
  }
}
