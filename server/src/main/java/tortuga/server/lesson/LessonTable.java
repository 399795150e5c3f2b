package tortuga.server.lesson;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import tortuga.bots.BotLevel;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.chance.Seed;
import tortuga.scenario.lesson.Act;
import tortuga.scenario.lesson.PlayedLesson;
import tortuga.server.protocol.Projection;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogEntry.Begun;
import tortuga.server.table.LogEntry.Closed;
import tortuga.server.table.LogEntry.Opened;
import tortuga.server.table.LogEntry.Played;
import tortuga.server.table.LogEntry.Seated;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;
import tortuga.server.table.Origin;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// A table in memory at which a lesson is played, so that its page is told what the page of every
/// other table would be. Its time stands still.
final class LessonTable {
  /// Luck is dictated, and so the seed draws nothing.
  private static final Seed SEED = Seed.of(0);

  private final PlayedLesson<?, ?, ?, ?> played;
  private final Table table;

  private LessonTable(PlayedLesson<?, ?, ?, ?> played, Table table) {
    this.played = played;
    this.table = table;
  }

  /// Sits down at a lesson, with bots on the other seats.
  ///
  /// @param played the lesson with all that will be played
  static LessonTable of(String id, PlayedLesson<?, ?, ?, ?> played, Occupant.Person learner)
      throws Refusal {
    Setup setup = played.setup();
    Opened terms =
        Opened.of(
            played.game(),
            setup.seats(),
            setup.chosen(),
            Pace.RELAXED,
            /* listed= */ false,
            learner.id(),
            SEED);
    List<LogEntry> opening = new ArrayList<>(List.of(terms));
    for (int seat = 0; seat < setup.seats(); seat++) {
      boolean isLearner = seat == played.learner().index();
      Occupant occupant = isLearner ? learner : new Occupant.Bot(BotLevel.DECKHAND.toString());
      opening.add(new Seated(seat, occupant, ""));
    }
    opening.add(new Begun(List.of(), setup.host().map(host -> host.index())));
    List<LogLine> log = new ArrayList<>();
    for (LogEntry entry : opening) log.add(line(log.size(), entry));
    Table table = Table.of(id, log, SEED, Downtime.NONE, new Start(played.start(), played.draws()));
    return new LessonTable(played, table);
  }

  private static LogLine line(int number, LogEntry entry) {
    return new LogLine(number, 0, entry, "", "");
  }

  /// Begins with the position of a lesson, and draws what was drawn for it.
  private record Start(State<?> position, List<Integer> draws) implements MatchFactory {
    @Override
    public IntFunction<Chance> luck(String table, Seed seed) {
      Chance drawn = new DrawnBefore(new ArrayDeque<>(draws));
      return _ -> drawn;
    }

    @Override
    @SuppressWarnings("unchecked") // the position is one of this very game
    public <S extends State<S>, M extends Move, E extends Event, V extends Record>
        Match<S, M, E, V> match(
            String table,
            Game<S, M, E, V> game,
            Setup setup,
            Rules<S, M, E, V> rules,
            IntFunction<Chance> luck) {
      return Match.resume(rules, (S) position, luck);
    }
  }

  /// Chance that was drawn before.
  private record DrawnBefore(Deque<Integer> results) implements Chance {
    @Override
    public int pick(Luck luck, long mask) {
      return results.remove();
    }
  }

  /// Plays everything that happened in the lesson, and returns what the learner is told of what
  /// came after its first acts.
  List<ServerMessage.Update> play(int known) {
    List<ServerMessage.Update> told = new ArrayList<>();
    List<Act> acts = played.acts();
    for (int i = 0; i < acts.size(); i++) {
      ServerMessage.Update update = apply(played(acts.get(i)));
      if (i >= known) told.add(update);
    }
    if (table.play().orElseThrow().isOver()) {
      ServerMessage.Update end = apply(new Closed(SEED.toString(), /* brokenOff= */ false));
      if (acts.size() > known) told.add(end);
    }
    return told;
  }

  private ServerMessage.Update apply(LogEntry entry) {
    int before = table.number(played.learner());
    table.apply(line(table.lines(), entry), Downtime.NONE);
    return projection().update(played.learner(), before);
  }

  private Played played(Act act) {
    List<Turn> turns =
        act.answers().stream()
            .map(answer -> new Turn(answer.seat().index(), answer.move()))
            .toList();
    boolean isOwn = act.answers().getFirst().seat().equals(played.learner());
    Origin alone = isOwn ? Origin.PLAYER : Origin.BOT;
    return new Played(turns, act.isUnseen() ? Origin.TABLE : alone, "");
  }

  private Projection projection() {
    return new Projection(table, _ -> true, Downtime.NONE, /* now= */ 0);
  }

  /// Returns everything that the learner may know.
  ServerMessage.Whole whole() {
    return projection()
        .whole(played.learner(), /* host= */ false, Optional.empty(), List.of(), List.of());
  }

  Table table() {
    return table;
  }
}
