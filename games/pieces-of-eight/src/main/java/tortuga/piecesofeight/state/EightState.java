package tortuga.piecesofeight.state;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.steps.SteppedState;
import tortuga.piecesofeight.state.Step.Question;

/// What lies on the table, and what is still to happen.
public final class EightState extends SteppedState<EightState, Step> {
  public static final int NOBODY = Player.NOBODY;

  public final int seats;
  public final Player[] players;

  /// The number of the game within its match.
  public int game;

  public int turn;
  public int turnSeat;

  /// Whose turn is next because of a Full Sail.
  public int sail = NOBODY;

  /// Turns since a coin was destroyed, pillaged or came back.
  public int calm;

  /// Destructions in the present action.
  public int destructions;

  /// Counts losses of Captains and players knocked out, to tell which came first.
  public int losses;

  /// What the table has seen so far, as [Familiar] counts it.
  public long familiar = Familiar.NOTHING;

  /// Every coin that was lost in this game, and everybody who left it.
  public Chronicle chronicle = Chronicle.EMPTY;

  /// Whether teams still hold together.
  public boolean teamed;

  /// Who won the last game; with several, it was drawn between them.
  public Seats winners = Seats.NONE;

  /// The coins that wait to be drafted or dealt, and those set aside.
  public final Coins pool = new Coins();

  public final Coins leftovers = new Coins();

  public EightState(int seats) {
    this.seats = seats;
    players = new Player[seats];
    for (int seat = 0; seat < seats; seat++) players[seat] = new Player(seats * Ship.COINS);
  }

  @Override
  public EightState copy() {
    EightState copy = new EightState(seats);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(EightState other) {
    for (int seat = 0; seat < seats; seat++) players[seat].copyFrom(other.players[seat]);
    copySteps(other);
    game = other.game;
    turn = other.turn;
    turnSeat = other.turnSeat;
    sail = other.sail;
    calm = other.calm;
    destructions = other.destructions;
    losses = other.losses;
    familiar = other.familiar;
    chronicle = other.chronicle;
    teamed = other.teamed;
    winners = other.winners;
    pool.copyFrom(other.pool);
    leftovers.copyFrom(other.leftovers);
  }

  /// Counts something that people at the table may see for the first time.
  public void meet(int thing) {
    familiar = Familiar.withOneMore(familiar, thing);
  }

  /// Whether the present question is about something that is still new to the table.
  public boolean isNew(int thing) {
    return Familiar.times(familiar, thing) <= Familiar.NEW;
  }

  public Question question() {
    return (Question) agenda.current();
  }

  public Ship ship(int seat) {
    return players[seat].ship;
  }

  public boolean isIn(int seat) {
    return players[seat].inGame;
  }

  public int countIn() {
    return Integer.bitCount(inMask());
  }

  /// Returns the players in the game, as a set of bits.
  public int inMask() {
    int mask = 0;
    for (int seat = 0; seat < seats; seat++) if (players[seat].inGame) mask |= 1 << seat;
    return mask;
  }

  /// Returns the next player in the game, clockwise.
  @Rule("POE-SETUP-10")
  public int nextIn(int seat) {
    int next = seat;
    do next = (next + 1) % seats;
    while (!players[next].inGame);
    return next;
  }

  /// Whether ships are at sea: between the moment when all are shown and the end of a game.
  public boolean isAtSea() {
    return turn > 0 && !isOver();
  }

  // Who must answer

  /// Returns a seat that is asked alone; whoever is about to leave no longer answers anything.
  public Seats askable(int seat) {
    Player player = players[seat];
    return player.inGame && !player.surrenders ? Seats.of(Seat.of(seat)) : Seats.NONE;
  }

  /// Returns those in a set of bits who have not yet answered a question that several are asked.
  public Seats unanswered(int mask) {
    int asked = 0;
    for (int seat = 0; seat < seats; seat++) {
      Player player = players[seat];
      boolean answers = player.inGame && !player.surrenders && player.answer == Player.UNANSWERED;
      if (answers && (mask & 1 << seat) != 0) asked |= 1 << seat;
    }
    return Seats.ofMask(asked);
  }

  /// Returns those whose ships are not ready.
  public Seats unready() {
    int asked = 0;
    for (int seat = 0; seat < seats; seat++) {
      Player player = players[seat];
      if (player.inGame && !player.surrenders && !player.plan.ready) asked |= 1 << seat;
    }
    return Seats.ofMask(asked);
  }
}
