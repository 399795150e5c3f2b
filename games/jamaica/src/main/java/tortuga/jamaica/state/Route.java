package tortuga.jamaica.state;

import java.util.List;
import tortuga.engine.Rule;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Place;
import tortuga.jamaica.Space;
import tortuga.jamaica.Space.Kind;

/// The board: fifty spaces from Port Royal around the island, with three forks. A set of spaces is
/// a set of bits.
public final class Route {
  public static final int SPACES = 50;
  public static final int HOME = 0;

  /// How far a whole lap is, in the measure of `progress`.
  private static final int LAP = 132;

  private static final int FARTHEST_MOVE = 6;
  private static final int NO_PRIZE = -5;

  private static final Kind[] KIND = new Kind[SPACES];
  private static final int[] COST = new int[SPACES];
  private static final int[] PRIZE = new int[SPACES];
  private static final int[] PROGRESS = new int[SPACES];
  private static final int[] LEFT = new int[SPACES];
  private static final long[] NEXT = new long[SPACES];
  private static final long[] PREVIOUS = new long[SPACES];

  private static final long[][] AHEAD;
  private static final long[][] ASTERN;
  private static final long[] SOON = new long[SPACES];

  private static final Ways WAYS_AHEAD;
  private static final Ways WAYS_ASTERN;

  /// All pirate lairs.
  public static final long LAIRS;

  static {
    long lairs = 0;
    for (Space printed : Space.ALL) {
      int space = printed.id();
      KIND[space] = printed.kind();
      COST[space] = printed.cost();
      PRIZE[space] = printed.prize();
      PROGRESS[space] = printed.progress();
      LEFT[space] = printed.left();
      NEXT[space] = set(printed.next());
      PREVIOUS[space] = set(printed.prev());
      if (KIND[space] == Kind.LAIR) lairs |= 1L << space;
    }
    LAIRS = lairs;
    AHEAD = walks(NEXT);
    ASTERN = walks(PREVIOUS);
    WAYS_AHEAD = new Ways(NEXT);
    WAYS_ASTERN = new Ways(PREVIOUS);
    for (int space = 0; space < SPACES; space++) {
      for (int steps = 1; steps <= FARTHEST_MOVE; steps++) SOON[space] |= AHEAD[space][steps];
    }
  }

  private Route() {}

  private static long set(List<Integer> spaces) {
    return spaces.stream().mapToLong(space -> 1L << space).sum();
  }

  private static long[][] walks(long[] neighbours) {
    long[][] walks = new long[SPACES][FARTHEST_MOVE + 1];
    for (int space = 0; space < SPACES; space++) {
      walks[space][0] = 1L << space;
      for (int steps = 1; steps <= FARTHEST_MOVE; steps++) {
        for (long left = walks[space][steps - 1]; left != 0; left &= left - 1) {
          walks[space][steps] |= neighbours[Long.numberOfTrailingZeros(left)];
        }
      }
    }
    return walks;
  }

  public static boolean isSpace(Kind kind, int space) {
    return KIND[space] == kind;
  }

  /// Returns what a stop on a space costs: food at sea, doubloons in a port, nothing elsewhere.
  @Rule({"JAM-COST-01", "JAM-COST-03", "JAM-COST-04", "JAM-RULING-11"})
  public static int cost(int space) {
    return COST[space];
  }

  public static Cargo currency(int space) {
    return KIND[space] == Kind.PORT ? Cargo.DOUBLOONS : Cargo.FOOD;
  }

  /// Returns the points of a ship that ends the race here: nothing counts before the red line.
  @Rule({"JAM-END-05", "JAM-RULING-13"})
  public static int prize(int space, int lap) {
    boolean counts = space == HOME ? lap > 0 : lap == 0;
    return counts ? PRIZE[space] : NO_PRIZE;
  }

  /// Returns how far along the race a place is; both lanes of a fork are equally long.
  @Rule("JAM-RULING-14")
  static int progress(int space, int lap) {
    return PROGRESS[space] + LAP * lap;
  }

  /// Returns the fewest steps home; no rule needs it, but captains count them.
  public static int left(int space, int lap) {
    return lap > 0 ? 0 : LEFT[space] - LEFT[HOME] * lap;
  }

  /// Returns the spaces exactly `steps` ahead, by both lanes of a fork.
  @Rule({"JAM-MOVE-02", "JAM-RULING-07"})
  static long ahead(int space, int steps) {
    return AHEAD[space][steps];
  }

  /// Returns the spaces that some move ahead can end on.
  public static long soon(int space) {
    return SOON[space];
  }

  /// Returns the spaces exactly `steps` back, by both lanes of a fork.
  @Rule({"JAM-MOVE-02", "JAM-RULING-07"})
  static long astern(int space, int steps) {
    return ASTERN[space][steps];
  }

  /// Returns the spaces that a ship passes between two places: of two lanes, only the short one can
  /// be passed in one move, and in a retreat, which ends in the first lair.
  @Rule({"JAM-RULING-07", "JAM-RULING-16"})
  public static List<Integer> passed(Place from, Place to) {
    Ways ways = isAhead(from, to) ? WAYS_AHEAD : WAYS_ASTERN;
    return ways.between(from.space(), to.space());
  }

  /// Whether a place is further along the race than another.
  public static boolean isAhead(Place from, Place to) {
    return progress(to.space(), to.lap()) > progress(from.space(), from.lap());
  }

  /// Walks back from a space by all lanes, each up to the first space that is free or can be paid.
  @Rule({"JAM-SHORT-02", "JAM-RULING-15", "JAM-RULING-16"})
  static long retreats(int space, int food, int doubloons) {
    long targets = 0;
    long walking = PREVIOUS[space];
    while (walking != 0) {
      int here = Long.numberOfTrailingZeros(walking);
      walking &= walking - 1;
      int purse = KIND[here] == Kind.PORT ? doubloons : food;
      if (COST[here] <= purse) targets |= 1L << here;
      else walking |= PREVIOUS[here];
    }
    return targets;
  }

  /// Returns the space of a set that is furthest along the race.
  public static int furthest(long spaces) {
    int best = Long.numberOfTrailingZeros(spaces);
    for (long left = spaces & spaces - 1; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      if (PROGRESS[space] > PROGRESS[best]) best = space;
    }
    return best;
  }
}
