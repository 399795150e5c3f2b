package tortuga.server.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import tortuga.server.store.StoreFailure;

/// Keeps a second server off a folder, for as long as the first one runs. The system ends the lock
/// with the process, however that ends.
public final class FolderLock implements AutoCloseable {
  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /// Locks a folder, which is created if it does not exist.
  ///
  /// @throws StoreFailure if another server has it, or it cannot be used
  public static FolderLock take(Path folder) {
    Path file = folder.resolve("tortuga.lock");
    try {
      FileModes.createFolder(folder);
      FileModes.createFile(file);
      FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
      if (lock(channel) != null) return new FolderLock(channel);
      channel.close();
    } catch (IOException e) {
      throw new StoreFailure("cannot use " + folder, e);
    }
    throw new StoreFailure("another server uses %s; stop it first".formatted(folder));
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException _) {
      return null;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new StoreFailure("a lock cannot be released", e);
    }
  }
}
