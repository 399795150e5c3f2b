package tortuga.piecesofeight.rules;

import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.state.Chronicle.Leaving;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step;

/// Captains and the end: who is out, which team has won, and when the game is over.
final class Endings extends Chapter {
  /// What a look at the Captains says.
  enum Fight {
    GOES_ON,
    TEAM_WON,
    OVER
  }

  Endings(Chapter same) {
    super(same);
  }

  /// Whoever has the only Captain wins at once, whatever is still pending; so does a team.
  @Rule({"POE-GEN-01", "POE-WIN-01", "POE-TEAM-02", "POE-RULING-28", "POE-RULING-56"})
  Fight checkCaptains() {
    int captains = captains();
    if (table.teamed) {
      int team = options.teamOf(Integer.numberOfTrailingZeros(captains));
      return (captains & ~teamMask(team)) == 0 ? Fight.TEAM_WON : Fight.GOES_ON;
    }
    if (Integer.bitCount(captains) > 1) return Fight.GOES_ON;
    new Matches(this).endGame(Seats.ofMask(captains));
    return Fight.OVER;
  }

  private int captains() {
    int captains = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.isIn(seat) && ship(seat).hasCaptain) captains |= 1 << seat;
    }
    return captains;
  }

  private int teamMask(int team) {
    int mask = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (options.teamOf(seat) == team) mask |= 1 << seat;
    }
    return mask;
  }

  /// Draws the consequences of an action once what was being resolved is finished: what else was
  /// announced is forgotten, and the turn goes on after its main action.
  void settle(Fight fight) {
    if (fight != Fight.TEAM_WON) return;
    agenda.clear();
    if (crownTeam() == Fight.GOES_ON) new Turns(this).planEnd();
  }

  /// All other teams are out; the winning team's survivors then fight each other.
  @Rule({"POE-TEAM-02", "POE-TEAM-03", "POE-RULING-63"})
  private Fight crownTeam() {
    int captains = captains();
    int team = options.teamOf(Integer.numberOfTrailingZeros(captains));
    table.losses++;
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.isIn(seat) && options.teamOf(seat) != team) {
        remove(seat, KnockedOut.Why.TEAM_LOST, table.losses);
      }
    }
    tell(new TeamWon(team, survivors()));
    table.teamed = false;
    return checkCaptains();
  }

  private List<Seat> survivors() {
    return Seats.first(table.seats).stream().filter(seat -> table.isIn(seat.index())).toList();
  }

  // Who leaves

  /// Once an action is over, whoever has no coins is out, and surrenders are carried out.
  @Rule({"POE-WIN-02", "POE-WIN-04", "POE-RULING-27", "POE-RULING-53"})
  void closeAction() {
    for (Player player : table.players) player.ship.unmark();
    table.destructions = 0;
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = (table.turnSeat + turn) % table.seats;
      if (!table.isIn(seat)) continue;
      boolean stays = !player(seat).surrenders && !ship(seat).isGone();
      KnockedOut.Why why =
          player(seat).surrenders ? KnockedOut.Why.SURRENDER : KnockedOut.Why.NO_COINS;
      if (!stays && knockOut(seat, why) != Fight.GOES_ON) return;
    }
    if (!table.isIn(table.turnSeat)) agenda.pop();
  }

  /// Takes a player and all the player's coins out of the game.
  @Rule({"POE-WIN-02", "POE-RULING-52"})
  Fight knockOut(int seat, KnockedOut.Why why) {
    remove(seat, why, ++table.losses);
    return decideInAction();
  }

  private Fight decideInAction() {
    Fight fight = checkCaptains();
    settle(fight);
    return fight;
  }

  private void remove(int seat, KnockedOut.Why why, int when) {
    Player player = player(seat);
    tell(new KnockedOut(Seat.of(seat), why));
    table.chronicle = table.chronicle.with(new Leaving(Seat.of(seat), why));
    player.inGame = false;
    player.outAt = when;
    player.surrenders = false;
    player.proposes = false;
    player.answer = Player.UNANSWERED;
    player.lostTurns = 0;
    player.plan.clear();
    player.ship.sink();
    if (table.sail == seat) table.sail = EightState.NOBODY;
  }

  /// A surrender waits until the action is over, and the player passes until then; with two players
  /// left, or between actions, it counts at once. So does a Blitz clock that has run out. While
  /// ships are built, it waits until the game begins.
  @Rule({"POE-WIN-04", "POE-RULING-53", "POE-RULING-80", "POE-BLITZ-01"})
  void surrender(int seat, KnockedOut.Why why) {
    if (Stock.isBuilding(table)) {
      player(seat).plan.clear();
      player(seat).claimsStart = false;
      announceSurrender(seat);
      return;
    }
    if (table.countIn() > 2 && isInAction()) {
      announceSurrender(seat);
      return;
    }
    boolean inTurn = isTurnGoingOn();
    remove(seat, why, ++table.losses);
    Fight fight = options.isFirstEdition() ? decideInAction() : decideOutsideAction();
    if (fight != Fight.GOES_ON) return;
    if (inTurn && !table.isIn(table.turnSeat)) {
      agenda.clear();
      agenda.push(new Step.EndTurn());
    } else if (agenda.current() instanceof Step.MainAction) {
      agenda.replaceTop(new Step.MainPhase()); // with the ship, the last target may have left
    }
  }

  /// Looks at the Captains after somebody left outside an action: the victory of a team costs
  /// nobody anything, and those who are left go on with what they were doing.
  @Rule("POE-RULING-75")
  Fight decideOutsideAction() {
    Fight fight = checkCaptains();
    return fight == Fight.TEAM_WON ? crownTeam() : fight;
  }

  private void announceSurrender(int seat) {
    player(seat).surrenders = true;
    player(seat).answer = Player.UNANSWERED;
    tell(new SurrenderAnnounced(Seat.of(seat)));
  }

  /// Whoever surrendered while ships were built is out when the game begins; all of them leave at
  /// the same moment.
  @Rule({"POE-RULING-57", "POE-RULING-80"})
  void dismissSurrendered() {
    int when = table.losses + 1;
    for (int seat = 0; seat < table.seats; seat++) {
      if (!player(seat).surrenders) continue;
      table.losses = when;
      remove(seat, KnockedOut.Why.SURRENDER, when);
    }
  }

  private boolean isInAction() {
    return !(table.question() instanceof Step.Turn);
  }

  private boolean isTurnGoingOn() {
    return table.question() instanceof Step.SendToNest
        || table.question() instanceof Step.MainAction;
  }

  /// A game that never ends is decided by the coins of those who still have a Captain.
  @Rule("POE-RULING-55")
  void endByCount() {
    int best = 0;
    int winners = 0;
    int team = table.teamed ? largestTeam() : 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.teamed && (team & 1 << options.teamOf(seat)) == 0) continue;
      int coins = countedCoins(seat);
      if (coins > best) winners = 0;
      if (coins >= best && coins > 0) winners |= 1 << seat;
      best = Math.max(best, coins);
    }
    new Matches(this).endGame(Seats.ofMask(winners));
  }

  /// Returns the teams with the most coins, as a set of bits.
  private int largestTeam() {
    int best = 0;
    int largest = 0;
    for (int team = 0; team < options.teams(); team++) {
      int coins = 0;
      for (int seat = team; seat < table.seats; seat += options.teams())
        coins += countedCoins(seat);
      if (coins > best) largest = 0;
      if (coins >= best && coins > 0) largest |= 1 << team;
      best = Math.max(best, coins);
    }
    return largest;
  }

  private int countedCoins(int seat) {
    return table.isIn(seat) && ship(seat).hasCaptain ? ship(seat).coins() : 0;
  }
}
