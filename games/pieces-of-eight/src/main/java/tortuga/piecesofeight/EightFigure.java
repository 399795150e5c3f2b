package tortuga.piecesofeight;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Figure;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.text.OneOf;
import tortuga.piecesofeight.rules.Objections;

/// What the rule book says about a move before it is made, or about the open question. In a ship,
/// position 0 is the crow's nest, 1 the fore, and so on.
///
/// What a move brings is told for the case that nobody reacts; [MayReact] says who can.
public sealed interface EightFigure extends Figure {
  /// A coin of a ship as it lies now.
  ///
  /// @param coin what it is, if the seat sees it
  record Target(int at, Optional<Coin> coin, boolean captain) {}

  /// A position of a ship.
  record Spot(Seat ship, int at) {}

  // About a move

  /// A coin is used.
  ///
  /// @param helper the position of the Mate on which it relies
  /// @param shown the positions of your coins that others did not see before
  record Uses(Coin coin, int at, boolean spent, Optional<Integer> helper, List<Integer> shown)
      implements EightFigure {}

  /// A coin that was used before goes to the hold, because its ability has taken effect.
  record Spends(Seat ship, int at) implements EightFigure {}

  /// Coins are destroyed.
  ///
  /// @param shown the positions of those that everybody gets to see
  record Destroys(Seat ship, List<Target> coins, List<Integer> shown) implements EightFigure {}

  /// A coin is taken, and becomes the aft of whoever takes it.
  record Takes(Seat seat, Seat ship, Target coin) implements EightFigure {}

  /// A Cannon is aimed at a deck.
  ///
  /// @param line the coins it may reach, from the fore on
  /// @param own how many of them it reaches with your own Cannons
  /// @param loans the Cannons that others might lend
  record Reaches(Seat ship, List<Target> line, int own, List<Loan> loans) implements EightFigure {}

  /// The open Cannons of somebody who may be invited.
  record Loan(Seat seat, int cannons) {}

  /// A coin becomes the fore, where everybody sees it.
  record NewFore(Seat ship, Target coin) implements EightFigure {}

  /// A coin goes to the crow's nest.
  ///
  /// @param next the coin that is active in its place
  record Sends(Target coin, Optional<Target> next) implements EightFigure {}

  /// An ability is negated.
  record Negates(Seat user, Coin coin) implements EightFigure {}

  /// A coin saves itself.
  record Saves(int at) implements EightFigure {}

  /// A seat loses its next turn.
  ///
  /// @param owed how many turns it then has to sit out
  record LosesTurn(Seat seat, int owed) implements EightFigure {}

  /// A seat takes the next turn.
  record SailsNext(Seat seat) implements EightFigure {}

  record LosesCaptain(Seat seat) implements EightFigure {}

  /// A player is out.
  record KnocksOut(Seat seat) implements EightFigure {}

  /// The game is won, or decided for a team.
  record Wins(List<Seat> seats) implements EightFigure {}

  /// Coins are drawn blindly from your hold.
  ///
  /// @param odds for each kind, the chance that it is among them
  record Draws(int coins, List<Odds> odds) implements EightFigure {}

  record Odds(Coin coin, double chance) {}

  /// Who can answer the move, as far as all can see.
  ///
  /// @param betrays who might have an active Treachery; you yourself only if you do
  /// @param saves the positions of coins that are hit and might be a Captain's Monkey
  /// @param avenges whether the loss might be answered with a Black Spot or Full Sail
  /// @param risksCaptain whether a Treachery would cost you your Captain
  record MayReact(List<Seat> betrays, List<Integer> saves, boolean avenges, boolean risksCaptain)
      implements EightFigure {}

  /// A coin is drafted.
  ///
  /// @param copies how many of this kind you have then
  /// @param usable how many silver coins of your yard fit into a ship then
  /// @param toCome how many more coins you get
  record Drafts(int copies, int limit, int usable, int toCome, int needed) implements EightFigure {}

  // About the open question or, after a step in putting something together, about the next one

  /// The coins that a move is about, so that it can be made by pointing at them.
  ///
  /// @param move the move, as it is written
  /// @param from the position of your coin that does it, if one does
  /// @param cost what becomes of that coin, if you may choose
  /// @param at what it is aimed at
  record Aim(String move, Optional<Integer> from, Optional<EightMove.Cost> cost, List<Spot> at)
      implements EightFigure {}

  /// A coin of yours that cannot be played now.
  ///
  /// @param reason the key of a refusal
  record Idle(int at, @OneOf(Objections.class) String reason) implements EightFigure {}

  /// The order of your deck after coins were called to the Captain.
  ///
  /// @param deck the positions where its coins lie now, from the fore on
  @Rule({"POE-CALL-01", "POE-CALL-02"})
  record Called(Calling how, List<Integer> deck) implements EightFigure {}

  /// A ship that you are putting together.
  ///
  /// @param size how many coins it must have
  /// @param nestNeeded whether the crow's nest needs a coin
  /// @param flaws every reason why it is not ready
  record Slip(int placed, int size, boolean nestNeeded, List<Kind> kinds, List<Flaw> flaws)
      implements EightFigure {}

  /// Coins of one kind for a ship.
  ///
  /// @param stock how many are at hand, those already placed included
  /// @param least how many the ship must have
  /// @param most how many of them it can have
  /// @param spare how many more this ship might have, be it in place of others
  record Kind(Coin coin, int stock, int least, int most, int placed, int spare) {}

  /// Why a ship is not ready.
  record Flaw(Lack lack, int have, int need) {}

  /// What a ship can lack.
  enum Lack {
    /// Coins to fill it.
    COINS,
    CAPTAIN,
    /// A coin from the hold that must join it.
    JOINING
  }

  /// A trade that is being put together, or that you are offered.
  ///
  /// @param usable how many silver coins of your yard fit into a ship after it, if it is possible
  /// @param needed how many it must have
  /// @param flaw why it cannot be made, as the key of a refusal
  record Bargain(
      Seat from,
      Seat to,
      List<Coin> give,
      List<Coin> want,
      Optional<Integer> usable,
      int needed,
      @OneOf(Objections.class) Optional<String> flaw)
      implements EightFigure {}
}
