package tortuga.piecesofeight.tactics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Step.MainAction;

/// What speaks for a move in Pieces of Eight: the parts of [Prospects], and what becomes of
/// Captains and coins.
final class EightConsiderations implements Considerations<EightState> {
  static final int COINS = 0;
  static final int ACTIVE = 1;
  static final int COVER = 2;
  static final int CAPTAIN = 3;
  static final int STRIKE = 4;

  /// Turns to sit out are told when they are taken; coins that are worth less than others, not at
  /// all.
  static final int LOST_TURNS = 5;

  static final int OTHER_COINS = 6;

  /// The place of the first coin that is worth naming.
  static final int NAMED = 7;

  static final List<Coin> NAMED_COINS =
      List.of(
          Coin.TREACHERY,
          Coin.BROADSIDE,
          Coin.BURIED_TREASURE,
          Coin.PILLAGE,
          Coin.BLACK_SPOT,
          Coin.CANNON);

  private static final List<Topic> TOPICS = topics(NAMED_COINS);

  private static final List<Topic> INCIDENTS =
      List.of(
          Topic.danger("own-captain-lost"),
          Topic.hope("captain-taken"),
          Topic.danger("negated"),
          Topic.hope("negation").secret(),
          Topic.hope("turn-taken"),
          Topic.danger("turn-lost"));

  private static final int NONE = -1;

  private final Options options;

  private static List<Topic> topics(List<Coin> named) {
    List<Topic> topics =
        new ArrayList<>(
            List.of(
                Topic.number("coins"),
                Topic.quality("active").secret(),
                Topic.number("cover"),
                Topic.hope("captain"),
                Topic.hope("strike"),
                Topic.SILENT,
                Topic.SILENT));
    for (Coin coin : named) topics.add(Topic.number("aboard").of("coin", coin.toString()).secret());
    return List.copyOf(topics);
  }

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
    int place = event instanceof EightEvent known ? incident(known, seat) : NONE;
    return place < 0 ? Optional.empty() : Optional.of(place);
  }

  private int incident(EightEvent event, Seat seat) {
    return switch (event) {
      case CaptainLost(Seat loser) -> captainLost(loser, seat);
      case Negated(Seat by, Seat user, _) -> negated(by, user, seat);
      case Answered _, SetChosen _, LeftoversShown _, CoinsDealt _, DraftBegun _, Drafted _ -> NONE;
      case Offered _, OfferDeclined _, Traded _, TradingDone _, SpoilTaken _, SpoilDeclined _ ->
          NONE;
      case GameBegun _, ShipReady _, StartClaimed _, ShipShown _, CoinTossed _ -> NONE;
      case FirstPlayerFound _, TurnBegun _, TurnLost _, SentToNest _, NestLeftEmpty _ -> NONE;
      case CoinsCalled _, NestScuttled _, ForeShown _, CannonAimed _, CannonsInvited _ -> NONE;
      case CannonsLent _, Attacked _, AbilityUsed _, MateShown _, Reacted _ -> NONE;
      case ReactionDrawn _, MonkeySaved _, CoinDestroyed _, CoinSpent _, CoinPillaged _ -> NONE;
      case NothingHit _, CoinFetched _, TreasureFound _, TreasureStowed _, CoinDrawn _ -> NONE;
      case TurnTaken(Seat loser, _) -> turnTaken(loser, seat);
      case HoldOpened _, HoldClosed _, SailSet _, CaptainGained _ -> NONE;
      case SurrenderAnnounced _, KnockedOut _, StalemateProposed _, VoteCalled _ -> NONE;
      case VoteEnded _, TeamWon _, GameWon _, GameDrawn _, ShipRevealed _, MatchWon _ -> NONE;
    };
  }

  private int captainLost(Seat loser, Seat seat) {
    if (loser.equals(seat)) return 0;
    return areAllies(loser, seat) ? NONE : 1;
  }

  private static int negated(Seat by, Seat user, Seat seat) {
    if (user.equals(seat)) return 2;
    return by.equals(seat) ? 3 : NONE;
  }

  private int turnTaken(Seat loser, Seat seat) {
    if (loser.equals(seat)) return 5;
    return areAllies(loser, seat) ? NONE : 4;
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
