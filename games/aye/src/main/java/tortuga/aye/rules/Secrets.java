package tortuga.aye.rules;

import tortuga.aye.AyeMove;
import tortuga.aye.Card;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;

/// Who knows what: hands, deck and discards, how far others are with their cards, and answers that
/// are still secret.
///
/// Players remember what they discarded themselves, and everybody remembers the cards that were
/// seen on their way to the discards, until these are shuffled. A viewer does not wonder how far
/// others are with their cards: in every world that is imagined, they have just drawn them.
final class Secrets {
  private static final Luck CARD = Luck.of("imagined card", Card.class);
  private static final Luck ANSWER = Luck.die("imagined answer");

  private final Options options;

  Secrets(Options options) {
    this.options = options;
  }

  static void conceal(AyeState table, Viewer viewer) {
    int own = viewer instanceof Seat seat ? seat.index() : Pirate.NOBODY;
    long known = table.openDiscards;
    if (own != Pirate.NOBODY) known |= table.pirates[own].buried;
    table.discards &= known;
    table.deck = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat == own) continue;
      Pirate pirate = table.pirates[seat];
      long shown = table.isOver() ? pirate.hand : shown(pirate);
      pirate.conceal();
      pirate.hand = shown;
    }
  }

  /// Returns the card in hand that everybody has seen: the one that is claimed.
  private static long shown(Pirate pirate) {
    return pirate.claim == 0 ? 0 : Answers.card(pirate.claim).bit();
  }

  /// Deals the cards that are nowhere in sight at random, and has the others answer at random.
  void imagine(AyeState table, Chance chance) {
    long unseen = options.cards() & ~table.discards;
    for (Pirate pirate : table.pirates) unseen &= ~(pirate.hand | pirate.completed);
    for (Pirate pirate : table.pirates) {
      int missing = pirate.handSize - Long.bitCount(pirate.hand);
      long cards = pick(unseen, missing, chance);
      pirate.hand |= cards;
      unseen &= ~cards;
    }
    long buried = pick(unseen, table.discardCount - Long.bitCount(table.discards), chance);
    table.discards |= buried;
    table.deck = unseen & ~buried;
    imagineAnswers(table, chance);
  }

  private static long pick(long cards, int number, Chance chance) {
    long picked = 0;
    for (int i = 0; i < number; i++) picked |= 1L << chance.pick(CARD, cards & ~picked);
    return picked;
  }

  private static void imagineAnswers(AyeState table, Chance chance) {
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.pirates[seat];
      if (pirate.answer != Pirate.SOME_ANSWER) continue;
      Moves<AyeMove> moves = new Moves<>();
      Questions.ALL.offer(table, table.question(), Seat.of(seat), moves);
      pirate.answer = Answers.code(moves.get(chance.below(ANSWER, moves.size())));
    }
  }
}
