package tortuga.server.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogEntry.*;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;

/// A log in which somebody is another person: all that was played stays, and its lines are chained
/// again. A last line says so, and keeps other nodes from going on with the log that they know.
///
/// @param lines all lines
/// @param sittings when the person had which seat
public record RewrittenLog(List<LogLine> lines, List<Sitting> sittings) {
  /// Who somebody is from now on.
  ///
  /// @param look what they are called, if that changes, too
  public record Successor(String id, Optional<Look> look) {}

  /// A name and a flag.
  public record Look(String name, String flag) {}

  /// The time that somebody spent on a seat.
  public record Sitting(int seat, long from, long until) {
    /// Whether something was said on that seat in that time.
    public boolean covers(int place, long at) {
      return place == seat && at >= from && at <= until;
    }
  }

  /// Whether a log names a person.
  public static boolean isNamed(List<LogLine> log, String person) {
    return log.stream().anyMatch(line -> line.body().contains("\"" + person + "\""));
  }

  /// Returns when somebody had which seat.
  public static List<Sitting> sittings(List<LogLine> log, String person) {
    Map<Integer, Long> seats = new HashMap<>();
    List<Sitting> sittings = new ArrayList<>();
    for (LogLine line : log) follow(line, person, seats, sittings);
    seats.forEach((seat, from) -> sittings.add(new Sitting(seat, from, Long.MAX_VALUE)));
    return List.copyOf(sittings);
  }

  /// Writes a log again with somebody else in a person's place.
  public static RewrittenLog of(List<LogLine> log, String person, Successor successor) {
    Map<Integer, Long> seats = new HashMap<>();
    List<Sitting> sittings = new ArrayList<>();
    List<LogLine> lines = new ArrayList<>();
    String hash = "";
    for (LogLine line : log) {
      follow(line, person, seats, sittings);
      LogEntry entry = entry(line.entry(), person, successor, seats);
      String body = entry.equals(line.entry()) ? line.body() : EntryJson.write(entry);
      hash = HashChain.hash(hash, line.seq(), line.at(), body);
      lines.add(new LogLine(line.seq(), line.at(), entry, body, hash));
    }
    lines.add(LogLines.after(hash, log.size(), log.getLast().at(), new Rewritten()));
    return new RewrittenLog(List.copyOf(lines), sittings(log, person));
  }

  /// Notes who sits down, and who stands up.
  private static void follow(
      LogLine line, String person, Map<Integer, Long> seats, List<Sitting> sittings) {
    switch (line.entry()) {
      case Seated(int seat, Occupant.Person(String id, _, _), _) when id.equals(person) ->
          seats.put(seat, line.at());
      case Vacated(int seat, _) when seats.containsKey(seat) ->
          sittings.add(new Sitting(seat, seats.remove(seat), line.at()));
      case Opened _, Seated _, Vacated _, Begun _, Played _, Pledged _, Undone _ -> {}
      case Ordered _, Held _, Resumed _, Closed _, Rematched _, Renamed _ -> {}
      case Restarted _, Rewritten _ -> {}
    }
  }

  private static LogEntry entry(
      LogEntry entry, String person, Successor successor, Map<Integer, Long> seats) {
    return switch (entry) {
      case Opened terms when terms.host().equals(person) ->
          new Opened(
              terms.game(),
              terms.edition(),
              terms.seats(),
              terms.settings(),
              terms.pace(),
              terms.listed(),
              successor.id(),
              terms.promise());
      case Seated(int seat, Occupant.Person who, String word) when who.id().equals(person) -> {
        Look look = successor.look().orElse(new Look(who.name(), who.flag()));
        yield new Seated(seat, new Occupant.Person(successor.id(), look.name(), look.flag()), word);
      }
      case Vacated(int seat, Optional<String> removed) when removed.equals(Optional.of(person)) ->
          new Vacated(seat, Optional.of(successor.id()));
      case Renamed renamed when seats.containsKey(renamed.seat()) ->
          successor
              .look()
              .map(look -> new Renamed(renamed.seat(), look.name(), look.flag()))
              .orElse(renamed);
      case Opened _, Seated _, Vacated _, Renamed _ -> entry;
      case Begun _, Played _, Pledged _, Undone _, Ordered _, Held _, Resumed _ -> entry;
      case Closed _, Rematched _, Restarted _, Rewritten _ -> entry;
    };
  }
}
