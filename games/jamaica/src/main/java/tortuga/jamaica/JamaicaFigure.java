package tortuga.jamaica;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Figure;

/// What can be told of a choice before it is made. Ships and holds are numbered as in
/// [JamaicaMove]. Whatever others may do before is left out: ships stay where they are now.
public sealed interface JamaicaFigure extends Figure {
  /// What a card brings with the dice of this round; a ship that comes home in the morning has an
  /// empty evening.
  record CardPlan(Card card, HalfPlan morning, HalfPlan evening) implements JamaicaFigure {}

  /// What a move over the board brings.
  record Arrival(int ship, Stop stop) implements JamaicaFigure {}

  /// How likely a ship is to win a combat after a decision. Whoever owns the Saber is taken to use
  /// it when that makes their chances better.
  ///
  /// @param ship whose chances these are
  /// @param firing the ship whose roll is next or has just been made
  /// @param cannons how many it fires
  /// @param bonus what Lady Beth adds to its strength
  /// @param toBeat the strength of the attack, or zero before it stands
  /// @param faces what each face of the die would mean, if it is still to be rolled
  /// @param answers the chances for each number of cannons with which the defender may answer; a
  ///   single one, without cannons, once nobody can
  record CombatOdds(
      int ship,
      int firing,
      int cannons,
      int bonus,
      int toBeat,
      List<FaceResult> faces,
      List<AnswerOdds> answers)
      implements JamaicaFigure {}

  /// What a ship must still pay after the combat, and what it has for that.
  record PriceAhead(int ship, Goods price, int aboard) implements JamaicaFigure {}

  /// What paying from a hold leaves: in the hold, and of the debt.
  record Payment(int left, int due) implements JamaicaFigure {}

  /// What stealing the content of a hold brings.
  record Theft(Goods goods, Room room) implements JamaicaFigure {
    /// Where stolen goods end up.
    public enum Room {
      /// In an empty hold of the winner.
      EMPTY_HOLD,
      /// In a hold whose content goes overboard.
      FULL_HOLD,
      /// In the sea: the Ghost Ship has no use for them.
      SEA
    }
  }

  /// What one half of a card brings: a voyage to one of the stops, or goods.
  record HalfPlan(Symbol symbol, int die, List<Stop> stops, List<Load> loads) {}

  /// Where a voyage ends, and what that means.
  ///
  /// @param passed the spaces between the two places, in the order in which they come
  /// @param ahead whether it leads ahead
  /// @param home whether the race ends there for the ship
  /// @param price what is due, after a combat if there is one
  /// @param lost what is given up instead by a ship that cannot pay
  /// @param lacking how much a ship that cannot pay has too little
  /// @param treasure whether it finds one here
  /// @param rivals the ships that it meets, one of which it must fight
  /// @param retreats where it may fall back to if it cannot pay
  /// @param sure whether nothing before can change it: no combat, no treasure, no choice of holds
  record Stop(
      Place from,
      Place to,
      List<Integer> passed,
      boolean ahead,
      boolean home,
      Optional<Goods> price,
      int lost,
      int lacking,
      boolean treasure,
      List<Integer> rivals,
      List<Retreat> retreats,
      boolean sure) {}

  /// A place where a ship that cannot pay may end instead.
  record Retreat(Place to, Optional<Goods> price, boolean treasure, List<Integer> rivals) {}

  /// Goods that are loaded.
  ///
  /// @param holds the holds into which they may go; none if there is no room
  /// @param dumps whether what lies there goes overboard first
  /// @param sure whether nothing before can change it
  record Load(Cargo cargo, int amount, List<Integer> holds, boolean dumps, boolean sure) {}

  /// Some tokens of one kind.
  record Goods(Cargo cargo, int amount) {}

  /// What a face of the combat die would mean for the ship that rolls it.
  ///
  /// @param strength what it adds up to; zero for a star, which is not added up
  record FaceResult(Face face, int strength, RollResult result) {}

  /// How likely a ship is to win, to tie and to lose if the defender fires this many cannons.
  record AnswerOdds(int cannons, double win, double tie, double lose) {}
}
