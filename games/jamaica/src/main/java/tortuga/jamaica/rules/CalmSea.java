package tortuga.jamaica.rules;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.jamaica.Card;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.TreasureFound;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step.*;

/// The sea as it would be if all other ships were in Port Royal, so that the rules themselves can
/// carry out what one ship thinks of: no combat, and every treasure is one of points.
final class CalmSea {
  private static final Options ANY = new Options(FirstCaptain.FIRST_SEAT, CardReveal.TOGETHER, 100);

  /// Luck that always takes the first thing.
  private static final Chance FIRST = (Luck _, long mask) -> Long.numberOfTrailingZeros(mask);

  final JamaicaState table;
  final List<JamaicaEvent> events = new ArrayList<>();

  private final int number;

  /// The holds among which goods could be stowed, as a set of bits.
  int choices;

  /// Whether it depended on a hold that the captain chooses.
  boolean isOpen;

  private CalmSea(JamaicaState table, int number) {
    this.table = table;
    this.number = number;
  }

  /// Returns the sea that a ship has for itself, with nothing planned.
  static CalmSea around(JamaicaState concealed, int ship) {
    JamaicaState calm = concealed.copy();
    for (int other = 0; other < calm.ships.length; other++) {
      if (other != ship) calm.ships[other].moveTo(Route.HOME, 0);
    }
    calm.unfound = Treasure.ALL & ~Treasure.POWERS;
    calm.agenda.clear();
    return new CalmSea(calm, ship);
  }

  boolean findsTreasure() {
    for (JamaicaEvent event : events) if (event instanceof TreasureFound) return true;
    return false;
  }

  private Ship ship() {
    return table.ships[number];
  }

  /// Returns how it would be with these dice, and with this card to be played.
  CalmSea with(Card card, int morning, int evening) {
    CalmSea sea = new CalmSea(table.copy(), number);
    sea.table.morning = morning;
    sea.table.evening = evening;
    sea.ship().imagineChoice(card);
    return sea;
  }

  /// Returns all ways in which the next duty can go.
  List<CalmSea> ways(Duty duty) {
    CalmSea sea = new CalmSea(table.copy(), number);
    sea.table.agenda.push(duty);
    sea.referee().carryOn();
    return sea.ends();
  }

  /// Returns all ways in which an answer can go.
  List<CalmSea> ways(Question question, JamaicaMove answer) {
    CalmSea sea = new CalmSea(table.copy(), number);
    sea.table.agenda.push(question);
    sea.play(answer);
    return sea.ends();
  }

  private Referee referee() {
    return new Referee(ANY, table, FIRST, events::add);
  }

  private void play(JamaicaMove move) {
    referee().play(seat(), move);
  }

  private Seat seat() {
    return table.master(number);
  }

  private List<CalmSea> ends() {
    List<CalmSea> ends = new ArrayList<>(2);
    follow(ends);
    return ends;
  }

  /// Goes every way that the captain may choose; where it is about a hold, only the one that is
  /// taken for whoever says nothing.
  private void follow(List<CalmSea> ends) {
    if (table.isOver()) {
      ends.add(this);
      return;
    }
    switch (table.question()) {
      case ChoosePath _, ChooseRetreat _ -> branch(ends);
      case PlaceLoad _ -> stow(1 << ship().emptyRegularHold() | 1 << Ship.SIXTH, ends);
      case DumpHold load -> stow(ship().holdsWithout(load.cargo()), ends);
      case PayFrom _ -> stow(0, ends);
      case PlaceDice _,
          ChooseCard _,
          ChooseTarget _,
          SpendCannons _,
          Saber _,
          ChooseLoot _,
          GhostMove _ ->
          throw new IllegalStateException("a calm sea asks " + table.question());
    }
  }

  private void branch(List<CalmSea> ends) {
    Moves<JamaicaMove> moves = new Moves<>();
    Questions.ALL.offer(table, table.question(), seat(), moves);
    for (int i = 0; i < moves.size(); i++) {
      CalmSea way = new CalmSea(table.copy(), number);
      way.events.addAll(events);
      way.choices = choices;
      way.isOpen = isOpen;
      way.play(moves.get(i));
      way.follow(ends);
    }
  }

  private void stow(int among, List<CalmSea> ends) {
    choices |= among;
    isOpen = true;
    play(Questions.ALL.fallback(table, table.question(), seat(), FIRST));
    follow(ends);
  }
}
