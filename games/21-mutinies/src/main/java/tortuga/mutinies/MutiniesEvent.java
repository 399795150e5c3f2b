package tortuga.mutinies;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// What happened at the table.
public sealed interface MutiniesEvent extends Event {
  /// Lots were drawn for the turn order.
  record LotsDrawn(List<Seat> order) implements MutiniesEvent {}

  record RoundBegun(int round, Seat captain, boolean last) implements MutiniesEvent {}

  /// A disc was placed, the Minion's by the Captain; what it costs was set aside there.
  record DiscPlaced(Seat seat, boolean minion, Square square, int doubloons, int rum)
      implements MutiniesEvent {}

  record Passed(Seat seat) implements MutiniesEvent {}

  record TreasureUsed(Seat seat, Treasure token) implements MutiniesEvent {}

  record CardPlayed(Seat seat, Card card) implements MutiniesEvent {}

  record Targeted(Seat seat, Seat victim) implements MutiniesEvent {}

  record DoubloonsGained(Seat seat, int amount) implements MutiniesEvent {}

  record DoubloonsPaid(Seat seat, int amount) implements MutiniesEvent {}

  record DoubloonsHandedOver(Seat from, Seat to, int amount) implements MutiniesEvent {}

  record RumGained(Seat seat, int cubes) implements MutiniesEvent {}

  record RumLost(Seat seat, int cubes) implements MutiniesEvent {}

  record RumHandedOver(Seat from, Seat to, int cubes) implements MutiniesEvent {}

  record PrestigeMoved(Seat seat, int by, int to) implements MutiniesEvent {}

  record BonusReached(Seat seat, int square) implements MutiniesEvent {}

  /// A treasure token was drawn; only its owner sees which.
  record TreasureDrawn(Seat seat, Optional<Treasure> token) implements MutiniesEvent {
    @Override
    @Rule("MUT-TREAS-03")
    public Optional<MutiniesEvent> seenBy(Viewer viewer) {
      return Optional.of(seat.equals(viewer) ? this : new TreasureDrawn(seat, Optional.empty()));
    }
  }

  /// A jewel was drawn unseen from the jewel pile, or from that of the Non-Trade Routes.
  record JewelDrawn(Seat seat, boolean ntr, Optional<Jewel> jewel) implements MutiniesEvent {
    @Override
    @Rule("MUT-JEWEL-05")
    public Optional<MutiniesEvent> seenBy(Viewer viewer) {
      return Optional.of(seat.equals(viewer) ? this : new JewelDrawn(seat, ntr, Optional.empty()));
    }
  }

  /// A displayed jewel was taken; everybody may remember that.
  @Rule("MUT-RULING-41")
  record JewelTaken(Seat seat, Square square, Jewel jewel) implements MutiniesEvent {}

  /// The jewel just drawn was kept, unseen.
  record JewelKept(Seat seat) implements MutiniesEvent {}

  record JewelDiscarded(Seat seat, Jewel jewel) implements MutiniesEvent {}

  /// A jewel went from the board to the discard pile.
  record JewelRemoved(Jewel jewel) implements MutiniesEvent {}

  record SquareFilled(Square square, Jewel jewel) implements MutiniesEvent {}

  record NtrFilled(int size) implements MutiniesEvent {}

  record JewelPileExhausted(int times) implements MutiniesEvent {}

  record DiscardsShuffled(int jewels) implements MutiniesEvent {}

  record DiceRolled(Seat seat, int first, int second) implements MutiniesEvent {}

  record NothingFound(Seat seat) implements MutiniesEvent {}

  record TavernRolled(Seat captain, int die, int cubes) implements MutiniesEvent {}

  /// Cubes that were dealt to the Minion are back in the supply.
  record MinionEmptied(int cubes) implements MutiniesEvent {}

  /// A seller in the City said what it will be.
  record RowPicked(Seat seat, Combination row) implements MutiniesEvent {}

  record Sold(Seat seat, Combination row, List<Jewel> jewels) implements MutiniesEvent {}

  record RumPoured(Seat seat, int cubes) implements MutiniesEvent {}

  record CaptainReplaced(Seat captain, Seat deposed) implements MutiniesEvent {}

  /// A Mutiny card was drawn; only the new Captain sees which, unless it is Last Mutiny.
  record CardDrawn(Seat seat, int left, Optional<Card> card) implements MutiniesEvent {
    @Override
    @Rule({"MUT-MUT-04", "MUT-CARD-05", "MUT-RULING-31"})
    public Optional<MutiniesEvent> seenBy(Viewer viewer) {
      boolean seen = seat.equals(viewer) || card.filter(Card.LAST_MUTINY::equals).isPresent();
      return Optional.of(seen ? this : new CardDrawn(seat, left, Optional.empty()));
    }
  }

  record CardKept(Seat seat) implements MutiniesEvent {}

  /// A card left the Mutiny deck unseen.
  record CardRemoved(int left) implements MutiniesEvent {}

  record ActionClosed(Action action, int rounds) implements MutiniesEvent {}

  record LastRoundAnnounced() implements MutiniesEvent {}

  record TreasuresRevealed(Seat seat, List<Treasure> tokens) implements MutiniesEvent {}

  record JewelsRevealed(Seat seat, List<Jewel> jewels) implements MutiniesEvent {}

  record CardsRevealed(Seat seat, List<Card> cards) implements MutiniesEvent {}

  /// A step of the final count brought a player prestige, or doubloons, or cost some.
  record Counted(Seat seat, ScoreStep step, int amount) implements MutiniesEvent {}

  record Scored(Seat seat, int prestige, int doubloons) implements MutiniesEvent {}
}
