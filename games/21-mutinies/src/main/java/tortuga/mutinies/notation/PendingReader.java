package tortuga.mutinies.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import tortuga.engine.text.PositionText;
import tortuga.mutinies.rules.Referee;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.state.Step.*;

/// Reads what is still to happen in a position, and plans the rest of the round after it.
final class PendingReader {
  private final MutiniesState table;
  private final Referee referee;

  PendingReader(MutiniesState table, Referee referee) {
    this.table = table;
    this.referee = referee;
  }

  /// Usually those whose disc is on no square have yet to place it, and then all is resolved.
  void read(PositionText.Chart given) {
    List<Step> steps = new ArrayList<>();
    given.get("pending").ifPresent(pending -> readSteps(pending, steps));
    planRest(steps);
    steps.reversed().forEach(table.agenda::push);
  }

  private void readSteps(PositionText pending, List<Step> steps) {
    boolean one = pending instanceof PositionText.Word(String text, _) && !text.isBlank();
    List<PositionText> lines = one ? List.of(pending) : pending.items();
    for (PositionText line : lines) steps.add(line.as(Step.NOTATION::read));
  }

  private void planRest(List<Step> steps) {
    if (steps.stream().anyMatch(step -> step instanceof CheckEnd || step instanceof StartRound))
      return;
    if (steps.stream().anyMatch(OfferTrades.class::isInstance)) return;
    if (table.counting) {
      table.agenda.push(new OfferTrades(table.seats));
    } else if (steps.stream().anyMatch(PendingReader::isAfterRound)) {
      table.agenda.push(new CheckEnd());
    } else if (steps.stream().allMatch(PendingReader::isTurn)) {
      referee.planResolution();
      for (int turn = table.order.length - 1; turn >= 0; turn--) planTurn(table.order[turn], steps);
    } else {
      referee.planEnd();
    }
  }

  private void planTurn(int disc, List<Step> steps) {
    boolean planned =
        steps.stream().anyMatch(step -> PendingCheck.discOf(step).equals(OptionalInt.of(disc)));
    boolean passed =
        disc == table.captain() && Arrays.stream(table.crew).anyMatch(Pirate::isPlaced);
    if (!table.crew[disc].isPlaced() && !planned && !passed) {
      table.agenda.push(new TakeTurn(disc));
    }
  }

  private static boolean isAfterRound(Step step) {
    return step instanceof EndRound || step instanceof MutinyCard || step instanceof Overboard;
  }

  private static boolean isTurn(Step step) {
    return PendingCheck.discOf(step).isPresent()
        || step instanceof AfterPlacing
        || step instanceof CardTarget;
  }
}
