package tortuga.aye.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import tortuga.aye.AyeMove;
import tortuga.aye.Card;
import tortuga.aye.Stance;
import tortuga.aye.rules.Options;
import tortuga.aye.rules.Referee;
import tortuga.aye.rules.Round;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.engine.Seat;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;

/// Reads what is pending in a position, and knows what follows from it.
///
/// @param pending the steps that were given, the next one first
record PendingReader(AyeState table, List<Step> pending) {
  private static final Set<String> VERBS = new Notation<>(Step.class).verbs().keySet();

  static PendingReader of(AyeState table, PositionText.Chart given) {
    return new PendingReader(
        table, given.get("pending").map(PendingReader::read).orElse(List.of()));
  }

  private static List<Step> read(PositionText given) {
    List<PositionText> lines =
        given instanceof PositionText.Word word ? steps(word) : given.items();
    return lines.stream().map(line -> line.as(Step.NOTATION::read)).toList();
  }

  /// Whether the captain has taken the dice, and gives the commands of the round.
  boolean isMustered() {
    if (table.phase != 1) return table.phase > 1;
    return !pending.isEmpty()
        && pending.stream().noneMatch(step -> partOf(step) == Part.BEFORE_MUSTER);
  }

  /// Plans the steps given, next one first, and after them what the round brings.
  void plan(Options options, Referee referee) {
    new PendingCheck(table, options, pending).checkParts();
    fillIn();
    if (pending.isEmpty()) {
      new Round(referee).planFrom(table.phase);
      return;
    }
    Step last = pending.getLast();
    if (partOf(last) == Part.BETWEEN) new Round(referee).planFrom(table.phase + 1);
    else new RoundPlan(table).after(last).reversed().forEach(table.agenda::push);
    pending.reversed().forEach(table.agenda::push);
  }

  /// Fills in what follows from what is pending.
  private void fillIn() {
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.pirates[seat];
      boolean stands = table.isMember(seat) && pirate.action.isMission();
      if (stands && pirate.stance == Stance.NONE) pirate.stance = Stance.UNITE;
    }
    for (Step step : pending) {
      if (step instanceof ShowThumbs(int declarer, _)) table.pirates[declarer].hasDeclared = true;
      if (step instanceof JudgeClaim(int claimant, Card card, int target)) {
        table.pirates[claimant].claim = Answers.code(new AyeMove.Claim(card, Seat.of(target)));
      }
    }
  }

  /// Whether cards are being dealt, so that everybody holds three.
  boolean dealsCards() {
    return pending.stream()
        .anyMatch(step -> step instanceof SwapCard || step instanceof DiscardThird);
  }

  /// Whether somebody is captain: not while cards are dealt, or a captain is being named.
  boolean hasCaptain() {
    return table.round > 0
        || pending.isEmpty()
        || !(pending.getFirst() instanceof SwapCard
            || pending.getFirst() instanceof DiscardThird
            || pending.getFirst() instanceof ChooseCaptain);
  }

  /// Whether the votes of the round lie open: from phase two on, or when nothing of the captain
  /// phase up to the vote is pending.
  boolean hasVoted() {
    return table.phase > 1
        || (isMustered()
            && pending.stream()
                .noneMatch(step ->
                    step instanceof ClearPlank
                        || step instanceof IssueCommands
                        || step instanceof CastVotes));
  }

  private Part partOf(Step step) {
    return Part.of(step, table.mission != AyeState.NO_MISSION);
  }

  /// Several steps may be in one text; each begins with its verb.
  private static List<PositionText> steps(PositionText.Word text) {
    List<PositionText> steps = new ArrayList<>();
    StringJoiner step = new StringJoiner(" ");
    for (String word : text.text().strip().split("\\s+")) {
      if (VERBS.contains(word) && step.length() > 0) {
        steps.add(new PositionText.Word(step.toString(), text.line()));
        step = new StringJoiner(" ");
      }
      step.add(word);
    }
    steps.add(new PositionText.Word(step.toString(), text.line()));
    return steps;
  }
}
