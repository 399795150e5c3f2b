package tortuga.jamaica.rules;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Seat;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.JamaicaFigure;
import tortuga.jamaica.JamaicaFigure.*;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.*;
import tortuga.jamaica.state.Combat;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step.*;

/// Which figures are told about a question, and about each answer to it.
final class Figures {
  private final JamaicaState table;
  private final Seat seat;

  Figures(JamaicaState concealed, Seat seat) {
    this.table = concealed;
    this.seat = seat;
  }

  /// Returns what can be told of the open question, whoever is asked.
  List<JamaicaFigure> ofQuestion() {
    if (!table.isAsking()) return List.of();
    return switch (table.question()) {
      case PlaceDice(int first, int second) -> {
        List<JamaicaFigure> plans = new ArrayList<>(plans(first, second));
        plans.addAll(plans(second, first));
        yield plans;
      }
      case ChooseCard _ -> plans(table.morning, table.evening);
      case ChooseTarget _, SpendCannons _, Saber _, ChooseLoot _ -> priceAhead();
      case ChoosePath _, PlaceLoad _, DumpHold _, PayFrom _, ChooseRetreat _, GhostMove _ ->
          List.of();
    };
  }

  /// Returns what can be told of a legal answer.
  List<JamaicaFigure> of(JamaicaMove move) {
    return switch (table.question()) {
      case PlaceDice _ when move instanceof Assign(int morning, int evening) ->
          plans(morning, evening);
      case ChooseCard _ when move instanceof Choose(Card card) ->
          List.of(plans().plan(card, table.morning, table.evening));
      case ChoosePath path -> List.of(new CardPlans(table, path.ship()).arrival(path, move));
      case ChooseRetreat back -> List.of(new CardPlans(table, back.ship()).arrival(back, move));
      case GhostMove ghost ->
          List.of(new CardPlans(table, JamaicaState.GHOST).arrival(ghost, move));
      case ChooseTarget target when move instanceof Attack(int rival) ->
          attack(Combat.between(target.attacker(), rival));
      case SpendCannons(Combat combat) when move instanceof Spend(int cannons) ->
          List.of(new CombatChances(table, combat.firing()).spending(combat, cannons));
      case Saber saber -> List.of(saber(saber, move instanceof Reroll));
      case PayFrom bill when move instanceof Pay(int hold, int amount) ->
          List.of(Paying.payment(table, bill, hold, amount));
      case ChooseLoot loot when move instanceof StealHold(int hold) ->
          List.of(Looting.theft(table, loot, hold));
      case PlaceDice _,
          ChooseCard _,
          ChooseTarget _,
          SpendCannons _,
          ChooseLoot _,
          PlaceLoad _,
          DumpHold _,
          PayFrom _ ->
          List.of();
    };
  }

  private CardPlans plans() {
    return new CardPlans(table, seat.index());
  }

  /// The cards in hand, and the one that lies face down already.
  private List<JamaicaFigure> plans(int morning, int evening) {
    Ship ship = table.ship(seat);
    int cards = ship.hand | (ship.hasKnownChoice() ? ship.chosen().bit() : 0);
    if (cards == 0) return List.of();
    CardPlans plans = plans();
    List<JamaicaFigure> each = new ArrayList<>();
    for (int left = cards; left != 0; left &= left - 1) {
      Card card = Card.of(Integer.numberOfTrailingZeros(left));
      each.add(plans.plan(card, morning, evening));
    }
    return each;
  }

  /// The chances without cannons and with all of them.
  private List<JamaicaFigure> attack(Combat combat) {
    var chances = new CombatChances(table, combat.attacker());
    int all = table.ships[combat.attacker()].total(Cargo.CANNONS);
    JamaicaFigure none = chances.spending(combat, 0);
    return all == 0 ? List.of(none) : List.of(none, chances.spending(combat, all));
  }

  private JamaicaFigure saber(Saber saber, boolean isReroll) {
    var chances = new CombatChances(table, table.saberOwner(saber.combat()));
    return isReroll
        ? chances.rerolling(saber.combat(), saber.cannons())
        : chances.keeping(saber.combat(), saber.cannons(), saber.face());
  }

  /// What the ship that has just arrived must pay when the combat is over.
  private List<JamaicaFigure> priceAhead() {
    for (int depth = 0; depth < table.agenda.size(); depth++) {
      if (!(table.agenda.beneath(depth) instanceof Settle(int ship))) continue;
      int space = table.ships[ship].space;
      int cost = Sailing.cost(table, ship, space);
      if (cost == 0) return List.of();
      Goods price = new Goods(Route.currency(space), cost);
      return List.of(new PriceAhead(ship, price, table.ships[ship].total(price.cargo())));
    }
    return List.of();
  }
}
