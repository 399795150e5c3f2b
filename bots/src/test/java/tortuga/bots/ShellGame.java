package tortuga.bots;

import java.util.List;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Tactics;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;

/// The smallest game with a secret: seat one hides a pea under a shell while seat zero points at
/// one; whoever guesses right wins. They may do so in any order.
class ShellGame
    implements Rules<ShellGame.Table, ShellGame.Shell, ShellGame.Whisper, ShellGame.View> {
  static final Seat GUESSER = Seat.of(0);
  static final Seat HIDER = Seat.of(1);
  static final int SHELLS = 3;

  private static final int NONE = -1;
  private static final int HIDDEN = -2;
  private static final Luck PEA = Luck.die("pea");

  /// Points at a shell, or hides the pea there.
  record Shell(int number) implements Move {}

  /// Somebody told the guesser where the pea was seen.
  record Whisper(int shell) implements Event {}

  record View() {}

  static final class Table implements State<Table> {
    int guess = NONE;
    int pea = NONE;

    @Override
    public Seats toAct() {
      return Seats.ofMask((guess == NONE ? 1 : 0) + (pea == NONE ? 2 : 0));
    }

    @Override
    public Table copy() {
      Table copy = new Table();
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Table other) {
      guess = other.guess;
      pea = other.pea;
    }
  }

  static BotContext<Table, Shell> context(ShellGame rules, Tactics<Table, Shell> tactics) {
    return new BotContext<>(rules, tactics, 2);
  }

  /// A table at which the pea is already hidden.
  static Table hidden(int shell) {
    Table table = new Table();
    table.pea = shell;
    return table;
  }

  /// What the guesser sees, with a memory.
  static Observation<Table, Shell> guesser(ShellGame rules, Table table, List<Whisper> past) {
    return Observation.of(rules, table, GUESSER, new Moves<>(), past);
  }

  @Override
  public Table begin(Chance chance, Journal<? super Whisper> journal) {
    return new Table();
  }

  @Override
  public Decision decision(Table state) {
    return Decision.secret("shell", state.toAct());
  }

  @Override
  public void legalMoves(Table state, Seat seat, Moves<Shell> moves) {
    for (int shell = 0; shell < SHELLS; shell++) moves.add(new Shell(shell));
  }

  @Override
  public void play(
      Table state, Seat seat, Shell move, Chance chance, Journal<? super Whisper> journal) {
    if (seat.equals(GUESSER)) state.guess = move.number();
    else state.pea = move.number();
  }

  @Override
  public Outcome outcome(Table state) {
    return Outcome.wonBy(Seats.of(state.guess == state.pea ? GUESSER : HIDER), 2);
  }

  @Override
  public void conceal(Table state, Viewer viewer) {
    if (!viewer.equals(HIDER) && state.pea != NONE) state.pea = HIDDEN;
    if (!viewer.equals(GUESSER) && state.guess != NONE) state.guess = HIDDEN;
  }

  @Override
  public void imagine(Table concealed, Chance chance) {
    if (concealed.pea == HIDDEN) concealed.pea = chance.below(PEA, SHELLS);
    if (concealed.guess == HIDDEN) concealed.guess = chance.below(PEA, SHELLS);
  }

  @Override
  public View view(Table concealed) {
    return new View();
  }

  @Override
  public Shell fallback(Table concealed, Seat seat, Chance chance) {
    return new Shell(0);
  }
}
