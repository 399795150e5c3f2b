package tortuga.server.store;

/// Chains the lines of a log: each hash covers the line and the hash before it, so that any change,
/// loss or move of a line is noticed.
public final class HashChain {
  private HashChain() {}

  /// Returns the hash of a line; the first one has none before it.
  public static String hash(String before, int seq, long at, String body) {
    return Sha256.of(before + '\n' + seq + '\n' + at + '\n' + body);
  }
}
