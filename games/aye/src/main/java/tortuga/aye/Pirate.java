package tortuga.aye;

import tortuga.engine.Rule;

/// A player: the pirate tile, and all that lies on and before it. Sets of cards are sets of bits.
final class Pirate {
  static final int NOBODY = -1;

  /// A secret answer that is there, but cannot be seen.
  static final int SOME_ANSWER = -1;

  /// From one to six; the captain has none.
  int reputation = Board.FIRST_REPUTATION;

  int doubloons;

  /// Whether a hook doubloon lies on the tile, who gave one this round, and whether it was spent.
  boolean hook;

  int hookGiver = NOBODY;
  boolean hookSpent;

  Command command = Command.NOTHING;
  Ballot vote = Ballot.NONE;
  Command action = Command.NOTHING;
  Stance stance = Stance.NONE;
  boolean hasDeclared;

  /// The mission dice given for this round: not yet thrown, and thrown and still unlocked.
  int dealt;

  int used;

  /// The dice of the attempt that is going on, those named for the next throw, the tridents paid.
  long dice;

  int named;
  int tridentsPaid;

  long hand;
  int handSize;
  long completed;

  /// The cards in hand that are about to be turned up, and how many cards are to be drawn.
  long fulfilled;

  int due;

  /// How far the owner is with C08, C16 and C27; nothing unless the card is in hand.
  int timesAlone;

  int risen;
  int missionsWon;

  /// The cards in the discards that only this player saw go there.
  long buried;

  /// The answer to a secret question, and the claim that everybody has heard; zero if there is
  /// none.
  int answer;

  int claim;

  void copyFrom(Pirate other) {
    reputation = other.reputation;
    doubloons = other.doubloons;
    hook = other.hook;
    hookGiver = other.hookGiver;
    hookSpent = other.hookSpent;
    command = other.command;
    vote = other.vote;
    action = other.action;
    stance = other.stance;
    hasDeclared = other.hasDeclared;
    dealt = other.dealt;
    used = other.used;
    dice = other.dice;
    named = other.named;
    tridentsPaid = other.tridentsPaid;
    hand = other.hand;
    handSize = other.handSize;
    completed = other.completed;
    fulfilled = other.fulfilled;
    due = other.due;
    timesAlone = other.timesAlone;
    risen = other.risen;
    missionsWon = other.missionsWon;
    buried = other.buried;
    answer = other.answer;
    claim = other.claim;
  }

  /// Whether he must do what his command says, or break his word.
  @Rule({"AYE-VOTE-02", "AYE-RULING-23"})
  boolean isBound() {
    return vote == Ballot.AYE && command == action && command != Command.NOTHING;
  }

  /// Whether he says himself what he does.
  @Rule({"AYE-FREE-01", "AYE-RULING-22"})
  boolean isFree() {
    return vote == Ballot.ARGH || command == Command.RUM;
  }

  boolean hasAnswered() {
    return answer != 0;
  }

  boolean holds(Card card) {
    return card.isIn(hand);
  }

  void draw(Card card) {
    hand |= card.bit();
    handSize++;
  }

  /// Takes a card out of the hand, and forgets all progress with it.
  void drop(Card card) {
    hand &= ~card.bit();
    fulfilled &= ~card.bit();
    handSize--;
    switch (card) {
      case C08 -> timesAlone = 0;
      case C16 -> risen = 0;
      case C27 -> missionsWon = 0;
      default -> {}
    }
  }

  /// Returns the completed cards with an ability, as a set of bits.
  long usable(Ability ability) {
    return completed & Card.with(ability);
  }

  /// Forgets the round that is over.
  void rest() {
    hookGiver = NOBODY;
    hookSpent = false;
    command = Command.NOTHING;
    vote = Ballot.NONE;
    action = Command.NOTHING;
    stance = Stance.NONE;
    hasDeclared = false;
    dealt = 0;
    used = 0;
    risen = 0;
    claim = 0;
  }

  /// Leaves only what everybody sees.
  void conceal() {
    hand = 0;
    fulfilled = 0;
    timesAlone = 0;
    risen = 0;
    missionsWon = 0;
    buried = 0;
    if (hasAnswered()) answer = SOME_ANSWER;
  }
}
