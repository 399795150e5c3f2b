package tortuga.testkit.highcard;

import tortuga.engine.Seats;
import tortuga.engine.State;

/// What lies on the table: for each seat a hand of cards as a mask, and a card face down.
final class HighCardState implements State<HighCardState> {
  /// A card that is there, but cannot be seen.
  static final int HIDDEN = -1;

  final int[] hand;
  final int[] played;
  final int[] laid;
  final int[] score;
  int round;
  Seats toAct;

  HighCardState(int seats) {
    hand = new int[seats];
    played = new int[seats];
    laid = new int[seats];
    score = new int[seats];
    toAct = Seats.first(seats);
  }

  @Override
  public Seats toAct() {
    return toAct;
  }

  @Override
  public HighCardState copy() {
    HighCardState copy = new HighCardState(hand.length);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(HighCardState other) {
    System.arraycopy(other.hand, 0, hand, 0, hand.length);
    System.arraycopy(other.played, 0, played, 0, hand.length);
    System.arraycopy(other.laid, 0, laid, 0, hand.length);
    System.arraycopy(other.score, 0, score, 0, hand.length);
    round = other.round;
    toAct = other.toAct;
  }
}
