package tortuga.aye.rules;

import java.util.Optional;
import tortuga.aye.AyeEvent.CaptainChosen;
import tortuga.aye.AyeEvent.CardDiscarded;
import tortuga.aye.AyeEvent.CardSwapped;
import tortuga.aye.AyeEvent.ChooserDrawn;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Keep;
import tortuga.aye.AyeMove.Swap;
import tortuga.aye.Card;
import tortuga.aye.FirstCaptain;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.ChooseCaptain;
import tortuga.aye.state.Step.DealDoubloons;
import tortuga.aye.state.Step.DiscardThird;
import tortuga.aye.state.Step.SwapCard;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Luck;

/// Setting the table up: cards and a captain.
final class SetUp extends Chapter {
  private static final Luck FIRST_CAPTAIN = Luck.seat("captain");
  private static final Luck HOST = Luck.seat("host");

  SetUp(Referee referee) {
    super(referee);
  }

  /// Everybody gets three cards, exchanges one of them perhaps, and discards one.
  @Rule({
    "AYE-SETUP-01",
    "AYE-SETUP-02",
    "AYE-SETUP-03",
    "AYE-SETUP-04",
    "AYE-SETUP-05",
    "AYE-MODE-01"
  })
  void begin() {
    table.ship = Board.start(table.seats);
    table.offerings = Board.DOUBLOONS - Board.DEALT_DOUBLOONS;
    if (!options.hasCards()) {
      chooseCaptain();
      return;
    }
    table.deck = options.cards();
    table.deckSize = Long.bitCount(table.deck);
    for (int seat = 0; seat < table.seats; seat++) {
      for (int card = 0; card < Board.CARDS_DEALT; card++) new Goals(referee).draw(seat);
    }
    agenda.push(new DiscardThird());
    if (options.cardSwap() && table.deckSize > 0) agenda.push(new SwapCard());
  }

  static final AyeQuestion<SwapCard> SWAP_CARD =
      new AyeQuestion<>(Manner.SECRET, 45) {
        @Override
        public Seats asked(AyeState table, SwapCard question) {
          return unanswered(table, Pirate.NOBODY);
        }

        @Override
        public void offer(AyeState table, SwapCard question, Seat seat, Moves<AyeMove> moves) {
          moves.add(new Keep());
          for (long left = table.pirates[seat.index()].hand; left != 0; left &= left - 1) {
            moves.add(new Swap(Card.lowest(left)));
          }
        }

        @Override
        public String objection(AyeState table, SwapCard question, Seat seat, AyeMove move) {
          return move instanceof Swap ? Objections.NOT_IN_HAND : otherwise(move);
        }
      };

  void answerSwap(int seat, AyeMove move) {
    if (!takeAnswer(seat, move)) return;
    agenda.pop();
    swapCards();
  }

  /// Once and before the discard, everybody may exchange one card: it goes under the deck.
  @Rule({"AYE-SETUP-06", "AYE-RULING-05"})
  private void swapCards() {
    long top = table.deck;
    long[] under = new long[table.seats];
    int laid = 0;
    int lifted = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = pirate(seat);
      if (pirate.answer >= Answers.WITH_CARD) {
        Card old = Answers.card(pirate.answer);
        under[laid++] = old.bit();
        Card drawn = top != 0 ? Card.of(chance.pick(Card.DRAW, top)) : Card.lowest(under[lifted++]);
        top &= ~drawn.bit();
        table.deck = (table.deck & ~drawn.bit()) | old.bit();
        pirate.drop(old);
        pirate.draw(drawn);
        tell(new CardSwapped(seat(seat), old, drawn));
      }
      pirate.answer = 0;
    }
  }

  static final AyeQuestion<DiscardThird> DISCARD_THIRD =
      new Goals.Discarding<>() {
        @Override
        public Seats asked(AyeState table, DiscardThird question) {
          return unanswered(table, Pirate.NOBODY);
        }
      };

  /// All discard one of three cards, and keep two.
  @Rule({"AYE-SETUP-05", "AYE-RULING-47"})
  void answerDiscard(int player, AyeMove move) {
    if (!takeAnswer(player, move)) return;
    agenda.pop();
    for (int seat = 0; seat < table.seats; seat++) {
      Card card = Answers.card(pirate(seat).answer);
      pirate(seat).answer = 0;
      new Goals(referee).bury(seat, card);
      tell(new CardDiscarded(seat(seat), Optional.of(card)));
    }
    chooseCaptain();
  }

  /// A captain is drawn by lot, or named by the host; if the host does not play, by anybody.
  @Rule({"AYE-SETUP-07", "AYE-RULING-71"})
  private void chooseCaptain() {
    if (options.captain() == FirstCaptain.HOST) agenda.push(new ChooseCaptain(host()));
    else makeCaptain(chance.below(FIRST_CAPTAIN, table.seats));
  }

  private int host() {
    if (options.host() != Pirate.NOBODY) return options.host();
    int drawn = chance.below(HOST, table.seats);
    tell(new ChooserDrawn(seat(drawn)));
    return drawn;
  }

  static final AyeQuestion<ChooseCaptain> CHOOSE_CAPTAIN =
      new CaptainPhase.NamingCaptain<>() {
        @Override
        public Seats asked(AyeState table, ChooseCaptain question) {
          return only(question.seat());
        }

        @Override
        int candidates(AyeState table, ChooseCaptain question) {
          return (1 << table.seats) - 1;
        }
      };

  void nameCaptain(int seat) {
    agenda.pop();
    makeCaptain(seat);
  }

  /// Whether somebody wears the hat: a captain has no pirate's reputation.
  @Rule({"AYE-SETUP-08", "AYE-REP-04"})
  static boolean hasCaptain(AyeState table) {
    return table.pirates[table.captain].reputation == 0;
  }

  /// The captain takes commands, dice and 24 doubloons, and everybody gets one of these.
  @Rule({"AYE-SETUP-08", "AYE-SETUP-09", "AYE-REP-04"})
  private void makeCaptain(int seat) {
    table.captain = seat;
    pirate(seat).reputation = 0;
    tell(new CaptainChosen(seat(seat)));
    for (Pirate pirate : table.pirates) pirate.doubloons = 1;
    pirate(seat).doubloons += Board.DEALT_DOUBLOONS - table.seats;
    agenda.push(new DealDoubloons(0));
  }
}
