package tortuga.aye.rules;

import tortuga.aye.AyeEvent.RoundBegun;
import tortuga.aye.Mission;
import tortuga.aye.Phase;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;
import tortuga.engine.Rule;

/// The round and its nine phases; what each of them brings is in the other chapters.
public final class Round extends Chapter {
  /// What each phase brings, in order of time; before the first one comes what may precede it, and
  /// after the ninth what ends the round.
  private static final Step[][] PHASES = {
    {new OpenWindow(Window.DAWN, 0)},
    {new WeatherKraken(), new Muster(), new IssueCommands(0, 0), new CastVotes()},
    {new ActFreely(0)},
    {new Repair(0)},
    {new LendHook(0)},
    {new BeginMission(Mission.SAILS)},
    {new BeginMission(Mission.HELM)},
    {new BeginMission(Mission.CANNONS)},
    {new BeginMission(Mission.SWORDS), new KeepHooks()},
    {new BeginMutiny()},
    {new AskClaims(), new EndRound()}
  };

  public Round(Referee referee) {
    super(referee);
  }

  /// A round has nine phases, and begins with all unlocked dice back with the captain.
  @Rule({"AYE-ROUND-01", "AYE-CAP-05"})
  void start() {
    table.round++;
    for (Pirate pirate : table.pirates) {
      table.supply += pirate.dealt + pirate.used;
      pirate.rest();
    }
    table.commander = Pirate.NOBODY;
    table.captainPaid = false;
    tell(new RoundBegun(table.round, seat(table.captain)));
    beginPhase(1);
    planFrom(1);
  }

  /// Plans what a round brings from a phase on; abilities may precede all rounds but the first.
  @Rule({"AYE-ROUND-01", "AYE-CAP-08", "AYE-MIS-01", "AYE-RULING-64"})
  public void planFrom(int first) {
    for (int phase = PHASES.length - 1; phase >= Math.max(first, 1); phase--) {
      agenda.plan(PHASES[phase]);
    }
    if (first <= 1 && table.round > 1) agenda.plan(PHASES[0]);
  }

  /// After the last round that was agreed on, the Kraken takes the ship.
  @Rule("AYE-RULING-58")
  void end() {
    if (isLast(table, options)) new Finale(referee).sink();
    else agenda.push(new StartRound());
  }

  static boolean isLast(AyeState table, Options options) {
    return table.round >= options.roundLimit();
  }

  /// Returns the round to which the next question about abilities belongs: from the last phase on
  /// it is the next one, which abilities may precede.
  @Rule({"AYE-RULING-64", "AYE-CAP-08"})
  static int abilityRound(AyeState table) {
    return Phase.of(table.phase) == Phase.MUTINY ? table.round + 1 : table.round;
  }
}
