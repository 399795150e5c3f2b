package tortuga.server.lobby;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.store.EntryJson;
import tortuga.server.store.PeopleStore;
import tortuga.server.store.RewrittenLog;
import tortuga.server.store.Store;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogEntry.*;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;

/// Everything that is kept about one person, for that person to read.
///
/// @param store knows it
public record OwnData(Store store) {
  /// What is kept besides tables.
  public record Account(
      String id,
      String name,
      String flag,
      long since,
      Optional<Long> recoveryCodeSince,
      List<Browser> browsers) {}

  /// A browser in which the person is signed in.
  public record Browser(String device, long since, long seen) {}

  /// What is kept of the person at one table.
  ///
  /// @param lines what the log of the table says that the person did
  /// @param remarks what the person said there
  /// @param muted the seats that the person does not hear
  public record TableData(
      String table, List<OwnLine> lines, List<ServerMessage.Remark> remarks, Set<Integer> muted) {}

  /// A line of a log, without what others did.
  public record OwnLine(int number, long at, JsonNode entry) {}

  /// Returns what is kept besides tables.
  public Account account(PeopleStore.Someone person) {
    return new Account(
        person.id(),
        person.name(),
        person.flag(),
        person.since(),
        store.recoverySince(person.id()).join(),
        store.sessionsOf(person.id()).join().stream()
            .map(session -> new Browser(session.device(), session.since(), session.seen()))
            .toList());
  }

  /// Returns the tables that know the person.
  public List<String> tables(PeopleStore.Someone person) {
    return store.tablesNaming(person.id()).join();
  }

  /// Returns what a table knows of the person.
  public TableData at(String table, PeopleStore.Someone person) {
    List<LogLine> log = store.read(table, 0).join();
    List<RewrittenLog.Sitting> sittings = RewrittenLog.sittings(log, person.id());
    List<ServerMessage.Remark> remarks =
        store.remarks(table, 0).join().stream()
            .map(stored -> Json.STORED.readValue(stored.body(), ServerMessage.Remark.class))
            .filter(remark ->
                remark.seat().stream()
                    .anyMatch(seat ->
                        sittings.stream().anyMatch(sitting -> sitting.covers(seat, remark.at()))))
            .toList();
    return new TableData(
        table, lines(log, person.id()), remarks, store.muted(person.id(), table).join());
  }

  private static List<OwnLine> lines(List<LogLine> log, String person) {
    Set<Integer> seats = new HashSet<>();
    List<OwnLine> own = new ArrayList<>();
    for (LogLine line : log) {
      boolean stands = line.entry() instanceof Vacated(int seat, _) && seats.contains(seat);
      if (line.entry() instanceof Seated(int seat, Occupant.Person(String id, _, _), _)
          && id.equals(person)) {
        seats.add(seat);
      }
      own(line.entry(), person, seats)
          .ifPresent(entry -> own.add(new OwnLine(line.seq(), line.at(), json(entry))));
      if (stands && line.entry() instanceof Vacated(int seat, _)) seats.remove(seat);
    }
    return own;
  }

  private static JsonNode json(LogEntry entry) {
    return Json.MAPPER.readTree(EntryJson.write(entry));
  }

  /// Returns the part of an entry that is about one person.
  private static Optional<LogEntry> own(LogEntry entry, String person, Set<Integer> seats) {
    boolean isOwn =
        switch (entry) {
          case Opened terms -> terms.host().equals(person);
          case Seated(int seat, _, _) -> seats.contains(seat);
          case Vacated(int seat, Optional<String> removed) ->
              seats.contains(seat) || removed.equals(Optional.of(person));
          case Played(List<Turn> turns, _, _) ->
              turns.stream().anyMatch(turn -> seats.contains(turn.seat()));
          case Pledged(int seat, _, _, _) -> seats.contains(seat);
          case Undone(int seat, _) -> seats.contains(seat);
          case Ordered(int seat, _, _) -> seats.contains(seat);
          case Held(int seat, _, _) -> seats.contains(seat);
          case Resumed(int seat) -> seats.contains(seat);
          case Renamed(int seat, _, _) -> seats.contains(seat);
          case Begun _, Closed _, Rematched _, Restarted _, Rewritten _ -> false;
        };
    if (!isOwn) return Optional.empty();
    return Optional.of(
        entry instanceof Played(List<Turn> turns, var by, String command)
            ? new Played(
                turns.stream().filter(turn -> seats.contains(turn.seat())).toList(), by, command)
            : entry);
  }
}
