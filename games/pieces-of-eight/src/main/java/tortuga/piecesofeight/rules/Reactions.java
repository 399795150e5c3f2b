package tortuga.piecesofeight.rules;

import java.util.Optional;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.EightView.LossView.How;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// The stack of abilities: each is announced, may be betrayed, and only then takes effect.
///
/// An announced ability waits on the agenda as [Resolve], with the window [AnyReaction] on top of
/// it. A Treachery replaces the window with its own ability and its own window; when it takes
/// effect, what it answers lies directly beneath, and is taken off the agenda. So the latest
/// resolves first, and a chain of any length needs nothing more.
///
/// A window asks everybody who could react as far as all can see, and nobody else: whether it opens
/// never depends on a secret, and a seat that has nothing may only pass.
final class Reactions extends Chapter {
  /// Who answers an ability with Treachery.
  static final QuestionRule<EightState, AnyReaction, EightMove> ANY_REACTION =
      new AnyReactionRule();

  private static final Place[] ACTIVE = {Place.NEST, Place.FORE, Place.AFT};

  private static final Luck FIRST = Luck.seat("reaction");

  Reactions(Chapter same) {
    super(same);
  }

  private static Place treacheryOf(Player player) {
    return Place.of(player.answer - Player.PASSED - 1);
  }

  /// An ability is shown to all, and everybody may answer before it takes effect.
  @Rule({"POE-POS-03", "POE-REACT-04", "POE-RULING-17"})
  void announce(Deed deed) {
    if (deed.from() == Place.AFT && deed.coin() != Coin.TREACHERY) {
      ship(deed.user()).mark(Place.AFT, Cell.KNOWN);
    }
    table.meet(deed.coin().ordinal());
    agenda.plan(new AnyReaction(deed), new Resolve(deed));
  }

  /// Only one may react to the same event; among several who want to at once, a flip decides, and
  /// the others' coins stay unseen.
  @Rule({"POE-REACT-03", "POE-RULING-15", "POE-RULING-16"})
  void closeWindow(Deed deed) {
    int traitors = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (player(seat).answer > Player.PASSED) traitors |= 1 << seat;
      else player(seat).answer = Player.UNANSWERED;
    }
    if (traitors == 0) return;
    int traitor =
        Integer.bitCount(traitors) == 1
            ? Integer.numberOfTrailingZeros(traitors)
            : chance.pick(FIRST, traitors);
    if (Integer.bitCount(traitors) > 1) tell(new ReactionDrawn(Seat.of(traitor)));
    Place from = treacheryOf(player(traitor));
    for (Player player : table.players) player.answer = Player.UNANSWERED;
    betray(deed, traitor, from);
  }

  /// A Treachery goes to its user's hold when it is announced; the coin behind it is active at
  /// once.
  @Rule({"POE-TREA-01", "POE-TREA-06", "POE-RULING-09", "POE-RULING-10"})
  private void betray(Deed deed, int traitor, Place from) {
    tell(new Reacted(Seat.of(traitor), Coin.TREACHERY, from));
    int cell = ship(traitor).remove(from) | Cell.KNOWN;
    note(traitor, cell, true, How.SPENT, traitor, Optional.empty());
    stow(traitor, cell);
    if (from == Place.FORE) showFore(traitor);
    announce(Deed.reaction(traitor, Coin.TREACHERY, from, deed.user()));
  }

  void resolve(Deed deed) {
    switch (deed.coin()) {
      case TREACHERY -> negate(deed.user());
      case CAPTAINS_MONKEY -> saveMonkey(deed);
      case BLACK_SPOT -> takeTurn(deed.ship());
      case FULL_SAIL -> setSail(deed.user());
      case PILLAGE -> new Attacks(this).pillage(deed);
      case BARREL_OF_GROG -> new Recovery(this).grog(deed);
      case BURIED_TREASURE -> new Recovery(this).digUp(deed);
      case CALL_TO_QUARTERS -> new Recovery(this).callToQuarters(deed);
      case BOMB, BROADSIDE, CANNON, CAPTAIN, CUTLASS, MATE, PISTOLS -> agenda.push(new Doom(deed));
    }
  }

  /// The ability beneath is negated, its cost too; its coin is destroyed, if it is still in a ship.
  @Rule({
    "POE-TREA-01",
    "POE-TREA-03",
    "POE-TREA-04",
    "POE-TREA-05",
    "POE-NEG-01",
    "POE-NEG-02",
    "POE-NEG-03",
    "POE-REACT-06",
    "POE-RULING-01",
    "POE-RULING-02"
  })
  private void negate(int traitor) {
    Deed negated = ((Resolve) agenda.pop()).deed();
    tell(new Negated(Seat.of(traitor), Seat.of(negated.user()), negated.coin()));
    boolean inShip = negated.coin() != Coin.TREACHERY && negated.from() != Place.HOLD;
    if (inShip) new Attacks(this).destroyUsed(negated, traitor);
  }

  /// The Monkey prevents its own destruction, and nothing else.
  @Rule({"POE-MONK-01", "POE-MONK-02", "POE-RULING-07"})
  private void saveMonkey(Deed deed) {
    ship(deed.user()).mark(deed.from(), Cell.SAVED);
    tell(new MonkeySaved(Seat.of(deed.user())));
  }

  /// The opponent who destroyed a coin loses the next turn; such turns add up.
  @Rule({"POE-SPOT-01", "POE-SPOT-03", "POE-SPOT-05", "POE-REACT-02", "POE-RULING-51"})
  private void takeTurn(int offender) {
    if (!table.isIn(offender)) return;
    player(offender).lostTurns++;
    tell(new TurnTaken(Seat.of(offender), player(offender).lostTurns));
  }

  @Rule({"POE-SAIL-01", "POE-RULING-50", "POE-RULING-51"})
  private void setSail(int seat) {
    table.sail = seat;
    tell(new SailSet(Seat.of(seat)));
  }

  /// Closes a window that only one player was asked in, without a reaction.
  void letPass(int seat) {
    agenda.pop();
    tell(new Answered(Seat.of(seat)));
  }

  // The question

  /// Returns those who may hold an active Treachery; the user of an ability opens no window alone.
  @Rule({"POE-REACT-01", "POE-RULING-13", "POE-RULING-14"})
  private static int ableToBetray(EightState table, int user) {
    int able = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      Ship ship = table.ship(seat);
      if (table.isIn(seat) && (ship.hidesAft() || ship.hasOpen(Coin.TREACHERY))) able |= 1 << seat;
    }
    return able == 1 << user ? 0 : able;
  }

  private static final class AnyReactionRule
      implements QuestionRule<EightState, AnyReaction, EightMove> {
    @Override
    public Seats asked(EightState table, AnyReaction question) {
      return table.unanswered(ableToBetray(table, question.deed().user()));
    }

    @Override
    public Manner manner(EightState table, AnyReaction question) {
      return Manner.WINDOW;
    }

    /// Any active Treachery may react, or none.
    @Override
    @Rule({"POE-TREA-01", "POE-TREA-02", "POE-REACT-05"})
    public void offer(EightState table, AnyReaction question, Seat seat, Moves<EightMove> moves) {
      Ship ship = table.ship(seat.index());
      moves.add(new Pass());
      for (Place from : ACTIVE) {
        if (ship.isAt(from, Coin.TREACHERY) && !Cell.has(ship.at(from), Cell.REACTED)) {
          moves.add(new Treachery(from));
        }
      }
    }

    @Override
    public String objection(EightState table, AnyReaction question, Seat seat, EightMove move) {
      return move instanceof Treachery ? Objections.NO_TREACHERY : Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, AnyReaction question, Seat seat, Chance chance) {
      return new Pass();
    }
  }
}
