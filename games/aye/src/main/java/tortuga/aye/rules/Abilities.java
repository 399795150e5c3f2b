package tortuga.aye.rules;

import tortuga.aye.Ability;
import tortuga.aye.AyeEvent.AbilityUsed;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Pass;
import tortuga.aye.AyeMove.Use;
import tortuga.aye.Card;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// The abilities of completed cards, and the windows in which they may be used.
final class Abilities extends Chapter {
  Abilities(Referee referee) {
    super(referee);
  }

  /// Asks everybody who has a card for a window, one after the other.
  @Rule("AYE-RULING-43")
  void open(Window window, int from) {
    for (int turn = from; turn < table.seats; turn++) {
      if (usable(table, window, table.inWindow(window, turn)) != 0) {
        agenda.plan(new UseAbility(window, turn), new OpenWindow(window, turn + 1));
        return;
      }
    }
  }

  /// Returns the cards that a player may use in a window, as a set of bits.
  @Rule({"AYE-ABIL-01", "AYE-RULING-43"})
  static long usable(AyeState table, Window window, int seat) {
    Pirate pirate = table.pirates[seat];
    if (pirate.completed == 0) return 0;
    return switch (window) {
      case DAWN -> usableAtDawn(table, pirate);
      case KRAKEN -> table.krakens() > 0 ? pirate.usable(Ability.KRAKEN) : 0;
      case TRIDENT ->
          !table.hasEnough() && table.lying(Face.TRIDENT) > 0 ? pirate.usable(Ability.TRIDENT) : 0;
      case CAPTAIN ->
          table.krakens() > 0 && table.captainReputation <= Board.DOUBLE_KRAKEN_SQUARE
              ? pirate.usable(Ability.CAPTAIN)
              : 0;
    };
  }

  private static long usableAtDawn(AyeState table, Pirate pirate) {
    long cards = table.offerings > 0 ? pirate.usable(Ability.DOUBLOON) : 0;
    if (table.captainReputation < Board.CAPTAIN) cards |= pirate.usable(Ability.CAPTAIN);
    return cards;
  }

  static final AyeQuestion<UseAbility> USE_ABILITY =
      new AyeQuestion<>(Manner.OPEN, 12) {
        @Override
        public Seats asked(AyeState table, UseAbility question) {
          return only(table.inWindow(question.window(), question.turn()));
        }

        @Override
        public void offer(AyeState table, UseAbility question, Seat seat, Moves<AyeMove> moves) {
          offerCards(usable(table, question.window(), seat.index()), moves);
          moves.add(new Pass());
        }

        @Override
        public AyeMove fallback(AyeState table, UseAbility question, Seat seat, Chance chance) {
          return new Pass();
        }
      };

  private static void offerCards(long cards, Moves<AyeMove> moves) {
    for (long left = cards; left != 0; left &= left - 1) moves.add(new Use(Card.lowest(left)));
  }

  /// Wherever doubloons are spent, cards that give one may be used.
  static void offerDoubloonCards(AyeState table, int seat, Moves<AyeMove> moves) {
    if (table.canTakeDoubloon(seat)) {
      offerCards(table.pirates[seat].usable(Ability.DOUBLOON), moves);
    }
  }

  /// A card that is used lies on the discards, and no longer counts.
  @Rule({"AYE-ABIL-01", "AYE-ABIL-05"})
  void use(int seat, Card card) {
    pirate(seat).completed &= ~card.bit();
    new Goals(referee).discardOpenly(card);
    tell(new AbilityUsed(seat(seat), card));
    askAgain();
    switch (card.ability()) {
      case KRAKEN -> new Attempt(referee).rethrowKrakens();
      case DOUBLOON -> takeDoubloon(seat);
      case TRIDENT -> turnTridents();
      case CAPTAIN -> new Reputation(referee).changeCaptainReputation(Board.CAPTAIN);
      case NONE -> throw new IllegalStateException(card + " has no ability");
    }
  }

  /// The same player is asked again, unless nothing is left to ask.
  private void askAgain() {
    Question question = table.question();
    agenda.replaceTop(
        switch (question) {
          case UseAbility(Window window, int turn) -> {
            agenda.pop();
            yield new OpenWindow(window, turn);
          }
          case SpendOnRepair(int turn) -> new Repair(turn);
          case GiveHook(int turn) -> new LendHook(turn);
          case ConsiderThrow(int turn) -> new TakeTurns(turn);
          case TurnDice(int turn) -> new TurnLast(turn);
          case PayReputation() when !options.firstEdition() -> new OfferReputation();
          case PayReputation _, ClearPlank _ -> question;
          case SwapCard _,
              DiscardThird _,
              ChooseCaptain _,
              DealDoubloons _,
              BreakTie _,
              IssueCommands _,
              CastVotes _,
              ChooseAction _,
              TakeStance _,
              TakeArghDice _,
              EnjoyFame _,
              DiscardCard _,
              ConsiderMutiny _,
              ShowThumbs _,
              MeetRoundEnd _,
              JudgeClaim _ ->
              throw new IllegalStateException("no card may be used now");
        });
  }

  @Rule("AYE-ABIL-03")
  private void takeDoubloon(int seat) {
    table.offerings--;
    pirate(seat).doubloons++;
    Goals.on(table, Occasion.ENRICHED, seat);
    settle();
  }

  @Rule("AYE-ABIL-04")
  private void turnTridents() {
    for (Pirate pirate : table.pirates) {
      for (int kind = 0; kind < Die.COUNT; kind++) {
        Die die = Die.of(kind);
        while (Dice.lying(pirate.dice, die, Face.TRIDENT) > 0) {
          pirate.dice = Dice.turn(pirate.dice, die, Face.TRIDENT);
        }
      }
    }
  }
}
