package tortuga.aye.rules;

import java.util.Optional;
import tortuga.aye.AyeEvent.CardCompleted;
import tortuga.aye.AyeEvent.CardDiscarded;
import tortuga.aye.AyeEvent.CardDrawn;
import tortuga.aye.AyeEvent.DeckReshuffled;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Discard;
import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.Face;
import tortuga.aye.Mission;
import tortuga.aye.goals.Conditions;
import tortuga.aye.goals.Deed;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.DiscardCard;
import tortuga.aye.state.Step.Question;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// Goal cards: when they are looked at, what completing them brings, and the new cards that are
/// drawn for them.
///
/// On every occasion all cards in hands that are about it are looked at, and marked if they are
/// met. [#settleCards] turns them up in order, and only then has new ones drawn: during an attempt,
/// when it is over.
final class Goals extends Chapter {
  private static final int DRAWN_FOR_A_CARD = 2;

  Goals(Referee referee) {
    super(referee);
  }

  // Occasions

  static void on(AyeState table, Occasion occasion, int whose) {
    look(table, occasion, Deed.by(whose));
  }

  void onVotes(int argh) {
    for (Pirate pirate : table.pirates) {
      boolean alone = argh == 1 && pirate.vote == Ballot.ARGH;
      if (alone && pirate.holds(Card.C08)) pirate.timesAlone++;
    }
    look(table, Occasion.VOTED, Deed.NONE);
  }

  void onRepair(int seat, int doubloons, int before, int freed) {
    look(table, Occasion.REPAIRED, Deed.repair(seat, doubloons, before, freed));
  }

  void onHook(int seat, Face face) {
    look(table, Occasion.HOOK_SPENT, Deed.hook(seat, face));
  }

  /// A point that was gained, or traded, counts.
  void onRise(int seat) {
    Pirate pirate = pirate(seat);
    if (!pirate.holds(Card.C16)) return;
    pirate.risen++;
    on(table, Occasion.ROSE, seat);
  }

  void onSuccess(Mission mission) {
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = pirate(seat);
      boolean won = table.isMember(seat) && pirate.holds(Card.C27);
      if (won) pirate.missionsWon |= 1 << mission.ordinal();
    }
    look(table, Occasion.SUCCEEDED, Deed.NONE);
  }

  /// Goals that are met are shown at once, whether their owner likes it or not.
  @Rule({"AYE-CARD-02", "AYE-RULING-42"})
  private static void look(AyeState table, Occasion occasion, Deed deed) {
    long cards = occasion.cards();
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.pirates[seat];
      for (long left = pirate.hand & cards; left != 0; left &= left - 1) {
        Card card = Card.lowest(left);
        if (Conditions.areMet(table, seat, card, deed)) pirate.fulfilled |= card.bit();
      }
    }
  }

  // Completing, drawing, discarding

  /// Fulfilled cards are turned up one by one, in crew order, each for a point of reputation; only
  /// then are new ones drawn, but never within an attempt.
  @Rule({"AYE-CARD-03", "AYE-CARD-04", "AYE-RULING-40", "AYE-RULING-41"})
  void settleCards() {
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.crew(turn);
      if (pirate(seat).fulfilled != 0) {
        settle();
        complete(seat, Card.lowest(pirate(seat).fulfilled));
        return;
      }
    }
    if (table.mission != AyeState.NO_MISSION) return;
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.crew(turn);
      if (pirate(seat).due > 0) {
        settle();
        drawDue(seat);
        return;
      }
    }
  }

  /// Whether there is nothing to turn up, and nothing to draw.
  static boolean areSettled(AyeState table) {
    long open = 0;
    for (Pirate pirate : table.pirates) open |= pirate.fulfilled | pirate.due;
    return open == 0;
  }

  private void complete(int seat, Card card) {
    Pirate pirate = pirate(seat);
    pirate.drop(card);
    pirate.completed |= card.bit();
    pirate.due += DRAWN_FOR_A_CARD;
    tell(new CardCompleted(seat(seat), card));
    new Reputation(referee).gain(seat, 1);
  }

  private void drawDue(int seat) {
    Pirate pirate = pirate(seat);
    for (; pirate.due > 0; pirate.due--) draw(seat);
    if (pirate.handSize > Board.CARDS_HELD) agenda.push(new DiscardCard(seat));
  }

  /// The deck is made of the discards when it is empty; with nothing left, nothing is drawn.
  @Rule("AYE-RULING-44")
  void draw(int seat) {
    if (table.deckSize == 0) reshuffle();
    if (table.deckSize == 0) return;
    Card card = Card.of(chance.pick(Card.DRAW, table.deck));
    table.deck &= ~card.bit();
    table.deckSize--;
    pirate(seat).draw(card);
    tell(new CardDrawn(seat(seat), Optional.of(card)));
  }

  private void reshuffle() {
    if (table.discardCount == 0) return;
    table.deck = table.discards;
    table.deckSize = table.discardCount;
    table.discards = 0;
    table.discardCount = 0;
    table.openDiscards = 0;
    for (Pirate pirate : table.pirates) pirate.buried = 0;
    tell(new DeckReshuffled());
  }

  /// Any card in hand may go; by default it is the one with the highest number.
  abstract static class Discarding<Q extends Question> extends AyeQuestion<Q> {
    Discarding() {
      super(Manner.SECRET, 45);
    }

    @Override
    public final void offer(AyeState table, Q question, Seat seat, Moves<AyeMove> moves) {
      for (long left = table.pirates[seat.index()].hand; left != 0; left &= left - 1) {
        moves.add(new Discard(Card.lowest(left)));
      }
    }

    @Override
    public final String objection(AyeState table, Q question, Seat seat, AyeMove move) {
      return move instanceof Discard ? Objections.NOT_IN_HAND : otherwise(move);
    }

    @Override
    public final AyeMove fallback(AyeState table, Q question, Seat seat, Chance chance) {
      return new Discard(Card.highest(table.pirates[seat.index()].hand));
    }
  }

  static final AyeQuestion<DiscardCard> DISCARD_CARD =
      new Discarding<>() {
        @Override
        public Seats asked(AyeState table, DiscardCard question) {
          return only(question.seat());
        }
      };

  /// The owner discards until two are left, new cards or old ones.
  @Rule({"AYE-CARD-03", "AYE-RULING-47"})
  void discard(Card card) {
    int seat = ((DiscardCard) table.question()).seat();
    bury(seat, card);
    tell(new CardDiscarded(seat(seat), Optional.of(card)));
    if (pirate(seat).handSize <= Board.CARDS_HELD) agenda.pop();
  }

  /// Lays a card of a hand on the discards, face down.
  void bury(int seat, Card card) {
    pirate(seat).drop(card);
    pirate(seat).buried |= card.bit();
    table.discards |= card.bit();
    table.discardCount++;
  }

  /// Lays a card on the discards that everybody has seen.
  void discardOpenly(Card card) {
    table.discards |= card.bit();
    table.discardCount++;
    table.openDiscards |= card.bit();
  }
}
