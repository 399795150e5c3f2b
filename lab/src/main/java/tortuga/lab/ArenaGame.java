package tortuga.lab;

import java.util.List;

/// One game of an arena.
///
/// @param players which contestant had each seat when the game ended, as numbers
/// @param ranks the rank of each seat
/// @param shares what each seat won: one for all winners together, divided evenly between the sides
///   that won and between the seats of a side
/// @param decisions how often each contestant was asked, by number
/// @param nanoseconds how long each contestant thought, by number
record ArenaGame(
    List<Integer> players,
    List<Integer> ranks,
    List<Double> shares,
    List<Long> decisions,
    List<Long> nanoseconds) {}
