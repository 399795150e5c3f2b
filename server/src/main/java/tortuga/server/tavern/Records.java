package tortuga.server.tavern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Outcome;
import tortuga.engine.Row;
import tortuga.lab.BadRecording;
import tortuga.lab.Recording;
import tortuga.lab.Replay;
import tortuga.server.people.PersonName;
import tortuga.server.store.Lines;
import tortuga.server.table.By;
import tortuga.server.table.Entry;
import tortuga.server.table.Line;
import tortuga.server.table.Occupant;
import tortuga.server.table.Pace;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Finished games as records that anybody can check, and back.
final class Records {
  /// Maximum number of entries of a game that is taken in; the longest that people play have some
  /// hundreds.
  static final int MOST_ENTRIES = 5000;

  private Records() {}

  static Recording of(Table table) throws Refusal {
    Optional<Outcome> outcome = table.aftermath().outcome();
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
        Row.of(table.seats(), seat -> name(table, seat)),
        table.aftermath().turns().stream()
            .map(turn -> new Recording.Line(turn.seat(), turn.move()))
            .toList(),
        outcome.get(),
        Summary.of(table).isImported());
  }

  private static String name(Table table, int seat) {
    return switch (table.chairs().occupant(seat).orElseThrow()) {
      case Occupant.Person(_, String name, _) -> name;
      case Occupant.Bot(String level) -> level;
    };
  }

  /// Returns the log of a table at which the recorded game was played.
  static List<Line> lines(Recording recording, String person, long now) throws Refusal {
    requireModest(recording);
    try {
      Replay.of(recording);
    } catch (BadRecording e) {
      throw new Refusal("bad-record", String.valueOf(e.getMessage()));
    }
    List<Entry> entries = new ArrayList<>();
    entries.add(
        new Entry.Opened(
            recording.game(),
            recording.edition(),
            recording.seats(),
            recording.settings(),
            Pace.NORMAL,
            false,
            person,
            recording.promise()));
    for (int seat = 0; seat < recording.seats(); seat++) entries.add(seated(recording, seat));
    entries.add(new Entry.Begun(recording.words(), recording.host()));
    for (Recording.Line line : recording.entries()) {
      entries.add(
          new Entry.Played(List.of(new Entry.Turn(line.seat(), line.move())), By.PLAYER, ""));
    }
    entries.add(new Entry.Closed(recording.seed(), false));
    return chained(entries, now);
  }

  /// Requires what is required of those who play here.
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
          word.length() <= Landlord.LONGEST_WORD,
          "a word can have up to %d letters".formatted(Landlord.LONGEST_WORD));
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

  private static Entry seated(Recording recording, int seat) {
    String name =
        seat < recording.names().size() ? recording.names().get(seat) : Integer.toString(seat + 1);
    String word = seat < recording.words().size() ? recording.words().get(seat) : "";
    return new Entry.Seated(seat, new Occupant.Person(Summary.ELSEWHERE, name, "none"), word);
  }

  private static List<Line> chained(List<Entry> entries, long now) {
    List<Line> lines = new ArrayList<>();
    String hash = "";
    for (Entry entry : entries) {
      lines.add(Lines.after(hash, lines.size(), now, entry));
      hash = lines.getLast().hash();
    }
    return lines;
  }
}
