package tortuga.aye;

import tortuga.engine.Chance;
import tortuga.engine.Journal;
import tortuga.engine.Outcome;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.SplitMix;

/// Many games of [Shipmate]s, counted.
final class Calibration {
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
    Options options = Options.of(setup);
    Journal<AyeEvent> journal = this::count;
    AyeState table = rules.begin(chance, journal);
    AyeState seen = table.copy();
    while (!table.isOver()) {
      Seat seat = table.toAct().lowest();
      seen.copyFrom(table);
      rules.conceal(seen, seat);
      rules.play(
          table, seat, Shipmate.choose(options, seen, seat.index(), chance), chance, journal);
      decisions++;
    }
    count(table, rules.outcome(table));
  }

  private void count(AyeEvent event) {
    switch (event) {
      case AyeEvent.CaptainChanged _ -> mutinies++;
      case AyeEvent.AttemptSucceeded _ -> {
        attempts++;
        successes++;
      }
      case AyeEvent.AttemptFailed _ -> attempts++;
      default -> {}
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
