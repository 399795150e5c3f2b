package tortuga.piecesofeight.state;

import tortuga.piecesofeight.Coin;

/// A player: the ship, the shipyard, and what is on the player's mind.
public final class Player {
  /// No answer has been given; an answer of somebody else looks like [#ANSWERED].
  public static final int UNANSWERED = 0;

  public static final int PASSED = 1;
  public static final int ANSWERED = 99;

  public static final int NOBODY = -1;

  public final Ship ship;
  public final Plan plan;

  /// The coins to build from, and those among them that everybody knows.
  public final Coins yard = new Coins();

  public final Coins yardSeen = new Coins();
  public int yardSize;

  /// The ship with which the present game was started, in the order of a plan, four bits a coin.
  public long launched;

  public boolean inGame;

  /// Turns that the player still has to sit out.
  public int lostTurns;

  /// Whether the player leaves as soon as the action is over.
  public boolean surrenders;

  /// Whether the player has proposed a stalemate this turn, and how many turns of their own they
  /// wait until the next proposal.
  public boolean proposes;

  public int patience;

  /// When the player was knocked out, and when the player last lost a Captain; zero for never.
  public int outAt;

  public int captainLostAt;

  /// The answer to a question that several are asked.
  public int answer;

  /// Whether the player was the first to be ready.
  public boolean claimsStart;

  public int wins;

  /// A trade that the player thinks of or has offered.
  public int offerTo = NOBODY;

  public final Coins give = new Coins();
  public final Coins want = new Coins();

  Player(int mostCoins) {
    ship = new Ship(mostCoins);
    plan = new Plan(mostCoins);
  }

  void copyFrom(Player other) {
    ship.copyFrom(other.ship);
    plan.copyFrom(other.plan);
    yard.copyFrom(other.yard);
    yardSeen.copyFrom(other.yardSeen);
    yardSize = other.yardSize;
    launched = other.launched;
    inGame = other.inGame;
    lostTurns = other.lostTurns;
    surrenders = other.surrenders;
    proposes = other.proposes;
    patience = other.patience;
    outAt = other.outAt;
    captainLostAt = other.captainLostAt;
    answer = other.answer;
    claimsStart = other.claimsStart;
    wins = other.wins;
    offerTo = other.offerTo;
    give.copyFrom(other.give);
    want.copyFrom(other.want);
  }

  /// Adds coins to the shipyard before everybody's eyes.
  public void addSeen(Coin coin, int copies) {
    yard.add(coin, copies);
    yardSeen.add(coin, copies);
    yardSize += copies;
  }

  /// Adds a coin to the shipyard that only the player sees.
  public void addUnseen(Coin coin) {
    yard.add(coin);
    yardSize++;
  }

  public boolean hasLaunched() {
    return launched != 0;
  }

  public Coin launchedCoin(int place) {
    return Cell.coin((int) (launched >>> (4 * place)) & 15);
  }

  public void dropOffer() {
    offerTo = NOBODY;
    give.clear();
    want.clear();
  }

  /// Makes the player forget a game that is over; ship and plan are cleared too.
  public void startAfresh() {
    ship.sink();
    plan.clear();
    inGame = true;
    lostTurns = 0;
    surrenders = false;
    proposes = false;
    patience = 0;
    outAt = 0;
    captainLostAt = 0;
    answer = UNANSWERED;
    claimsStart = false;
  }
}
