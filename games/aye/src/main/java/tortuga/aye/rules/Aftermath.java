package tortuga.aye.rules;

import java.util.ArrayList;
import java.util.List;
import tortuga.aye.AyeEvent.AttemptFailed;
import tortuga.aye.AyeEvent.AttemptSucceeded;
import tortuga.aye.AyeEvent.HookKept;
import tortuga.aye.AyeEvent.KrakensLocked;
import tortuga.aye.Ballot;
import tortuga.aye.Die;
import tortuga.aye.LaidDice;
import tortuga.aye.Mission;
import tortuga.aye.goals.Occasion;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.BlameCaptain;
import tortuga.aye.state.Step.GainPoints;
import tortuga.aye.state.Step.LosePoint;
import tortuga.engine.Rule;

/// What comes of an attempt: damage first, then success or failure.
final class Aftermath extends Chapter {
  Aftermath(Referee referee) {
    super(referee);
  }

  /// Each Kraken damages the ship, twice under a captain of no repute.
  @Rule({"AYE-DMG-01", "AYE-RULING-38"})
  void sufferKrakens() {
    int krakens = table.krakens();
    if (krakens == 0) return;
    boolean sunk = new CaptainPhase(referee).damage(table.damage(krakens));
    if (!sunk && options.krakenDiceLock()) tell(new KrakensLocked(krakens));
  }

  /// With enough successes the mission advances by one step, and no further.
  @Rule({"AYE-MIS-04", "AYE-OUT-01", "AYE-OUT-02"})
  void judge() {
    settle();
    if (table.hasEnough()) succeed(Mission.of(table.mission));
    else fail(Mission.of(table.mission));
  }

  void succeed(Mission mission) {
    int step = table.done(mission) + 1;
    table.setDone(mission, step);
    tell(new AttemptSucceeded(mission, step, table.successes(), table.needed, laid()));
    new Goals(referee).onSuccess(mission);
    for (int turn = table.crewSize() - 1; turn >= 0; turn--) {
      int seat = table.crew(turn);
      if (table.isMember(seat)) agenda.push(new GainPoints(seat, 1));
    }
  }

  /// Every member loses a point, and so does the captain if one of them had said Aye!
  @Rule({"AYE-OUT-02", "AYE-RULING-53", "AYE-RULING-54", "AYE-RULING-55"})
  void fail(Mission mission) {
    tell(new AttemptFailed(mission, table.successes(), table.needed, laid()));
    Goals.on(table, Occasion.FAILED, Pirate.NOBODY);
    boolean blamed = false;
    for (int seat = 0; seat < table.seats; seat++) {
      blamed |= table.isMember(seat) && pirate(seat).vote == Ballot.AYE;
    }
    if (blamed) agenda.push(new BlameCaptain());
    for (int turn = table.crewSize() - 1; turn >= 0; turn--) {
      int seat = table.crew(turn);
      if (table.isMember(seat)) agenda.push(new LosePoint(seat));
    }
  }

  /// Returns all dice as they lie now, for the journal: those of each member in crew order.
  private List<LaidDice> laid() {
    if (!isHeard()) return List.of();
    List<LaidDice> laid = new ArrayList<>();
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (table.isMember(seat)) laid.addAll(LaidDice.of(seat(seat), pirate(seat).dice));
    }
    return laid;
  }

  /// Unspent hook doubloons become personal: the members' after their attempt, all others' after
  /// phase eight.
  @Rule({"AYE-DICE-06", "AYE-RULING-29", "AYE-RULING-63"})
  void keepHooks() {
    int kept = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      boolean ends = table.mission == AyeState.NO_MISSION || table.isMember(seat);
      if (!ends || !pirate(seat).hook) continue;
      pirate(seat).hook = false;
      pirate(seat).doubloons++;
      kept |= 1 << seat;
      tell(new HookKept(seat(seat)));
    }
    if (kept == 0) return;
    for (int left = kept; left != 0; left &= left - 1) {
      Goals.on(table, Occasion.ENRICHED, Integer.numberOfTrailingZeros(left));
    }
    settle();
  }

  /// Krakens go to the Kraken space; the other dice are unlocked, but used, and Argh! dice return
  /// to their squares.
  @Rule({"AYE-DMG-02", "AYE-RULING-34", "AYE-RULING-35"})
  void end() {
    for (Pirate pirate : table.pirates) {
      if (options.krakenDiceLock()) lockKrakens(pirate);
      pirate.used += Dice.size(pirate.dice, Die.MISSION);
      table.squares += Dice.size(pirate.dice, Die.ARGH);
      pirate.dice = 0;
      pirate.tridentsPaid = 0;
    }
    forget();
    settle();
  }

  private void lockKrakens(Pirate pirate) {
    table.kraken += Dice.krakens(pirate.dice, Die.MISSION);
    table.arghKraken += Dice.krakens(pirate.dice, Die.ARGH);
    pirate.dice = Dice.withoutKrakens(pirate.dice);
  }

  /// Forgets the attempt that is over.
  void forget() {
    table.mission = AyeState.NO_MISSION;
    table.members = 0;
    table.needed = 0;
    table.throwsMade = 0;
  }
}
