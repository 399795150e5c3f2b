package tortuga.testkit;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;
import tortuga.record.RecordedChance;

/// A random game written down for people: what is asked, done, rolled and reported, and who sees
/// what.
///
/// It is compared with a golden file, so that a change of the rules shows in review as a changed
/// game. After a while the game is only played on, and a fingerprint stands for the rest.
public final class Playthrough<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Game<S, M, E, V> game;
  private final Setup setup;
  private final long number;
  private final int entries;
  private final int pace;

  private Playthrough(Game<S, M, E, V> game, Setup setup, long number, int entries, int pace) {
    this.game = game;
    this.setup = setup;
    this.number = number;
    this.entries = entries;
    this.pace = pace;
  }

  /// The random game that `number` stands for.
  public static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Playthrough<S, M, E, V> of(Game<S, M, E, V> game, Setup setup, long number) {
    return new Playthrough<>(game, setup, number, 40, 20);
  }

  /// Limits the number of entries written in full; the default is 40.
  public Playthrough<S, M, E, V> entries(int most) {
    return new Playthrough<>(game, setup, number, most, pace);
  }

  /// Sets how many entries come between two written positions; the default is 20.
  public Playthrough<S, M, E, V> positionEvery(int entriesApart) {
    return new Playthrough<>(game, setup, number, entries, entriesApart);
  }

  /// Compares the game with `playthrough-<number>.txt` among the resources of `test`.
  public void check(Class<?> test) {
    String name = "playthrough-%d.txt".formatted(number);
    new GoldenFile(Project.resource(test, name)).compare(text());
  }

  /// Returns the whole text.
  public String text() {
    Rules<S, M, E, V> rules = game.rules(setup);
    Notation<M> notation = new Notation<>(game.moveType());
    PlaythroughWriter<S, M, E, V> writer = new PlaythroughWriter<>(game, setup, number);
    SplitMix choices = Chance.seeded(number);
    Seed seed = Seed.of(number);
    List<Event> events = new ArrayList<>();
    RecordedChance luck = new RecordedChance(seed.chance(0));
    S state = rules.begin(luck, events::add);
    writer.beginning(luck.results(), events);
    writer.position(state);
    for (int entry = 1; !state.toAct().isEmpty(); entry++) {
      List<Seat> seats = state.toAct().stream().toList();
      Seat seat = seats.get(choices.below(seats.size()));
      Moves<M> moves = new Moves<>();
      rules.legalMoves(state, seat, moves);
      M move = moves.get(choices.below(moves.size()));
      Decision decision = rules.decision(state);
      events.clear();
      luck = new RecordedChance(seed.chance(entry));
      rules.play(state, seat, move, luck, events::add);
      if (entry == entries + 1) writer.hurry();
      writer.entry(entry, decision, seat, notation.write(move), luck.results(), events);
      if (entry <= entries && entry % pace == 0) writer.position(state);
    }
    return writer.end(state, rules.outcome(state), rules.scoreSheet(state));
  }
}
