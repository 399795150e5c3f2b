package tortuga.aye.rules;

import tortuga.aye.AyeEvent.ActionLapsed;
import tortuga.aye.AyeEvent.AttemptBegun;
import tortuga.aye.AyeEvent.AttemptJoined;
import tortuga.aye.AyeEvent.CommandRefused;
import tortuga.aye.AyeEvent.StanceTaken;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Ballot;
import tortuga.aye.Mission;
import tortuga.aye.Stance;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.DealArghDice;
import tortuga.aye.state.Step.Gather;
import tortuga.aye.state.Step.LosePoint;
import tortuga.aye.state.Step.NextGroup;
import tortuga.aye.state.Step.TakeStance;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// Phases five to eight: who attempts a mission with whom, and in which order.
final class Missions extends Chapter {
  Missions(Referee referee) {
    super(referee);
  }

  /// A mission phase concerns those whose action it is, unless the mission is finished.
  @Rule({"AYE-MIS-01", "AYE-RULING-18"})
  void begin(Mission mission) {
    beginPhase(mission.phase());
    if (table.isFinished(mission) || participants(table, mission) == 0) return;
    agenda.plan(new Gather(mission, 0), new NextGroup(mission, 0));
  }

  /// Returns how many pirates have a mission as their action.
  static int participants(AyeState table, Mission mission) {
    int participants = 0;
    for (Pirate pirate : table.pirates) if (pirate.action == mission.command()) participants++;
    return participants;
  }

  /// All participants say in crew order whether they unite; one alone is asked only if they may
  /// refuse.
  @Rule({"AYE-MIS-02", "AYE-RULING-24", "AYE-RULING-25", "AYE-RULING-33"})
  void gather(Mission mission, int from) {
    boolean alone = participants(table, mission) == 1;
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (pirate(seat).action != mission.command()) continue;
      if (!alone || mayRefuse(table, seat)) {
        agenda.push(new TakeStance(mission, turn));
        return;
      }
      if (canThrow(table, seat)) pirate(seat).stance = Stance.UNITE;
      else tell(new ActionLapsed(seat(seat), pirate(seat).action));
    }
  }

  /// Whether a pirate can bring a die: a dealt one, or an Argh! die that is free.
  @Rule("AYE-RULING-33")
  static boolean canThrow(AyeState table, int seat) {
    Pirate pirate = table.pirates[seat];
    return pirate.dealt > 0 || (pirate.vote == Ballot.ARGH && table.squares > 0);
  }

  @Rule({"AYE-VOTE-04", "AYE-RULING-23", "AYE-RULING-24"})
  static boolean mayRefuse(AyeState table, int seat) {
    return table.pirates[seat].isBound() && table.pirates[seat].dealt > 0;
  }

  static final AyeQuestion<TakeStance> TAKE_STANCE =
      new AyeQuestion<>(Manner.OPEN, 20) {
        @Override
        public Seats asked(AyeState table, TakeStance question) {
          return only(table.crew(question.turn()));
        }

        @Override
        @Rule({"AYE-MIS-02", "AYE-RULING-33"})
        public void offer(AyeState table, TakeStance question, Seat seat, Moves<AyeMove> moves) {
          if (participants(table, question.mission()) == 1) {
            moves.add(new ThrowAlone());
          } else if (canThrow(table, seat.index())) {
            moves.add(new Unite());
            moves.add(new ThrowEarly());
            moves.add(new ThrowLate());
          } else {
            moves.add(new Unite());
            moves.add(new StandAside());
          }
          if (mayRefuse(table, seat.index())) moves.add(new Refuse());
        }

        @Override
        public String objection(AyeState table, TakeStance question, Seat seat, AyeMove move) {
          if (move instanceof Refuse) return Objections.NOT_BOUND;
          if (move instanceof StandAside) return Objections.BRINGS_DICE;
          boolean alone = move instanceof ThrowEarly || move instanceof ThrowLate;
          return alone ? Objections.BRINGS_NO_DICE : otherwise(move);
        }
      };

  void stand(Stance stance) {
    var question = (TakeStance) table.question();
    int seat = table.crew(question.turn());
    pirate(seat).stance = stance;
    tell(new StanceTaken(seat(seat), stance));
    agenda.replaceTop(new Gather(question.mission(), question.turn() + 1));
  }

  /// Whoever breaks a promise loses a point, and keeps the dice unthrown.
  @Rule({"AYE-VOTE-04", "AYE-RULING-23"})
  void refuse(int seat) {
    var question = (TakeStance) table.question();
    pirate(seat).stance = Stance.REFUSED;
    tell(new CommandRefused(seat(seat), pirate(seat).command));
    agenda.replaceTop(new Gather(question.mission(), question.turn() + 1));
    Goals.on(table, Occasion.REFUSED_MISSION, seat);
    agenda.plan(new LosePoint(seat), SETTLE);
  }

  /// First those who throw alone early, then the union, then those who throw alone late; each group
  /// tries the step that is next by then, and none once the mission is finished.
  @Rule({"AYE-MIS-02", "AYE-MIS-03", "AYE-RULING-18", "AYE-RULING-31", "AYE-RULING-65"})
  void nextGroup(Mission mission, int from) {
    if (table.isFinished(mission)) return;
    for (int slot = from; slot <= 2 * table.crewSize(); slot++) {
      int group = group(mission, slot);
      if (group != 0) {
        agenda.push(new NextGroup(mission, slot + 1));
        attempt(mission, group);
        return;
      }
    }
  }

  private int group(Mission mission, int slot) {
    int crew = table.crewSize();
    if (slot == crew) return united(mission);
    int seat = table.crew(slot < crew ? slot : slot - crew - 1);
    Stance alone = slot < crew ? Stance.EARLY : Stance.LATE;
    return isReady(seat, mission, alone) ? 1 << seat : 0;
  }

  private int united(Mission mission) {
    int group = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (isReady(seat, mission, Stance.UNITE)) group |= 1 << seat;
    }
    return group;
  }

  private boolean isReady(int seat, Mission mission, Stance stance) {
    Pirate pirate = pirate(seat);
    return pirate.stance == stance && pirate.action == mission.command();
  }

  /// One attempt is at one step, which says how many successes it needs.
  @Rule({"AYE-MIS-03", "AYE-MIS-06"})
  private void attempt(Mission mission, int group) {
    table.mission = mission.ordinal();
    table.members = group;
    table.needed = mission.needed(options.difficulty(), table.done(mission));
    table.throwsMade = 0;
    tell(new AttemptBegun(mission, table.needed));
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (table.isMember(seat)) tell(new AttemptJoined(seat(seat)));
    }
    agenda.push(new DealArghDice(0));
  }
}
