package tortuga.aye.rules;

import java.util.Set;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.*;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.*;
import tortuga.engine.Seat;

/// Why a move is not legal, in words that help: from what the seat itself can see.
public final class Objections {
  private static final String OTHER_QUESTION = "other-question";
  private static final String NOT_IN_HAND = "not-in-hand";
  private static final String NOT_AMONG_THESE = "not-among-these";
  private static final String TOO_FEW_DOUBLOONS = "too-few-doubloons";
  private static final String NOT_IN_CREW = "not-in-crew";
  private static final String MISSION_FINISHED = "mission-finished";
  private static final String NO_TOKEN = "no-token";
  private static final String TOO_FEW_DICE = "too-few-dice";
  private static final String CARD_NOT_USABLE = "card-not-usable";
  private static final String SHIP_IS_WHOLE = "ship-is-whole";
  private static final String REPAIR_TOO_LARGE = "repair-too-large";
  private static final String NOT_BOUND = "not-bound";
  private static final String NO_HOOK_FOR_HIM = "no-hook-for-him";
  private static final String BRINGS_DICE = "brings-dice";
  private static final String BRINGS_NO_DICE = "brings-no-dice";
  private static final String NO_SUCH_DIE = "no-such-die";
  private static final String NO_HOOK = "no-hook";
  private static final String CAPTAIN_IN_OFFICE = "captain-in-office";
  private static final String NOT_CONVINCED = "not-convinced";
  private static final String TRACK_IS_FULL = "track-is-full";

  public static final Set<String> ALL =
      Set.of(
          OTHER_QUESTION,
          NOT_IN_HAND,
          NOT_AMONG_THESE,
          TOO_FEW_DOUBLOONS,
          NOT_IN_CREW,
          MISSION_FINISHED,
          NO_TOKEN,
          TOO_FEW_DICE,
          CARD_NOT_USABLE,
          SHIP_IS_WHOLE,
          REPAIR_TOO_LARGE,
          NOT_BOUND,
          NO_HOOK_FOR_HIM,
          BRINGS_DICE,
          BRINGS_NO_DICE,
          NO_SUCH_DIE,
          NO_HOOK,
          CAPTAIN_IN_OFFICE,
          NOT_CONVINCED,
          TRACK_IS_FULL);

  private final AyeState table;
  private final Pirate pirate;

  Objections(AyeState table, int seat) {
    this.table = table;
    this.pirate = table.pirates[seat];
  }

  String to(AyeMove move) {
    return switch (table.question()) {
      case SwapCard _ when move instanceof Swap -> NOT_IN_HAND;
      case DiscardThird _, DiscardCard _ when move instanceof Discard -> NOT_IN_HAND;
      case ChooseCaptain _, BreakTie _ when move instanceof NameCaptain -> NOT_AMONG_THESE;
      case DealDoubloons _ when move instanceof Give(Seat to, _) ->
          isCrew(to) ? TOO_FEW_DOUBLOONS : NOT_IN_CREW;
      case IssueCommands _ -> toOrders(move);
      case ClearPlank _ when move instanceof PayPlank -> TOO_FEW_DOUBLOONS;
      case PayReputation _ when move instanceof Pay(int doubloons) ->
          doubloons > pirate.doubloons ? TOO_FEW_DOUBLOONS : TRACK_IS_FULL;
      case ChooseAction _ when move instanceof Act(Command action) -> toAction(action);
      case SpendOnRepair _ when move instanceof Mend(int doubloons) -> toRepair(doubloons);
      case GiveHook _ when move instanceof Hook ->
          pirate.doubloons == 0 ? TOO_FEW_DOUBLOONS : NO_HOOK_FOR_HIM;
      case SpendOnRepair _, GiveHook _, TakeStance _ when move instanceof Refuse -> NOT_BOUND;
      case TakeStance _ when move instanceof StandAside -> BRINGS_DICE;
      case TakeStance _ when move instanceof ThrowEarly || move instanceof ThrowLate ->
          BRINGS_NO_DICE;
      case TakeArghDice _ when move instanceof TakeArgh -> TOO_FEW_DICE;
      case ConsiderThrow _, TurnDice _ -> toThrow(move);
      case ConsiderMutiny _ when move instanceof Declare -> CAPTAIN_IN_OFFICE;
      case MeetRoundEnd _ when move instanceof Claim(Card card, _) ->
          pirate.holds(card) ? NOT_CONVINCED : NOT_IN_HAND;
      default -> move instanceof Use ? CARD_NOT_USABLE : OTHER_QUESTION;
    };
  }

  private boolean isCrew(Seat seat) {
    return seat.index() < table.seats && seat.index() != table.captain;
  }

  private String toOrders(AyeMove move) {
    return switch (move) {
      case Order(Seat to, _) when !isCrew(to) -> NOT_IN_CREW;
      case Order(_, Command command) when isFinished(command) -> MISSION_FINISHED;
      case Order _ -> NO_TOKEN;
      case Deal(Seat to, _) when !isCrew(to) -> NOT_IN_CREW;
      case Deal _ -> TOO_FEW_DICE;
      case Use _ -> CARD_NOT_USABLE;
      default -> OTHER_QUESTION;
    };
  }

  private boolean isFinished(Command command) {
    return command.isMission() && !table.isOpenMission(command);
  }

  private String toAction(Command action) {
    if (isFinished(action)) return MISSION_FINISHED;
    if (action == Command.RUM) return NOT_AMONG_THESE;
    return action == Command.REPAIR && table.ship == Board.SHIP ? SHIP_IS_WHOLE : TOO_FEW_DOUBLOONS;
  }

  private String toRepair(int doubloons) {
    return doubloons > pirate.doubloons ? TOO_FEW_DOUBLOONS : REPAIR_TOO_LARGE;
  }

  private String toThrow(AyeMove move) {
    return switch (move) {
      case PayTrident(Die die) when Dice.lying(pirate.dice, die, Face.TRIDENT) > 0 ->
          TOO_FEW_DOUBLOONS;
      case PayTrident _ -> NO_SUCH_DIE;
      case Reroll _ when table.question() instanceof ConsiderThrow -> NO_SUCH_DIE;
      case SpendHook _ -> pirate.hook ? NO_SUCH_DIE : NO_HOOK;
      case Use _ -> CARD_NOT_USABLE;
      default -> OTHER_QUESTION;
    };
  }
}
