package tortuga.mutinies;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Seat;
import tortuga.mutinies.MutiniesFigure.Price;

/// What one viewer sees of the table.
///
/// @param squares the squares that are in use
/// @param order the players in turn order, the Captain first
/// @param pirate where the pirate token lies
/// @param rum the supply
/// @param exhausted how often the jewel pile has run out
/// @param mutinies the cards left in the Mutiny deck
/// @param endIsNear whether few cards are left in the Mutiny deck
/// @param minion the Minion's disc, with two players
/// @param nextDisc the disc that is placed next, while discs are placed
/// @param sale the sale that is going on
/// @param aimed the card for which a target must be picked
/// @param window the moment at which whoever is asked may use tokens and cards
/// @param fewestRounds how many rounds there are at least, with the present one, if the jewel pile
///   does not run out before; none any more in the final count
/// @param stages the final count, stage by stage; nothing before it
public record MutiniesView(
    int round,
    boolean ending,
    boolean lastRound,
    boolean scoring,
    boolean simplified,
    List<Square> squares,
    List<Seat> order,
    Optional<Action> pirate,
    List<Closed> closed,
    int rum,
    List<Route> routes,
    int ntrPile,
    int jewelPile,
    int exhausted,
    List<Jewel> discards,
    int treasurePile,
    List<Treasure> spent,
    int mutinies,
    boolean endIsNear,
    List<Card> played,
    List<PirateView> pirates,
    Optional<Disc> minion,
    Optional<NextDisc> nextDisc,
    Optional<Sale> sale,
    Optional<Card> aimed,
    Optional<Window> window,
    int fewestRounds,
    List<Stage> stages) {

  /// An action that the Captain cannot choose for some rounds.
  public record Closed(Action action, int rounds) {}

  /// A square of the Trade Routes with its jewel, and what is printed on that as its price.
  public record Route(Square square, Optional<Jewel> jewel, Price price) {}

  /// An Action Disc, and what is set aside under it.
  public record Disc(Optional<Square> square, int doubloons, int rum) {}

  /// A disc that is to be placed, and who places it.
  public record NextDisc(Seat seat, boolean isMinion) {}

  /// A sale: what is sold, and how much rum can be added, once the jewels are chosen.
  public record Sale(Seat seller, Combination row, int mostRum) {}

  /// A player, and what lies before them.
  ///
  /// @param jewels the jewels in hand, if they are the viewer's own or the game is over; likewise
  ///   `treasures` and `cards`
  /// @param drawnJewel the jewel that the viewer has just drawn and may discard
  /// @param drawnCard the Mutiny card that the viewer has just drawn
  /// @param bonuses the bonus squares of the track that they have had
  /// @param sales what the viewer could sell now
  /// @param worths what their End-of-game cards would be worth if the game ended now, as far as the
  ///   viewer knows
  /// @param standing the prestige with which they would end if the game ended now, as far as the
  ///   viewer knows; nothing any more in the final count
  public record PirateView(
      Seat seat,
      int prestige,
      int doubloons,
      int rum,
      Disc disc,
      int jewelCount,
      List<Jewel> jewels,
      int treasureCount,
      List<Treasure> treasures,
      int cardCount,
      List<Card> cards,
      Optional<Jewel> drawnJewel,
      Optional<Card> drawnCard,
      List<Integer> bonuses,
      List<Favour> favours,
      List<Combination> sales,
      List<Worth> worths,
      Optional<Integer> standing) {}

  /// What a card would be worth, in prestige.
  public record Worth(Card card, int prestige) {}

  /// A stage of the final count.
  ///
  /// @param stands how everybody stands after it, by seat
  /// @param order the seats as they stand after it, the first in the lead
  public record Stage(CountStage name, List<Stand> stands, List<Seat> order) {}

  /// What a stage brought somebody, and the prestige and the doubloons after it.
  public record Stand(int points, int coins, int prestige, int doubloons) {}
}
