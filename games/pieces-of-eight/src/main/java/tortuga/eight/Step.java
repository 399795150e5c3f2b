package tortuga.eight;

import tortuga.engine.steps.StepNotation;

/// What is still to happen: duties, which the referee sees to, and questions, which somebody must
/// answer.
sealed interface Step {
  StepNotation<Step> NOTATION = new StepNotation<>(Step.class, Question.class);

  /// Something that happens without anybody being asked, or that leads to a question.
  sealed interface Duty extends Step {}

  record OpenYards() implements Duty {}

  record DealCoins(int each) implements Duty {}

  record BeginDraft(int each) implements Duty {}

  record BeginTrades() implements Duty {}

  record BeginGame() implements Duty {}

  record Launch() implements Duty {}

  record BeginTurn(int seat) implements Duty {}

  record MainPhase() implements Duty {}

  /// The action is over: whoever has no coins left, or has surrendered, leaves.
  record CloseAction() implements Duty {}

  record LastNest() implements Duty {}

  record EndTurn() implements Duty {}

  /// An ability that has been announced takes effect; a Treachery takes this step off the agenda.
  record Resolve(Deed deed) implements Duty {}

  /// The targets of an attack, one after the other, may save themselves.
  record Doom(Deed deed) implements Duty {}

  record Strike(Deed deed) implements Duty {}

  /// Something that waits for an answer.
  sealed interface Question extends Step, tortuga.engine.steps.Question {}

  record PickSet() implements Question {}

  record DraftCoin(int seat, int picksLeft) implements Question {}

  /// Somebody may offer a trade; `traders` are those who have not had enough of it, as a set of
  /// bits.
  record MakeOffer(int seat, int traders) implements Question {}

  record AnswerOffer(int from, int to, int traders) implements Question {}

  record TakeSpoil(int seat) implements Question {}

  record BuildShip() implements Question {}

  record SendToNest(boolean first) implements Question {}

  record MainAction() implements Question {}

  record InviteCannons(Deed deed) implements Question {}

  record LendCannons(Deed deed, int invited) implements Question {}

  record ChooseDepth(Deed deed, int most) implements Question {}

  record AnyReaction(Deed deed) implements Question {}

  record SaveCoin(Deed deed, Place place) implements Question {}

  /// A player has lost an open coin to an opponent, in the `destruction`-th destruction of the
  /// action; `wrecked` if coins that it destroyed may still answer.
  record AnswerLoss(int victim, int offender, int destruction, boolean wrecked)
      implements Question {}

  record FetchCoin(int seat, Place from) implements Question {}

  record OrderTreasure(int seat, Place from, Coin one, Coin other) implements Question {}

  record RearrangeShip(int seat, Place from) implements Question {}

  record VoteStalemate() implements Question {}

  record RebuildShips() implements Question {}
}
