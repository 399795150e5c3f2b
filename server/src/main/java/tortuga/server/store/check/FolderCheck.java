package tortuga.server.store.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tortuga.server.store.check.Checkup.Finding;
import tortuga.server.store.sql.ProblemText;
import tortuga.server.store.sqlite.Backup;
import tortuga.server.store.sqlite.FileModes;

/// Checks a folder: who may read what is in it, and how much room there is.
final class FolderCheck {
  private static final long MEGABYTE = 1024 * 1024;
  private static final long LITTLE = 64 * MEGABYTE;
  private static final long SOME = 512 * MEGABYTE;

  private FolderCheck() {}

  static List<Finding> of(Path data) {
    List<Finding> findings = new ArrayList<>();
    try {
      checkMode(data, FileModes.FOLDER, "700", findings);
      for (Path file : Backup.leftovers(data)) {
        checkMode(file, FileModes.FILE, "600", findings);
        if (Files.isWritable(file)) continue;
        findings.add(
            Finding.warning(
                "%s cannot be written by this user".formatted(file),
                "run this, and the server, as the owner of the folder"));
      }
      checkRoom(data, findings);
    } catch (IOException e) {
      findings.add(
          Finding.bad(
              ProblemText.tell("cannot look at " + data, e),
              "run this as the owner of the folder"));
    }
    return findings;
  }

  private static void checkMode(
      Path path, Set<PosixFilePermission> mode, String wanted, List<Finding> findings)
      throws IOException {
    if (!FileModes.isOpen(path, mode)) return;
    findings.add(
        Finding.warning(
            "other users of this machine may use %s, in which are hands and seeds".formatted(path),
            "chmod %s %s".formatted(wanted, path)));
  }

  private static void checkRoom(Path data, List<Finding> findings) throws IOException {
    long free = Files.getFileStore(data).getUsableSpace();
    long size = Files.size(Backup.database(data));
    String what = "%d MB are free on the disk of %s".formatted(free / MEGABYTE, data);
    if (free < LITTLE) {
      findings.add(Finding.bad(what + ": soon no move can be stored", "make room now"));
    } else if (free < Math.max(SOME, size)) {
      findings.add(Finding.warning(what + ": too little for a copy", "make room"));
    }
  }
}
