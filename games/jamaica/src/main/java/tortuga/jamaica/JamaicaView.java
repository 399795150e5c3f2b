package tortuga.jamaica;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Seat;
import tortuga.engine.text.AsSeat;

/// What one viewer sees of the table. Ships and holds are numbered as in [JamaicaMove].
///
/// @param morning the morning die, or zero before the first round's dice are placed; likewise
///   `evening`
/// @param phase what the captains are about in this round
/// @param tokens the lairs that still have a treasure
/// @param turn who plays a card now, while cards are played
/// @param combat the fight that is going on
/// @param loot the combat whose winner must choose the loot
/// @param bill what is being paid or loaded, if somebody must say from or into which hold
public record JamaicaView(
    int round,
    Seat captain,
    int morning,
    int evening,
    boolean lastRound,
    Phase phase,
    List<ShipView> ships,
    List<Integer> tokens,
    int treasurePile,
    Optional<Turn> turn,
    Optional<CombatView> combat,
    Optional<Loot> loot,
    Optional<Bill> bill) {

  /// The parts of a round.
  public enum Phase {
    DICE,
    CARDS,
    VOYAGES
  }

  /// A ship, and what lies before its owner.
  ///
  /// @param rank its place in the race; ships side by side share it
  /// @param nextHold the empty regular hold that is loaded next, or zero
  /// @param hidden the face-down cards, if it is the viewer's own ship or the game is over
  /// @param hand the cards in hand, if they are the viewer's own
  /// @param chosen the card chosen for this round, if the viewer may see it
  /// @param standing what its owner would score now, as far as the viewer knows; none for the Ghost
  public record ShipView(
      Place place,
      int rank,
      boolean ghost,
      boolean home,
      List<Hold> holds,
      int nextHold,
      List<Treasure> powers,
      int hiddenCount,
      List<Treasure> hidden,
      int handSize,
      List<Card> hand,
      int pileSize,
      List<Card> discards,
      boolean hasChosen,
      Optional<Card> chosen,
      Optional<Standing> standing) {}

  /// What counts at the end, by the part of the score sheet it belongs to.
  ///
  /// @param treasures what the treasures are worth that the viewer sees; likewise `curses`
  public record Standing(int prize, int doubloons, int treasures, int curses, int points) {}

  /// A hold; an empty one has no cargo.
  ///
  /// @param sixth whether it belongs to the treasure card, and goes wherever that goes
  public record Hold(Optional<Cargo> cargo, int amount, boolean sixth) {}

  /// The half of a day that a ship goes through, with the card that is up; the Ghost has none.
  public record Turn(@AsSeat int ship, Half half, Optional<Card> card) {}

  /// A fight: who fires now, and what there is to beat.
  ///
  /// @param attackerBonus what Lady Beth adds to the attacker's strength; likewise `defenderBonus`
  public record CombatView(
      @AsSeat int attacker,
      @AsSeat int defender,
      @AsSeat int firing,
      int toBeat,
      int cannons,
      Optional<Face> face,
      int attackerBonus,
      int defenderBonus) {}

  /// A combat that has been won.
  public record Loot(@AsSeat int winner, @AsSeat int loser) {}

  /// Goods on their way into or out of a ship.
  public record Bill(@AsSeat int ship, Cargo cargo, int amount) {}
}
