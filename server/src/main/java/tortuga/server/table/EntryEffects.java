package tortuga.server.table;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.server.table.LogEntry.*;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.game.DryRunResult;
import tortuga.server.table.game.RunningGame;
import tortuga.server.table.history.HistoryItem;
import tortuga.server.table.history.SeatHandover;

/// What each entry of a log does to its table.
///
/// @param start creates the match, once everybody is there
record EntryEffects(TableState state, GameStart start) {
  /// Starts the game of a table.
  interface GameStart {
    RunningGame<?, ?, ?, ?> begin(boolean alone, long at);
  }

  /// Counts a line that has no effect, but that some viewers have noticed.
  void skip(LogLine line) {
    switch (line.entry()) {
      case Pledged(int seat, _, _, _) -> skip(line, seat);
      case Ordered(int seat, _, _) -> skip(line, seat);
      case Opened _,
          Seated _,
          Vacated _,
          Begun _,
          Played _,
          Undone _,
          Held _,
          Resumed _,
          Closed _,
          Rematched _,
          Renamed _,
          Restarted _,
          Rewritten _ ->
          remember(line, Optional.empty(), Origin.TABLE, List.of(), false);
    }
  }

  private void skip(LogLine line, int seat) {
    remember(line, Optional.of(seat), Origin.TABLE, List.of(), true);
  }

  /// Applies a line.
  void apply(LogLine line, Optional<DryRunResult> known, Downtime downtime) {
    switch (line.entry()) {
      case Opened _ -> throw new IllegalArgumentException("a table opens once");
      case Seated(int seat, Occupant occupant, String word) -> {
        state.chairs.at(seat).occupant = Optional.of(occupant);
        state.chairs.at(seat).word = word;
        remember(line, Optional.of(seat), Origin.PLAYER, List.of(), false);
      }
      case Vacated(int seat, Optional<String> removed) -> {
        state.chairs.clear(seat);
        removed.ifPresent(state.chairs::ban);
        remember(line, Optional.of(seat), Origin.PLAYER, List.of(), false);
      }
      case Begun(List<String> added, Optional<Integer> seat) -> {
        state.words = added;
        state.host = seat;
        begin(line);
      }
      case Played played -> played(line, played, known, downtime);
      case Pledged(int seat, String move, Origin by, String command) -> {
        state.play.orElseThrow().seal(seat, move, line.at());
        if (by == Origin.PLAYER) state.chairs.at(seat).lapses = 0;
        remember(line, Optional.of(seat), by, List.of(), true);
        state.history.note(seat, command);
      }
      case Undone(int seat, String command) -> {
        state.play.orElseThrow().undo(line.at(), downtime);
        state.history.add(
            HistoryItem.undoing(state.entries(), line.at(), seat, state.history.takeBack()));
        state.hash = line.hash();
        state.history.note(seat, command);
      }
      case Ordered(int seat, String kind, Optional<String> verb) -> {
        state.chairs.at(seat).orders.remove(kind);
        verb.ifPresent(word -> state.chairs.at(seat).orders.put(kind, word));
        remember(line, Optional.of(seat), Origin.PLAYER, List.of(), true);
      }
      case Held(int seat, String level, boolean left) -> {
        state.chairs.at(seat).holder = Optional.of(level);
        state.chairs.at(seat).lapses = 0;
        handOver(line, seat, Origin.TABLE, left ? SeatHandover.LEFT : SeatHandover.HELD);
      }
      case Resumed(int seat) -> {
        state.chairs.at(seat).holder = Optional.empty();
        handOver(line, seat, Origin.PLAYER, SeatHandover.RESUMED);
      }
      case Closed end -> {
        state.closed = Optional.of(end);
        if (state.play.isEmpty()) state.chairs.clear();
        remember(line, Optional.empty(), Origin.TABLE, List.of(), false);
      }
      case Rematched(String table) -> {
        state.rematch = Optional.of(table);
        remember(line, Optional.empty(), Origin.TABLE, List.of(), false);
      }
      case Renamed(int seat, String name, String flag) -> {
        state.chairs.at(seat).rename(name, flag);
        remember(line, Optional.of(seat), Origin.PLAYER, List.of(), false);
      }
      case Rewritten _ -> remember(line, Optional.empty(), Origin.TABLE, List.of(), false);
      case Restarted(int from) -> {
        state.history.add(HistoryItem.restarting(state.entries(), line.at(), line.seq() - from));
        state.hash = line.hash();
      }
    }
  }

  private void begin(LogLine line) {
    boolean alone = state.chairs.owners().size() == 1;
    RunningGame<?, ?, ?, ?> begun = start.begin(alone, line.at());
    state.play = Optional.of(begun);
    remember(line, Optional.empty(), Origin.TABLE, begun.opening(), false);
  }

  private void played(
      LogLine line, Played played, Optional<DryRunResult> known, Downtime downtime) {
    RunningGame<?, ?, ?, ?> game = state.play.orElseThrow();
    DryRunResult result = known.orElseGet(() -> game.again(played.turns()));
    game.adopt(result, played.by(), line.at(), downtime);
    for (Seat seat : Turn.movers(played.turns())) {
      if (played.by() == Origin.CLOCK) state.chairs.at(seat.index()).lapses++;
      if (played.by() == Origin.PLAYER) state.chairs.at(seat.index()).lapses = 0;
    }
    state.history.addMove(
        HistoryItem.of(
            state.entries(),
            line.at(),
            played.mover(),
            played.by(),
            result.events(),
            false,
            Optional.empty()));
    state.hash = line.hash();
    state.history.note(played.turns().getFirst().seat(), played.command());
  }

  /// Adds what a line did to the history.
  void remember(
      LogLine line,
      Optional<Integer> seat,
      Origin by,
      List<? extends Event> events,
      boolean secret) {
    remember(line, seat, by, events, secret, Optional.empty());
  }

  private void handOver(LogLine line, int seat, Origin by, SeatHandover handover) {
    remember(line, Optional.of(seat), by, List.of(), false, Optional.of(handover));
  }

  private void remember(
      LogLine line,
      Optional<Integer> seat,
      Origin by,
      List<? extends Event> events,
      boolean secret,
      Optional<SeatHandover> handover) {
    state.history.add(
        HistoryItem.of(state.entries(), line.at(), seat, by, events, secret, handover));
    state.hash = line.hash();
  }
}
