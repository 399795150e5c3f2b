package tortuga.aye.tactics;

import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Mission;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;

/// What a pirate sees all around: what the crew still lacks, whom to serve, and what the cards in
/// hand ask for.
final class Watch {
  static final int GOOD_SHIP = 8;
  static final int HALF_SHIP = 5;

  private static final int LATE = 5;

  final Options options;
  final AyeState table;
  final int seat;
  final Pirate own;

  Watch(Options options, AyeState table, int seat) {
    this.options = options;
    this.table = table;
    this.seat = seat;
    own = table.pirates[seat];
  }

  // What the crew lacks

  /// Returns how many cards are still to be completed.
  int cardsMissing() {
    if (!options.hasCards()) return 0;
    return Math.max(0, Board.cardsNeeded(table.seats) - table.completedCards());
  }

  boolean needsCards() {
    return cardsMissing() > 0;
  }

  boolean hasSpareCard() {
    return table.completedCards() > Board.cardsNeeded(table.seats);
  }

  /// Returns the steps that are still to be done.
  int stepsLeft() {
    int left = Mission.COUNT * Mission.STEPS;
    for (int number = 0; number < Mission.COUNT; number++) left -= table.done(Mission.of(number));
    return left;
  }

  int needed(Mission mission) {
    return mission.needed(options.difficulty(), table.done(mission));
  }

  /// The last step of all waits until there are enough cards.
  boolean isHeldBack(Mission mission) {
    if (table.done(mission) < Mission.STEPS - 1 || !needsCards()) return false;
    for (int number = 0; number < Mission.COUNT; number++) {
      Mission other = Mission.of(number);
      if (other != mission && !table.isFinished(other)) return false;
    }
    return true;
  }

  /// Whether a mission can be attempted, and should be.
  boolean isWanted(Mission mission) {
    return !table.isFinished(mission) && !isHeldBack(mission);
  }

  /// Whether only cards are missing, so that any stir is welcome.
  boolean isWaiting() {
    return stepsLeft() == 1 && needsCards();
  }

  int roundsLeft() {
    return options.roundLimit() - table.round;
  }

  int damageOf(int krakens) {
    return table.damage(krakens);
  }

  // Captains

  /// Whether the captain in office does the ship more harm than a change would.
  boolean wantsNewCaptain() {
    int worst = needsCards() ? Board.KRAKEN_SQUARE + 1 : Board.KRAKEN_SQUARE;
    return table.captainReputation <= worst || isWaiting() || isSuspicious();
  }

  /// A captain who lets a weak ship sink, although somebody could pay for repairs, is up to no
  /// good.
  boolean isSuspicious() {
    if (table.ship > HALF_SHIP || table.commander != table.captain) return false;
    return table.issued(Command.REPAIR) == 0 && richestCrew() > 0;
  }

  private int richestCrew() {
    int most = 0;
    for (int other = 0; other < table.seats; other++) {
      if (other != table.captain) most = Math.max(most, table.pirates[other].doubloons);
    }
    return most;
  }

  // Own cards

  boolean holds(Card card) {
    return own.holds(card);
  }

  /// Whether a card in hand is worth some trouble.
  boolean seeks(Card card) {
    return own.holds(card) && needsCards();
  }

  boolean isTraitor() {
    return own.holds(Card.C36);
  }

  boolean isCaptain() {
    return table.captain == seat;
  }

  /// Whether a traitor drops the mask: as captain of a weak ship, or when time is on that side, and
  /// as a pirate when the crew is about to escape.
  boolean strikes() {
    if (!isTraitor()) return false;
    if (isCaptain()) return table.ship <= HALF_SHIP + 1 || roundsLeft() <= LATE;
    return stepsLeft() <= 2 && !needsCards();
  }
}
