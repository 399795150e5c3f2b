package tortuga.piecesofeight.rules;

import java.util.Optional;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.CaptainLost;
import tortuga.piecesofeight.EightEvent.CoinSpent;
import tortuga.piecesofeight.EightEvent.ForeShown;
import tortuga.piecesofeight.EightEvent.HoldClosed;
import tortuga.piecesofeight.EightEvent.HoldOpened;
import tortuga.piecesofeight.EightView.LossView.How;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Chronicle.Loss;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;

/// A chapter of the rule book, open at one moment of one game.
abstract class Chapter extends tortuga.engine.steps.Chapter<EightState, Step, EightEvent> {
  final Options options;

  /// Opens a chapter at the moment that a referee looks at.
  Chapter(Options options, tortuga.engine.steps.Chapter<EightState, Step, EightEvent> same) {
    super(same);
    this.options = options;
  }

  /// Opens another chapter at the same moment.
  Chapter(Chapter same) {
    this(same.options, same);
  }

  final Player player(int seat) {
    return table.players[seat];
  }

  final Ship ship(int seat) {
    return table.players[seat].ship;
  }

  final void tell(EightEvent event) {
    journal.tell(event);
  }

  /// Something happened that a calm game lacks.
  final void stir() {
    table.calm = -1;
  }

  final boolean areOpponents(int one, int other) {
    return one != other && !(table.teamed && options.teamOf(one) == options.teamOf(other));
  }

  /// Puts a coin that has left a ship into the hold, and notes the loss of a Captain.
  @Rule("POE-HOLD-01")
  final void stow(int seat, int cell) {
    ship(seat).stow(cell);
    stir();
    if (Cell.isCoin(cell, Coin.CAPTAIN)) noteCaptainLost(seat);
  }

  /// Notes a coin that was lost, for the end of the game.
  final void note(int owner, int cell, boolean shown, How how, int by, Optional<Coin> with) {
    Optional<Coin> coin = Cell.isIdentified(cell) ? Optional.of(Cell.coin(cell)) : Optional.empty();
    table.chronicle =
        table.chronicle.with(
            new Loss(Seat.of(owner), coin, shown, how, Seat.of(by), with, table.turn));
  }

  final void noteCaptainLost(int seat) {
    player(seat).captainLostAt = ++table.losses;
    tell(new CaptainLost(Seat.of(seat)));
  }

  /// Lets everybody look into a hold.
  @Rule({"POE-HOLD-02", "POE-RULING-76"})
  final void openHold(int seat) {
    ship(seat).openHold();
    tell(new HoldOpened(Seat.of(seat), ship(seat).hold.list()));
  }

  final void closeHold(int seat) {
    ship(seat).holdOpen = false;
    tell(new HoldClosed(Seat.of(seat)));
  }

  /// Takes a coin out of a hold that only its owner knows, unless it is gold; so that nobody can
  /// see what is missing, an open hold is closed first.
  @Rule("POE-RULING-76")
  final void fetchFromHold(int seat, Coin coin) {
    Ship ship = ship(seat);
    if (coin == Coin.CAPTAIN) {
      ship.fetchSeen(coin);
      return;
    }
    if (ship.holdOpen) closeHold(seat);
    ship.fetchUnseen(coin);
  }

  /// A coin that is spent is shown to all, and goes to the hold after its effect.
  @Rule({"POE-DTP-01", "POE-DTP-02", "POE-DTP-03", "POE-RULING-09"})
  final void spend(int seat, Place from) {
    spendAt(seat, from, from == Place.AFT ? ship(seat).size - 1 : 0);
  }

  /// Spends a coin that others have joined behind; `index` is its place in the deck, if it is
  /// there.
  final void spendAt(int seat, Place from, int index) {
    Ship ship = ship(seat);
    int cell = (from == Place.NEST ? ship.removeNest() : ship.removeAt(index)) | Cell.KNOWN;
    stow(seat, cell);
    note(seat, cell, true, How.SPENT, seat, Optional.empty());
    tell(new CoinSpent(Seat.of(seat), Cell.coin(cell), from));
    if (from != Place.NEST && index == 0) showFore(seat);
  }

  /// Tells what has become the fore.
  @Rule("POE-POS-02")
  final void showFore(int seat) {
    Ship ship = ship(seat);
    if (ship.size > 0) tell(new ForeShown(Seat.of(seat), Cell.coin(ship.deck[0])));
  }
}
