package tortuga.jamaica.rules;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Face;
import tortuga.jamaica.Half;
import tortuga.jamaica.JamaicaView;
import tortuga.jamaica.JamaicaView.*;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.Combat;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.*;

/// Presents a concealed table as plain data.
final class Views {
  private Views() {}

  static JamaicaView of(JamaicaState table) {
    return new JamaicaView(
        table.round,
        table.captain,
        table.morning,
        table.evening,
        table.lastRound,
        phase(table),
        Lists.of(table.ships.length, ship -> ship(table, ship)),
        Lists.where(Route.SPACES, space -> (table.tokens & 1L << space) != 0),
        table.treasurePile(),
        turn(table),
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
        rank(table, ship),
        table.isGhost(number),
        ship.isHome(),
        Lists.of(ship.lastHold(), before -> hold(ship, before + 1)),
        ship.emptyRegularHold(),
        Treasure.list(ship.powers),
        ship.hiddenCount,
        own && allKnown ? Treasure.list(ship.hidden) : List.of(),
        ship.handSize,
        Card.list(ship.hand),
        ship.pileSize,
        Lists.of(ship.discardCount, ship::discarded),
        ship.hasChosen(),
        ship.hasKnownChoice() ? Optional.of(ship.chosen()) : Optional.empty(),
        table.isGhost(number)
            ? Optional.empty()
            : Optional.of(new Scoring(table).standing(number, own && allKnown ? ship.hidden : 0)));
  }

  private static Hold hold(Ship ship, int hold) {
    Optional<Cargo> cargo = ship.isEmpty(hold) ? Optional.empty() : Optional.of(ship.cargo(hold));
    return new Hold(cargo, ship.amount(hold), hold == Ship.SIXTH);
  }

  /// Returns a ship's place in the race.
  @Rule("JAM-RULING-14")
  private static int rank(JamaicaState table, Ship ship) {
    int rank = 1;
    for (Ship other : table.ships) if (other.progress() > ship.progress()) rank++;
    return rank;
  }

  @Rule({"JAM-ROUND-02", "JAM-ROUND-03", "JAM-ROUND-04"})
  private static Phase phase(JamaicaState table) {
    if (!table.isAsking()) return Phase.VOYAGES;
    return switch (table.question()) {
      case PlaceDice _ -> Phase.DICE;
      case ChooseCard _ -> Phase.CARDS;
      case ChoosePath _,
          ChooseTarget _,
          SpendCannons _,
          Saber _,
          ChooseLoot _,
          PlaceLoad _,
          DumpHold _,
          PayFrom _,
          ChooseRetreat _,
          GhostMove _ ->
          Phase.VOYAGES;
    };
  }

  /// What is still to come tells whose turn it is: turns are planned for a whole round, and a turn
  /// for its second half.
  @Rule({"JAM-ROUND-04", "JAM-GHOST-04"})
  private static Optional<Turn> turn(JamaicaState table) {
    if (!table.isAsking()) return Optional.empty();
    int turns = 0;
    int hauntings = 0;
    boolean hasHalf = false;
    for (int depth = 1; depth < table.agenda.size(); depth++) {
      switch (table.agenda.beneath(depth)) {
        case TakeTurn _ -> turns++;
        case HauntSea _ -> hauntings++;
        case Act _ -> hasHalf = true;
        case Step _ -> {} // belongs to what is being done
      }
    }
    if (turns >= table.seats) return Optional.empty();
    if (table.hasGhost() && hauntings < 2) {
      Half half = hauntings == 1 ? Half.MORNING : Half.EVENING;
      return Optional.of(new Turn(JamaicaState.GHOST, half, Optional.empty()));
    }
    int ship = table.clockwise(table.captain, table.seats - 1 - turns).index();
    if (!table.ships[ship].hasKnownChoice()) return Optional.empty();
    Half half = hasHalf ? Half.MORNING : Half.EVENING;
    return Optional.of(new Turn(ship, half, Optional.of(table.ships[ship].chosen())));
  }

  private static Optional<CombatView> combat(JamaicaState table) {
    if (!table.isAsking()) return Optional.empty();
    return switch (table.question()) {
      case SpendCannons(Combat combat) -> Optional.of(combat(table, combat, 0, Optional.empty()));
      case Saber(Combat combat, int cannons, Face face) ->
          Optional.of(combat(table, combat, cannons, Optional.of(face)));
      case PayFrom _ when table.agenda.beneath(1) instanceof Roll(Combat combat, int cannons) ->
          Optional.of(combat(table, combat, cannons, Optional.empty()));
      case PlaceDice _,
          ChooseCard _,
          ChoosePath _,
          ChooseTarget _,
          ChooseLoot _,
          PlaceLoad _,
          DumpHold _,
          PayFrom _,
          ChooseRetreat _,
          GhostMove _ ->
          Optional.empty();
    };
  }

  private static CombatView combat(
      JamaicaState table, Combat combat, int cannons, Optional<Face> face) {
    return new CombatView(
        combat.attacker(),
        combat.defender(),
        combat.firing(),
        combat.toBeat(),
        cannons,
        face,
        table.ships[combat.attacker()].combatBonus(),
        table.ships[combat.defender()].combatBonus());
  }

  private static Optional<Loot> loot(JamaicaState table) {
    return table.isAsking() && table.question() instanceof ChooseLoot(int winner, int loser)
        ? Optional.of(new Loot(winner, loser))
        : Optional.empty();
  }

  private static Optional<Bill> bill(JamaicaState table) {
    if (!table.isAsking()) return Optional.empty();
    return switch (table.question()) {
      case PlaceLoad(int ship, Cargo cargo, int amount) ->
          Optional.of(new Bill(ship, cargo, amount));
      case DumpHold(int ship, Cargo cargo, int amount) ->
          Optional.of(new Bill(ship, cargo, amount));
      case PayFrom(int ship, Cargo cargo, int due) -> Optional.of(new Bill(ship, cargo, due));
      case PlaceDice _,
          ChooseCard _,
          ChoosePath _,
          ChooseTarget _,
          SpendCannons _,
          Saber _,
          ChooseLoot _,
          ChooseRetreat _,
          GhostMove _ ->
          Optional.empty();
    };
  }
}
