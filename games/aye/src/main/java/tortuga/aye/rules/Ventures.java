package tortuga.aye.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.aye.Ballot;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.Difficulty;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.Odds;
import tortuga.aye.Stance;
import tortuga.aye.Venture;
import tortuga.aye.odds.Group;
import tortuga.aye.odds.Group.Course;
import tortuga.aye.odds.Hand;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// Who attempts what, and how likely that succeeds if everything is done for success, as [Odds]
/// says.
final class Ventures {
  private final AyeState table;
  private final Difficulty difficulty;

  Ventures(AyeState table, Options options) {
    this.table = table;
    this.difficulty = options.difficulty();
  }

  /// Returns what a pirate does this round: as chosen or, before that, as ordered.
  @Rule({"AYE-VOTE-02", "AYE-FREE-01"})
  static Command doing(AyeState table, int seat) {
    Pirate pirate = table.pirates[seat];
    boolean isOpen = table.phase <= 2 && pirate.vote != Ballot.ARGH;
    return isOpen && pirate.action == Command.NOTHING ? pirate.command : pirate.action;
  }

  /// Returns who is on a mission, as a set of bits.
  int crew(Mission mission) {
    int crew = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      Stance stance = table.pirates[seat].stance;
      boolean isOut = stance == Stance.REFUSED || stance == Stance.ASIDE;
      if (!isOut && doing(table, seat) == mission.command()) crew |= 1 << seat;
    }
    return crew;
  }

  /// Returns with whom somebody on a mission throws, if all who have not decided yet unite.
  @Rule({"AYE-MIS-02", "AYE-RULING-31"})
  int groupOf(Mission mission, int seat) {
    if (throwsAlone(seat)) return 1 << seat;
    int group = 0;
    int crew = crew(mission);
    for (int other = 0; other < table.seats; other++) {
      if ((crew & 1 << other) != 0 && !throwsAlone(other)) group |= 1 << other;
    }
    return group;
  }

  private boolean throwsAlone(int seat) {
    Stance stance = table.pirates[seat].stance;
    return stance == Stance.EARLY || stance == Stance.LATE;
  }

  /// Returns what all who are on a mission would throw together for its next step.
  Optional<Venture> of(Mission mission) {
    int crew = crew(mission);
    boolean isNone = crew == 0 || table.isFinished(mission) || table.mission == mission.ordinal();
    return isNone ? Optional.empty() : Optional.of(of(mission, crew));
  }

  /// Returns what a group would throw for the next step of a mission that is not finished.
  Venture of(Mission mission, int group) {
    int needed = mission.needed(difficulty, table.done(mission));
    List<Seat> crew = new ArrayList<>();
    int dice = 0;
    int argh = 0;
    Unthrown unthrown = new Unthrown(group, 0);
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((group & 1 << seat) == 0) continue;
      crew.add(Seat.of(seat));
      Hand hand = unthrown.next(turn);
      dice += hand.mission();
      argh += hand.argh();
    }
    return new Venture(mission, List.copyOf(crew), dice, argh, needed, unthrown.odds(needed));
  }

  /// Dice before the first throw: those that were dealt, and Argh! dice that were or will be taken.
  private final class Unthrown {
    private final int group;
    private final int firstToTake;
    private final List<Hand> hands = new ArrayList<>();
    private int squares = table.squares;

    /// @param firstToTake the turn from which on Argh! dice are still to be taken
    Unthrown(int group, int firstToTake) {
      this.group = group;
      this.firstToTake = firstToTake;
    }

    @Rule({"AYE-ARGH-01", "AYE-ARGH-03"})
    Hand next(int turn) {
      Pirate pirate = table.pirates[table.crew(turn)];
      int argh = Dice.size(pirate.dice, Die.ARGH);
      if (turn >= firstToTake && pirate.vote == Ballot.ARGH && squares > 0) {
        argh = Attempt.mostArghDice(squares, Attempt.arghVoters(table, group, turn + 1));
        squares -= argh;
      }
      Hand hand = Hand.unthrown(pirate.dealt, argh, pirate.doubloons);
      if (hand.thrown() > 0) hands.add(hand);
      return hand;
    }

    Odds odds(int needed) {
      if (hands.isEmpty()) return Ventures.this.odds(Course.decided(false, 0));
      int hooks = hooks(group, 0);
      return Ventures.this.odds(new Group(hands, 0, needed, hooks, Board.THROWS).course());
    }
  }

  /// Returns how the attempt that is going on is likely to end.
  @Rule({"AYE-DICE-02", "AYE-DICE-03", "AYE-DICE-05", "AYE-RULING-36"})
  Odds ofAttempt() {
    if (table.throwsMade == 0) {
      Unthrown unthrown = new Unthrown(table.members, turn());
      for (int turn = 0; turn < table.crewSize(); turn++) {
        if (table.isMember(table.crew(turn))) unthrown.next(turn);
      }
      return unthrown.odds(table.needed);
    }
    return odds(lying());
  }

  private Course lying() {
    int throwsLeft = Board.THROWS - table.throwsMade;
    boolean isOver = throwsLeft == 0 || !isThrowing();
    int passed = turn();
    boolean anyNamed = false;
    for (Pirate pirate : table.pirates) anyNamed |= pirate.named != 0;
    int canTurnFrom = isOver || anyNamed ? passed : 0;
    boolean isEnough = reached(canTurnFrom) >= table.needed;
    if (isEnough || isOver) return Course.decided(isEnough, table.krakens());

    List<Hand> hands = new ArrayList<>();
    boolean isHopeful = most() >= table.needed;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (!table.isMember(seat)) continue;
      Hand hand = hand(table.pirates[seat]);
      hands.add(turn >= passed && isHopeful ? hand.hopeful() : hand);
    }
    boolean anyThrown = hands.stream().anyMatch(hand -> hand.thrown() > 0);
    if (!anyThrown) return Course.decided(false, table.krakens());
    int hooks = hooks(table.members, 0);
    return new Group(hands, table.krakens(), table.needed, hooks, throwsLeft).course();
  }

  /// Returns how the attempt is likely to end if all Krakens are thrown again.
  @Rule("AYE-ABIL-02")
  Odds withKrakensThrownAgain() {
    List<Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      if (!table.isMember(seat)) continue;
      Hand hand = hand(table.pirates[seat]);
      long dice = table.pirates[seat].dice;
      hands.add(
          new Hand(
              hand.successes(),
              Dice.krakens(dice, Die.MISSION),
              Dice.krakens(dice, Die.ARGH),
              hand.missionTridents(),
              hand.arghTridents(),
              hand.missionBlanks(),
              hand.arghBlanks(),
              hand.doubloons()));
    }
    int throwsLeft = Board.THROWS - table.throwsMade + 1;
    int hooks = hooks(table.members, 0);
    return odds(new Group(hands, 0, table.needed, hooks, throwsLeft).course());
  }

  /// Returns the largest number of successes that the attempt can still bring.
  @Rule({"AYE-DICE-04", "AYE-DICE-05"})
  int most() {
    int open = table.successes() + table.lying(Face.TRIDENT) + table.lying(Face.BLANK);
    return open + Math.min(hooks(table.members, 0), table.krakens());
  }

  private static Hand hand(Pirate pirate) {
    int named = pirate.named;
    return new Hand(
        Dice.successes(pirate.dice)
            - Handful.count(named, Die.MISSION, Face.SUCCESS)
            - Handful.count(named, Die.ARGH, Face.SUCCESS),
        named(named, Die.MISSION),
        named(named, Die.ARGH),
        staying(pirate, Die.MISSION, Face.TRIDENT),
        staying(pirate, Die.ARGH, Face.TRIDENT),
        staying(pirate, Die.MISSION, Face.BLANK),
        staying(pirate, Die.ARGH, Face.BLANK),
        pirate.doubloons);
  }

  private static int named(int named, Die die) {
    int dice = 0;
    for (Face face : Face.values()) dice += Handful.count(named, die, face);
    return dice;
  }

  private static int staying(Pirate pirate, Die die, Face face) {
    return Dice.lying(pirate.dice, die, face) - Handful.count(pirate.named, die, face);
  }

  /// Returns the successes there are once all dice are turned that can be before the next throw, by
  /// members from a turn on.
  private int reached(int from) {
    int reached = table.successes();
    int dice = 0;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      Pirate pirate = table.pirates[table.crew(turn)];
      dice += Dice.size(pirate.dice);
      if (turn >= from) {
        reached += Math.min(Dice.lying(pirate.dice, Face.TRIDENT), pirate.doubloons);
      }
    }
    return Math.min(dice, reached + hooks(table.members, from));
  }

  private int hooks(int group, int from) {
    int hooks = 0;
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((group & 1 << seat) != 0 && table.pirates[seat].hook) hooks++;
    }
    return hooks;
  }

  private boolean isThrowing() {
    for (int depth = 0; depth < table.agenda.size(); depth++) {
      if (table.agenda.beneath(depth) instanceof Stop) return true;
    }
    return false;
  }

  /// Returns whose turn it is among the members; those before have had theirs.
  private int turn() {
    for (int depth = 0; depth < table.agenda.size(); depth++) {
      int turn = turn(table.agenda.beneath(depth));
      if (turn >= 0) return turn;
    }
    return 0;
  }

  private static int turn(Step step) {
    return switch (step) {
      case DealArghDice(int turn) -> turn;
      case TakeArghDice(int turn) -> turn;
      case TakeTurns(int turn) -> turn;
      case ConsiderThrow(int turn) -> turn;
      case TurnLast(int turn) -> turn;
      case TurnDice(int turn) -> turn;
      case Step _ -> -1;
    };
  }

  private Odds odds(Course course) {
    double krakens = 0;
    double sinks = 0;
    for (int number = 0; number < course.krakens().size(); number++) {
      double chance = course.krakens().get(number);
      krakens += number * chance;
      if (table.damage(number) >= table.ship) sinks += chance;
    }
    return new Odds(course.success(), krakens, sinks);
  }
}
