package tortuga.lab;

import java.util.List;
import java.util.Map;

/// What many games of the same kind have in common.
///
/// @param lengths the number of decisions in a game
/// @param scores the scores of all seats
/// @param winnerScores the scores of those who won
/// @param seatScores the scores of each seat
/// @param wins how many games each seat won, alone or with others
/// @param sharedWins how many of them it had to share
/// @param lost how many games nobody won
/// @param events how often each kind of event occurred in a game
public record Statistics(
    int games,
    long decisions,
    Distribution lengths,
    Distribution scores,
    Distribution winnerScores,
    List<Distribution> seatScores,
    List<Integer> wins,
    List<Integer> sharedWins,
    int lost,
    Map<String, Distribution> events) {}
