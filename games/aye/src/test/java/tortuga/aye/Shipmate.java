package tortuga.aye;

import tortuga.aye.AyeMove.*;
import tortuga.aye.Step.*;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.SplitMix;

/// A player of plain good sense, for calibration: it sees only what its seat sees.
///
/// It seeks cards while they are missing, repairs early, pays tridents that close the gap, throws
/// blanks again, wants a new captain when the track reaches the Kraken square, holds the last step
/// back until there are enough cards, and casts one vote in 25 as a selfish Argh! A traitor plays
/// along until he is captain of a weak ship.
final class Shipmate {
  private static final int GOOD_SHIP = 8;
  private static final int WEAK_SHIP = 5;

  private final Options options;
  private final AyeState table;
  private final int seat;
  private final Pirate own;
  private final SplitMix whim;

  private Shipmate(Options options, AyeState concealed, int seat, SplitMix whim) {
    this.options = options;
    this.table = concealed;
    this.seat = seat;
    this.own = concealed.pirates[seat];
    this.whim = whim;
  }

  static AyeMove choose(Options options, AyeState concealed, int seat, SplitMix whim) {
    return new Shipmate(options, concealed, seat, whim).choose();
  }

  private AyeMove choose() {
    return switch (table.question()) {
      case DiscardThird _, DiscardCard _ -> new Discard(leastUseful());
      case UseAbility(Window window, _) -> ability(window);
      case ClearPlank _ -> plank();
      case IssueCommands(int ordered, int dealt) ->
          new CaptainsPlan(options, table, isTraitor()).next(ordered, dealt);
      case CastVotes _ -> new Vote(isArgh() ? Ballot.ARGH : Ballot.AYE);
      case PayReputation _ -> new Pay(table.captainReputation <= 4 && own.doubloons > 2 ? 1 : 0);
      case ChooseAction _ -> new Act(action());
      case SpendOnRepair _ -> own.doubloons == 0 ? new Pass() : new Mend(repair());
      case TakeArghDice(int turn) -> new TakeArgh(Attempt.mostArghDice(table, turn));
      case ConsiderThrow _ -> consider();
      case TurnDice _ -> turn();
      case EnjoyFame _ -> new Trade();
      case ConsiderMutiny _ -> mutiny();
      case ShowThumbs(_, int nominee) ->
          wantsNewCaptain() || nominee == seat ? new ThumbUp() : new ThumbDown();
      case MeetRoundEnd _ -> claim();
      case JudgeClaim _ -> whim.below(5) > 0 ? new Agree() : new Disagree();
      default -> Defaults.move(table, seat);
    };
  }

  private boolean isTraitor() {
    return own.holds(Card.C36);
  }

  /// The Traitor is kept, then what comes about by itself.
  private Card leastUseful() {
    Card least = Card.lowest(own.hand);
    for (Card card : Card.list(own.hand)) if (use(card) < use(least)) least = card;
    return least;
  }

  private static int use(Card card) {
    return switch (card) {
      case C36 -> 9;
      case C14, C26, C27, C04, C16, C28, C13 -> 7;
      case C02, C03, C07, C19, C22, C20, C30, C15 -> 6;
      case C05, C09, C21, C23, C25, C29, C17, C18 -> 5;
      case C31, C32, C33, C34, C35, C12 -> 4;
      default -> 2;
    };
  }

  private boolean hasSpareCard() {
    return table.completedCards() > Board.cardsNeeded(table.seats);
  }

  private boolean needsCards() {
    return CaptainsPlan.needsCards(options, table);
  }

  private AyeMove ability(Window window) {
    Moves<AyeMove> moves = new Moves<>();
    Offers.list(table, seat, moves);
    boolean sinking = table.krakens() * damagePerKraken() >= table.ship;
    boolean worthwhile =
        switch (window) {
          case DAWN -> hasSpareCard() && table.captainReputation <= Board.KRAKEN_SQUARE;
          case KRAKEN -> sinking || (hasSpareCard() && table.krakens() >= 3);
          case TRIDENT ->
              hasSpareCard() && table.successes() + table.lying(Face.TRIDENT) >= table.needed;
          case CAPTAIN -> sinking || hasSpareCard();
        };
    return worthwhile && !isTraitor() ? moves.get(0) : new Pass();
  }

  private int damagePerKraken() {
    return table.captainReputation <= Board.DOUBLE_KRAKEN_SQUARE ? 2 : 1;
  }

  private AyeMove plank() {
    boolean pays = own.doubloons >= Board.PLANK_PRICE && table.plank + (6 - table.supply) > 1;
    return pays && !isTraitor() ? new PayPlank() : new Pass();
  }

  /// One idle pirate a round takes the Argh! dice, as long as the captain can bear it.
  private boolean isArgh() {
    if (whim.below(25) == 0) return true;
    boolean idle = own.command == Command.NOTHING && table.captainReputation > Board.KRAKEN_SQUARE;
    if (idle && needsCards() && whim.below(table.crewSize()) == 0) return true;
    return table.captainReputation > Board.KRAKEN_SQUARE + 1
        && table.squares == Die.ARGH.number
        && own.command == Command.NOTHING
        && isFirstIdle()
        && own.doubloons > 0
        && easiest(2) != Command.NOTHING;
  }

  private boolean isFirstIdle() {
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int other = table.crew(turn);
      if (table.pirates[other].command == Command.NOTHING) return other == seat;
    }
    return false;
  }

  /// Returns a mission whose next step needs at most so many, and that nobody attempts yet.
  private Command easiest(int most) {
    for (Mission mission : Mission.values()) {
      if (table.isFinished(mission) || table.issued(mission.command()) > 0) continue;
      if (CaptainsPlan.isHeldBack(options, table, mission)) continue;
      if (mission.needed(options.difficulty(), table.done(mission)) <= most)
        return mission.command();
    }
    return Command.NOTHING;
  }

  private Command action() {
    Command mission = easiest(own.dealt >= 4 ? 3 : 2);
    if (own.vote == Ballot.ARGH && table.squares >= 3 && mission != Command.NOTHING) return mission;
    boolean repairs = table.ship < GOOD_SHIP && own.doubloons > 0;
    return repairs ? Command.REPAIR : Command.NOTHING;
  }

  private int repair() {
    int most = Actions.largestRepair(table, seat);
    int keeps = table.ship <= WEAK_SHIP ? 0 : 1;
    return Math.clamp(own.doubloons - keeps, 1, Math.max(1, most));
  }

  // Throwing

  private int gap() {
    return table.needed - table.successes();
  }

  private AyeMove consider() {
    AyeMove closing = closing();
    if (!(closing instanceof Pass)) return closing;
    boolean sinks = table.krakens() * damagePerKraken() + 1 >= table.ship;
    return sinks || isHopeless() ? new Reroll(Handful.NONE) : new Reroll(blanks());
  }

  /// Turns a die if turning alone will do.
  private AyeMove closing() {
    int tridents = Math.min(Dice.lying(own.dice, Face.TRIDENT), own.doubloons);
    int hook = own.hook && table.lying(Face.BLANK) + table.lying(Face.KRAKEN) > 0 ? 1 : 0;
    if (gap() > tridents + hook) return new Pass();
    if (gap() <= 0) return own.hook && table.krakens() > 0 ? hook(Face.KRAKEN) : new Pass();
    if (tridents > 0) {
      return new PayTrident(
          Dice.lying(own.dice, Die.MISSION, Face.TRIDENT) > 0 ? Die.MISSION : Die.ARGH);
    }
    return hook(table.krakens() > 0 ? Face.KRAKEN : Face.BLANK);
  }

  private AyeMove hook(Face face) {
    for (int owner = 0; owner < table.seats; owner++) {
      for (Die die : Die.values()) {
        if (Dice.lying(table.pirates[owner].dice, die, face) > 0) {
          return new SpendHook(Seat.of(owner), die, face);
        }
      }
    }
    return new Pass();
  }

  private boolean isHopeless() {
    return gap() > table.lying(Face.BLANK) + table.lying(Face.TRIDENT);
  }

  /// All blanks, and the tridents that cannot be paid.
  private Handful blanks() {
    int named = 0;
    int payable = own.doubloons;
    for (Die die : Die.values()) {
      int tridents = Dice.lying(own.dice, die, Face.TRIDENT);
      int kept = Math.min(tridents, payable);
      payable -= kept;
      named += Dice.lying(own.dice, die, Face.BLANK) * Handful.one(die, Face.BLANK);
      named += (tridents - kept) * Handful.one(die, Face.TRIDENT);
    }
    return new Handful(named);
  }

  private AyeMove turn() {
    return closing();
  }

  // Mutiny and claims

  /// A mutiny also brings a fresh card, and completes cards about it.
  private boolean wantsNewCaptain() {
    int worst = needsCards() ? Board.KRAKEN_SQUARE + 2 : Board.KRAKEN_SQUARE;
    return table.captainReputation <= worst;
  }

  private AyeMove mutiny() {
    if (isTraitor() && table.ship <= WEAK_SHIP) return new Declare(Seat.of(seat));
    if (!wantsNewCaptain()) return new Pass();
    int nominee = seat;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int other = table.crew(turn);
      if (table.pirates[other].reputation < table.pirates[nominee].reputation) nominee = other;
    }
    return new Declare(Seat.of(nominee));
  }

  private AyeMove claim() {
    Moves<AyeMove> moves = new Moves<>();
    Offers.list(table, seat, moves);
    boolean claims = moves.size() > 1 && whim.below(2) == 0;
    return moves.get(claims ? 1 : 0);
  }
}
