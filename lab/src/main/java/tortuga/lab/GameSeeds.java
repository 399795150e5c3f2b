package tortuga.lab;

import java.util.List;
import java.util.stream.Stream;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;

/// The seeds of one game of a series: the seed of the table, and one for each bot's own randomness.
///
/// They follow from the number of the series and the number of the game alone, so that the same
/// games are played whoever plays them, in whatever order, on whatever machine.
record GameSeeds(Seed seed, List<SplitMix> botChances) {
  static GameSeeds of(long series, int game, int seats) {
    SplitMix source = Chance.seeded(Chance.seeded(series).next() + game);
    return new GameSeeds(
        new Seed(source.next(), source.next()),
        Stream.generate(() -> Chance.seeded(source.next())).limit(seats).toList());
  }
}
