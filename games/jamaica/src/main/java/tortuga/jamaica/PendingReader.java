package tortuga.jamaica;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tortuga.engine.Sketch;
import tortuga.jamaica.Step.*;

/// Reads what is still to happen in a position, and refuses what cannot come next.
final class PendingReader {
  private final JamaicaState table;
  private final Referee referee;

  PendingReader(JamaicaState table, Referee referee) {
    this.table = table;
    this.referee = referee;
  }

  /// Plans the steps given, next one first, and after them the rest of the round.
  void read(Sketch pending) {
    List<Sketch> lines = pending instanceof Sketch.Word ? List.of(pending) : pending.items();
    List<Step> steps = lines.stream().map(line -> line.as(Step.NOTATION::read)).toList();
    for (int i = 0; i < steps.size(); i++) check(steps.subList(0, i + 1), lines.get(i));
    boolean endsRound =
        steps.stream().anyMatch(step -> step instanceof EndRound || step instanceof StartRound);
    if (!endsRound) planRest();
    steps.reversed().forEach(table.agenda::first);
  }

  /// All who have not chosen a card choose one, and all take their turns.
  void planRest() {
    referee.planRound();
    if (table.asked(table.question()).isEmpty()) table.agenda.done();
  }

  private void check(List<Step> until, Sketch line) {
    Step step = until.getLast();
    for (int ship : shipsOf(step)) {
      if (ship < 0 || ship >= table.ships.length) throw line.wrong("there is no ship " + ship);
    }
    boolean afterChoice = until.stream().anyMatch(ChooseCard.class::isInstance);
    if (step instanceof Act(int ship, _) && !table.ships[ship].hasChosen() && !afterChoice) {
      throw line.wrong("ship %d has chosen no card to act on".formatted(ship));
    }
    if (step instanceof TakeTurn(int ship) && !table.ships[ship].hasChosen() && !afterChoice) {
      throw line.wrong("ship %d has chosen no card to turn up".formatted(ship));
    }
    if (step instanceof ChooseCard choice && table.asked(choice).isEmpty()) {
      throw line.wrong("everybody has chosen a card");
    }
  }

  private static Set<Integer> shipsOf(Step step) {
    return switch (step) {
      case TakeTurn(int ship) -> Set.of(ship);
      case Act(int ship, _) -> Set.of(ship);
      case Load(int ship, _, _) -> Set.of(ship);
      case MoveAhead(int ship, _) -> Set.of(ship);
      case MoveBack(int ship, _) -> Set.of(ship);
      case Fight(int attacker, int defender) -> ships(attacker, defender);
      case FireBack(Combat combat) -> ships(combat.attacker(), combat.defender());
      case Roll(Combat combat, _) -> ships(combat.attacker(), combat.defender());
      case Settle(int ship) -> Set.of(ship);
      case ChoosePath(int ship, _) -> Set.of(ship);
      case ChooseTarget(int attacker) -> Set.of(attacker);
      case SpendCannons(Combat combat) -> ships(combat.attacker(), combat.defender());
      case Saber(Combat combat, _, _) -> ships(combat.attacker(), combat.defender());
      case ChooseLoot(int winner, int loser) -> ships(winner, loser);
      case PlaceLoad(int ship, _, _) -> Set.of(ship);
      case DumpHold(int ship, _, _) -> Set.of(ship);
      case PayFrom(int ship, _, _) -> Set.of(ship);
      case ChooseRetreat(int ship) -> Set.of(ship);
      case StartRound _, HauntSea _, EndRound _, PlaceDice _, ChooseCard _, GhostMove _ -> Set.of();
    };
  }

  private static Set<Integer> ships(int one, int other) {
    Set<Integer> both = new HashSet<>();
    both.add(one);
    both.add(other);
    return both;
  }
}
