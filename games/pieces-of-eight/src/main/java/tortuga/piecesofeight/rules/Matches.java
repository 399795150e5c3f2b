package tortuga.piecesofeight.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.Preset;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Chronicle;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// Games and matches: how each game begins and ends, and what happens between two of them.
final class Matches extends Chapter {
  /// Which of the leftovers a loser takes.
  static final QuestionRule<EightState, TakeSpoil, EightMove> TAKE_SPOIL = new TakeSpoilRule();

  private static final Luck LAST = Luck.seat("biggest loser");

  Matches(Chapter same) {
    super(same);
  }

  /// Everybody builds a ship in secret, or all take the ready-made ones.
  @Rule({"POE-SETUP-02", "POE-MATCH-03", "POE-RULING-62", "POE-RULING-72"})
  void beginGame() {
    table.game++;
    table.turn = 0;
    table.turnSeat = 0;
    table.calm = 0;
    table.losses = 0;
    table.chronicle = Chronicle.EMPTY;
    table.sail = EightState.NOBODY;
    table.teamed = options.teams() > 0;
    for (Player player : table.players) player.startAfresh();
    tell(new GameBegun(table.game));
    agenda.push(new BuildShip());
    if (options.quickStart()) takeReadyMadeShips();
  }

  private void takeReadyMadeShips() {
    for (int seat = 0; seat < table.seats; seat++) {
      new Shipwright(this).copy(seat, readyMadeShip(seat));
      player(seat).plan.ready = true;
    }
  }

  private Preset readyMadeShip(int seat) {
    for (Preset preset : List.of(Preset.FULL_ADMIRAL, Preset.MV_GUNNER)) {
      if (Stock.canCopy(options, table, seat, preset)) return preset;
    }
    return Preset.CB_REAVER;
  }

  /// Ends a game: all is shown, the win counts for the match, and the next game follows unless the
  /// match is decided. A drawn game counts for nobody.
  @Rule({"POE-WIN-01", "POE-MATCH-01", "POE-RULING-62", "POE-RULING-65"})
  void endGame(Seats winners) {
    agenda.clear();
    table.winners = winners;
    boolean won = winners.size() == 1;
    Player winner = player(winners.lowest().index());
    tell(won ? new GameWon(winners.lowest()) : new GameDrawn(winners.stream().toList()));
    for (int seat = 0; seat < table.seats; seat++) reveal(seat);
    tidyUp();
    if (won) winner.wins++;
    if (!options.isMatch()) return;
    if (winner.wins >= options.match().winsNeeded && won) {
      tell(new MatchWon(winners.lowest()));
      return;
    }
    table.turn = 0;
    agenda.push(new BeginGame());
    if (options.spoils()) planSpoils(winners);
  }

  /// At the end of a game all ships and holds are shown.
  @Rule({"POE-RULING-62", "POE-MATCH-04"})
  private void reveal(int seat) {
    Ship ship = ship(seat);
    tell(
        new ShipRevealed(
            Seat.of(seat),
            ship.hasNest() ? Optional.of(Cell.coin(ship.nest)) : Optional.empty(),
            IntStream.range(0, ship.size).mapToObj(i -> Cell.coin(ship.deck[i])).toList(),
            ship.hold.list()));
  }

  /// Nothing that was pending matters any more.
  private void tidyUp() {
    table.destructions = 0;
    for (Player player : table.players) {
      player.ship.unmark();
      player.plan.clear();
      player.answer = Player.UNANSWERED;
      player.surrenders = false;
      player.proposes = false;
    }
  }

  // Spoils to the losers

  /// Losers choose in the order in which they were knocked out, the biggest loser first; what one
  /// declines is there for the next.
  @Rule({"POE-SPOIL-01", "POE-SPOIL-03", "POE-RULING-04", "POE-RULING-57", "POE-RULING-77"})
  private void planSpoils(Seats winners) {
    int left = Seats.first(table.seats).mask();
    if (winners.size() == 1) left &= ~winners.mask();
    int[] order = new int[Integer.bitCount(left)];
    for (int i = 0; i < order.length; i++) {
      int last = Standing.worst(table, left);
      order[i] =
          Integer.bitCount(last) == 1
              ? Integer.numberOfTrailingZeros(last)
              : chance.pick(LAST, last);
      left &= ~(1 << order[i]);
    }
    int asked =
        options.isFirstEdition() ? Math.min(order.length, table.leftovers.count) : order.length;
    for (int i = asked - 1; i >= 0; i--) agenda.push(new TakeSpoil(order[i]));
  }

  @Rule({"POE-SPOIL-01", "POE-RULING-71"})
  void takeSpoil(Coin coin) {
    int seat = ((TakeSpoil) agenda.pop()).seat();
    table.leftovers.remove(coin);
    player(seat).addSeen(coin, 1);
    tell(new SpoilTaken(Seat.of(seat), coin));
  }

  @Rule("POE-RULING-71")
  void declineSpoil() {
    tell(new SpoilDeclined(Seat.of(((TakeSpoil) agenda.pop()).seat())));
  }

  private static final class TakeSpoilRule
      implements QuestionRule<EightState, TakeSpoil, EightMove> {
    @Override
    public Seats asked(EightState table, TakeSpoil question) {
      return table.leftovers.count > 0 ? Seats.of(Seat.of(question.seat())) : Seats.NONE;
    }

    @Override
    public void offer(EightState table, TakeSpoil question, Seat seat, Moves<EightMove> moves) {
      for (int kind = 0; kind < Coin.KINDS; kind++) {
        Coin coin = Coin.of(kind);
        if (table.leftovers.has(coin)) moves.add(new EightMove.TakeSpoil(coin));
      }
      moves.add(new EightMove.Pass());
    }

    @Override
    public String objection(EightState table, TakeSpoil question, Seat seat, EightMove move) {
      return move instanceof EightMove.TakeSpoil
          ? Objections.NOT_LEFT_OVER
          : Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, TakeSpoil question, Seat seat, Chance chance) {
      return new EightMove.TakeSpoil(HousePlay.mostWorth(table.leftovers::has));
    }
  }
}
