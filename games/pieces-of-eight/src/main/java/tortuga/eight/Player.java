package tortuga.eight;

/// A player: the ship, the shipyard, and what is on the player's mind.
final class Player {
  /// No answer has been given; of others' answers one sees only that they have been given.
  static final int UNANSWERED = 0;

  static final int PASSED = 1;
  static final int ANSWERED = 99;

  static final int NOBODY = -1;

  final Ship ship;
  final Plan plan;

  /// The coins to build from, and those among them that everybody knows.
  final Coins yard = new Coins();

  final Coins yardSeen = new Coins();
  int yardSize;

  /// The ship with which the present game was started, in the order of a plan, four bits a coin.
  long launched;

  boolean inGame;

  /// Turns that the player still has to sit out.
  int lostTurns;

  /// Whether the player leaves as soon as the action is over.
  boolean surrenders;

  /// Whether the player has proposed a stalemate this turn, and own turns until the next proposal.
  boolean proposes;

  int patience;

  /// When the player was knocked out, and when the player last lost a Captain; zero for never.
  int outAt;

  int captainLostAt;

  /// The answer to a question that several are asked.
  int answer;

  /// Whether the player was the first to be ready.
  boolean claimsStart;

  int wins;

  /// A trade that the player thinks of or has offered.
  int offerTo = NOBODY;

  final Coins give = new Coins();
  final Coins want = new Coins();

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
  void addSeen(Coin coin, int copies) {
    yard.add(coin, copies);
    yardSeen.add(coin, copies);
    yardSize += copies;
  }

  /// Adds a coin to the shipyard that only the player sees.
  void addUnseen(Coin coin) {
    yard.add(coin);
    yardSize++;
  }

  boolean hasLaunched() {
    return launched != 0;
  }

  Coin launchedCoin(int place) {
    return Cell.coin((int) (launched >>> (4 * place)) & 15);
  }

  void dropOffer() {
    offerTo = NOBODY;
    give.clear();
    want.clear();
  }

  /// Makes the player forget a game that is over; ship and plan are cleared too.
  void startAfresh() {
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
