package tortuga.piecesofeight.notation;

import java.util.List;
import tortuga.engine.text.PositionText;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.Referee;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// Reads what is still to happen, and adds what always follows it.
final class PendingReader {
  private final EightState table;
  private final Referee referee;

  PendingReader(EightState table, Referee referee) {
    this.table = table;
    this.referee = referee;
  }

  /// Returns the steps that are given, the next one first; none if nothing is given.
  static List<Step> steps(PositionText.Chart given) {
    if (given.get("pending").isEmpty()) return List.of();
    PositionText pending = given.get("pending").orElseThrow();
    List<PositionText> lines = isOneStep(pending) ? List.of(pending) : pending.items();
    if (lines.isEmpty()) throw pending.wrong("something is always to come");
    return lines.stream().map(line -> line.as(Step.NOTATION::read)).toList();
  }

  /// If nothing is given, a turn has just begun.
  void read(PositionText.Chart given, List<Step> steps) {
    if (steps.isEmpty()) {
      referee.planTurn();
      return;
    }
    planRest(steps.getLast());
    steps.reversed().forEach(table.agenda::push);
    table.agenda.toList().forEach(this::mark);
    if (given.get("destructions").isEmpty()) table.destructions = latestDestruction(steps);
  }

  private static int latestDestruction(List<Step> steps) {
    int latest = 0;
    for (Step step : steps) {
      if (step instanceof AnswerLoss loss) latest = Math.max(latest, loss.destruction());
    }
    return latest;
  }

  /// A text is one step, unless each of its words is one.
  private static boolean isOneStep(PositionText pending) {
    return pending instanceof PositionText.Word
        && !pending.items().stream()
            .allMatch(word -> Step.NOTATION.notation().verbs().containsKey(word.text()));
  }

  /// Adds the steps that follow the last one given.
  private void planRest(Step last) {
    switch (last) {
      case DealCoins _, BeginDraft _, BeginTrades _, PickSet _, DraftCoin _, MakeOffer _ ->
          table.agenda.push(new BeginGame());
      case AnswerOffer _, Step.TakeSpoil _ -> table.agenda.push(new BeginGame());
      case AnyReaction(Deed deed) -> {
        referee.planEnd();
        table.agenda.push(new Resolve(deed));
      }
      case SaveCoin(Deed deed, _) -> {
        referee.planEnd();
        table.agenda.push(new Doom(deed));
      }
      case MainPhase _,
          MainAction _,
          Resolve _,
          Doom _,
          Strike _,
          InviteCannons _,
          LendCannons _,
          ChooseDepth _,
          AnswerLoss _,
          FetchCoin _,
          OrderTreasure _,
          RearrangeShip _ ->
          referee.planEnd();
      case SendToNest(boolean first) -> {
        if (first) referee.planFrom(new MainPhase());
        else table.agenda.push(new EndTurn());
      }
      case CloseAction _ -> table.agenda.plan(new LastNest(), new EndTurn());
      case LastNest _ -> table.agenda.push(new EndTurn());
      case OpenYards _,
          BeginGame _,
          Launch _,
          BeginTurn _,
          EndTurn _,
          BuildShip _,
          VoteStalemate _,
          RebuildShips _ -> {}
    }
  }

  /// Coins bear the marks that go without saying: a coin that may save itself is a target and has
  /// its chance, and one whose reaction is pending has reacted.
  private void mark(Step step) {
    if (step instanceof SaveCoin(Deed deed, Place place)) {
      mark(deed.ship(), place, Cell.TARGET | Cell.DOOMED);
    }
    if (step instanceof Resolve(Deed deed) && deed.isReactionThatStays()) {
      mark(deed.user(), deed.from(), Cell.REACTED);
    }
  }

  private void mark(int seat, Place place, int marks) {
    boolean exists =
        seat >= 0
            && seat < table.seats
            && place != Place.HOLD
            && table.ship(seat).at(place) != Cell.EMPTY;
    if (exists) table.ship(seat).mark(place, marks);
  }
}
