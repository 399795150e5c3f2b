package tortuga.aye.tactics;

import tortuga.aye.Aye;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeMove;
import tortuga.aye.AyeView;
import tortuga.aye.Ending;
import tortuga.aye.state.AyeState;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// Many games of greedy players, counted: each takes what tempts it most in a world that fits what
/// it sees.
public final class Calibration {
  final int games;
  int crewWins;
  int traitorWins;
  int sunk;
  int rounds;
  int roundsWhenWon;
  int cards;
  int decisions;
  int mutinies;
  int attempts;
  int successes;

  private Calibration(int games) {
    this.games = games;
  }

  static Calibration of(Setup setup, int games, long seed) {
    Calibration calibration = new Calibration(games);
    SplitMix chance = Chance.seeded(seed);
    for (int game = 0; game < games; game++) calibration.play(setup, chance);
    return calibration;
  }

  private void play(Setup setup, SplitMix chance) {
    var rules = new Aye().rules(setup);
    var tactics = new Aye().tactics(setup);
    Journal<AyeEvent> journal = this::count;
    AyeState table = rules.begin(chance, journal);
    AyeState seen = table.copy();
    while (!table.isOver()) {
      Seat seat = table.toAct().lowest();
      seen.copyFrom(table);
      rules.conceal(seen, seat);
      rules.imagine(seen, chance);
      rules.play(table, seat, tempting(rules, tactics, seen, seat), chance, journal);
      decisions++;
    }
    count(table, rules.outcome(table));
  }

  /// Returns the most tempting move.
  public static AyeMove tempting(
      Rules<AyeState, AyeMove, AyeEvent, AyeView> rules,
      Tactics<AyeState, AyeMove> tactics,
      AyeState world,
      Seat seat) {
    Moves<AyeMove> moves = new Moves<>();
    rules.legalMoves(world, seat, moves);
    double[] weights = new double[moves.size()];
    tactics.weigh(world, seat, moves, weights);
    int best = 0;
    for (int i = 1; i < weights.length; i++) if (weights[i] > weights[best]) best = i;
    return moves.get(best);
  }

  private void count(AyeEvent event) {
    if (event instanceof AyeEvent.CaptainChanged) mutinies++;
    if (event instanceof AyeEvent.AttemptSucceeded) successes++;
    if (event instanceof AyeEvent.AttemptSucceeded || event instanceof AyeEvent.AttemptFailed) {
      attempts++;
    }
  }

  private void count(AyeState table, Outcome outcome) {
    boolean escaped = table.ending == Ending.ESCAPED;
    if (escaped) {
      crewWins++;
      roundsWhenWon += table.round;
    } else if (!outcome.winners().isEmpty()) {
      traitorWins++;
    }
    if (table.ending == Ending.SUNK) sunk++;
    rounds += table.round;
    cards += table.completedCards();
  }

  @Override
  public String toString() {
    return "crew %.1f %%, traitor %.1f %%, sunk %.1f %%, rounds %.1f won / %.1f all, cards %.1f, %.1f changes of captain, %.2f attempts a round, %.0f %% succeed, %.0f decisions"
        .formatted(
            100.0 * crewWins / games,
            100.0 * traitorWins / games,
            100.0 * sunk / games,
            (double) roundsWhenWon / Math.max(1, crewWins),
            (double) rounds / games,
            (double) cards / games,
            (double) mutinies / games,
            (double) attempts / rounds,
            100.0 * successes / Math.max(1, attempts),
            (double) decisions / games);
  }
}
