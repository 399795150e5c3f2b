package tortuga.testkit.parley;

import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.steps.Agenda;

/// What lies on the table: coins as sets of bits, each hidden set with its size beside it.
final class ParleyState implements State<ParleyState> {
  static final int COINS = 20;
  static final int ALL = (1 << (COINS + 1)) - 2;

  /// Stands for a coin or an answer that is there, but that the viewer cannot see.
  static final int HIDDEN = -1;

  static final int NOBODY = -1;

  private final Flaw flaw;
  final int[] hand;
  final int[] handSize;

  /// The chosen coin of each seat, from its choice to the end of the round; zero if there is none.
  final int[] chosen;

  /// The answers in a window: zero if none, else one to pass, two to protest.
  final int[] answer;

  int[] score;
  int discards;
  int round = 1;
  int wind;
  int hasty;
  int left = NOBODY;
  boolean revealed;
  Seats toAct = Seats.NONE;
  final Agenda<Step> agenda = new Agenda<>();

  ParleyState(int seats, Flaw flaw) {
    this.flaw = flaw;
    hand = new int[seats];
    handSize = new int[seats];
    chosen = new int[seats];
    answer = new int[seats];
    score = new int[seats];
  }

  int seats() {
    return hand.length;
  }

  /// Returns the coins that are in no visible hand and on no visible table.
  int unseen() {
    int seen = discards;
    for (int seat = 0; seat < seats(); seat++) {
      seen |= hand[seat];
      if (chosen[seat] > 0) seen |= 1 << chosen[seat];
    }
    return ALL & ~seen;
  }

  boolean hasGreater(Seat seat, int coin) {
    return hand[seat.index()] >> (coin + 1) != 0;
  }

  @Override
  public Seats toAct() {
    return toAct;
  }

  @Override
  public ParleyState copy() {
    ParleyState copy = new ParleyState(seats(), flaw);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(ParleyState other) {
    System.arraycopy(other.hand, 0, hand, 0, seats());
    System.arraycopy(other.handSize, 0, handSize, 0, seats());
    System.arraycopy(other.chosen, 0, chosen, 0, seats());
    System.arraycopy(other.answer, 0, answer, 0, seats());
    score = flaw == Flaw.COPY_SHARES ? other.score : other.score.clone();
    discards = other.discards;
    round = other.round;
    if (flaw != Flaw.COPY_FORGETS) wind = other.wind;
    hasty = other.hasty;
    left = other.left;
    revealed = other.revealed;
    toAct = other.toAct;
    agenda.copyFrom(other.agenda);
  }
}
