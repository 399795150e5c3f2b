package tortuga.piecesofeight.tactics;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Step.MainAction;

/// What speaks for a move in Pieces of Eight: the parts of [Prospects], and what becomes of
/// Captains and coins.
final class EightConsiderations implements Considerations<EightState> {
  static final int COINS = 0;
  static final int GOOD_COINS = 1;
  static final int ACTIVE = 2;
  static final int COVER = 3;
  static final int CAPTAIN = 4;
  static final int LOST_TURNS = 5;
  static final int STRIKE = 6;

  private static final List<Topic> TOPICS =
      List.of(
          Topic.number("coins"),
          Topic.quality("good-coins").secret(),
          Topic.quality("active").secret(),
          Topic.number("cover"),
          Topic.hope("captain"),
          Topic.burden("lost-turns"),
          Topic.hope("strike"));

  private static final List<Topic> INCIDENTS =
      List.of(
          Topic.danger("own-captain-lost"),
          Topic.hope("captain-taken"),
          Topic.danger("negated"),
          Topic.hope("negation").secret());

  private final Options options;

  EightConsiderations(Options options) {
    this.options = options;
  }

  @Override
  public List<Topic> topics() {
    return TOPICS;
  }

  @Override
  public void weigh(EightState table, Seat seat, double[] amounts, double[] worths) {
    new Prospects(options, table).consider(seat.index(), amounts, worths);
  }

  @Override
  public List<Topic> incidents() {
    return INCIDENTS;
  }

  @Override
  public Optional<Integer> incident(Event event, Seat seat) {
    int place = event instanceof EightEvent known ? incident(known, seat) : -1;
    return place < 0 ? Optional.empty() : Optional.of(place);
  }

  private int incident(EightEvent event, Seat seat) {
    return switch (event) {
      case CaptainLost(Seat loser) when loser.equals(seat) -> 0;
      case CaptainLost(Seat loser) when !areAllies(loser, seat) -> 1;
      case Negated(_, Seat user, _) when user.equals(seat) -> 2;
      case Negated(Seat by, _, _) when by.equals(seat) -> 3;
      default -> -1;
    };
  }

  private boolean areAllies(Seat one, Seat other) {
    return options.teams() > 0 && options.teamOf(one.index()) == options.teamOf(other.index());
  }

  /// A coin of a draft or of a ship to be built is one of many.
  @Override
  public boolean areTelling(EightState concealed) {
    return concealed.isAtSea();
  }

  /// The next main phase of the seat, when everybody else has had a turn.
  @Override
  public boolean isPause(EightState start, EightState now, Seat seat) {
    boolean isLater = now.turn > start.turn || now.game > start.game;
    return isLater && now.turnSeat == seat.index() && now.question() instanceof MainAction;
  }
}
