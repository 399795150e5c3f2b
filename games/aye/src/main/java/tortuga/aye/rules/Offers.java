package tortuga.aye.rules;

import tortuga.aye.Ability;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// Who may do what: the legal answers to every question, in the order of the rule book.
public final class Offers {
  private static final Face[] THROWN_AGAIN = {Face.SUCCESS, Face.TRIDENT, Face.BLANK};

  private final AyeState table;
  private final int seat;
  private final Pirate pirate;
  private final Moves<AyeMove> moves;

  private Offers(AyeState table, int seat, Moves<AyeMove> moves) {
    this.table = table;
    this.seat = seat;
    this.pirate = table.pirates[seat];
    this.moves = moves;
  }

  public static void list(AyeState table, int seat, Moves<AyeMove> moves) {
    new Offers(table, seat, moves).list();
  }

  private void list() {
    switch (table.question()) {
      case SwapCard() -> swaps();
      case DiscardThird() -> discards();
      case ChooseCaptain _ -> captains((1 << table.seats) - 1);
      case DealDoubloons(int settled) -> Drafts.gifts(table, settled, moves);
      case UseAbility(Window window, _) -> abilities(window);
      case BreakTie(int tied) -> captains(tied);
      case ClearPlank() -> plank();
      case IssueCommands(int ordered, int dealt) -> Drafts.orders(table, ordered, dealt, moves);
      case CastVotes() -> two(new Vote(Ballot.AYE), new Vote(Ballot.ARGH));
      case PayReputation() -> reputation();
      case ChooseAction _ -> actions();
      case SpendOnRepair _ -> repairs();
      case GiveHook _ -> hooks();
      case TakeStance(Mission mission, _) -> stances(mission);
      case TakeArghDice(int turn) -> arghDice(Attempt.mostArghDice(table, turn));
      case ConsiderThrow _ -> throwing();
      case TurnDice _ -> turning();
      case EnjoyFame _ -> two(new Keep(), new Trade());
      case DiscardCard _ -> discards();
      case ConsiderMutiny _ -> mutinies();
      case ShowThumbs _ -> two(new ThumbUp(), new ThumbDown());
      case MeetRoundEnd() -> claims();
      case JudgeClaim _ -> {
        two(new Agree(), new Disagree());
        moves.add(new Abstain());
      }
    }
  }

  private void two(AyeMove one, AyeMove other) {
    moves.add(one);
    moves.add(other);
  }

  private void swaps() {
    moves.add(new Keep());
    for (long left = pirate.hand; left != 0; left &= left - 1) {
      moves.add(new Swap(Card.lowest(left)));
    }
  }

  private void discards() {
    for (long left = pirate.hand; left != 0; left &= left - 1) {
      moves.add(new Discard(Card.lowest(left)));
    }
  }

  private void captains(int among) {
    for (int turn = 0; turn < table.seats; turn++) {
      int captain = table.crew(turn);
      if ((among & 1 << captain) != 0) moves.add(new NameCaptain(Seat.of(captain)));
    }
  }

  private void abilities(Window window) {
    uses(Abilities.usable(table, window, seat));
    moves.add(new Pass());
  }

  private void uses(long cards) {
    for (long left = cards; left != 0; left &= left - 1) moves.add(new Use(Card.lowest(left)));
  }

  private void useDoubloonCard() {
    if (table.canTakeDoubloon(seat)) uses(pirate.usable(Ability.DOUBLOON));
  }

  private void plank() {
    if (pirate.doubloons >= Board.PLANK_PRICE) moves.add(new PayPlank());
    moves.add(new Pass());
    useDoubloonCard();
  }

  @Rule("AYE-VOTE-03")
  private void reputation() {
    int most = Math.min(pirate.doubloons, Board.CAPTAIN - table.captainReputation);
    for (int doubloons = 0; doubloons <= most; doubloons++) moves.add(new Pay(doubloons));
    useDoubloonCard();
  }

  private void actions() {
    for (int number = 0; number < Command.COUNT; number++) {
      Command action = Command.of(number);
      if (Actions.canChoose(table, seat, action)) moves.add(new Act(action));
    }
  }

  private void repairs() {
    int most = Actions.largestRepair(table, seat);
    for (int doubloons = 1; doubloons <= most; doubloons++) moves.add(new Mend(doubloons));
    afterSpending();
  }

  private void hooks() {
    int receivers = pirate.doubloons > 0 ? Actions.receivers(table, seat) : 0;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int receiver = table.crew(turn);
      if ((receivers & 1 << receiver) != 0) moves.add(new Hook(Seat.of(receiver)));
    }
    afterSpending();
  }

  /// Who has nothing to spend may take a doubloon, or decline without penalty.
  @Rule({"AYE-VOTE-04", "AYE-RULING-24"})
  private void afterSpending() {
    useDoubloonCard();
    if (pirate.doubloons == 0) moves.add(new Pass());
    else if (pirate.isBound()) moves.add(new Refuse());
  }

  @Rule({"AYE-MIS-02", "AYE-RULING-33"})
  private void stances(Mission mission) {
    if (Missions.participants(table, mission) == 1) {
      moves.add(new ThrowAlone());
    } else if (Missions.canThrow(table, seat)) {
      moves.add(new Unite());
      moves.add(new ThrowEarly());
      moves.add(new ThrowLate());
    } else {
      two(new Unite(), new StandAside());
    }
    if (Missions.mayRefuse(table, seat)) moves.add(new Refuse());
  }

  private void arghDice(int most) {
    for (int dice = 1; dice <= most; dice++) moves.add(new TakeArgh(dice));
  }

  private void throwing() {
    rerolls(0, 0);
    tridents();
    hookedDice(false);
    useDoubloonCard();
  }

  private void turning() {
    moves.add(new Pass());
    boolean enough = table.hasEnough();
    if (!enough) tridents();
    hookedDice(enough);
    if (!enough) useDoubloonCard();
  }

  /// Any dice but Krakens and those that were turned; equal dice are not told apart.
  @Rule({"AYE-DICE-03", "AYE-DICE-04"})
  private void rerolls(int sort, int named) {
    if (sort == Die.COUNT * THROWN_AGAIN.length) {
      moves.add(new Reroll(named == 0 ? Handful.NONE : new Handful(named)));
      return;
    }
    Die die = Die.of(sort / THROWN_AGAIN.length);
    Face face = THROWN_AGAIN[sort % THROWN_AGAIN.length];
    int lying = Dice.lying(pirate.dice, die, face);
    for (int dice = 0; dice <= lying; dice++) {
      rerolls(sort + 1, named + dice * Handful.one(die, face));
    }
  }

  @Rule({"AYE-DICE-02", "AYE-MIS-05"})
  private void tridents() {
    if (pirate.doubloons == 0) return;
    for (int kind = 0; kind < Die.COUNT; kind++) {
      Die die = Die.of(kind);
      if (Dice.lying(pirate.dice, die, Face.TRIDENT) > 0) moves.add(new PayTrident(die));
    }
  }

  @Rule({"AYE-DICE-05", "AYE-RULING-30"})
  private void hookedDice(boolean onlyKrakens) {
    if (!pirate.hook) return;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int owner = table.crew(turn);
      for (int side = Face.TRIDENT.ordinal(); side < Face.COUNT; side++) {
        Face face = Face.of(side);
        if (onlyKrakens && face != Face.KRAKEN) continue;
        hookedDice(owner, face);
      }
    }
  }

  private void hookedDice(int owner, Face face) {
    for (int kind = 0; kind < Die.COUNT; kind++) {
      Die die = Die.of(kind);
      if (Dice.lying(table.pirates[owner].dice, die, face) > 0) {
        moves.add(new SpendHook(Seat.of(owner), die, face));
      }
    }
  }

  /// Anybody may be nominated but the captain in office.
  @Rule({"AYE-MUT-02", "AYE-RULING-67"})
  private void mutinies() {
    moves.add(new Pass());
    for (int turn = 0; turn < table.crewSize(); turn++) {
      moves.add(new Declare(Seat.of(table.crew(turn))));
    }
  }

  private void claims() {
    moves.add(new Ready());
    for (long left = pirate.hand & Occasion.CLAIM.cards(); left != 0; left &= left - 1) {
      Card card = Card.lowest(left);
      for (int target = 0; target < table.seats; target++) {
        if (Claims.canClaim(table, seat, card, target)) moves.add(new Claim(card, Seat.of(target)));
      }
    }
  }
}
