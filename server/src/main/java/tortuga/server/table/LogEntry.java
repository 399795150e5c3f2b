package tortuga.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tortuga.bots.BotLevel;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.chance.Seed;
import tortuga.server.table.clock.Pace;

/// One line of a table's log; the whole log, read in order, is the table.
///
/// A `command` is the id that a page gave to its command, so that nothing is done twice.
public sealed interface LogEntry {
  /// The table was opened, and promised its seed.
  record Opened(
      String game,
      int edition,
      int seats,
      Map<String, String> settings,
      Pace pace,
      boolean listed,
      String host,
      String promise)
      implements LogEntry {
    public Opened {
      settings = Map.copyOf(settings);
    }

    /// Returns terms on which a game can be played, or says why there are none.
    public static Opened of(
        Game<?, ?, ?, ?> game,
        int seats,
        Map<String, String> settings,
        Pace pace,
        boolean listed,
        String host,
        Seed seed)
        throws Refusal {
      try {
        Setup setup = Setup.of(game, seats, settings);
        boolean hurries = game.rules(setup).timeBank() > 0;
        if (hurries && !pace.isLive()) throw new Refusal("time-bank-needs-live-pace");
        return new Opened(
            game.id(), game.edition(), seats, setup.chosen(), pace, listed, host, seed.promise());
      } catch (BadSetup e) {
        throw new Refusal(
            "bad-setup",
            Stream.concat(Stream.of(e.reason()), e.details().stream()).toArray(String[]::new));
      }
    }
  }

  /// Somebody sat down, and added a word to the seed.
  record Seated(int seat, Occupant occupant, String word) implements LogEntry {}

  /// Somebody stood up, or was removed, before the game.
  ///
  /// @param removed whom the host has removed, if the person did not leave
  record Vacated(int seat, Optional<String> removed) implements LogEntry {
    public Vacated(int seat) {
      this(seat, Optional.empty());
    }
  }

  /// The game began, its luck drawn from the promised seed and these words.
  ///
  /// @param host where the host sat, if anywhere; old logs do not say
  record Begun(List<String> words, Optional<Integer> host) implements LogEntry {
    public Begun {
      words = List.copyOf(words);
    }
  }

  /// Moves were played together: one, a chain of picks by one seat, or the answers of several.
  record Played(List<Turn> turns, Origin by, String command) implements LogEntry {
    public Played {
      turns = List.copyOf(turns);
    }

    /// Returns the seat that played, unless the table played for several.
    Optional<Integer> mover() {
      Seats movers = Turn.movers(turns);
      boolean alone = movers.size() == 1 && by != Origin.TABLE;
      return alone ? Optional.of(movers.lowest().index()) : Optional.empty();
    }
  }

  /// A seat gave a sealed answer, which is opened when all are in or time is up.
  record Pledged(int seat, String move, Origin by, String command) implements LogEntry {}

  /// A seat took back what it played last.
  record Undone(int seat, String command) implements LogEntry {}

  /// A seat said how it wants questions of a kind to be answered when it does not answer itself.
  record Ordered(int seat, String kind, Optional<String> verb) implements LogEntry {}

  /// A bot holds the seat of somebody who is away, or has left.
  record Held(int seat, String level, boolean left) implements LogEntry {
    /// The usual bot takes over a seat.
    static Held byStandIn(int seat, boolean left) {
      return new Held(seat, BotLevel.CAPTAIN.toString(), left);
    }
  }

  /// The owner of a seat is back.
  record Resumed(int seat) implements LogEntry {}

  /// The game is over, or was broken off, and the seed is revealed.
  record Closed(String seed, boolean brokenOff) implements LogEntry {}

  /// The same people play again, at another table.
  record Rematched(String table) implements LogEntry {}

  /// Whoever sits on a seat has another name or flag now.
  record Renamed(int seat, String name, String flag) implements LogEntry {}

  /// The table goes on from its state before a line, because a bug had stopped it; what was stored
  /// since that line does not count.
  record Restarted(int line) implements LogEntry {}

  /// The log was written again from its beginning, since somebody in it is another person now.
  record Rewritten() implements LogEntry {}

  /// What one seat did.
  record Turn(int seat, String move) {
    public static Seats movers(List<Turn> turns) {
      Seats movers = Seats.NONE;
      for (Turn turn : turns) movers = movers.with(Seat.of(turn.seat));
      return movers;
    }
  }
}
