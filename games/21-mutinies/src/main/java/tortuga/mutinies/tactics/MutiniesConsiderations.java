package tortuga.mutinies.tactics;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;
import tortuga.mutinies.MutiniesEvent;
import tortuga.mutinies.MutiniesEvent.*;
import tortuga.mutinies.MutiniesMove.Place;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Step.CaptainTurn;
import tortuga.mutinies.state.Step.FinalTrade;

/// What speaks for a move in 21 Mutinies: the parts of [Standing], and what a round brings.
final class MutiniesConsiderations implements Considerations<MutiniesState> {
  static final MutiniesConsiderations ALL = new MutiniesConsiderations();

  static final int PRESTIGE = 0;
  static final int DOUBLOONS = 1;
  static final int JEWELS = 2;
  static final int RUM = 3;
  static final int SPARE_RUM = 4;
  static final int TREASURES = 5;
  static final int CARDS = 6;
  static final int REFUSED = 7;
  static final int COMMAND = 8;

  private static final List<Topic> TOPICS =
      List.of(
          Topic.number("prestige"),
          Topic.number("doubloons"),
          Topic.number("jewels"),
          Topic.number("rum"),
          Topic.burden("rum-left"),
          Topic.number("treasures"),
          Topic.number("cards"),
          Topic.burden("refused").secret(),
          Topic.hope("command"));

  private static final List<Topic> INCIDENTS =
      List.of(Topic.hope("sale").secret(), Topic.hope("bonus"), Topic.danger("nothing-found"));

  private MutiniesConsiderations() {}

  @Override
  public List<Topic> topics() {
    return TOPICS;
  }

  @Override
  public void weigh(MutiniesState table, Seat seat, double[] amounts, double[] worths) {
    new Standing(table).consider(seat.index(), amounts, worths);
  }

  @Override
  public List<Topic> incidents() {
    return INCIDENTS;
  }

  @Override
  public Optional<Integer> incident(Event event, Seat seat) {
    int place = event instanceof MutiniesEvent known ? incident(known, seat) : -1;
    return place < 0 ? Optional.empty() : Optional.of(place);
  }

  private static int incident(MutiniesEvent event, Seat seat) {
    return switch (event) {
      case Sold(Seat seller, _, _) -> seller.equals(seat) ? 0 : -1;
      case BonusReached(Seat owner, _) -> owner.equals(seat) ? 1 : -1;
      case NothingFound(Seat finder) -> finder.equals(seat) ? 2 : -1;
      case LotsDrawn _,
          RoundBegun _,
          DiscPlaced _,
          Passed _,
          TreasureUsed _,
          CardPlayed _,
          Targeted _,
          DoubloonsGained _,
          DoubloonsPaid _,
          DoubloonsHandedOver _,
          RumGained _,
          RumLost _,
          RumHandedOver _,
          PrestigeMoved _,
          TreasureDrawn _,
          JewelDrawn _,
          JewelTaken _,
          JewelKept _,
          JewelDiscarded _,
          JewelRemoved _,
          SquareFilled _,
          NtrFilled _,
          JewelPileExhausted _,
          DiscardsShuffled _,
          DiceRolled _,
          TavernRolled _,
          MinionEmptied _,
          RowPicked _,
          RumPoured _,
          CaptainReplaced _,
          CardDrawn _,
          CardKept _,
          CardRemoved _,
          ActionClosed _,
          LastRoundAnnounced _,
          TreasuresRevealed _,
          JewelsRevealed _,
          CardsRevealed _,
          Counted _,
          Scored _ ->
          -1;
    };
  }

  /// Whoever uses a token or plays a card first still places a disc.
  @Override
  public boolean areOfAKind(Move one, Move other) {
    return one instanceof Place == other instanceof Place;
  }

  /// The next round begins, or the last trades do.
  @Override
  public boolean isPause(MutiniesState start, MutiniesState now, Seat seat) {
    boolean isNextRound = now.round > start.round && now.question() instanceof CaptainTurn;
    boolean isFinal = now.question() instanceof FinalTrade;
    return isNextRound || (isFinal && !(start.question() instanceof FinalTrade));
  }
}
