package tortuga.server.store.check;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tortuga.server.store.postgres.PostgresAddress;
import tortuga.server.store.postgres.PostgresClock;
import tortuga.server.store.sql.ProblemText;
import tortuga.server.store.sql.SchemaMigrations;
import tortuga.server.store.sqlite.Backup;

/// Checks everything that a server stores, changes nothing, and says in plain words what is wrong
/// and what to do. A server may run at the same time.
public final class Checkup {
  private static final String RESTORE =
      "restore the last backup in which it is whole, or leave it: only that table cannot be played";

  /// The indexes for lists and people.
  private static final Set<String> INDEXES =
      Set.of("card_by_phase", "seat_by_person", "lease_by_node", "presence_by_node");

  private final List<Finding> findings = new ArrayList<>();
  private final Handle handle;
  private final boolean isSqlite;

  /// Something that is wrong.
  ///
  /// @param severity `bad` if something is lost or does not work, `warning` if it may come to that
  /// @param what what is wrong
  /// @param advice what to do
  public record Finding(String severity, String what, String advice) {
    static Finding bad(String what, String advice) {
      return new Finding("bad", what, advice);
    }

    static Finding warning(String what, String advice) {
      return new Finding("warning", what, advice);
    }
  }

  /// What was checked, and what was found.
  public record Report(int tables, int lines, List<Finding> findings) {
    public Report {
      findings = List.copyOf(findings);
    }
  }

  private Checkup(Handle handle, boolean isSqlite) {
    this.handle = handle;
    this.isSqlite = isSqlite;
  }

  /// Checks a folder.
  ///
  /// @param wall what this machine's clock says
  public static Report folder(Path data, long wall) {
    try (Handle handle = Jdbi.create("jdbc:sqlite:" + Backup.database(data)).open()) {
      handle.execute("pragma busy_timeout = 10000");
      Checkup checkup = new Checkup(handle, true);
      checkup.findings.addAll(FolderCheck.of(data));
      return checkup.report(wall);
    } catch (JdbiException e) {
      return unreadable(e);
    }
  }

  /// Checks a PostgreSQL database.
  public static Report database(String address, long wall) {
    PostgresAddress postgres = PostgresAddress.of(address);
    long begun = System.nanoTime();
    try (Connection connection = DriverManager.getConnection(postgres.url(), postgres.access());
        Handle handle = Jdbi.create(connection).open()) {
      long elapsed = (System.nanoTime() - begun) / 1_000_000;
      handle.execute("set statement_timeout = 0");
      return new Checkup(handle, false).report(wall + elapsed);
    } catch (SQLException | JdbiException e) {
      return unreadable(e);
    }
  }

  private static Report unreadable(Exception problem) {
    String cause = ProblemText.of(problem).orElseGet(() -> String.valueOf(problem.getMessage()));
    return new Report(
        0,
        0,
        List.of(
            Finding.bad(
                "the database cannot be read: " + cause,
                "see to that, or restore the last backup elsewhere")));
  }

  private Report report(long wall) {
    checkClock(wall);
    Optional<Finding> form = form();
    if (form.isPresent()) {
      findings.add(form.get());
      return new Report(0, 0, findings);
    }
    checkPages();
    checkIndexes();
    LogCheck.Found found = LogCheck.all(handle);
    for (LogCheck.Bad bad : found.bad()) findings.add(Finding.bad(bad.toString(), RESTORE));
    checkCards();
    return new Report(found.tables(), found.lines(), findings);
  }

  /// Returns why this version cannot read the database, if it cannot.
  private Optional<Finding> form() {
    int done;
    try {
      done = number("select coalesce(max(number), 0) from migration");
    } catch (JdbiException e) {
      return Optional.of(
          ProblemText.of(e).isPresent()
              ? unreadable(e).findings().getFirst()
              : Finding.bad("it is no database of Tortuga", "name another folder or database"));
    }
    if (done > SchemaMigrations.count()) {
      return Optional.of(
          Finding.bad("the database is of a newer Tortuga", "use that one, or a newer"));
    }
    return done < SchemaMigrations.count()
        ? Optional.of(
            Finding.warning(
                "the database is of an older Tortuga", "start this one on it once, and look again"))
        : Optional.empty();
  }

  private int number(String sql) {
    return handle.createQuery(sql).mapTo(Integer.class).one();
  }

  private List<String> texts(String sql) {
    return handle.createQuery(sql).mapTo(String.class).list();
  }

  private void checkPages() {
    List<String> problems =
        isSqlite
            ? texts("pragma integrity_check(5)")
            : texts(
                """
                select 'the index ' || relname || ' is not valid' from pg_index
                join pg_class on pg_class.oid = indexrelid
                where not indisvalid and relnamespace = current_schema()::regnamespace
                """);
    for (String problem : problems) {
      if (problem.equals("ok")) continue;
      findings.add(
          Finding.bad(
              "the database is damaged: " + problem,
              isSqlite
                  ? "stop the server, keep a copy of the folder, and restore the last backup"
                  : "rebuild the index with REINDEX; if that fails, restore the last backup"));
    }
  }

  private void checkIndexes() {
    List<String> there =
        texts(
            isSqlite
                ? "select name from sqlite_master where type = 'index'"
                : "select indexname from pg_indexes where schemaname = current_schema()");
    for (String index : INDEXES.stream().sorted().toList()) {
      if (there.contains(index)) continue;
      findings.add(
          Finding.warning(
              "the index %s is missing: lists are slow".formatted(index),
              "create it as the migrations of Tortuga do"));
    }
  }

  /// Listings must say what their logs say.
  private void checkCards() {
    for (String table :
        texts(
            "select distinct table_id from entry where table_id not in (select table_id from card)")) {
      findings.add(
          Finding.bad(
              "table %s has a log but no listing: nobody can find it".formatted(table), RESTORE));
    }
    for (String table :
        texts(
            """
            select card.table_id from card join head on head.table_id = card.table_id
            where card.lines > head.lines
            """)) {
      findings.add(
          Finding.bad(
              "table %s had more lines when its listing was stored".formatted(table), RESTORE));
    }
  }

  private void checkClock(long wall) {
    long now = wall;
    if (!isSqlite) {
      now = handle.createQuery("select " + PostgresClock.NOW).mapTo(Long.class).one();
      long off = wall - now;
      if (Math.abs(off) > PostgresClock.TOLERANCE / 4) {
        String what =
            String.format(
                Locale.ROOT,
                "the clock of this machine is %.1f s %s that of the database",
                Math.abs(off) / 1000.0,
                off > 0 ? "ahead of" : "behind");
        findings.add(
            Math.abs(off) > PostgresClock.TOLERANCE
                ? Finding.bad(what + ": no node can start here", "run NTP on both machines")
                : Finding.warning(what, "run NTP on both machines"));
      }
    }
    checkFuture(now);
  }

  private void checkFuture(long now) {
    Optional<Long> latest;
    try {
      latest =
          handle
              .createQuery(
                  "select max(at) from (select at from alive union all select ended from outage)"
                      + " as known")
              .mapTo(Long.class)
              .findFirst();
    } catch (JdbiException _) {
      return; // it is no database of Tortuga, which another check reports
    }
    if (latest.isEmpty() || latest.get() <= now + PostgresClock.TOLERANCE) return;
    findings.add(
        Finding.warning(
            "something is noted for %d s from now: a clock was wrong, or is"
                .formatted((latest.get() - now) / 1000),
            "set the clock right (NTP), and restart the server; clocks at tables go on from there"));
  }
}
