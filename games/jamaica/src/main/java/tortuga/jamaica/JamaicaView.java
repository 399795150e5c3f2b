package tortuga.jamaica;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Lists;
import tortuga.engine.Seat;
import tortuga.jamaica.Step.*;

/// What one viewer sees of the table. Ships and holds are numbered as in [JamaicaMove].
///
/// @param morning the morning die, or zero before the first round's dice are placed; likewise
///   `evening`
/// @param tokens the lairs that still have a treasure
/// @param combat the fight that is going on
/// @param loot the combat whose winner must choose his loot
/// @param bill what is being paid or loaded, if somebody must say from or into which hold
public record JamaicaView(
    int round,
    Seat captain,
    int morning,
    int evening,
    boolean lastRound,
    List<ShipView> ships,
    List<Integer> tokens,
    int treasurePile,
    Optional<CombatView> combat,
    Optional<Loot> loot,
    Optional<Bill> bill) {

  /// A ship, and what lies before its owner.
  ///
  /// @param hidden the face-down cards, if it is the viewer's own ship or the game is over
  /// @param hand the cards in hand, if they are the viewer's own
  /// @param chosen the card chosen for this round, if the viewer may see it
  public record ShipView(
      Place place,
      int progress,
      boolean ghost,
      boolean home,
      List<Hold> holds,
      List<Treasure> powers,
      int hiddenCount,
      List<Treasure> hidden,
      int handSize,
      List<Card> hand,
      int pileSize,
      List<Card> discards,
      boolean hasChosen,
      Optional<Card> chosen) {}

  /// A hold; an empty one has no cargo.
  public record Hold(Optional<Cargo> cargo, int amount) {}

  /// A fight: who fires now, and what there is to beat.
  public record CombatView(
      int attacker, int defender, int firing, int toBeat, int cannons, Optional<Face> face) {}

  /// A combat that has been won.
  public record Loot(int winner, int loser) {}

  /// Goods on their way into or out of a ship.
  public record Bill(int ship, Cargo cargo, int amount) {}

  static JamaicaView of(JamaicaState table) {
    return new JamaicaView(
        table.round,
        table.captain,
        table.morning,
        table.evening,
        table.lastRound,
        Lists.of(table.ships.length, ship -> ship(table, ship)),
        Lists.where(Route.SPACES, space -> (table.tokens & 1L << space) != 0),
        table.treasurePile(),
        combat(table),
        loot(table),
        bill(table));
  }

  /// A treasure once seen is not shown again among others' cards: remembering is up to the players.
  private static ShipView ship(JamaicaState table, int number) {
    Ship ship = table.ships[number];
    boolean allKnown = Integer.bitCount(ship.hidden) == ship.hiddenCount;
    boolean own = ship.hand != 0 || table.isOver();
    return new ShipView(
        ship.place(),
        ship.progress(),
        table.isGhost(number),
        ship.isHome(),
        Lists.of(ship.lastHold(), before -> hold(ship, before + 1)),
        Treasure.list(ship.powers),
        ship.hiddenCount,
        own && allKnown ? Treasure.list(ship.hidden) : List.of(),
        ship.handSize,
        Card.list(ship.hand),
        ship.pileSize,
        Lists.of(ship.discardCount, ship::discarded),
        ship.hasChosen(),
        ship.hasKnownChoice() ? Optional.of(ship.chosen()) : Optional.empty());
  }

  private static Hold hold(Ship ship, int hold) {
    return ship.isEmpty(hold)
        ? new Hold(Optional.empty(), 0)
        : new Hold(Optional.of(ship.cargo(hold)), ship.amount(hold));
  }

  private static Optional<CombatView> combat(JamaicaState table) {
    if (table.isOver()) return Optional.empty();
    return switch (table.question()) {
      case SpendCannons(Combat combat) -> Optional.of(combat(combat, 0, Optional.empty()));
      case Saber(Combat combat, int cannons, Face face) ->
          Optional.of(combat(combat, cannons, Optional.of(face)));
      case PayFrom _ when table.agenda.beneath(1) instanceof Roll(Combat combat, int cannons) ->
          Optional.of(combat(combat, cannons, Optional.empty()));
      default -> Optional.empty();
    };
  }

  private static CombatView combat(Combat combat, int cannons, Optional<Face> face) {
    return new CombatView(
        combat.attacker(), combat.defender(), combat.firing(), combat.toBeat(), cannons, face);
  }

  private static Optional<Loot> loot(JamaicaState table) {
    return !table.isOver() && table.question() instanceof ChooseLoot(int winner, int loser)
        ? Optional.of(new Loot(winner, loser))
        : Optional.empty();
  }

  private static Optional<Bill> bill(JamaicaState table) {
    if (table.isOver()) return Optional.empty();
    return switch (table.question()) {
      case PlaceLoad(int ship, Cargo cargo, int amount) ->
          Optional.of(new Bill(ship, cargo, amount));
      case DumpHold(int ship, Cargo cargo, int amount) ->
          Optional.of(new Bill(ship, cargo, amount));
      case PayFrom(int ship, Cargo cargo, int due) -> Optional.of(new Bill(ship, cargo, due));
      default -> Optional.empty();
    };
  }
}
