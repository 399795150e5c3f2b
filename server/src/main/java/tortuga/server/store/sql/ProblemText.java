package tortuga.server.store.sql;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.ReadOnlyFileSystemException;
import java.sql.SQLException;
import java.util.Optional;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Says in plain words what is wrong with a disk or a database, for operators.
public final class ProblemText {
  private static final String FULL = "the disk is full; make room";
  private static final String DAMAGED =
      "a page of the database is damaged; run tortuga doctor, and restore the last backup";
  private static final String UNWRITABLE =
      "the database must not be written; look at the owner and mode of its files and folder, and"
          + " whether the disk is mounted read-only";

  private ProblemText() {}

  /// Returns what is wrong, if the cause is known.
  public static Optional<String> of(Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      Optional<String> known =
          switch (cause) {
            case SQLiteException e -> sqlite(e.getResultCode());
            case SQLException e -> postgres(String.valueOf(e.getSQLState()));
            case ReadOnlyFileSystemException _ -> Optional.of(UNWRITABLE);
            case IOException e -> file(e);
            default -> Optional.empty();
          };
      if (known.isPresent()) return known;
    }
    return Optional.empty();
  }

  /// Returns `what`, followed by what is wrong, if the cause is known.
  public static String tell(String what, Throwable problem) {
    return of(problem).map(explanation -> what + ": " + explanation).orElse(what);
  }

  private static Optional<String> sqlite(SQLiteErrorCode code) {
    // the low byte is the kind, the rest says more about it
    return Optional.ofNullable(
        switch (code.code & 0xff) {
          case 13 -> FULL;
          case 11, 26 -> DAMAGED;
          case 3, 8, 23 -> UNWRITABLE;
          case 14 ->
              "the database cannot be opened; is its folder there, and may this user use it?";
          case 10 -> "the disk cannot be read or written; look at the log of the system";
          case 5, 6 -> "another program uses the database";
          default -> null;
        });
  }

  private static Optional<String> postgres(String state) {
    String known =
        switch (state) {
          case "53100" -> "the disk of the database is full; make room";
          case "53300" -> "the database takes no more connections; raise max_connections";
          case "42501" -> "the role may not do that; grant it the tables and its schema";
          case "25006" -> "the database is read-only; connect to the primary";
          case "28000", "28P01" -> "the name or the password is wrong";
          case "3D000" -> "there is no such database; create it";
          case "XX001", "XX002" ->
              "a page of the database is damaged; run tortuga doctor, and restore the last backup";
          case "57P01", "57P02", "57P03" -> "the database is starting or stopping";
          default -> "";
        };
    if (known.isEmpty() && state.startsWith("08")) known = "the database does not answer";
    return Optional.of(known).filter(text -> !text.isEmpty());
  }

  private static Optional<String> file(IOException e) {
    return switch (e) {
      case AccessDeniedException denied -> Optional.of("this user may not use " + denied.getFile());
      case NoSuchFileException missing -> Optional.of("there is no " + missing.getFile());
      case FileSystemException known when known.getReason() != null ->
          Optional.of(known.getReason());
      default ->
          String.valueOf(e.getMessage()).contains("No space left")
              ? Optional.of(FULL)
              : Optional.empty();
    };
  }
}
