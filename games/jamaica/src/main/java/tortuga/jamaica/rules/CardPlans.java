package tortuga.jamaica.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tortuga.engine.Lists;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Half;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.*;
import tortuga.jamaica.JamaicaFigure.*;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.Place;
import tortuga.jamaica.Symbol;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step.Act;
import tortuga.jamaica.state.Step.Question;

/// What cards and voyages would bring a ship if nobody interferes, as the rules carry it out on a
/// [CalmSea]; rivals are those that lie there now.
final class CardPlans {
  private final JamaicaState table;
  private final int ship;
  private final CalmSea calm;

  /// @param concealed what its captain knows
  CardPlans(JamaicaState concealed, int ship) {
    this.table = concealed;
    this.ship = ship;
    this.calm = CalmSea.around(concealed, ship);
  }

  /// Tells what a card of its captain brings with these dice.
  CardPlan plan(Card card, int morning, int evening) {
    HalfDraft first = new HalfDraft();
    HalfDraft second = new HalfDraft();
    for (CalmSea way : calm.with(card, morning, evening).ways(new Act(ship, Half.MORNING))) {
      first.add(way, true);
      boolean isSure = !way.isOpen && !way.findsTreasure() && !meetsOthers(way);
      for (CalmSea later : way.ways(new Act(ship, Half.EVENING))) second.add(later, isSure);
    }
    return new CardPlan(
        card,
        first.of(card.symbol(Half.MORNING), morning),
        second.of(card.symbol(Half.EVENING), evening));
  }

  /// Tells what a move over the board brings.
  Arrival arrival(Question question, JamaicaMove move) {
    HalfDraft plans = new HalfDraft();
    for (CalmSea way : calm.ways(question, move)) plans.add(way, true);
    return new Arrival(ship, plans.stops().getFirst());
  }

  private boolean meetsOthers(CalmSea way) {
    for (JamaicaEvent event : way.events) {
      if (event instanceof Sailed(_, _, Place to, _) && rivals(to) != 0) return true;
      if (event instanceof FellBack(_, _, Place to, _) && rivals(to) != 0) return true;
    }
    return false;
  }

  private int rivals(Place place) {
    return table.rivalsAt(place.space(), ship);
  }

  private List<Integer> listOfRivals(Place place) {
    int rivals = rivals(place);
    return Lists.where(table.ships.length, other -> (rivals & 1 << other) != 0);
  }

  private Optional<Goods> price(Place place) {
    int cost = Sailing.cost(table, ship, place.space());
    return cost == 0
        ? Optional.empty()
        : Optional.of(new Goods(Route.currency(place.space()), cost));
  }

  /// One half of a card, put together from all ways in which it may go.
  private final class HalfDraft {
    private final List<Stop> stops = new ArrayList<>(2);
    private final List<Load> loads = new ArrayList<>(1);

    HalfPlan of(Symbol symbol, int die) {
      return new HalfPlan(symbol, die, stops(), List.copyOf(loads));
    }

    List<Stop> stops() {
      return List.copyOf(stops);
    }

    void add(CalmSea way, boolean isSure) {
      for (JamaicaEvent event : way.events) {
        if (event instanceof Sailed(_, Place from, Place to, _)) {
          addStop(way, from, to, isSure);
          return;
        }
        if (event instanceof FellBack(_, Place from, Place to, _)) {
          addStop(way, from, to, isSure);
          return;
        }
        if (event instanceof NoRoom(_, Cargo cargo))
          addLoad(new Load(cargo, 0, List.of(), false, isSure));
        if (event instanceof Loaded(_, int hold, Cargo cargo, int amount)) {
          int holds = way.choices == 0 ? 1 << hold : way.choices;
          List<Integer> among = Lists.where(Ship.SIXTH + 1, each -> (holds & 1 << each) != 0);
          boolean dumps = way.events.getFirst() instanceof ThrownOverboard;
          addLoad(new Load(cargo, amount, among, dumps, isSure));
        }
      }
    }

    private void addLoad(Load load) {
      if (!loads.contains(load)) loads.add(load);
    }

    /// Ways that part again only in a retreat end at the same stop.
    private void addStop(CalmSea way, Place from, Place to, boolean isSure) {
      Stop stop = stop(way, from, to, isSure);
      for (int i = 0; i < stops.size(); i++) {
        Stop known = stops.get(i);
        if (known.from().equals(from) && known.to().equals(to)) {
          stops.set(i, withRetreats(known, stop));
          return;
        }
      }
      stops.add(stop);
    }

    private Stop withRetreats(Stop known, Stop stop) {
      Set<Retreat> retreats = new LinkedHashSet<>(known.retreats());
      retreats.addAll(stop.retreats());
      return new Stop(
          known.from(),
          known.to(),
          known.passed(),
          known.ahead(),
          known.home(),
          known.price(),
          known.lost(),
          known.lacking(),
          known.treasure(),
          known.rivals(),
          List.copyOf(retreats),
          known.sure() && stop.sure());
    }

    private Stop stop(CalmSea way, Place from, Place to, boolean isSure) {
      Optional<Goods> price = price(to);
      List<Integer> passed = Route.passed(from, to);
      boolean isAhead = Route.isAhead(from, to);
      boolean isHome = to.equals(Place.FINISH);
      for (int i = 1; i < way.events.size(); i++) {
        if (way.events.get(i) instanceof RanShort(_, _, int given)) {
          return new Stop(
              from,
              to,
              passed,
              isAhead,
              isHome,
              price,
              given,
              price.orElseThrow().amount() - given,
              false,
              listOfRivals(to),
              List.of(retreat(way, (FellBack) way.events.get(i + 1))),
              isSure);
        }
      }
      return new Stop(
          from,
          to,
          passed,
          isAhead,
          isHome,
          price,
          0,
          0,
          way.findsTreasure(),
          listOfRivals(to),
          List.of(),
          isSure);
    }

    private Retreat retreat(CalmSea way, FellBack back) {
      return new Retreat(back.to(), price(back.to()), way.findsTreasure(), listOfRivals(back.to()));
    }
  }
}
