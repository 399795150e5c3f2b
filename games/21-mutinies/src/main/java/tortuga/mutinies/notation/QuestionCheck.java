package tortuga.mutinies.notation;

import tortuga.engine.text.BadPosition;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.rules.Cabin;
import tortuga.mutinies.rules.Effects;
import tortuga.mutinies.rules.Placing;
import tortuga.mutinies.rules.Trick;
import tortuga.mutinies.rules.Turns;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.state.Step.*;

/// What must be true of the table so that a question can be asked now.
final class QuestionCheck {
  private final MutiniesState table;
  private final Question question;

  QuestionCheck(MutiniesState table, Question question) {
    this.table = table;
    this.question = question;
  }

  private void require(boolean possible, String reason) {
    if (possible) return;
    String step = Step.NOTATION.write(question);
    throw new BadPosition("pending.0", "%s: %s".formatted(step, reason));
  }

  void check() {
    int asked = question.seat();
    Pirate pirate = table.crew[asked];
    switch (question) {
      case CaptainTurn(int seat) -> {
        require(seat == table.captain(), "the Captain is seat " + table.captain());
        require(!Turns.mustPass(table, seat), "the Captain has no legal square, and passes");
      }
      case SailorTurn(int seat) ->
          require(seat != table.captain(), "seat %d is the Captain".formatted(seat));
      case MinionTurn(int seat) -> {
        require(table.hasMinion(), "only with two players there is a Minion");
        require(seat == table.captain(), "the Captain is seat " + table.captain());
      }
      case AfterPlacing _, BeforeResolving _ -> {
        require(pirate.isPlaced(), "disc %d stands nowhere".formatted(asked));
        require(pirate.hasItems(), "seat %d has no tokens or cards".formatted(asked));
      }
      case NtrJewel _ -> {
        require(pirate.drawn > 0, "it must have just drawn a jewel (drawn)");
        require(pirate.isAt(Action.NON_TRADE_ROUTES), "its disc is not on the Non-Trade Routes");
      }
      case MarketRow _ ->
          require(pirate.jewelCount > Combination.ANY2.jewels, "it needs three jewels or more");
      case SellJewels(_, Combination row) ->
          require(
              row.isIn(pirate.jewels) && pirate.jewelCount > row.jewels,
              "it needs more than %d jewels, with %s among them".formatted(row.jewels, row));
      case SellRum(_, _, int most) -> {
        int can = Math.min(pirate.rum, Combination.MOST_RUM);
        require(most > 0 && most <= can, "it can pour %d rum at most".formatted(can));
      }
      case RobJewel _ ->
          require(
              Integer.bitCount(Placing.payableRoutes(table, pirate)) + Math.min(table.ntrSize, 1)
                  > 1,
              "it needs two jewels to choose from");
      case CabinRob(int seat) ->
          require(Cabin.victims(table, seat) != 0, "nobody else has doubloons");
      case MutinyCard(int seat, int deposed) -> {
        require(pirate.drawn > 0, "it must have just drawn a card (drawn)");
        require(seat == table.captain(), "the Captain is seat " + table.captain());
        require(
            deposed >= 0 && deposed < table.seats && deposed != seat,
            "the one deposed is another seat, 0 to %d".formatted(table.seats - 1));
      }
      case CardTarget(int seat, Card card) -> {
        require(Effects.of(card) instanceof Trick.Attack, card + " has no target");
        require(
            Effects.of(card) instanceof Trick.Attack attack && attack.targets(table, seat) != 0,
            "there is nobody to hit");
      }
      case Overboard _ -> require(pirate.jewelCount > 0, "it has no jewel");
      case FinalTrade _ -> {}
    }
  }
}
