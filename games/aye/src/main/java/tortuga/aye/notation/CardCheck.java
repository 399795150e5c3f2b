package tortuga.aye.notation;

import static tortuga.aye.notation.PositionCheck.require;

import tortuga.aye.Card;
import tortuga.aye.goals.Conditions;
import tortuga.aye.rules.Options;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.DiscardCard;
import tortuga.aye.state.Step.DiscardThird;
import tortuga.aye.state.Step.HearClaims;
import tortuga.aye.state.Step.Settle;
import tortuga.aye.state.Step.SwapCard;

/// Where goal cards can be, and how far their owners can be with them.
final class CardCheck {
  private static final int MOST_HELD = 4;

  private final AyeState table;
  private final Options options;

  CardCheck(AyeState table, Options options) {
    this.table = table;
    this.options = options;
  }

  void check() {
    checkPlaces();
    for (int seat = 0; seat < table.seats; seat++) {
      checkHand(seat);
      checkProgress(seat);
      checkClaim(seat);
    }
  }

  private void checkPlaces() {
    long seen = 0;
    int count = 0;
    for (Pirate pirate : table.pirates) {
      seen |= pirate.hand | pirate.completed;
      count += Long.bitCount(pirate.hand) + Long.bitCount(pirate.completed);
    }
    seen |= table.deck | table.discards;
    count += Long.bitCount(table.deck) + Long.bitCount(table.discards);
    boolean once = seen == options.cards() && count == Long.bitCount(options.cards());
    require(once, "hands", "each card of the game is in one place");
    long known = table.openDiscards;
    for (int seat = 0; seat < table.seats; seat++) {
      long buried = table.pirates[seat].buried;
      require((buried & known) == 0, "buried." + seat, "only one player saw a card go there");
      known |= buried;
    }
    require((known & ~table.discards) == 0, "discards", "a card that was seen there is gone");
  }

  private void checkHand(int seat) {
    Pirate pirate = table.pirates[seat];
    int cards = pirate.handSize + pirate.due;
    require(pirate.due == 0 || options.hasCards(), "due." + seat, "beginners draw no cards");
    require(cards <= MOST_HELD, "hands." + seat, "nobody holds so many cards");
    boolean discards =
        isPending(SwapCard.class)
            || isPending(DiscardThird.class)
            || table.agenda.toList().contains(new DiscardCard(seat));
    require(
        pirate.handSize <= Board.CARDS_HELD || discards || table.isOver(),
        "hands." + seat,
        "a hand has two cards, unless one is about to be discarded");
    boolean settles = isPending(Settle.class) || table.isOver();
    boolean waits = settles || table.mission != AyeState.NO_MISSION;
    require(pirate.due == 0 || waits, "due." + seat, "settle must be pending to draw cards");
    require(
        pirate.fulfilled == 0 || settles, "fulfilled." + seat, "settle must be pending for cards");
    require(!Card.C36.isIn(pirate.fulfilled), "fulfilled." + seat, "C36 is never completed");
    require(!Card.C36.isIn(pirate.completed), "completed." + seat, "C36 is never completed");
  }

  private boolean isPending(Class<? extends Step> kind) {
    return table.agenda.toList().stream().anyMatch(kind::isInstance);
  }

  private void checkProgress(int seat) {
    Pirate pirate = table.pirates[seat];
    checkProgress(seat, Card.C08, pirate.timesAlone, "times-alone.");
    checkProgress(seat, Card.C16, pirate.risen, "risen.");
    checkProgress(seat, Card.C27, Integer.bitCount(pirate.missionsWon), "missions-won.");
  }

  private void checkProgress(int seat, Card card, int progress, String key) {
    Pirate pirate = table.pirates[seat];
    require(progress == 0 || pirate.holds(card), key + seat, "only %s counts this".formatted(card));
    require(
        progress == 0 || card.isIn(pirate.fulfilled) || !Conditions.areFull(table, seat, card),
        key + seat,
        "%s would be completed".formatted(card));
  }

  private void checkClaim(int seat) {
    int claim = table.pirates[seat].claim;
    if (claim == 0) return;
    Card card = Answers.card(claim);
    String key = "claims." + seat;
    require(isPending(HearClaims.class), key, "claims are not being heard");
    require(table.pirates[seat].holds(card), key, "seat %d does not hold %s".formatted(seat, card));
    require(
        Conditions.canClaim(table, seat, card, Answers.target(claim)),
        key,
        "this did not happen in this round");
  }
}
