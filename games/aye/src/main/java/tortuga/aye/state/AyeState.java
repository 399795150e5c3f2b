package tortuga.aye.state;

import tortuga.aye.Ability;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.Ending;
import tortuga.aye.Face;
import tortuga.aye.Mission;
import tortuga.aye.state.Step.*;
import tortuga.engine.Rule;
import tortuga.engine.steps.SteppedState;

/// What lies on the table.
public final class AyeState extends SteppedState<AyeState, Step> {
  public final int seats;
  public final Pirate[] pirates;

  public int round;
  public int phase;
  public int captain;
  public int captainReputation = Board.CAPTAIN;
  public int ship;
  public int offerings;
  public Ending ending = Ending.NONE;

  /// The steps done of each mission, four bits a mission.
  private int missions;

  /// The mission dice that no pirate has, by place, and the flags that hold one, as a set of bits.
  public int supply = Die.MISSION.number;

  public int kraken;
  public int waiting;
  public int plank;
  public int flags;

  /// The Argh! dice that no pirate has, by place.
  public int squares = Die.ARGH.number;

  public int arghKraken;
  public int arghWaiting;

  /// The deck and the discards as sets of bits, and those discards that everybody saw.
  public long deck;

  public int deckSize;
  public long discards;
  public int discardCount;
  public long openDiscards;

  /// Who gave this round's commands, and whether reputation or the plank was paid for.
  public int commander = Pirate.NOBODY;

  public boolean captainPaid;

  /// The attempt that is going on: at what, by whom, how hard it is, and how often they threw.
  public int mission = NO_MISSION;

  public int members;
  public int needed;
  public int throwsMade;

  public static final int NO_MISSION = -1;

  public AyeState(int seats) {
    this.seats = seats;
    pirates = new Pirate[seats];
    for (int seat = 0; seat < seats; seat++) pirates[seat] = new Pirate();
  }

  @Override
  public AyeState copy() {
    AyeState copy = new AyeState(seats);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(AyeState other) {
    for (int seat = 0; seat < seats; seat++) pirates[seat].copyFrom(other.pirates[seat]);
    copySteps(other);
    round = other.round;
    phase = other.phase;
    captain = other.captain;
    captainReputation = other.captainReputation;
    ship = other.ship;
    offerings = other.offerings;
    ending = other.ending;
    missions = other.missions;
    supply = other.supply;
    kraken = other.kraken;
    waiting = other.waiting;
    plank = other.plank;
    flags = other.flags;
    squares = other.squares;
    arghKraken = other.arghKraken;
    arghWaiting = other.arghWaiting;
    deck = other.deck;
    deckSize = other.deckSize;
    discards = other.discards;
    discardCount = other.discardCount;
    openDiscards = other.openDiscards;
    commander = other.commander;
    captainPaid = other.captainPaid;
    mission = other.mission;
    members = other.members;
    needed = other.needed;
    throwsMade = other.throwsMade;
  }

  // Who sits where

  /// Returns who comes `turn`-th in crew order, counted from zero; the captain comes last.
  public int crew(int turn) {
    return clockwise(captain + 1 + turn);
  }

  public int clockwise(int places) {
    return places >= seats ? places - seats : places;
  }

  /// Returns how many are in the crew, the captain not counted.
  public int crewSize() {
    return seats - 1;
  }

  public boolean isMember(int seat) {
    return (members & 1 << seat) != 0;
  }

  public boolean isCrew(int seat) {
    return seat < seats && seat != captain;
  }

  /// Returns the first pirate in crew order who is not in a set, or nobody.
  public int firstOutside(int set) {
    for (int turn = 0; turn < crewSize(); turn++) {
      int seat = crew(turn);
      if ((set & 1 << seat) == 0) return seat;
    }
    return Pirate.NOBODY;
  }

  /// Returns the member who comes first in crew order.
  public int firstMember() {
    int turn = 0;
    while (!isMember(crew(turn))) turn++;
    return crew(turn);
  }

  /// Returns who is asked `turn`-th in a window: at dawn in crew order, else from the group's first
  /// member on.
  public int inWindow(Window window, int turn) {
    return window == Window.DAWN ? crew(turn) : clockwise(firstMember() + turn);
  }

  // Missions

  public int done(Mission mission) {
    return (missions >>> shift(mission)) & 15;
  }

  public void setDone(Mission mission, int steps) {
    missions += (steps - done(mission)) << shift(mission);
  }

  private static int shift(Mission mission) {
    return 4 * mission.ordinal();
  }

  public boolean isFinished(Mission mission) {
    return done(mission) == Mission.STEPS;
  }

  /// Whether all four missions are finished.
  public boolean allFinished() {
    return missions == 0x3333;
  }

  /// Returns how many steps of all missions are still to be done.
  public int stepsLeft() {
    int left = 0;
    for (int mission = 0; mission < Mission.COUNT; mission++) {
      left += Mission.STEPS - done(Mission.of(mission));
    }
    return left;
  }

  /// Whether one more step of a mission would finish the last one.
  public boolean isLastStep(Mission mission) {
    return missions + (1 << shift(mission)) == 0x3333;
  }

  /// Whether a command is about a mission that is still to be done.
  public boolean isOpenMission(Command command) {
    return command.isMission() && !isFinished(command.mission());
  }

  /// Whether a command is about a mission that is finished.
  public boolean isFinishedMission(Command command) {
    return command.isMission() && isFinished(command.mission());
  }

  /// Returns how many pirates have a command.
  public int issued(Command command) {
    int issued = 0;
    for (Pirate pirate : pirates) if (pirate.command == command) issued++;
    return issued;
  }

  // Cards

  /// Returns the completed cards of all players.
  @Rule("AYE-RULING-46")
  public int completedCards() {
    int completed = 0;
    for (Pirate pirate : pirates) completed += Long.bitCount(pirate.completed);
    return completed;
  }

  /// Returns who holds a card, or nobody.
  public int holder(Card card) {
    for (int seat = 0; seat < seats; seat++) if (pirates[seat].holds(card)) return seat;
    return Pirate.NOBODY;
  }

  /// Whether a player owns a card that gives a doubloon, and there is one to take.
  public boolean canTakeDoubloon(int seat) {
    return offerings > 0 && pirates[seat].usable(Ability.DOUBLOON) != 0;
  }

  /// Whether a player has a doubloon, or can take one.
  public boolean canPay(int seat) {
    return pirates[seat].doubloons > 0 || canTakeDoubloon(seat);
  }

  // The attempt

  /// Returns the successes of all members together.
  public int successes() {
    int successes = 0;
    for (Pirate pirate : pirates) successes += Dice.successes(pirate.dice);
    return successes;
  }

  /// Returns the Krakens of all members together.
  public int krakens() {
    int krakens = 0;
    for (Pirate pirate : pirates) krakens += Dice.krakens(pirate.dice);
    return krakens;
  }

  /// Returns how many dice of all members lie with a face up.
  public int lying(Face face) {
    int lying = 0;
    for (Pirate pirate : pirates) lying += Dice.lying(pirate.dice, face);
    return lying;
  }

  public boolean hasEnough() {
    return successes() >= needed;
  }

  /// Returns the damage that some Krakens do: twice as much under a captain of no repute.
  @Rule("AYE-CREP-02")
  public int damage(int krakens) {
    return krakensCountTwice() ? 2 * krakens : krakens;
  }

  public boolean krakensCountTwice() {
    return captainReputation <= Board.DOUBLE_KRAKEN_SQUARE;
  }

  // Questions

  public Question question() {
    return (Question) agenda.current();
  }
}
