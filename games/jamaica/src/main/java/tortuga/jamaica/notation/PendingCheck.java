package tortuga.jamaica.notation;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.text.BadPosition;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Face;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.rules.Looting;
import tortuga.jamaica.rules.Questions;
import tortuga.jamaica.state.Combat;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.*;

/// What may still be to happen in a position: each step by itself, and its place among the others.
///
/// Only the next step meets the table as it is now, so only that one must fit it: a question that
/// is asked leaves a choice.
final class PendingCheck {
  private static final int LONGEST_MOVE = 6;
  private static final int MOST_CANNONS = Ship.SIXTH * Ship.MOST_IN_HOLD;
  private static final int LEAST_STRENGTH = 2;
  private static final int MOST_STRENGTH = 10 + MOST_CANNONS + Ship.BETH_BONUS;

  private final JamaicaState table;
  private final int roundLimit;
  private final List<Step> steps;
  private int place;

  PendingCheck(JamaicaState table, int roundLimit) {
    this.table = table;
    this.roundLimit = roundLimit;
    steps = table.agenda.toList().reversed();
  }

  void check() {
    for (place = 0; place < steps.size(); place++) {
      Step step = steps.get(place);
      for (int ship : ships(step).toList()) requireShip(ship);
      checkParts(step);
      checkOrder(step);
    }
    place = 0;
    if (!steps.isEmpty()) checkNext(steps.getFirst());
  }

  private BadPosition wrong(String reason) {
    return new BadPosition(
        "pending." + place, "%s: %s".formatted(Step.NOTATION.write(steps.get(place)), reason));
  }

  private void require(boolean possible, String reason) {
    if (!possible) throw wrong(reason);
  }

  private void requireShip(int ship) {
    if (ship >= 0 && ship < table.ships.length) return;
    String known =
        IntStream.range(0, table.ships.length)
            .mapToObj(each -> table.isGhost(each) ? each + " (the Ghost)" : "" + each)
            .collect(Collectors.joining(", "));
    throw wrong("there is no ship %d; there are %s".formatted(ship, known));
  }

  private static Stream<Integer> ships(Step step) {
    return switch (step) {
      case TakeTurn(int ship) -> Stream.of(ship);
      case Act(int ship, _) -> Stream.of(ship);
      case Load(int ship, _, _) -> Stream.of(ship);
      case MoveAhead(int ship, _) -> Stream.of(ship);
      case MoveBack(int ship, _) -> Stream.of(ship);
      case Fight(int attacker, int defender) -> Stream.of(attacker, defender);
      case FireBack(Combat combat) -> Stream.of(combat.attacker(), combat.defender());
      case Roll(Combat combat, _) -> Stream.of(combat.attacker(), combat.defender());
      case Settle(int ship) -> Stream.of(ship);
      case ChoosePath(int ship, _) -> Stream.of(ship);
      case ChooseTarget(int attacker) -> Stream.of(attacker);
      case SpendCannons(Combat combat) -> Stream.of(combat.attacker(), combat.defender());
      case Saber(Combat combat, _, _) -> Stream.of(combat.attacker(), combat.defender());
      case ChooseLoot(int winner, int loser) -> Stream.of(winner, loser);
      case PlaceLoad(int ship, _, _) -> Stream.of(ship);
      case DumpHold(int ship, _, _) -> Stream.of(ship);
      case PayFrom(int ship, _, _) -> Stream.of(ship);
      case ChooseRetreat(int ship) -> Stream.of(ship);
      case StartRound _, HauntSea _, EndRound _, PlaceDice _, ChooseCard _, GhostMove _ ->
          Stream.of();
    };
  }

  /// Whether the parts of a step make sense, whatever lies on the table.
  private void checkParts(Step step) {
    switch (step) {
      case TakeTurn(int ship) -> requirePlayer(ship);
      case Act(int ship, _) -> requirePlayer(ship);
      case Load(int ship, Cargo cargo, int amount) -> checkLoad(ship, cargo, amount);
      case PlaceLoad(int ship, Cargo cargo, int amount) -> checkLoad(ship, cargo, amount);
      case DumpHold(int ship, Cargo cargo, int amount) -> checkLoad(ship, cargo, amount);
      case MoveAhead(_, int spaces) -> checkMove(spaces);
      case MoveBack(_, int spaces) -> checkMove(spaces);
      case ChoosePath(_, int spaces) -> checkMove(Math.abs(spaces));
      case GhostMove(int spaces) -> {
        requireGhost();
        checkMove(spaces);
      }
      case HauntSea _ -> requireGhost();
      case Fight(int attacker, int defender) -> checkPair(attacker, defender);
      case ChooseLoot(int winner, int loser) -> checkPair(winner, loser);
      case SpendCannons(Combat combat) -> checkCombat(combat);
      case Roll(Combat combat, int cannons) -> {
        checkCombat(combat);
        checkCannons(cannons);
      }
      case Saber(Combat combat, int cannons, _) -> {
        checkCombat(combat);
        checkCannons(cannons);
      }
      case FireBack(Combat combat) -> {
        checkCombat(combat);
        require(combat.attackStands(), "only a strength of 2 or more is answered");
      }
      case PlaceDice(int first, int second) -> {
        require(isDie(first) && isDie(second), "a die shows 1 to 6");
        require(first != second, "equal dice leave no choice");
      }
      case PayFrom(_, _, int due) -> require(due > 0, "at least 1 is due");
      case StartRound _, EndRound _, Settle _, ChooseCard _, ChooseTarget _, ChooseRetreat _ -> {}
    }
  }

  private static boolean isDie(int pips) {
    return pips >= 1 && pips <= LONGEST_MOVE;
  }

  private void requirePlayer(int ship) {
    require(!table.isGhost(ship), "the Ghost Ship has no cards; it moves by haunt-sea");
  }

  private void requireGhost() {
    require(table.hasGhost(), "only with two players there is a Ghost Ship");
  }

  private void checkMove(int spaces) {
    require(isDie(spaces), "a ship moves 1 to 6 spaces");
  }

  private void checkLoad(int ship, Cargo cargo, int amount) {
    require(amount >= 1 && amount <= Ship.MOST_IN_HOLD, "a ship loads 1 to 6 tokens at once");
    require(
        !table.isGhost(ship) || cargo == Cargo.DOUBLOONS, "the Ghost Ship carries only doubloons");
  }

  private void checkPair(int one, int other) {
    require(one != other, "a ship does not fight itself");
  }

  private void checkCombat(Combat combat) {
    checkPair(combat.attacker(), combat.defender());
    int strength = combat.toBeat();
    require(
        strength == 0 || (strength >= LEAST_STRENGTH && strength <= MOST_STRENGTH),
        "the attacker's strength is 0 before it stands, then %d to %d"
            .formatted(LEAST_STRENGTH, MOST_STRENGTH));
    require(
        !combat.saberUsed() || table.saberOwner(combat) >= 0,
        "neither of them has the SABER that was used");
  }

  private void checkCannons(int cannons) {
    require(
        cannons >= 0 && cannons <= MOST_CANNONS,
        "a ship spends 0 to %d cannons".formatted(MOST_CANNONS));
  }

  /// Whether a step may come where it comes.
  private void checkOrder(Step step) {
    List<Step> before = steps.subList(0, place);
    boolean afterChoice = before.stream().anyMatch(ChooseCard.class::isInstance);
    switch (step) {
      case TakeTurn(int ship) ->
          require(
              table.ships[ship].hasChosen() || afterChoice,
              "ship %d has chosen no card to turn up".formatted(ship));
      case Act(int ship, _) ->
          require(
              table.ships[ship].hasChosen() || afterChoice,
              "ship %d has chosen no card to act on".formatted(ship));
      case StartRound _ -> {
        requireLast();
        require(table.round < roundLimit, "the race has %d rounds at most".formatted(roundLimit));
        require(!table.lastRound, "no round follows the last one");
      }
      case EndRound _ -> requireLast();
      case ChooseCard _ -> {}
      case Question _ -> require(place == 0, "a question like this comes first, or not at all");
      case Duty _ -> {}
    }
  }

  private void requireLast() {
    require(place == steps.size() - 1, "nothing is pending after this");
  }

  /// Whether the next step can come about at this table.
  private void checkNext(Step step) {
    ships(step)
        .forEach(ship -> {
          boolean rests = table.ships[ship].isHome() && !table.isGhost(ship);
          boolean turn = step instanceof TakeTurn || step instanceof Act;
          require(!rests || turn, "ship %d is home, and does nothing more".formatted(ship));
        });
    switch (step) {
      case ChooseCard _ -> require(!table.undecided().isEmpty(), "everybody has chosen a card");
      case ChooseTarget(int attacker) ->
          require(
              Integer.bitCount(table.neighbours(attacker)) > 1,
              "two other ships must be on its space, outside Port Royal");
      case SpendCannons(Combat combat) ->
          require(
              table.ships[combat.firing()].total(Cargo.CANNONS) > 0,
              "ship %d has no cannons to spend".formatted(combat.firing()));
      case Saber(Combat combat, _, Face face) -> checkSaber(combat, face);
      case ChooseLoot(int winner, int loser) ->
          require(Looting.isAsked(table, winner, loser), "there is nothing to choose");
      case PlaceLoad(int ship, _, _) ->
          require(
              table.ships[ship].emptyRegularHold() > 0 && table.ships[ship].hasEmptySixth(),
              "only between the sixth hold and another empty one there is a choice");
      case DumpHold(int ship, _, _) -> {
        require(!table.ships[ship].hasEmptyHold(), "ship %d has an empty hold".formatted(ship));
        requireChoice();
      }
      case PayFrom(int ship, Cargo cargo, int due) -> {
        require(
            table.ships[ship].total(cargo) > due
                && Integer.bitCount(table.ships[ship].holdsWith(cargo)) > 1,
            "only with more than is due, in several holds, there is a choice");
      }
      case ChooseRetreat(int ship) -> {
        require(
            Route.cost(table.ships[ship].space) > 0
                && table.ships[ship].total(Route.currency(table.ships[ship].space)) == 0,
            "ship %d has not run short where it is".formatted(ship));
        requireChoice();
      }
      case ChoosePath _, GhostMove _ -> requireChoice();
      case PlaceDice _ -> {}
      case Duty _ -> {}
    }
  }

  private void checkSaber(Combat combat, Face face) {
    int owner = table.saberOwner(combat);
    require(owner >= 0, "neither of them has the SABER");
    require(!combat.saberUsed(), "the SABER is used once in a combat");
    require(owner != combat.firing() || face != Face.STAR, "nobody repeats a star of their own");
  }

  /// A question with one answer is not asked.
  private void requireChoice() {
    Question question = table.question();
    Moves<JamaicaMove> moves = new Moves<>();
    Seat asked = Questions.ALL.asked(table, question).lowest();
    Questions.ALL.offer(table, question, asked, moves);
    require(moves.size() > 1, "there is nothing to choose");
  }
}
