package tortuga.eight;

import tortuga.eight.Step.*;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.steps.SteppedState;

/// What lies on the table, and what is still to happen.
final class EightState extends SteppedState<EightState, Step> {
  static final int NOBODY = Player.NOBODY;

  final int seats;
  final Player[] players;

  /// The number of the game within its match.
  int game;

  int turn;
  int turnSeat;

  /// Whose turn is next because of a Full Sail.
  int sail = NOBODY;

  /// Turns since a coin was destroyed, pillaged or came back.
  int calm;

  /// Destructions in the present action.
  int destructions;

  /// Counts losses of Captains and players knocked out, to tell which came first.
  int losses;

  /// Whether teams still hold together.
  boolean teamed;

  /// Who won the last game; with several, it was drawn between them.
  Seats winners = Seats.NONE;

  /// The coins that wait to be drafted or dealt, and those set aside.
  final Coins pool = new Coins();

  final Coins leftovers = new Coins();

  EightState(int seats) {
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
    teamed = other.teamed;
    winners = other.winners;
    pool.copyFrom(other.pool);
    leftovers.copyFrom(other.leftovers);
  }

  Question question() {
    return (Question) agenda.current();
  }

  Ship ship(int seat) {
    return players[seat].ship;
  }

  boolean isIn(int seat) {
    return players[seat].inGame;
  }

  int countIn() {
    return Integer.bitCount(inMask());
  }

  /// Returns the players in the game, as a set of bits.
  int inMask() {
    int mask = 0;
    for (int seat = 0; seat < seats; seat++) if (players[seat].inGame) mask |= 1 << seat;
    return mask;
  }

  /// Returns the next player in the game, clockwise.
  @Rule("POE-SETUP-10")
  int nextIn(int seat) {
    int next = seat;
    do next = (next + 1) % seats;
    while (!players[next].inGame);
    return next;
  }

  /// Whether ships are at sea: between the moment when all are shown and the end of a game.
  boolean isAtSea() {
    return turn > 0 && !isOver();
  }

  // Who must answer

  /// Says who must still answer a question; whoever is about to leave no longer answers anything.
  Seats asked(Question question) {
    return switch (question) {
      case PickSet _ -> unanswered(Seats.first(seats).mask());
      case DraftCoin(int seat, _) -> Seats.of(Seat.of(seat));
      case MakeOffer(int seat, _) -> Seats.of(Seat.of(seat));
      case AnswerOffer(_, int to, _) -> Seats.of(Seat.of(to));
      case TakeSpoil(int seat) -> leftovers.count > 0 ? Seats.of(Seat.of(seat)) : Seats.NONE;
      case BuildShip _, RebuildShips _ -> unready();
      case SendToNest _, MainAction _ -> one(turnSeat);
      case InviteCannons(Deed deed) -> one(deed.user());
      case LendCannons(_, int invited) -> unanswered(invited);
      case ChooseDepth(Deed deed, _) -> one(deed.user());
      case AnyReaction(Deed deed) -> unanswered(Windows.ableToBetray(this, deed.user()));
      case SaveCoin(Deed deed, _) -> one(deed.ship());
      case AnswerLoss loss ->
          Windows.isAbleToAnswer(ship(loss.victim()), loss) ? one(loss.victim()) : Seats.NONE;
      case FetchCoin(int seat, _) -> one(seat);
      case OrderTreasure treasure -> one(treasure.seat());
      case RearrangeShip(int seat, _) -> one(seat);
      case VoteStalemate _ -> unanswered(Seats.first(seats).mask());
    };
  }

  private Seats one(int seat) {
    Player player = players[seat];
    return player.inGame && !player.surrenders ? Seats.of(Seat.of(seat)) : Seats.NONE;
  }

  private Seats unanswered(int mask) {
    int asked = 0;
    for (int seat = 0; seat < seats; seat++) {
      Player player = players[seat];
      boolean answers = player.inGame && !player.surrenders && player.answer == Player.UNANSWERED;
      if (answers && (mask & 1 << seat) != 0) asked |= 1 << seat;
    }
    return Seats.ofMask(asked);
  }

  private Seats unready() {
    int asked = 0;
    for (int seat = 0; seat < seats; seat++) {
      Player player = players[seat];
      if (player.inGame && !player.surrenders && !player.plan.ready) asked |= 1 << seat;
    }
    return Seats.ofMask(asked);
  }
}
