package tortuga.piecesofeight.state;

import tortuga.engine.steps.StepNotation;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.Place;

/// What is still to happen: duties, which the referee sees to, and questions, which somebody must
/// answer.
public sealed interface Step {
  StepNotation<Step> NOTATION = new StepNotation<>(Step.class, Question.class);

  /// A step before the first turn of a game: shipyards are filled, and ships are built.
  sealed interface Harbour {}

  /// A step at sea while no action is going on, within a turn or between two turns.
  sealed interface Turn {}

  /// A step at sea from the choice of a main action until all of it is done.
  sealed interface Action {}

  /// Something that happens without anybody being asked, or that leads to a question.
  sealed interface Duty extends Step {}

  record OpenYards() implements Duty, Harbour {}

  record DealCoins(int each) implements Duty, Harbour {}

  record BeginDraft(int each) implements Duty, Harbour {}

  record BeginTrades() implements Duty, Harbour {}

  record BeginGame() implements Duty, Harbour {}

  record Launch() implements Duty, Harbour {}

  record BeginTurn(int seat) implements Duty, Turn {}

  record MainPhase() implements Duty, Turn {}

  /// The action is over: whoever has no coins left, or has surrendered, leaves.
  record CloseAction() implements Duty, Action {}

  record LastNest() implements Duty, Turn {}

  record EndTurn() implements Duty, Turn {}

  /// An ability that has been announced takes effect; a Treachery takes this step off the agenda.
  record Resolve(Deed deed) implements Duty, Action {}

  /// The targets of an attack, one after the other, may save themselves.
  record Doom(Deed deed) implements Duty, Action {}

  record Strike(Deed deed) implements Duty, Action {}

  /// Something that waits for an answer.
  sealed interface Question extends Step, tortuga.engine.steps.Question {}

  record PickSet() implements Question, Harbour {}

  record DraftCoin(int seat, int picksLeft) implements Question, Harbour {}

  /// Somebody may offer a trade; `traders` are those who still want to trade, as a set of bits.
  record MakeOffer(int seat, int traders) implements Question, Harbour {}

  record AnswerOffer(int from, int to, int traders) implements Question, Harbour {}

  record TakeSpoil(int seat) implements Question, Harbour {}

  record BuildShip() implements Question, Harbour {}

  record SendToNest(boolean first) implements Question, Turn {}

  record MainAction() implements Question, Turn {}

  record InviteCannons(Deed deed) implements Question, Action {}

  record LendCannons(Deed deed, int invited) implements Question, Action {}

  record ChooseDepth(Deed deed, int most) implements Question, Action {}

  record AnyReaction(Deed deed) implements Question, Action {}

  record SaveCoin(Deed deed, Place place) implements Question, Action {}

  /// A player has lost an open coin to an opponent, in the `destruction`-th destruction of the
  /// action; `wrecked` if coins that it destroyed may still answer.
  record AnswerLoss(int victim, int offender, int destruction, boolean wrecked)
      implements Question, Action {}

  record FetchCoin(int seat, Place from) implements Question, Action {}

  record OrderTreasure(int seat, Place from, Coin one, Coin other) implements Question, Action {}

  record RearrangeShip(int seat, Place from) implements Question, Action {}

  record VoteStalemate() implements Question, Turn {}

  record RebuildShips() implements Question, Turn {}
}
