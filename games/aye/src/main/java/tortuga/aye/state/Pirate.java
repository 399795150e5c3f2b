package tortuga.aye.state;

import tortuga.aye.Ability;
import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Stance;
import tortuga.engine.Rule;

/// A player: the pirate tile, and all that lies on and before it. Sets of cards are sets of bits.
public final class Pirate {
  public static final int NOBODY = -1;

  /// A secret answer that is there, but cannot be seen.
  public static final int SOME_ANSWER = -1;

  /// From one to six; the captain has none.
  public int reputation = Board.FIRST_REPUTATION;

  public int doubloons;

  /// Whether a hook doubloon lies on the tile, who gave one this round, and whether it was spent.
  public boolean hook;

  public int hookGiver = NOBODY;
  public boolean hookSpent;

  public Command command = Command.NOTHING;
  public Ballot vote = Ballot.NONE;
  public Command action = Command.NOTHING;
  public Stance stance = Stance.NONE;
  public boolean hasDeclared;

  /// The mission dice given for this round: not yet thrown, and thrown and still unlocked.
  public int dealt;

  public int used;

  /// The dice of the attempt that is going on, those named for the next throw, the tridents paid.
  public long dice;

  public int named;
  public int tridentsPaid;

  public long hand;
  public int handSize;
  public long completed;

  /// The cards in hand that are about to be turned up, and how many cards are to be drawn.
  public long fulfilled;

  public int due;

  /// How far the owner is with C08, C16 and C27; nothing unless the card is in hand.
  public int timesAlone;

  public int risen;
  public int missionsWon;

  /// The cards in the discards that only this player saw go there.
  public long buried;

  /// The answer to a secret question, and the claim that everybody has heard; zero if there is
  /// none.
  public int answer;

  public int claim;

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

  /// Whether the command must be obeyed, or a promise broken.
  @Rule({"AYE-VOTE-02", "AYE-RULING-23"})
  public boolean isBound() {
    return vote == Ballot.AYE && command == action && command != Command.NOTHING;
  }

  /// Whether the owner says what to do.
  @Rule({"AYE-FREE-01", "AYE-RULING-22"})
  public boolean isFree() {
    return vote == Ballot.ARGH || command == Command.RUM;
  }

  public boolean hasAnswered() {
    return answer != 0;
  }

  public boolean holds(Card card) {
    return card.isIn(hand);
  }

  public void draw(Card card) {
    hand |= card.bit();
    handSize++;
  }

  /// Takes a card out of the hand, and forgets all progress with it.
  public void drop(Card card) {
    hand &= ~card.bit();
    fulfilled &= ~card.bit();
    handSize--;
    switch (card) {
      case C08 -> timesAlone = 0;
      case C16 -> risen = 0;
      case C27 -> missionsWon = 0;
      case C01, C02, C03, C04, C05, C06, C07, C09, C10, C11, C12, C13, C14, C15, C17, C18 -> {}
      case C19, C20, C21, C22, C23, C24, C25, C26, C28, C29, C30 -> {}
      case C31, C32, C33, C34, C35, C36 -> {}
    }
  }

  /// Returns the completed cards with an ability, as a set of bits.
  public long usable(Ability ability) {
    return completed & Card.with(ability);
  }

  /// Forgets the round that is over.
  public void rest() {
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
  public void conceal() {
    hand = 0;
    fulfilled = 0;
    timesAlone = 0;
    risen = 0;
    missionsWon = 0;
    buried = 0;
    if (hasAnswered()) answer = SOME_ANSWER;
  }
}
