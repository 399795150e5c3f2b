package tortuga.piecesofeight.rules.settings;

import static tortuga.engine.Setting.Condition.players;
import static tortuga.engine.Setting.Condition.playersFrom;
import static tortuga.engine.Setting.Condition.together;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.engine.Rule;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.ShipSet;
import tortuga.piecesofeight.state.Coins;

/// What the players of a table agreed on; times are in seconds, zero for none.
public record Options(
    int seats,
    Shipyard shipyard,
    PoolWay poolWay,
    PoolSource poolSource,
    int draftCount,
    boolean spoils,
    int reserve,
    Start start,
    MatchLength match,
    int teams,
    int blitz,
    int turnClock,
    int setupClock,
    boolean destroyedShown,
    boolean memoryAid,
    boolean quickStart,
    int edition) {
  /// Maximum number of players.
  public static final int MOST_SEATS = 8;

  /// In the first edition, a surrender that decided a team game cost the player whose turn it was
  /// the main action, and a spoil that a loser declined was offered to nobody else.
  public static final int EDITION = 2;

  private static final String NONE = "none";
  private static final String OFF = "off";
  private static final String USUAL = "usual";
  private static final String TEAMS_DO_NOT_FIT = "teams-do-not-fit";
  private static final int MOST_RESERVED_EACH = 3;
  private static final int USUALLY_RESERVED_EACH = 2;

  static final Setting<Shipyard> SHIPYARD = Setting.of("shipyard", Shipyard.FULL);
  static final Setting<PoolWay> POOL =
      Setting.of("pool", PoolWay.DRAFT).when(SHIPYARD.is(Shipyard.POOL));
  static final Setting<PoolSource> POOL_SOURCE =
      Setting.of("poolSource", PoolSource.SETS).when(SHIPYARD.is(Shipyard.POOL));
  static final Setting<Integer> DRAFT_COUNT =
      Setting.of("draftCount", 4, 3, 6)
          .when(
              SHIPYARD.is(Shipyard.POOL),
              POOL.is(PoolWay.DRAFT_RANDOM, PoolWay.DRAFT_RANDOM_TRADES, PoolWay.RANDOM_DRAFT));
  static final Setting<MatchLength> MATCH = matches();
  static final Setting<Boolean> SPOILS =
      Setting.of("spoils", false)
          .when(
              SHIPYARD.is(Shipyard.POOL).orElse("spoils-need-match-and-pool"),
              MATCH.isNot(MatchLength.SINGLE).orElse("spoils-need-match-and-pool"));
  static final Setting<String> SPOILS_RESERVE = reserves();
  static final Setting<Start> START = Setting.of("start", Start.FIRST_READY);
  static final Setting<String> TEAMS =
      new Setting<>("teams", NONE, List.of(NONE, "2x2", "2x3", "3x2", "2x4", "4x2"))
          .when(players(4, 6, 8).orElse(TEAMS_DO_NOT_FIT))
          .when("2x2", players(4).orElse(TEAMS_DO_NOT_FIT))
          .when("2x3", players(6).orElse(TEAMS_DO_NOT_FIT))
          .when("3x2", players(6).orElse(TEAMS_DO_NOT_FIT))
          .when("2x4", players(8).orElse(TEAMS_DO_NOT_FIT))
          .when("4x2", players(8).orElse(TEAMS_DO_NOT_FIT));
  static final Setting<String> BLITZ =
      new Setting<>("blitz", OFF, List.of(OFF, "120", "150", "180"))
          .when(players(2).orElse("blitz-is-for-two"), together())
          .more();
  static final Setting<String> TURN_CLOCK =
      new Setting<>("turnClock", "60", List.of("30", "60", "120", NONE))
          .when(BLITZ.is(OFF), together())
          .more();
  static final Setting<String> SETUP_CLOCK =
      new Setting<>("setupClock", "300", List.of("120", "300", NONE)).when(together()).more();
  static final Setting<RevealDestroyed> REVEAL_DESTROYED =
      Setting.of("revealDestroyed", RevealDestroyed.SECRET);
  static final Setting<Boolean> MEMORY_AID = Setting.of("memoryAid", false);
  static final Setting<Boolean> QUICK_START =
      Setting.of("quickStart", false)
          .when(SHIPYARD.isNot(Shipyard.POOL).orElse("quick-start-needs-yards"));

  public static final List<Setting<?>> ALL =
      List.of(
          SHIPYARD,
          POOL,
          POOL_SOURCE,
          DRAFT_COUNT,
          SPOILS,
          SPOILS_RESERVE,
          START,
          MATCH,
          TEAMS,
          BLITZ,
          TURN_CLOCK,
          SETUP_CLOCK,
          REVEAL_DESTROYED,
          MEMORY_AID,
          QUICK_START);

  /// The pace of a table is the same for all games.
  public static final Set<String> RETIRED = Set.of("pace");

  @Rule("POE-MATCH-01")
  private static Setting<MatchLength> matches() {
    Setting<MatchLength> match = Setting.of("match", MatchLength.SINGLE);
    for (MatchLength length : match.allowed()) {
      if (length == MatchLength.SINGLE) continue;
      match =
          match.when(
              length,
              length.isForTwo()
                  ? players(2).orElse("best-of-is-for-two")
                  : playersFrom(3).orElse("first-to-is-for-more"));
    }
    return match;
  }

  /// Every player has coins for a whole ship, even if some of the pool are laid aside.
  @Rule({"POE-SPOIL-01", "POE-RULING-05"})
  private static Setting<String> reserves() {
    List<String> numbers =
        IntStream.rangeClosed(0, MOST_RESERVED_EACH * MOST_SEATS)
            .mapToObj(Integer::toString)
            .toList();
    Setting<String> reserve =
        new Setting<>(
                "spoilsReserve", USUAL, Stream.concat(Stream.of(USUAL), numbers.stream()).toList())
            .when(SPOILS.is(true));
    for (int coins = 1; coins < numbers.size(); coins++) {
      int fewest = (coins + MOST_RESERVED_EACH - 1) / MOST_RESERVED_EACH;
      reserve =
          reserve.when(
              numbers.get(coins),
              SPOILS.is(true).orElse("reserve-needs-spoils"),
              playersFrom(fewest).orElse("reserve-too-large"));
    }
    return reserve;
  }

  public static Options of(Setup setup) {
    return of(setup, EDITION);
  }

  public static Options of(Setup setup, int edition) {
    String teams = setup.get(TEAMS);
    boolean spoils = setup.get(SPOILS);
    String reserve = setup.get(SPOILS_RESERVE);
    int usual = spoils ? USUALLY_RESERVED_EACH * setup.seats() : 0;
    return new Options(
        setup.seats(),
        setup.get(SHIPYARD),
        setup.get(POOL),
        setup.get(POOL_SOURCE),
        setup.get(DRAFT_COUNT),
        spoils,
        reserve.equals(USUAL) ? usual : Integer.parseInt(reserve),
        setup.get(START),
        setup.get(MATCH),
        teams.equals(NONE) ? 0 : teams.charAt(0) - '0',
        seconds(setup.get(BLITZ)),
        seconds(setup.get(TURN_CLOCK)),
        seconds(setup.get(SETUP_CLOCK)),
        setup.get(REVEAL_DESTROYED) == RevealDestroyed.SHOWN,
        setup.get(MEMORY_AID),
        setup.get(QUICK_START),
        edition);
  }

  private static int seconds(String word) {
    return word.equals(OFF) || word.equals(NONE) ? 0 : Integer.parseInt(word);
  }

  public boolean isBlitz() {
    return blitz > 0;
  }

  /// Whether the game was begun when a team that won by a surrender cost the main action of the
  /// player whose turn it was, and when only as many losers were asked as there were spoils.
  public boolean isFirstEdition() {
    return edition == 1;
  }

  public boolean isPool() {
    return shipyard == Shipyard.POOL;
  }

  public boolean isMatch() {
    return match != MatchLength.SINGLE;
  }

  /// The pool has a set for each player, or a full yard for each, without the Captains.
  @Rule({"POE-POOL-01", "POE-POOL-02", "POE-RULING-66"})
  public Coins poolContents() {
    Coins pool = new Coins();
    for (int seat = 0; seat < seats; seat++) {
      ShipSet set = seat % 2 == 0 ? ShipSet.MAIDENS_VENGEANCE : ShipSet.CURSED_BLADE;
      for (int kind = 0; kind < Coin.KINDS; kind++) {
        Coin coin = Coin.of(kind);
        boolean full = poolSource == PoolSource.FULL;
        if (coin != Coin.CAPTAIN) pool.add(coin, full ? coin.limit() : coin.copiesIn(set));
      }
    }
    return pool;
  }

  /// Returns how many coins of the pool each player gets, besides the Captain.
  public int coinsEach() {
    return (poolContents().count - reserve) / seats;
  }

  /// Players sit so that teams alternate; without teams, everybody is alone.
  @Rule({"POE-TEAM-01", "POE-RULING-64"})
  public int teamOf(int seat) {
    return teams == 0 ? seat : seat % teams;
  }
}
