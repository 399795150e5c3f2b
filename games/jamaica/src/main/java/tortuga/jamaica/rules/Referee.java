package tortuga.jamaica.rules;

import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.StepRunner;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Half;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.*;
import tortuga.jamaica.Place;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.Combat;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.*;

/// Opens the rule book at the chapter that a move or a duty asks for.
public final class Referee extends StepRunner<JamaicaState, Step, Duty, Question, JamaicaEvent> {
  private final Options options;

  public Referee(
      Options options, JamaicaState table, Chance chance, Journal<? super JamaicaEvent> journal) {
    super(table, chance, journal);
    this.options = options;
  }

  /// Sets the table up, and carries on to the first question.
  void setUp() {
    round().setUp();
    carryOn();
  }

  /// Loads every ship with its first goods.
  public void loadShips() {
    round().loadShips();
  }

  /// Plans the rest of a round from the choice of cards on.
  public void planRound() {
    round().planRound();
  }

  private Round round() {
    return new Round(this, options);
  }

  void play(Seat seat, JamaicaMove move) {
    switch (move) {
      case Assign(int morning, int evening) -> round().assign(morning, evening);
      case Choose(Card card) -> round().choose(seat, card);
      case Sail(Place to) -> new Sailing(this).sail(to);
      case Retreat(Place to) -> new Shortage(this).retreat(to);
      case Steer(Place to) -> new GhostShip(this).steer(to);
      case Attack(int ship) -> new Boarding(this).attack(ship);
      case Spend(int cannons) -> new Boarding(this).spend(cannons);
      case Keep() -> new Boarding(this).keep();
      case Reroll() -> new Boarding(this).reroll();
      case StealHold(int hold) -> new Looting(this).stealHold(hold);
      case StealPower(Treasure power) -> new Looting(this).stealPower(power);
      case StealHidden() -> new Looting(this).stealHidden();
      case Give(Treasure curse) -> new Looting(this).give(curse);
      case Nothing() -> new Looting(this).decline();
      case Stow(Stow.Where where) -> new Loading(this).stow(where);
      case Dump(int hold) -> new Loading(this).dump(hold);
      case Pay(int hold, int amount) -> new Paying(this).payFrom(hold, amount);
    }
    carryOn();
  }

  @Override
  protected Seats asked(Question question) {
    return Questions.ALL.asked(table, question);
  }

  /// A ship that is home only turns its card up.
  @Rule("JAM-END-02")
  @Override
  protected void seeTo(Duty duty) {
    switch (duty) {
      case MoveAhead(int ship, _) when rests(ship) -> {}
      case MoveBack(int ship, _) when rests(ship) -> {}
      case Load(int ship, _, _) when rests(ship) -> {}
      case Settle(int ship) when rests(ship) -> {}
      case Fight(int attacker, int defender) when rests(attacker) || rests(defender) -> {}
      case StartRound() -> round().startRound();
      case TakeTurn(int ship) -> round().takeTurn(ship);
      case Act(int ship, Half half) -> round().act(ship, half);
      case Load(int ship, Cargo cargo, int amount) -> new Loading(this).load(ship, cargo, amount);
      case MoveAhead(int ship, int steps) -> new Sailing(this).moveAhead(ship, steps);
      case MoveBack(int ship, int steps) -> new Sailing(this).moveBack(ship, steps);
      case Fight(int attacker, int defender) -> new Boarding(this).fight(attacker, defender);
      case FireBack(Combat combat) -> new Boarding(this).fire(combat);
      case Roll(Combat combat, int cannons) -> new Boarding(this).roll(combat, cannons);
      case Settle(int ship) -> new Sailing(this).settle(ship);
      case HauntSea(Half half) -> new GhostShip(this).move(table.die(half));
      case EndRound() -> round().endRound();
    }
  }

  /// Whether a ship stays home; the Ghost may leave again.
  private boolean rests(int ship) {
    return table.ships[ship].isHome() && !table.isGhost(ship);
  }
}
