package tortuga.aye;

import java.util.Map;
import tortuga.aye.state.AyeState;
import tortuga.engine.Journal;
import tortuga.engine.Match;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.text.Notation;
import tortuga.scenario.DictatedChance;
import tortuga.scenario.Yaml;

/// Positions for tests, written as in scenario files, with five players.
public final class Quarterdeck {
  public static final Seat ANNE = Seat.of(0);
  public static final Seat MARY = Seat.of(1);
  public static final Seat JACK = Seat.of(2);
  public static final Seat GRACE = Seat.of(3);

  public static final Notation<AyeMove> MOVES = new Notation<>(AyeMove.class);

  public final Rules<AyeState, AyeMove, AyeEvent, AyeView> rules;
  public final Match<AyeState, AyeMove, AyeEvent, AyeView> match;

  private Quarterdeck(Setup setup, String position, String... chance) {
    rules = new Aye().rules(setup);
    DictatedChance luck = DictatedChance.of(chance);
    AyeState table =
        new Aye().positions(setup).read(Yaml.read(position).getFirst(), luck, Journal.silent());
    match = Match.resume(rules, table, luck);
  }

  public static Quarterdeck with(String position, String... chance) {
    return new Quarterdeck(new Setup(5, Map.of()), position, chance);
  }

  /// Plays a move, which must be legal, and returns what it brought about.
  public Verdict.Played<AyeEvent> play(Seat seat, String move) {
    if (match.play(seat, MOVES.read(move)) instanceof Verdict.Played<AyeEvent> played) {
      return played;
    }
    throw new AssertionError("%s may not %s".formatted(seat, move));
  }

  public AyeView view(Viewer viewer) {
    return match.view(viewer);
  }
}
