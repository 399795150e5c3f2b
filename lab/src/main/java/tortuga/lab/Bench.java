package tortuga.lab;

import java.time.Duration;
import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Tactics;

/// How fast one thread can play and show a game.
public record Bench(String game, int players, List<Figure> figures) {
  private static final int ROUNDS = 4;

  /// How often something was done in a second.
  public record Figure(String name, double perSecond) {
    /// Returns how long it takes once.
    public double nanoseconds() {
      return 1e9 / perSecond;
    }
  }

  /// Measures a game, for about `time` per figure.
  ///
  /// The iterations of a search are counted twice: with playouts at random to the end of the game,
  /// and as the Captain searches, with the tactics of the game. Foresights are counted twice, too:
  /// of moves that neither luck nor a secret interrupts, and of any move; both with their figures,
  /// and all moves of a question together, as a page asks for them. Everything up to the searches
  /// takes turns, so that the compiler has time to optimise each. Replays and foresights listen to
  /// the rules, which makes them slower from then on, so they come last.
  public static <S extends State<S>, M extends Move, E extends Event, V extends Record> Bench of(
      Game<S, M, E, V> game, Setup setup, Duration time) {
    var bench = new BenchWork<>(game.rules(setup), setup.seats());
    var decisions = new WorkRate(bench.decisions());
    var copies = new WorkRate(bench.copies());
    var conceals = new WorkRate(bench.conceals());
    var imagines = new WorkRate(bench.imagines());
    var searches = new WorkRate(bench.searches(Tactics.none()));
    var captains = new WorkRate(bench.searches(game.tactics(setup)));
    for (int round = 0; round < ROUNDS; round++) {
      for (WorkRate each : List.of(decisions, copies, conceals, imagines, searches, captains)) {
        each.run(time.dividedBy(ROUNDS));
      }
    }
    var replays = new WorkRate(bench.replays());
    replays.run(time);
    var certain = new WorkRate(bench.certainForesights());
    var foresights = new WorkRate(bench.foresights());
    for (int round = 0; round < ROUNDS; round++) {
      certain.run(time.dividedBy(ROUNDS));
      foresights.run(time.dividedBy(ROUNDS));
    }
    return new Bench(
        game.id(),
        setup.seats(),
        List.of(
            new Figure("decisions", decisions.perSecond()),
            new Figure("copies", copies.perSecond()),
            new Figure("conceals", conceals.perSecond()),
            new Figure("imagines", imagines.perSecond()),
            new Figure("searchIterations", searches.perSecond()),
            new Figure("captainIterations", captains.perSecond()),
            new Figure("replays", replays.perSecond()),
            new Figure("certainForesights", certain.perSecond()),
            new Figure("foresights", foresights.perSecond())));
  }
}
