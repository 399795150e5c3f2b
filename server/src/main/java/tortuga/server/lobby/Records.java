package tortuga.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Lists;
import tortuga.engine.Outcome;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.Replay;
import tortuga.server.listing.Listing;
import tortuga.server.people.PersonName;
import tortuga.server.store.LogLines;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;
import tortuga.server.table.Origin;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.table.clock.Pace;

/// Finished games as records that anybody can check, and back.
final class Records {
  /// Maximum number of entries of an imported game; the longest that people play have some
  /// hundreds.
  static final int MOST_ENTRIES = 5000;

  private Records() {}

  static Recording of(Table table) throws Refusal {
    Optional<Outcome> outcome = table.finishedGame().outcome();
    if (outcome.isEmpty()) throw new Refusal(table.isClosed() ? "broken-off" : "not-over");
    return new Recording(
        Recording.FORMAT,
        table.terms().game(),
        table.terms().edition(),
        table.seats(),
        table.terms().settings(),
        table.host(),
        table.seed().orElseThrow(),
        table.terms().promise(),
        table.words(),
        Lists.of(table.seats(), seat -> name(table, seat)),
        table.finishedGame().turns().stream()
            .map(turn -> new Recording.RecordedMove(turn.seat(), turn.move()))
            .toList(),
        outcome.get(),
        Listing.of(table).isImported());
  }

  private static String name(Table table, int seat) {
    return switch (table.chairs().occupant(seat).orElseThrow()) {
      case Occupant.Person(_, String name, _) -> name;
      case Occupant.Bot(String level) -> level;
    };
  }

  /// Returns the log of a table at which the recorded game was played.
  static List<LogLine> lines(Recording recording, String person, long now) throws Refusal {
    requireModest(recording);
    try {
      Replay.of(recording);
    } catch (BadRecording e) {
      throw new Refusal("bad-record", String.valueOf(e.getMessage()));
    }
    List<LogEntry> entries = new ArrayList<>();
    entries.add(
        new LogEntry.Opened(
            recording.game(),
            recording.edition(),
            recording.seats(),
            recording.settings(),
            Pace.NORMAL,
            false,
            person,
            recording.promise()));
    for (int seat = 0; seat < recording.seats(); seat++) entries.add(seated(recording, seat));
    entries.add(new LogEntry.Begun(recording.words(), recording.host()));
    for (Recording.RecordedMove line : recording.entries()) {
      entries.add(
          new LogEntry.Played(
              List.of(new LogEntry.Turn(line.seat(), line.move())), Origin.PLAYER, ""));
    }
    entries.add(new LogEntry.Closed(recording.seed(), false));
    return chained(entries, now);
  }

  /// Applies the limits that hold for games played here.
  private static void requireModest(Recording recording) throws Refusal {
    int seats = recording.seats();
    require(
        recording.entries().size() <= MOST_ENTRIES,
        "it has %d entries; %d are the most".formatted(recording.entries().size(), MOST_ENTRIES));
    require(isForAll(recording.names(), seats), "not every seat has a name, and some have");
    require(isForAll(recording.words(), seats), "not every seat has a word, and some have");
    for (String name : recording.names()) {
      require(isName(name), "a name can have 1 to %d letters".formatted(PersonName.LONGEST));
    }
    for (String word : recording.words()) {
      require(
          word.length() <= TableOpening.LONGEST_WORD,
          "a word can have up to %d letters".formatted(TableOpening.LONGEST_WORD));
    }
  }

  private static boolean isForAll(List<String> texts, int seats) {
    return texts.isEmpty() || texts.size() == seats;
  }

  private static boolean isName(String name) {
    try {
      return PersonName.of(name).equals(name);
    } catch (Refusal _) {
      return false;
    }
  }

  private static void require(boolean condition, String what) throws Refusal {
    if (!condition) throw new Refusal("bad-record", what);
  }

  private static LogEntry seated(Recording recording, int seat) {
    String name =
        seat < recording.names().size() ? recording.names().get(seat) : Integer.toString(seat + 1);
    String word = seat < recording.words().size() ? recording.words().get(seat) : "";
    return new LogEntry.Seated(seat, new Occupant.Person(Listing.ELSEWHERE, name, "none"), word);
  }

  private static List<LogLine> chained(List<LogEntry> entries, long now) {
    List<LogLine> lines = new ArrayList<>();
    String hash = "";
    for (LogEntry entry : entries) {
      lines.add(LogLines.after(hash, lines.size(), now, entry));
      hash = lines.getLast().hash();
    }
    return lines;
  }
}
