package tortuga.jamaica;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.text.AsSeat;
import tortuga.jamaica.state.Route;

/// What happened at the table. Ships and holds are numbered as in [JamaicaMove].
public sealed interface JamaicaEvent extends Event {
  record RoundBegun(int round, Seat captain) implements JamaicaEvent {}

  record DiceRolled(Seat captain, int first, int second) implements JamaicaEvent {}

  record DiceAssigned(int morning, int evening) implements JamaicaEvent {}

  /// A card lies face down; only its owner knows which.
  record CardChosen(Seat seat) implements JamaicaEvent {}

  record CardRevealed(Seat seat, Card card) implements JamaicaEvent {}

  record Loaded(@AsSeat int ship, int hold, Cargo cargo, int amount) implements JamaicaEvent {}

  record ThrownOverboard(@AsSeat int ship, int hold, Cargo cargo, int amount)
      implements JamaicaEvent {}

  record NoRoom(@AsSeat int ship, Cargo cargo) implements JamaicaEvent {}

  /// A ship sailed.
  ///
  /// @param passed the spaces between the two places, in the order in which they came
  record Sailed(@AsSeat int ship, Place from, Place to, List<Integer> passed)
      implements JamaicaEvent {
    /// Returns the voyage of a ship by the only way that a move can take.
    public static Sailed by(int ship, Place from, Place to) {
      return new Sailed(ship, from, to, Route.passed(from, to));
    }
  }

  record Paid(@AsSeat int ship, int hold, Cargo cargo, int amount) implements JamaicaEvent {}

  record RanShort(@AsSeat int ship, Cargo cargo, int given) implements JamaicaEvent {}

  /// A ship that could not pay sailed back.
  ///
  /// @param passed the spaces between the two places, in the order in which they came
  record FellBack(@AsSeat int ship, Place from, Place to, List<Integer> passed)
      implements JamaicaEvent {
    /// Returns the retreat of a ship.
    public static FellBack by(int ship, Place from, Place to) {
      return new FellBack(ship, from, to, Route.passed(from, to));
    }
  }

  /// A treasure was found in a lair. Everybody sees a power, only its finder sees any other card,
  /// and nobody sees what the Ghost Ship finds.
  record TreasureFound(@AsSeat int ship, boolean byGhost, Optional<Treasure> card)
      implements JamaicaEvent {
    @Override
    public Optional<JamaicaEvent> seenBy(Viewer viewer) {
      boolean seen = !byGhost && (isAt(viewer, ship) || card.filter(Treasure::isPower).isPresent());
      return Optional.of(seen ? this : new TreasureFound(ship, byGhost, Optional.empty()));
    }
  }

  record Attacked(@AsSeat int attacker, @AsSeat int defender) implements JamaicaEvent {}

  record CannonsSpent(@AsSeat int ship, int cannons) implements JamaicaEvent {}

  /// A ship fired.
  ///
  /// @param cannons how many it spent
  /// @param bonus what Lady Beth adds
  /// @param strength what face, cannons and bonus add up to; zero for a star, which is not added up
  record CombatRolled(@AsSeat int ship, Face face, int cannons, int bonus, int strength)
      implements JamaicaEvent {}

  record SaberUsed(@AsSeat int owner, @AsSeat int roller) implements JamaicaEvent {}

  record CombatWon(@AsSeat int winner, @AsSeat int loser) implements JamaicaEvent {}

  record CombatTied(@AsSeat int attacker, @AsSeat int defender) implements JamaicaEvent {}

  record HoldStolen(@AsSeat int winner, @AsSeat int loser, int hold, Cargo cargo, int amount)
      implements JamaicaEvent {}

  /// The Ghost Ship keeps only doubloons; other loot goes into the sea.
  record LootSunk(@AsSeat int ship, Cargo cargo, int amount) implements JamaicaEvent {}

  record PowerStolen(@AsSeat int winner, @AsSeat int loser, Treasure power)
      implements JamaicaEvent {}

  /// A face-down card changed hands; the two ships know which, and everybody does if it is turned
  /// up.
  record HiddenStolen(
      @AsSeat int winner, @AsSeat int loser, boolean turnedUp, Optional<Treasure> card)
      implements JamaicaEvent {
    @Override
    public Optional<JamaicaEvent> seenBy(Viewer viewer) {
      boolean seen = turnedUp || isAt(viewer, winner) || isAt(viewer, loser);
      return Optional.of(seen ? this : new HiddenStolen(winner, loser, turnedUp, Optional.empty()));
    }
  }

  /// A curse changed hands; the two ships know which.
  record CurseGiven(@AsSeat int winner, @AsSeat int loser, Optional<Treasure> curse)
      implements JamaicaEvent {
    @Override
    public Optional<JamaicaEvent> seenBy(Viewer viewer) {
      boolean seen = isAt(viewer, winner) || isAt(viewer, loser);
      return Optional.of(seen ? this : new CurseGiven(winner, loser, Optional.empty()));
    }
  }

  record LootDeclined(@AsSeat int winner, @AsSeat int loser) implements JamaicaEvent {}

  record CardsReshuffled(Seat seat) implements JamaicaEvent {}

  /// A card was drawn; only its owner sees which.
  record CardDrawn(Seat seat, Optional<Card> card) implements JamaicaEvent {
    @Override
    public Optional<JamaicaEvent> seenBy(Viewer viewer) {
      return Optional.of(seat.equals(viewer) ? this : new CardDrawn(seat, Optional.empty()));
    }
  }

  record CameHome(@AsSeat int ship) implements JamaicaEvent {}

  record LastRoundBegun() implements JamaicaEvent {}

  /// A ship's points, its face-down cards turned up.
  record Scored(Seat seat, int prize, int doubloons, int points, List<Treasure> treasures)
      implements JamaicaEvent {}

  private static boolean isAt(Viewer viewer, int ship) {
    return viewer instanceof Seat seat && seat.index() == ship;
  }
}
