package tortuga.aye.tactics;

import java.util.List;
import java.util.Optional;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeEvent.*;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step.IssueCommands;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;

/// What speaks for a move in Aye: the parts of [Forecast], and what happens to crew and pirate.
final class AyeConsiderations implements Considerations<AyeState> {
  static final int WORK = 0;
  static final int SHIP = 1;
  static final int CARDS = 2;
  static final int COINS = 3;
  static final int LOCKED = 4;
  static final int REPUTATION = 5;
  static final int TRAITOR = 6;

  private static final List<Topic> CREW =
      List.of(
          Topic.burden("work"),
          Topic.number("ship"),
          Topic.burden("cards-missing"),
          Topic.number("coins"),
          Topic.burden("locked"),
          Topic.number("captain-reputation"),
          Topic.SILENT);

  private static final List<Topic> INCIDENTS =
      List.of(
          Topic.hope("attempt-succeeded"),
          Topic.danger("attempt-failed"),
          Topic.hope("card-completed").secret());

  private final Options options;

  AyeConsiderations(Options options) {
    this.options = options;
  }

  @Override
  public List<Topic> topics() {
    return CREW;
  }

  @Override
  public void weigh(AyeState table, Seat seat, double[] amounts, double[] worths) {
    new Forecast(options, table).consider(seat.index(), amounts, worths);
  }

  @Override
  public List<Topic> incidents() {
    return INCIDENTS;
  }

  @Override
  public Optional<Integer> incident(Event event, Seat seat) {
    int place = event instanceof AyeEvent known ? incident(known, seat) : -1;
    return place < 0 ? Optional.empty() : Optional.of(place);
  }

  private static int incident(AyeEvent event, Seat seat) {
    return switch (event) {
      case AttemptSucceeded _ -> 0;
      case AttemptFailed _ -> 1;
      case CardCompleted(Seat owner, _) when owner.equals(seat) -> 2;
      default -> -1;
    };
  }

  /// Commands are given one by one, and what a captain wants shows only in all of them.
  @Override
  public boolean areTelling(AyeState concealed) {
    return !(concealed.question() instanceof IssueCommands);
  }

  /// The next round begins.
  @Override
  public boolean isPause(AyeState start, AyeState now, Seat seat) {
    return now.round > start.round;
  }

  /// The crew stands and falls together.
  @Override
  public boolean hasRivals() {
    return false;
  }
}
