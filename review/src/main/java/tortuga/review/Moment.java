package tortuga.review;

import java.util.List;
import java.util.Optional;

/// One entry of a game that can have changed somebody's chances; entry zero is the setup.
///
/// What the entry changed for a seat is `moved` plus `luck`; for the seat that moved, `moved` is
/// `own` plus `hidden`.
///
/// @param seat who moved; nobody at the setup
/// @param move the move in the game's notation
/// @param question what was asked; empty if the seat moved without being asked
/// @param chances how likely each seat is to win after the entry
/// @param noise their standard errors
/// @param moved what the move changed for each seat, whatever luck came with it
/// @param draws the luck of the entry in words
/// @param luck what that luck changed for each seat; none if nothing was left to luck
/// @param luckNoise the standard errors of that
/// @param choice what else the seat could have done; nothing if it had no choice
public record Moment(
    int entry,
    Optional<Integer> seat,
    String move,
    String question,
    List<Double> chances,
    List<Double> noise,
    List<Double> moved,
    List<String> draws,
    List<Double> luck,
    List<Double> luckNoise,
    Optional<Choice> choice) {
  public Moment {
    chances = List.copyOf(chances);
    noise = List.copyOf(noise);
    moved = List.copyOf(moved);
    draws = List.copyOf(draws);
    luck = List.copyOf(luck);
    luckNoise = List.copyOf(luckNoise);
  }

  /// Returns the luck of a seat.
  public double luckOf(int index) {
    return luck.isEmpty() ? 0 : luck.get(index);
  }
}
