package tortuga.mutinies.rules;

import java.util.Optional;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.MutiniesEvent.*;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.Keep;
import tortuga.mutinies.MutiniesMove.Play;
import tortuga.mutinies.Square;
import tortuga.mutinies.rules.Questions.ForOneSeat;
import tortuga.mutinies.rules.settings.Options;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.EndRound;
import tortuga.mutinies.state.Step.MutinyCard;

/// The end of a round: who is Captain now, and which Mutiny card that brings.
public final class EndOfRound extends Gains {
  /// The rounds in a row without a mutineer after which the deck shrinks by itself.
  private static final int STALL = 15;

  /// The number of cards from which on the end is near.
  private static final int LOW = 3;

  static final ForOneSeat<MutinyCard> CARD = new CardRule();

  private final Options options;

  EndOfRound(Options options, Chapter same) {
    super(same);
    this.options = options;
  }

  /// Returns the number of the last round of a game in which every card takes as long as it can.
  public static int mostRounds(Options options) {
    return STALL * options.mutinies() + 1;
  }

  /// Returns how many rounds are still played at least, with the present one, if the jewel pile
  /// does not run out before: each mutiny takes a card, and one more round follows the last one.
  @Rule({"MUT-END-01", "MUT-GOAL-02", "MUT-RULING-42"})
  static int fewestRounds(MutiniesState table) {
    if (table.counting) return 0;
    if (table.lastRound) return 1;
    if (table.ending) return 2;
    return table.deck + (isEnding(table) ? 2 : 1);
  }

  /// Whether the Mutiny deck is running out.
  static boolean isNear(MutiniesState table) {
    return table.deck <= LOW;
  }

  /// Whether the present round can take no more card from the deck.
  private static boolean isEnding(MutiniesState table) {
    for (int depth = 0; depth < table.agenda.size(); depth++) {
      if (table.agenda.beneath(depth) instanceof EndRound) return false;
    }
    return true;
  }

  /// Returns how many rounds in a row can be quiet: from a certain one on, each costs a card.
  public static int mostQuiet(Options options) {
    return STALL + options.mutinies();
  }

  /// Discs return, the pirate token marks the action, closed actions come nearer to opening, and a
  /// mutiny changes the Captain.
  @Rule({"MUT-EOR-01", "MUT-EOR-02", "MUT-ROUND-01", "MUT-RULING-27", "MUT-RULING-51"})
  void endRound() {
    Pirate captain = pirate(table.captain());
    if (captain.isPlaced()) table.putPirate(captain.square().action());
    else table.removePirate();
    int deposed = table.captain();
    boolean mutiny = rearrange();
    for (Pirate pirate : table.crew) pirate.endRound();
    for (int action = 0; action < Action.FOR_CAPTAIN; action++) openSooner(Action.of(action));
    if (mutiny) takeCommand(deposed);
    else countQuietRound();
  }

  private void openSooner(Action action) {
    int rounds = table.closedFor(action);
    if (rounds > 0) table.close(action, rounds - 1);
  }

  /// Mutineers come first, the one who paid most as Captain; the rest follow in their old order.
  @Rule({
    "MUT-MUT-02",
    "MUT-MUT-03",
    "MUT-DUO-02",
    "MUT-RULING-23",
    "MUT-RULING-25",
    "MUT-RULING-46"
  })
  private boolean rearrange() {
    if (!hasMutineer(table)) return false;
    System.arraycopy(orderAfter(table), 0, table.order, 0, table.order.length);
    return true;
  }

  private static boolean hasMutineer(MutiniesState table) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.crew[seat].isAt(Action.MUTINY)) return true;
    }
    return false;
  }

  /// Returns the turn order of the next round, if all mutineers are on their squares.
  static int[] orderAfter(MutiniesState table) {
    int[] before = table.order;
    int[] after = before.clone();
    int next = 0;
    for (int number = Square.count(Action.MUTINY); number > 0; number--) {
      int square = Square.of(Action.MUTINY, number).ordinal();
      for (int disc : before) {
        boolean mutineer = table.crew[disc].square == square && !table.isMinion(disc);
        if (mutineer) after[next++] = disc;
      }
    }
    for (int disc : before) {
      boolean mutineer = table.crew[disc].isAt(Action.MUTINY) && !table.isMinion(disc);
      if (!mutineer && !table.isMinion(disc)) after[next++] = disc;
    }
    if (table.hasMinion()) {
      after[2] = after[1];
      after[1] = MutiniesState.MINION;
    }
    return after;
  }

  private void takeCommand(int deposed) {
    table.quiet = 0;
    tell(new CaptainReplaced(Seat.of(table.captain()), Seat.of(deposed)));
    if (table.deck == 0) return;
    if (table.simplified) removeCard();
    else drawCard(deposed);
  }

  /// If nobody mutinies for too long, the deck loses a card each round.
  @Rule("MUT-RULING-42")
  private void countQuietRound() {
    table.quiet++;
    if (table.quiet >= STALL && table.deck > 0) removeCard();
  }

  /// A card leaves the deck unseen; with the last one the end is near.
  @Rule({"MUT-GOAL-02", "MUT-SIMP-01", "MUT-RULING-42", "MUT-RULING-49"})
  private void removeCard() {
    table.deck--;
    tell(new CardRemoved(table.deck));
    if (table.deck == 0) table.ending = true;
  }

  /// The new Captain draws a card and looks at it; the last one is Last Mutiny, which all see.
  @Rule({"MUT-MUT-04", "MUT-END-01", "MUT-RULING-31", "MUT-RULING-32"})
  private void drawCard(int deposed) {
    int captain = table.captain();
    boolean last = table.deck == 1;
    Card card = last ? Card.LAST_MUTINY : Card.of(chance.pick(Card.DRAW, table.unseen));
    table.deck--;
    table.unseen &= ~card.bit();
    pirate(captain).take(card);
    tell(new CardDrawn(Seat.of(captain), table.deck, Optional.of(card)));
    if (last) {
      table.ending = true;
    } else {
      pirate(captain).ponder(card.number());
      agenda.push(new MutinyCard(captain, deposed));
    }
  }

  /// A card is kept hidden: an Obligatory one at a price, which is paid at the end.
  @Rule({"MUT-CARD-02", "MUT-RULING-30"})
  void keepCard() {
    var question = (MutinyCard) agenda.pop();
    pirate(question.seat()).decided();
    tell(new CardKept(Seat.of(question.seat())));
  }

  /// An Obligatory card is played when it is drawn.
  @Rule("MUT-CARD-02")
  void obey(Card card) {
    var question = (MutinyCard) agenda.pop();
    pirate(question.seat()).decided();
    pirate(question.seat()).lose(card);
    table.played |= card.bit();
    tell(new CardPlayed(Seat.of(question.seat()), card));
    if (Effects.of(card) instanceof Order order) {
      order.obey(this, question.seat(), question.deposed());
    }
  }

  /// Returns the table, for orders to look at.
  MutiniesState table() {
    return table;
  }

  /// Closes an action to the Captain for some rounds.
  void close(Action action, int rounds) {
    table.close(action, rounds);
    tell(new ActionClosed(action, rounds));
  }

  /// Shuffles the Mutiny deck: Last Mutiny is at the bottom, and what is left over stays in the
  /// box.
  @Rule({"MUT-SETUP-04", "MUT-SIMP-01", "MUT-EXT-01", "MUT-RULING-50"})
  void shuffle() {
    table.deck = options.mutinies();
    table.unseen = table.simplified ? 0 : Card.SHUFFLED;
  }

  /// The new Captain plays an Obligatory card at once; any card can be kept.
  @Rule({"MUT-CARD-02", "MUT-MUT-04"})
  private static final class CardRule implements ForOneSeat<MutinyCard> {
    private static final Keep KEEP = new Keep();

    @Override
    public void offer(
        MutiniesState table, MutinyCard question, Seat seat, Moves<MutiniesMove> moves) {
      Card drawn = Card.of(table.crew[question.seat()].drawn - 1);
      if (Effects.of(drawn) instanceof Order) moves.add(Items.play(drawn));
      moves.add(KEEP);
    }

    @Override
    public String objection(
        MutiniesState concealed, MutinyCard question, Seat seat, MutiniesMove move) {
      if (!(move instanceof Play(Card card))) return Objections.OTHER_QUESTION;
      Pirate captain = concealed.crew[question.seat()];
      if (!card.isIn(captain.cards)) return Objections.NOT_YOURS;
      boolean drawn = card.number() == captain.drawn - 1;
      return drawn ? Objections.NOT_OBLIGATORY : Objections.NOT_JUST_DRAWN;
    }

    /// Obeys an order, and keeps any other card.
    @Override
    public MutiniesMove fallback(
        MutiniesState concealed, MutinyCard question, Seat seat, Chance chance) {
      return firstOffer(concealed, question, seat);
    }
  }
}
