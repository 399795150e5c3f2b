package tortuga.piecesofeight.notation;

import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.text.BadPosition;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.rules.Questions;
import tortuga.piecesofeight.rules.Stalemate;
import tortuga.piecesofeight.rules.Stock;
import tortuga.piecesofeight.rules.Turns;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// What is true of every position that the rules bring about, before each decision: the numbers,
/// the ships and holds, and who is in the game. What is pending, and what is being built, have
/// chapters of their own: [PendingCheck] and [YardCheck]. All of it is listed for people in
/// `games/pieces-of-eight/rules/pieces-of-eight.notation.md`.
final class Invariants {
  private final Questions questions;
  private final Options options;
  private final EightState table;
  private final List<Step> steps;

  private Invariants(Questions questions, EightState table) {
    this.questions = questions;
    options = questions.options();
    this.table = table;
    steps = table.agenda.toList();
  }

  /// Refuses a position that cannot be.
  ///
  /// @throws BadPosition with the key that cannot be
  static void check(Questions questions, EightState table) {
    new Invariants(questions, table).check();
  }

  /// Returns the error to throw, which says what is wrong with the part of a seat.
  static BadPosition wrong(String key, int seat, String message) {
    return new BadPosition(key + "." + seat, message);
  }

  private void check() {
    checkCoins();
    for (int seat = 0; seat < table.seats; seat++) checkHold(seat);
    if (table.isOver()) return;
    checkNumbers();
    PendingCheck pending = new PendingCheck(options, table, steps);
    pending.checkOrder();
    for (int seat = 0; seat < table.seats; seat++) checkPlayer(seat);
    if (pending.isAtSea()) checkSea(pending.isActing());
    else checkHarbour();
    pending.checkSteps();
    new YardCheck(options, table, steps).check();
    new AnswerCheck(questions, table).check();
  }

  // Numbers

  private void checkNumbers() {
    int longest = Turns.LONGEST_EACH * table.seats;
    if (table.turn > longest) throw new BadPosition("turn", "a game ends after turn " + longest);
    int calmest = Stalemate.CALM_EACH * table.seats;
    if (table.calm > calmest) {
      throw new BadPosition("calm", "a vote is held before %d calm turns".formatted(calmest + 1));
    }
    if (table.destructions > Ship.COINS * table.seats) {
      throw new BadPosition("destructions", "there are not so many coins to destroy");
    }
    if (!options.isMatch() && table.game > 1) throw new BadPosition("game", "this is no match");
    if (!options.isMatch() && !table.winners.isEmpty()) {
      throw new BadPosition("winners", "this is no match");
    }
    if (table.teamed && options.teams() == 0) throw new BadPosition("teamed", "there are no teams");
    if (table.sail != EightState.NOBODY && !table.isIn(table.sail)) {
      throw new BadPosition("full-sail", "whose turn is next, is in the game");
    }
    for (int seat = 0; seat < table.seats; seat++) checkNumbers(seat, longest);
  }

  private void checkNumbers(int seat, int longest) {
    Player player = table.players[seat];
    if (player.lostTurns > longest) {
      throw wrong("lost-turns", seat, "a game has only %d turns".formatted(longest));
    }
    if (player.patience > Stalemate.PATIENCE) {
      throw wrong("patience", seat, "nobody waits longer than " + Stalemate.PATIENCE);
    }
    int most = options.isMatch() ? options.match().winsNeeded - 1 : 0;
    if (player.wins > most) {
      throw wrong("wins", seat, "with more than %d won, all is over".formatted(most));
    }
  }

  // Coins

  /// Everybody starts with thirteen coins within their limits, and later none is added. Whoever
  /// writes a hold need not take its coins out of the ships, so there may be twice as many.
  @Rule({"POE-SETUP-02", "POE-SETUP-04", "POE-COIN-01", "POE-RULING-68"})
  private void checkCoins() {
    int waived = 0;
    for (Player player : table.players) {
      if (player.yardSize > 0) waived += Stock.waived(player.yard);
    }
    Coins all = new Coins();
    for (int seat = 0; seat < table.seats; seat++) {
      Ship ship = table.ship(seat);
      if (ship.hasNest()) all.add(Cell.coin(ship.nest));
      for (int i = 0; i < ship.size; i++) all.add(Cell.coin(ship.deck[i]));
      checkCount("decks." + seat, all, waived);
      all.addAll(ship.hold);
      checkCount("holds." + seat, all, waived);
    }
  }

  private void checkCount(String key, Coins coins, int waived) {
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      int most = 2 * (coin.limit() * table.seats + (coin == Coin.CAPTAIN ? 0 : waived));
      if (coins.of(kind) > most) {
        throw new BadPosition(
            key,
            "there are not so many coins: at most %d × %s in all ships and holds"
                .formatted(most, coin));
      }
    }
    if (coins.count > 2 * Ship.COINS * table.seats) {
      throw new BadPosition(key, "there are not so many coins: 13 for each player at the start");
    }
  }

  private void checkHold(int seat) {
    Ship ship = table.ship(seat);
    if (!ship.hold.hasAll(ship.holdSeen)) {
      throw wrong("known-holds", seat, "only coins of the hold can be known there");
    }
    if (ship.holdSeen.of(Coin.CAPTAIN) < ship.hold.of(Coin.CAPTAIN)) {
      throw wrong("known-holds", seat, "everybody knows where Captains are");
    }
    Coins wrecks = new Coins();
    for (int wreck : new int[] {ship.nestWreck, ship.foreWreck, ship.aftWreck}) {
      if (wreck != Cell.EMPTY) wrecks.add(Cell.coin(wreck));
    }
    if (!ship.hold.hasAll(wrecks)) {
      throw wrong("wrecks", seat, "what an action destroyed is in the hold");
    }
  }

  // Players

  @Rule({"POE-WIN-02", "POE-RULING-52"})
  private void checkPlayer(int seat) {
    Player player = table.players[seat];
    if (player.inGame) return;
    if (!player.ship.isGone()) throw wrong("decks", seat, "a player who is out has no ship");
    if (player.ship.holdSize > 0) throw wrong("holds", seat, "a player who is out has no hold");
    if (player.lostTurns > 0) throw wrong("lost-turns", seat, "a player who is out owes no turns");
    if (player.surrenders) throw new BadPosition("surrenders", "seat %d is out".formatted(seat));
    if (player.proposes) throw new BadPosition("proposes", "seat %d is out".formatted(seat));
  }

  /// The fight goes on only while two players, or two teams, have a Captain.
  @Rule({"POE-WIN-01", "POE-TEAM-02", "POE-RULING-53", "POE-RULING-56"})
  private void checkSea(boolean acting) {
    if (table.turn < 1 && !(steps.getFirst() instanceof BeginTurn)) {
      throw new BadPosition("turn", "turns are counted from 1");
    }
    if (table.game < 1) throw new BadPosition("game", "games are counted from 1");
    if (table.countIn() < 2) throw new BadPosition("out", "at least two players are in a game");
    checkCaptains();
    for (int seat = 0; seat < table.seats; seat++) {
      Player player = table.players[seat];
      if (!player.inGame) continue;
      if (!acting && player.ship.isGone()) {
        throw wrong("decks", seat, "a player without coins is out");
      }
      if (player.surrenders && (!acting || table.countIn() < 3)) {
        throw new BadPosition("surrenders", "only an action of three or more delays a surrender");
      }
      new MarkCheck(table, seat).check(acting);
    }
  }

  private void checkCaptains() {
    int sides = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.isIn(seat) && table.ship(seat).hasCaptain) {
        sides |= 1 << (table.teamed ? options.teamOf(seat) : seat);
      }
    }
    if (Integer.bitCount(sides) < 2) {
      throw new BadPosition(
          "decks",
          table.teamed
              ? "at least two teams have a Captain, or the fight of the teams is over"
              : "at least two ships have a Captain, or the game is over");
    }
  }

  /// While shipyards are made and ships are built, everybody is in the game; only spoils are chosen
  /// before the last game is put away.
  private void checkHarbour() {
    if (table.turn != 0) throw new BadPosition("turn", "no turn has begun yet: turn is 0");
    boolean spoils = table.agenda.current() instanceof Step.TakeSpoil;
    boolean begun =
        spoils || !(steps.getFirst() instanceof BeginGame || steps.getFirst() instanceof OpenYards);
    if (begun && table.game < 1) throw new BadPosition("game", "games are counted from 1");
    for (int seat = 0; seat < table.seats; seat++) {
      Player player = table.players[seat];
      if (player.proposes) throw new BadPosition("proposes", "no turn has begun yet");
      new MarkCheck(table, seat).check(false);
      if (spoils) continue;
      if (!player.inGame) throw wrong("out", seat, "nobody is out before the game begins");
      if (!player.ship.isGone()) throw wrong("decks", seat, "no ship is at sea yet");
      if (player.ship.holdSize > 0) throw wrong("holds", seat, "no ship is at sea yet");
    }
  }
}
