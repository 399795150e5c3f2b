package tortuga.aye;

import java.util.List;
import tortuga.engine.Seat;

/// Who would throw what together for the next step of a mission, and how that is likely to go.
///
/// @param crew the pirates, in crew order
/// @param dice their mission dice
/// @param argh the Argh! dice that they would take
/// @param needed the successes that the step needs
public record Venture(
    Mission mission, List<Seat> crew, int dice, int argh, int needed, Odds odds) {}
