package tortuga.aye.goals;

import static tortuga.aye.GoalPart.*;

import java.util.ArrayList;
import java.util.List;
import tortuga.aye.AyeView.PartView;
import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.GoalPart;
import tortuga.aye.Mission;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.engine.Rule;

/// What the goal cards ask for, part by part: the one place that says so.
///
/// On the occasion that is printed in `cards.csv`, a card is met if all its parts are there and its
/// moment is right; its owner sees at any time how much of each part there is.
public final class Conditions {
  private static final int LARGE_STEP = 4;
  private static final int STEP_OF_FIRST_TRY = 3;
  private static final int DAMAGED_SHIP_SQUARE = 6;
  private static final int RICHES = 4;

  private final AyeState table;
  private final int seat;
  private final Pirate own;
  private final Deed deed;

  /// The parts so far, for whoever looks at them; rules only ask whether all are there.
  private final List<PartView> parts;

  private final boolean listsParts;
  private boolean isFull = true;
  private boolean isRightMoment = true;

  private Conditions(AyeState table, int seat, Deed deed, boolean listsParts) {
    this.table = table;
    this.seat = seat;
    this.deed = deed;
    this.listsParts = listsParts;
    parts = listsParts ? new ArrayList<>(2) : List.of();
    own = table.pirates[seat];
  }

  /// Whether a card in hand is met, on one of its occasions.
  @Rule("AYE-CARD-02")
  public static boolean areMet(AyeState table, int seat, Card card, Deed deed) {
    Conditions conditions = new Conditions(table, seat, deed, /* listsParts= */ false);
    conditions.ask(card);
    return conditions.isFull && conditions.isRightMoment;
  }

  /// Whether there is all that a card asks for; its moment may still be to come.
  public static boolean areFull(AyeState table, int seat, Card card) {
    Conditions conditions = new Conditions(table, seat, Deed.NONE, /* listsParts= */ false);
    conditions.ask(card);
    return conditions.isFull;
  }

  /// Returns how much there is of everything that a card asks for; its moment may still be to come.
  public static List<PartView> parts(AyeState table, int seat, Card card) {
    Conditions conditions = new Conditions(table, seat, Deed.NONE, /* listsParts= */ true);
    conditions.ask(card);
    return conditions.parts;
  }

  private void part(GoalPart part, int now, int of) {
    if (listsParts) parts.add(new PartView(part, Math.clamp(now, 0, of), of));
    isFull &= now >= of;
  }

  private void part(GoalPart part, boolean isThere) {
    part(part, isThere ? 1 : 0, 1);
  }

  /// Says what only the moment itself decides.
  private void at(boolean moment) {
    isRightMoment &= moment;
  }

  private void ask(Card card) {
    boolean isDoer = deed.doer() == seat;
    boolean isMember = table.isMember(seat);
    switch (card) {
      case C01 -> part(KRAKENS, Dice.rolled(own.dice, Face.KRAKEN), 3);
      case C02 -> part(TRIDENTS, Dice.rolled(own.dice, Face.TRIDENT), 2);
      case C03 -> part(SUCCESSES, Dice.rolled(own.dice, Face.SUCCESS), 4);
      case C04 -> {
        part(DICE, Dice.size(own.dice), 4);
        part(NO_KRAKEN, own.dice != 0 && Dice.rolled(own.dice, Face.KRAKEN) == 0);
      }
      case C05 -> part(FACES, faces(), Face.COUNT);
      case C06 -> part(BLANKS, Dice.rolled(own.dice, Face.BLANK), 3);
      case C07 -> {
        part(DICE, Dice.size(own.dice), 1);
        part(STEP, isMember ? table.needed : 0, STEP_OF_FIRST_TRY);
        boolean isFirst = isMember && table.throwsMade == 1;
        part(
            FIRST_SUCCESSES,
            isFirst ? table.successes() : 0,
            Math.max(isMember ? table.needed : 0, STEP_OF_FIRST_TRY));
      }
      case C08 -> part(LONE_ARGH, own.timesAlone, 2);
      case C09 -> {
        part(AYE, own.vote == Ballot.AYE);
        part(ARGH_VOTES, votes(Ballot.ARGH), 2);
      }
      case C10 -> part(ARGH_DICE, Dice.size(own.dice, Die.ARGH), Die.ARGH.number);
      case C11 -> {
        at(isDoer);
        part(MISSION_ORDERED, own.vote == Ballot.AYE && own.command.isMission());
        part(DEALT_DICE, own.dealt, 2);
      }
      case C12 -> {
        at(isDoer);
        part(CAPTAIN, seat == table.captain);
        part(ALL_AYE, votes(Ballot.AYE) == table.crewSize());
      }
      case C13 -> part(REPUTATION, own.reputation, Board.HIGHEST_REPUTATION);
      case C14 -> {
        at(isDoer);
        part(
            REPUTATION,
            isDoer ? Board.HIGHEST_REPUTATION : own.reputation,
            Board.HIGHEST_REPUTATION);
      }
      case C15, C30 -> at(card == Card.C15 ? isDoer : seat == table.captain);
      case C16 -> part(POINTS, own.risen, 3);
      case C17 -> {
        at(isDoer);
        part(DOUBLOONS, own.doubloons, RICHES);
        part(RICHEST, isRichest());
      }
      case C18 -> {
        part(REPUTATION, own.reputation, Board.MUTINY_REPUTATION);
        part(NO_DOUBLOONS, own.doubloons == 0);
      }
      case C19 -> part(TRIDENTS_PAID, own.tridentsPaid, 2);
      case C20 -> {
        at(isDoer);
        int ship = isDoer ? deed.shipBefore() : table.ship;
        part(DAMAGED_SHIP, ship <= DAMAGED_SHIP_SQUARE);
        part(DOUBLOONS, isDoer ? deed.amount() : own.doubloons, Board.LARGEST_REPAIR);
      }
      case C21 -> {
        part(HOOK_GIVEN, hasGivenHook(false));
        part(HOOK_SPENT, hasGivenHook(true));
      }
      case C22 -> {
        at(isDoer);
        part(HOOK, isDoer || own.hook);
        part(ANY_KRAKEN, isDoer ? deed.face() == Face.KRAKEN : table.krakens() > 0);
      }
      case C23 -> {
        part(ALONE, table.members == 1 << seat);
        part(STEP, isMember ? table.needed : 0, LARGE_STEP);
      }
      case C24 -> part(THROWERS, isMember ? throwers() : 0, 3);
      case C25 -> part(ONE_MISSING, isMember && table.needed - table.successes() == 1);
      case C26 -> {
        boolean isOn = table.mission != AyeState.NO_MISSION;
        at(isOn && table.isFinished(Mission.of(table.mission)));
        part(DICE, Dice.size(own.dice), 4);
        part(LAST_STEP, isOn && table.done(Mission.of(table.mission)) >= Mission.STEPS - 1);
      }
      case C27 -> part(MISSIONS, Integer.bitCount(own.missionsWon), 3);
      case C28 -> {
        at(isDoer);
        part(FLAG, isDoer ? deed.flagsFreed() : Integer.bitCount(table.flags), 1);
      }
      case C29 -> {
        at(isDoer);
        boolean hasDeclared = isDoer || own.hasDeclared;
        int reputation = hasDeclared ? Board.MUTINY_REPUTATION : own.reputation;
        part(REPUTATION, reputation, Board.MUTINY_REPUTATION);
      }
      case C31 -> convince(card, RUM);
      case C32 -> convince(card, ARGH_CAST);
      case C33 -> convince(card, HOOK_RECEIVED);
      case C34 -> convince(card, CAPTAIN_PAID);
      case C35 -> convince(card, MUTINY_DECLARED);
      case C36 -> at(false);
    }
  }

  private int faces() {
    int faces = 0;
    for (int side = 0; side < Face.COUNT; side++) {
      if (Dice.rolled(own.dice, Face.of(side)) > 0) faces++;
    }
    return faces;
  }

  private int votes(Ballot ballot) {
    int votes = 0;
    for (Pirate pirate : table.pirates) if (pirate.vote == ballot) votes++;
    return votes;
  }

  private boolean isRichest() {
    for (int other = 0; other < table.seats; other++) {
      if (other != seat && table.pirates[other].doubloons >= own.doubloons) return false;
    }
    return true;
  }

  private boolean hasGivenHook(boolean wasSpent) {
    for (int other = 0; other < table.seats; other++) {
      Pirate pirate = table.pirates[other];
      if (pirate.hookGiver != seat) continue;
      if (!wasSpent || (table.isMember(other) && pirate.hookSpent)) return true;
    }
    return false;
  }

  private int throwers() {
    int throwers = 0;
    for (Pirate pirate : table.pirates) if (pirate.dice != 0) throwers++;
    return throwers;
  }

  /// The group decides later whether somebody was convinced; until then, it must be possible.
  private void convince(Card card, GoalPart part) {
    at(false);
    boolean canClaim = false;
    for (int target = 0; target < table.seats; target++) {
      canClaim |= canClaim(table, seat, card, target);
    }
    part(part, canClaim);
  }

  /// Whether a player may claim a card with a target: the target did this round what the card says.
  @Rule("AYE-CONV-01")
  public static boolean canClaim(AyeState table, int seat, Card card, int target) {
    Pirate own = table.pirates[seat];
    Pirate other = table.pirates[target];
    if (target == seat) return false;
    return switch (card) {
      case C31 -> own.command == Command.RUM && target == table.commander;
      case C32 -> other.vote == Ballot.ARGH;
      case C33 -> target == own.hookGiver;
      case C34 -> table.captainPaid && target == table.commander;
      case C35 -> other.hasDeclared;
      case C01, C02, C03, C04, C05, C06, C07, C08, C09, C10 -> false;
      case C11, C12, C13, C14, C15, C16, C17, C18, C19, C20 -> false;
      case C21, C22, C23, C24, C25, C26, C27, C28, C29, C30 -> false;
      case C36 -> false;
    };
  }
}
