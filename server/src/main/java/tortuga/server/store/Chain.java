package tortuga.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Chains the lines of a log: each hash covers the line and the hash before it, so a log of which
/// anything was changed, lost or moved cannot be taken for the one that was played.
public final class Chain {
  private Chain() {}

  /// Returns the hash of a line; the first one has none before it.
  public static String hash(String before, int seq, long at, String body) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      String text = before + '\n' + seq + '\n' + at + '\n' + body;
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
