package tortuga.server.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/// Protects what is stored from other users of the machine: files (600) and folders (700) are for
/// their owner alone. Where files have no such modes, nothing is done.
public final class FileModes {
  public static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  public static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private FileModes() {}

  static boolean areKnown(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /// Creates a folder for its owner alone, and leaves an existing one as it is.
  static void createFolder(Path folder) throws IOException {
    if (Files.isDirectory(folder)) return;
    Files.createDirectories(folder, attributes(folder, FOLDER));
  }

  /// Creates an empty file for its owner alone, and closes an existing one to others.
  static void createFile(Path file) throws IOException {
    if (!Files.exists(file)) {
      Files.createFile(file, attributes(file, FILE));
    }
    close(file);
  }

  /// Closes a file to others, if it exists and is ours.
  static void close(Path file) throws IOException {
    if (isOpen(file, FILE)) Files.setPosixFilePermissions(file, FILE);
  }

  /// Whether others may do something with a file or folder.
  public static boolean isOpen(Path path, Set<PosixFilePermission> mode) throws IOException {
    return areKnown(path)
        && Files.exists(path)
        && !mode.containsAll(Files.getPosixFilePermissions(path));
  }

  /// Waits until the disk has a file, or the names in a folder.
  static void sync(Path path) throws IOException {
    Optional<StandardOpenOption> write =
        Files.isDirectory(path) ? Optional.empty() : Optional.of(StandardOpenOption.WRITE);
    try (FileChannel channel = FileChannel.open(path, write.orElse(StandardOpenOption.READ))) {
      channel.force(true);
    }
  }

  private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> mode) {
    return areKnown(path)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(mode)}
        : new FileAttribute<?>[0];
  }
}
