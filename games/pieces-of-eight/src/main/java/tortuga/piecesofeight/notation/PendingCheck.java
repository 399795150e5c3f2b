package tortuga.piecesofeight.notation;

import java.util.List;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.text.BadPosition;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.Attacks;
import tortuga.piecesofeight.rules.MainOffers;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// What is true of the steps that are pending: each fits the one beneath it, and the ships.
final class PendingCheck {
  private final Options options;
  private final EightState table;
  private final List<Step> steps;
  private final DeedCheck deeds;

  /// @param steps what is pending, the next step last
  PendingCheck(Options options, EightState table, List<Step> steps) {
    this.options = options;
    this.table = table;
    this.steps = steps;
    deeds = new DeedCheck(table, steps);
  }

  /// Whether ships are at sea: a turn goes on, or all vote or rearrange between two turns.
  boolean isAtSea() {
    return !(steps.getFirst() instanceof Harbour);
  }

  /// Whether a main action has been chosen and is not over.
  boolean isActing() {
    return steps.getLast() instanceof Action;
  }

  // Order

  void checkOrder() {
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      boolean fits = i == 0 ? isLast(step) : fits(step, steps.get(i - 1));
      if (!fits) {
        throw wrong(
            i == 0
                ? "%s cannot be the last thing to happen".formatted(written(step))
                : "%s cannot follow on %s".formatted(written(steps.get(i - 1)), written(step)));
      }
    }
  }

  private static boolean isLast(Step step) {
    return switch (step) {
      case OpenYards _, BeginGame _, BuildShip _, Launch _ -> true;
      case BeginTurn _, EndTurn _, VoteStalemate _, RebuildShips _ -> true;
      case PickSet _, DealCoins _, BeginDraft _, DraftCoin _ -> false;
      case BeginTrades _, MakeOffer _, AnswerOffer _, Step.TakeSpoil _ -> false;
      case MainPhase _, LastNest _, SendToNest _, MainAction _, Action _ -> false;
    };
  }

  /// Whether a step may come before another one that lies beneath it.
  private static boolean fits(Step step, Step beneath) {
    return switch (step) {
      case OpenYards _, BeginGame _, BuildShip _, Launch _ -> false;
      case BeginTurn _, EndTurn _, VoteStalemate _, RebuildShips _ -> false;
      case PickSet _, BeginTrades _, MakeOffer _, AnswerOffer _ -> beneath instanceof BeginGame;
      case DealCoins _, BeginDraft _, DraftCoin _ ->
          beneath instanceof BeginGame
              || beneath instanceof BeginTrades
              || beneath instanceof DealCoins
              || beneath instanceof BeginDraft;
      case Step.TakeSpoil _ -> beneath instanceof BeginGame || beneath instanceof Step.TakeSpoil;
      case LastNest _ -> beneath instanceof EndTurn;
      case SendToNest(boolean first) ->
          first ? beneath instanceof MainPhase : beneath instanceof EndTurn;
      case CloseAction _ -> beneath instanceof LastNest;
      case MainPhase _, MainAction _, Doom _, Strike _ -> beneath instanceof CloseAction;
      case InviteCannons _, LendCannons _, ChooseDepth _ -> beneath instanceof CloseAction;
      case FetchCoin _, OrderTreasure _, RearrangeShip _ -> beneath instanceof CloseAction;
      case Resolve(Deed deed) -> fits(deed, beneath);
      case AnyReaction(Deed deed) -> beneath.equals(new Resolve(deed));
      case SaveCoin(Deed deed, _) -> beneath.equals(new Doom(deed));
      case AnswerLoss _ ->
          beneath instanceof CloseAction
              || beneath instanceof Doom
              || beneath instanceof AnswerLoss;
    };
  }

  private static boolean fits(Deed deed, Step beneath) {
    return switch (deed.coin()) {
      case TREACHERY -> beneath instanceof Resolve(Deed betrayed) && betrayed.user() == deed.ship();
      case CAPTAINS_MONKEY -> beneath instanceof Doom(Deed attack) && attack.ship() == deed.user();
      case BLACK_SPOT, FULL_SAIL ->
          beneath instanceof AnswerLoss loss
              && loss.victim() == deed.user()
              && loss.offender() == deed.ship();
      case BARREL_OF_GROG, BURIED_TREASURE, CALL_TO_QUARTERS -> beneath instanceof CloseAction;
      case BOMB, BROADSIDE, CANNON, CAPTAIN, CUTLASS, MATE, PILLAGE, PISTOLS ->
          beneath instanceof CloseAction;
    };
  }

  // Steps

  void checkSteps() {
    for (Step step : steps) {
      switch (step) {
        case BeginTurn(int seat) -> deeds.checkIn(seat);
        case LastNest _, MainPhase _ -> checkTurnSeat();
        case SendToNest _ -> checkNest();
        case MainAction _ -> checkMainAction();
        case Resolve(Deed deed) -> deeds.checkDeed(deed);
        case Doom(Deed deed) -> deeds.checkAttack(deed);
        case Strike(Deed deed) -> deeds.checkAttack(deed);
        case InviteCannons(Deed deed) -> deeds.checkAim(deed);
        case LendCannons(Deed deed, int invited) -> deeds.checkInvited(deed, invited);
        case ChooseDepth(Deed deed, int most) -> deeds.checkDepth(deed, most);
        case SaveCoin(Deed deed, Place place) -> checkSave(deed, place);
        case AnswerLoss loss -> checkLoss(loss);
        case FetchCoin(int seat, Place from) -> checkFetch(seat, from);
        case OrderTreasure treasure -> checkTreasure(treasure);
        case RearrangeShip(int seat, Place from) ->
            deeds.checkUse(seat, Coin.CALL_TO_QUARTERS, from, seat);
        case Harbour _, EndTurn _, VoteStalemate _, RebuildShips _, CloseAction _ -> {}
        case AnyReaction _ -> {} // the step beneath it is about the same deed
      }
    }
  }

  private void checkTurnSeat() {
    if (!table.isIn(table.turnSeat)) {
      throw new BadPosition("seat", "whose turn it is, is in the game");
    }
  }

  private void checkNest() {
    checkTurnSeat();
    Ship ship = table.ship(table.turnSeat);
    if (ship.hasNest() || ship.size == 0) {
      throw wrong("only an empty crow's nest is filled, with a coin of the deck");
    }
  }

  @Rule("POE-TURN-03")
  private void checkMainAction() {
    checkTurnSeat();
    Moves<EightMove> moves = new Moves<>();
    MainOffers.list(table, table.turnSeat, moves);
    if (moves.isEmpty()) throw wrong("there is nothing that this seat could do");
  }

  // Windows, and coins that come back

  private void checkSave(Deed deed, Place place) {
    boolean able = place != Place.HOLD && Attacks.isAbleToSave(table.ship(deed.ship()), place);
    if (!able) {
      throw wrong("only a Captain's Monkey, or a hidden aft that may be one, can save itself");
    }
    if (!Cell.has(deeds.coinAt(deed.ship(), place), Cell.TARGET))
      throw wrong("that coin is no target");
  }

  @Rule({"POE-SPOT-01", "POE-RULING-63"})
  private void checkLoss(AnswerLoss loss) {
    deeds.checkIn(loss.victim());
    deeds.checkIn(loss.offender());
    boolean mates =
        table.teamed && options.teamOf(loss.victim()) == options.teamOf(loss.offender());
    if (loss.victim() == loss.offender() || mates) throw wrong("only opponents are answered");
    if (loss.destruction() < 1 || loss.destruction() > table.destructions) {
      throw wrong(
          "there was no destruction %d, but %d".formatted(loss.destruction(), table.destructions));
    }
  }

  private void checkFetch(int seat, Place from) {
    deeds.checkUse(seat, Coin.BARREL_OF_GROG, from, seat);
    if (!table.ship(seat).canFetch()) throw wrong("there is no coin to fetch");
  }

  @Rule({"POE-BURY-02", "POE-COIN-02"})
  private void checkTreasure(OrderTreasure treasure) {
    deeds.checkUse(treasure.seat(), Coin.BURIED_TREASURE, treasure.from(), treasure.seat());
    if (treasure.one() == treasure.other()) throw wrong("two equal coins have no order");
    boolean captain = treasure.one() == Coin.CAPTAIN || treasure.other() == Coin.CAPTAIN;
    if (captain && table.ship(treasure.seat()).hasCaptain) {
      throw wrong("a ship never holds two Captains");
    }
  }

  private static String written(Step step) {
    return Step.NOTATION.write(step);
  }

  static BadPosition wrong(String message) {
    return new BadPosition("pending", message);
  }
}
