package tortuga.piecesofeight.state;

import java.util.Arrays;
import tortuga.engine.Rule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.Place;

/// A ship: the coin in the crow's nest, the deck from fore to aft, and the hold.
@Rule({"POE-POS-04", "POE-HOLD-01"})
public final class Ship {
  /// The coins of a ship when a game starts.
  public static final int COINS = 13;

  public int nest;

  /// The deck, the fore first; only the first [#size] cells are in use, all others are zero.
  public int[] deck;

  public int size;

  /// Whether a Captain is in the ship.
  public boolean hasCaptain;

  /// The destroyed coins, and those among them that everybody knows; of a concealed hold only the
  /// known ones are left, but its size is no secret.
  public final Coins hold = new Coins();

  public final Coins holdSeen = new Coins();
  public int holdSize;

  /// Whether the owner lets everybody look into the hold; then all of it is known.
  public boolean holdOpen;

  /// Whether the viewer of a concealed table may not look into this ship, whatever there is to be
  /// remembered of it.
  public boolean covered;

  /// The coins that the present action destroyed in the active positions; they are in the hold.
  public int nestWreck;

  public int foreWreck;
  public int aftWreck;

  Ship(int mostCoins) {
    deck = new int[mostCoins];
  }

  void copyFrom(Ship other) {
    nest = other.nest;
    if (deck.length < other.size) deck = new int[other.deck.length];
    System.arraycopy(other.deck, 0, deck, 0, other.size);
    if (size > other.size) Arrays.fill(deck, other.size, size, Cell.EMPTY);
    size = other.size;
    hasCaptain = other.hasCaptain;
    hold.copyFrom(other.hold);
    holdSeen.copyFrom(other.holdSeen);
    holdSize = other.holdSize;
    holdOpen = other.holdOpen;
    covered = other.covered;
    nestWreck = other.nestWreck;
    foreWreck = other.foreWreck;
    aftWreck = other.aftWreck;
  }

  // What it has

  public int coins() {
    return size + (nest == Cell.EMPTY ? 0 : 1);
  }

  public boolean isGone() {
    return size == 0 && nest == Cell.EMPTY;
  }

  public boolean hasNest() {
    return nest != Cell.EMPTY;
  }

  /// Returns the coin in an active position, or an empty cell; in a deck of one, the coin is the
  /// fore.
  public int at(Place place) {
    return switch (place) {
      case NEST -> nest;
      case FORE -> deck[0];
      case AFT -> size > 1 ? deck[size - 1] : Cell.EMPTY;
      case HOLD -> Cell.EMPTY;
    };
  }

  /// Returns the position of an active coin: 0 is the crow's nest, 1 the fore, and so on.
  public int position(Place place) {
    return switch (place) {
      case NEST -> 0;
      case FORE -> 1;
      case AFT -> size;
      case HOLD -> throw new IllegalArgumentException("coins in the hold have no position");
    };
  }

  /// Returns the coin at a position, or an empty cell.
  public int cellAt(int position) {
    return position == 0 ? nest : deck[position - 1];
  }

  public boolean isAt(Place place, Coin coin) {
    return Cell.isCoin(at(place), coin);
  }

  /// Returns the rearmost coin of the deck, which in a deck of one is the fore too.
  @Rule("POE-POS-06")
  public int aft() {
    return size == 0 ? Cell.EMPTY : deck[size - 1];
  }

  /// Whether the ship has an active coin that others cannot identify by looking at it.
  @Rule({"POE-POS-03", "POE-POS-07"})
  public boolean hidesAft() {
    return size > 1 && !Cell.isCoin(deck[size - 1], Coin.CAPTAIN);
  }

  /// Whether a coin of this kind lies where everybody sees it.
  @Rule("POE-POS-02")
  public boolean hasOpen(Coin coin) {
    return Cell.isCoin(nest, coin) || Cell.isCoin(deck[0], coin);
  }

  public int openCannons() {
    return (Cell.isCoin(nest, Coin.CANNON) ? 1 : 0) + (Cell.isCoin(deck[0], Coin.CANNON) ? 1 : 0);
  }

  /// Returns the position of an active Mate other than the coin in use, or -1; one that is open
  /// comes first, since it need not be shown.
  @Rule("POE-RULING-36")
  public int mateBeside(Place used) {
    if (used != Place.NEST && Cell.isCoin(nest, Coin.MATE)) return 0;
    if (used != Place.FORE && Cell.isCoin(deck[0], Coin.MATE)) return 1;
    return used != Place.AFT && isAt(Place.AFT, Coin.MATE) ? size : -1;
  }

  public boolean hasMateBeside(Place used) {
    return mateBeside(used) >= 0;
  }

  /// Returns the index of the Captain in the deck, or -1.
  public int captainIndex() {
    if (hasCaptain) {
      for (int i = 0; i < size; i++) if (Cell.isCoin(deck[i], Coin.CAPTAIN)) return i;
    }
    return -1;
  }

  /// Whether some coin of the hold may enter: any but a second Captain.
  @Rule({"POE-COIN-02", "POE-RULING-30"})
  public boolean canFetch() {
    return fetchable() > 0;
  }

  /// Returns how many coins of the hold may enter the ship, which everybody knows.
  public int fetchable() {
    return hasCaptain ? holdSize - hold.of(Coin.CAPTAIN) : holdSize;
  }

  public boolean mayFetch(Coin coin) {
    return hold.has(coin) && (coin != Coin.CAPTAIN || !hasCaptain);
  }

  // How it changes

  /// Everybody sees the crow's nest, the fore, and which coin is gold.
  @Rule({"POE-POS-02", "POE-POS-07"})
  public void lookAtOpenCoins() {
    if (nest != Cell.EMPTY) nest |= Cell.KNOWN;
    if (size > 0) deck[0] |= Cell.KNOWN;
  }

  public void putInNest(int cell) {
    nest = cell | Cell.KNOWN;
    if (Cell.isCoin(cell, Coin.CAPTAIN)) hasCaptain = true;
  }

  /// Adds a coin behind the aft.
  public void addAft(int cell) {
    boolean captain = Cell.isCoin(cell, Coin.CAPTAIN);
    if (size == deck.length) deck = Arrays.copyOf(deck, 2 * size);
    deck[size++] = captain ? cell | Cell.KNOWN : cell;
    if (captain) hasCaptain = true;
    lookAtOpenCoins();
  }

  /// Takes the coin at an index of the deck out of the ship; the coins behind it move up, and
  /// everybody sees the new fore.
  public int removeAt(int index) {
    int cell = takeOut(index);
    lookAtOpenCoins();
    return cell;
  }

  /// Takes a coin out of the deck while nobody looks.
  public int takeOut(int index) {
    int cell = deck[index];
    System.arraycopy(deck, index + 1, deck, index, size - index - 1);
    deck[--size] = Cell.EMPTY;
    left(cell);
    return cell;
  }

  public int remove(Place place) {
    return switch (place) {
      case NEST -> removeNest();
      case FORE -> removeAt(0);
      case AFT -> removeAt(size - 1);
      case HOLD -> throw new IllegalArgumentException("a coin in the hold is not in the ship");
    };
  }

  public int removeNest() {
    int cell = nest;
    nest = Cell.EMPTY;
    left(cell);
    return cell;
  }

  private void left(int cell) {
    if (Cell.isCoin(cell, Coin.CAPTAIN)) hasCaptain = false;
  }

  /// Puts a coin that left the ship into the hold; if others know it, they still do.
  @Rule("POE-HOLD-03")
  public void stow(int cell) {
    Coin coin = Cell.coin(cell);
    hold.add(coin);
    holdSize++;
    if (holdOpen || Cell.has(cell, Cell.KNOWN)) holdSeen.add(coin);
  }

  /// Takes a coin out of the hold that everybody is told about.
  public void fetchSeen(Coin coin) {
    hold.remove(coin);
    holdSize--;
    if (holdSeen.has(coin)) holdSeen.remove(coin);
  }

  /// Takes a coin out of the hold in secret: from now on others know nothing but its Captains. An
  /// open hold must have been closed before.
  public void fetchUnseen(Coin coin) {
    hold.remove(coin);
    holdSize--;
    holdSeen.clear();
    holdSeen.add(Coin.CAPTAIN, hold.of(Coin.CAPTAIN));
  }

  @Rule({"POE-HOLD-02", "POE-RULING-76"})
  public void openHold() {
    holdOpen = true;
    holdSeen.copyFrom(hold);
  }

  public void mark(Place place, int marks) {
    switch (place) {
      case NEST -> nest |= marks;
      case FORE -> deck[0] |= marks;
      case AFT -> deck[size - 1] |= marks;
      case HOLD -> throw new IllegalArgumentException("coins in the hold bear no marks");
    }
  }

  /// Notes which coins are active just before a destruction.
  @Rule("POE-RULING-19")
  public void witness(int destruction) {
    if (nest != Cell.EMPTY) nest = Cell.witnessing(nest, destruction);
    if (size > 0) deck[0] = Cell.witnessing(deck[0], destruction);
    if (size > 1) deck[size - 1] = Cell.witnessing(deck[size - 1], destruction);
  }

  /// Forgets all that matters only during an action.
  public void unmark() {
    nest = Cell.unmarked(nest);
    for (int i = 0; i < size; i++) deck[i] = Cell.unmarked(deck[i]);
    clearWrecks();
  }

  void clearWrecks() {
    nestWreck = Cell.EMPTY;
    foreWreck = Cell.EMPTY;
    aftWreck = Cell.EMPTY;
  }

  /// Empties ship and hold.
  public void sink() {
    nest = Cell.EMPTY;
    Arrays.fill(deck, 0, size, Cell.EMPTY);
    size = 0;
    hasCaptain = false;
    hold.clear();
    holdSeen.clear();
    holdSize = 0;
    holdOpen = false;
    clearWrecks();
  }
}
