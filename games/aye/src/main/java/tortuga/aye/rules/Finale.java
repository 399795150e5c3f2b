package tortuga.aye.rules;

import tortuga.aye.AyeEvent.GameEnded;
import tortuga.aye.AyeEvent.HandShown;
import tortuga.aye.Card;
import tortuga.aye.Ending;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.CountCards;
import tortuga.engine.Outcome;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// How a game ends.
final class Finale extends Chapter {
  Finale(Referee referee) {
    super(referee);
  }

  /// The game ends as soon as the fourth mission is finished, after a last chance to claim cards.
  @Rule({"AYE-GOAL-01", "AYE-END-01", "AYE-RULING-56"})
  void checkMissions() {
    if (!table.allFinished()) return;
    agenda.clear();
    agenda.push(new CountCards());
    new Claims(referee).ask();
  }

  /// Experts have escaped only if enough cards are completed.
  @Rule({"AYE-GOAL-01", "AYE-GOAL-02", "AYE-END-02", "AYE-MODE-01", "AYE-RULING-57"})
  void countCards() {
    end(needsCards(table, options) ? Ending.CAUGHT : Ending.ESCAPED);
  }

  /// Whether the crew would be caught if all missions were finished now.
  @Rule({"AYE-GOAL-01", "AYE-MODE-01", "AYE-RULING-57"})
  static boolean needsCards(AyeState table, Options options) {
    return options.hasCards() && table.completedCards() < Board.cardsNeeded(table.seats);
  }

  @Rule({"AYE-GOAL-02", "AYE-END-03"})
  void sink() {
    table.ship = 0;
    end(Ending.SUNK);
  }

  private void end(Ending ending) {
    agenda.clear();
    table.ending = ending;
    tell(new GameEnded(ending));
    for (int seat = 0; seat < table.seats; seat++) {
      if (options.hasCards()) tell(new HandShown(seat(seat), Card.list(pirate(seat).hand)));
    }
  }

  /// The crew wins together, without the traitor, who wins alone by sinking the ship as its
  /// captain.
  @Rule({"AYE-GOAL-02", "AYE-TRAITOR-01", "AYE-TRAITOR-02", "AYE-RULING-45"})
  static Outcome outcome(AyeState table) {
    int traitor = table.holder(Card.TRAITOR);
    Seats winners =
        switch (table.ending) {
          case ESCAPED -> without(Seats.first(table.seats), traitor);
          case SUNK -> traitorWins(table) ? Seats.of(Seat.of(traitor)) : Seats.NONE;
          case CAUGHT -> Seats.NONE;
          case NONE -> throw new IllegalStateException("the game is not over");
        };
    return Outcome.wonBy(winners, table.seats);
  }

  /// Whether the game was won by the traitor alone, as captain of a ship that sank.
  @Rule({"AYE-TRAITOR-01", "AYE-RULING-45"})
  static boolean traitorWins(AyeState table) {
    return table.ending == Ending.SUNK && table.holder(Card.TRAITOR) == table.captain;
  }

  private static Seats without(Seats all, int seat) {
    return seat == Pirate.NOBODY ? all : all.without(Seat.of(seat));
  }
}
